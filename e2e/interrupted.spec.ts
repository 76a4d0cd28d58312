// Tests of interruptions in every state of both games: a pause, a resize, a hidden page, a lost pointer and a lost
// context do not change a run. Playwright controls the time, frame by frame.
import type { Page } from '@playwright/test';
import { test as plain } from '@playwright/test';
import { dodgeOf } from '../src/features/dodge/rules/dodge';
import { dodgeGame } from '../src/features/dodge/rules/game';
import { dodgeScenario } from '../src/features/dodge/scenario';
import { slalom } from '../src/features/par/rules/slalom';
import { simulationOf } from '../src/lab/files/field';
import { expect, onPage, snapshot, step } from './page';

// The tests read no pixels. Phaser warns of a lost picture in the console, which other tests forbid.
plain.use({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 0.25 });

const game = async (page: Page) => (await snapshot(page)).game;

/**
 * Opens a game at a fixed time of day, waits until an element is there, and stops the page's clock.
 * @param hash fragment of the address
 * @param first selector of the element
 */
async function open(page: Page, hash: string, first: string): Promise<void> {
  const start = Date.UTC(2026, 10, 22, 12);
  await page.clock.install({ time: start });
  await page.goto(`/${hash}`);
  await page.locator(first).waitFor();
  await page.clock.pauseAt(start + 3_600_000);
  await page.clock.runFor(100);
}

/** Hides the page, moves its clock forward by a minute, and shows the page again. */
async function hide(page: Page): Promise<void> {
  const turn = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      if (hidden) window.dispatchEvent(new Event('blur'));
      document.dispatchEvent(new Event('visibilitychange'));
      if (!hidden) window.dispatchEvent(new Event('focus'));
    }, hidden);
  await turn(true);
  await page.clock.fastForward(60_000);
  await turn(false);
  await page.clock.runFor(20);
}

/** Sends the event `pointercancel`, as a browser does when it takes a pressed mouse or finger from the page. */
async function losePointer(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const target of [document.querySelector('#stage canvas')!, window])
      target.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }));
  });
  await page.clock.runFor(20);
}

/** Takes the WebGL context away, waits for the message, and restores the context. */
async function losePicture(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('#stage canvas');
    const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
    const loss = context?.getExtension('WEBGL_lose_context');
    window.addEventListener('give-back', () => loss?.restoreContext(), { once: true });
    loss?.loseContext();
  });
  const alert = page.getByRole('alert');
  await passUntil(page, async () => (await alert.count()) > 0 && (await alert.isVisible()));
  await expect(alert).toContainText('lost the graphics card');
  await page.evaluate(() => window.dispatchEvent(new Event('give-back')));
  await passUntil(page, async () => !(await alert.isVisible()));
}

/**
 * Moves the page's clock forward, one frame at a time, until a condition holds.
 * @param so returns whether the condition holds
 */
async function passUntil(page: Page, so: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(17);
      return so();
    })
    .toBe(true);
}

async function resize(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: height, height: width });
  await page.clock.runFor(20);
}

async function pause(page: Page): Promise<void> {
  await page.keyboard.press('p');
  await page.clock.runFor(20);
}

const interruptions = { resize, hide, losePointer, losePicture };

plain('Dodge outlives every interruption, also while a hit is shown', { tag: '@long' }, async ({ page }) => {
  const alone = simulationOf(dodgeScenario, [dodgeGame]);
  const rules = dodgeOf(alone)!;
  while (rules.state !== 'over') alone.step();
  const { killer, seconds } = rules;
  const result = dodgeGame.report!(alone);
  const title = page.locator('.dodge-title');
  const card = page.locator('.dodge-card');
  const labels = () => page.evaluate(() => window.slew.labels().map(({ text }) => text));

  await open(page, '#dodge', '.dodge-title');
  const ready = await game(page);
  for (const [name, interrupt] of Object.entries(interruptions)) {
    await interrupt(page);
    await expect(title, name).toBeVisible();
    expect(await game(page), name).toEqual(ready);
  }

  await page.keyboard.press('Enter');
  await page.clock.runFor(300);
  expect(await game(page)).toMatchObject({ state: 'running' });
  for (const [name, interrupt] of Object.entries({ pause, ...interruptions })) {
    await interrupt(page);
    const { paused, time } = await snapshot(page);
    // A hidden page or a lost picture stops time until the person continues.
    expect(paused, name).toBe(interrupt === pause || interrupt === hide || interrupt === losePicture);
    if (!paused) continue;
    await page.clock.runFor(200);
    expect((await snapshot(page)).time, name).toBe(time);
    await page.keyboard.press('p');
  }
  await page.evaluate(() => window.slew.pause());
  await step(page, alone.tick - 1 - Math.round((await snapshot(page)).time * 60));
  await expect(card).toBeHidden();
  await page.evaluate(() => window.slew.resume());
  await passUntil(page, async () => (await game(page))?.state === 'over');
  expect(await game(page)).toEqual(result);

  await page.clock.runFor(120);
  await expect(page.locator('.dodge-right [data-action=pause]')).toBeHidden();
  await expect.poll(labels).toContain(killer!.name);
  for (const [name, interrupt] of Object.entries({ pause, resize, hide, losePointer })) {
    await interrupt(page);
    expect(await labels(), name).toContain(killer!.name);
    await expect(card, name).toBeHidden();
  }
  await losePicture(page);
  await page.clock.runFor(800);
  for (const [name, interrupt] of Object.entries({ pause, ...interruptions })) {
    await interrupt(page);
    await expect(card, name).toContainText(`Hit after ${seconds.toFixed(1)} s by a ${killer!.name}`);
    await expect(card.getByRole('heading'), name).toBeInViewport({ ratio: 1 });
    expect(await game(page), name).toEqual(result);
  }
  await page.keyboard.press('Enter');
  await page.clock.runFor(300);
  expect(await game(page)).toMatchObject({ state: 'running', seed: 2, score: 0 });
});

plain(
  'Par outlives every interruption, also while its path is drawn anew in flight',
  {
    tag: '@long',
  },
  async ({ page }) => {
    const hero = page.locator('.par-hero');
    await open(page, '#par=slalom', '.par-hero');
    const ready = await game(page);
    const { path } = await snapshot(page);
    /** Presses the mouse on a free part of the field, and drags it along a line of 90 m without releasing it. */
    const beginStroke = async () => {
      const [from, to] = [await onPage(page, [-45, 22]), await onPage(page, [45, 22])];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 6 });
      await page.clock.runFor(20);
    };
    /** Returns the first waypoint of the path. */
    const first = async () => (await snapshot(page)).path.waypoints[0];

    for (const [name, interrupt] of Object.entries(interruptions)) {
      await interrupt(page);
      expect(await game(page), name).toEqual(ready);
    }
    for (const interrupt of [losePointer, hide]) {
      await beginStroke();
      await interrupt(page);
      await page.mouse.up();
      expect((await snapshot(page)).path, interrupt.name).toEqual(path);
    }

    await page.keyboard.press(' ');
    await page.clock.runFor(1500);
    expect(await game(page)).toMatchObject({ state: 'running' });
    for (const interrupt of [resize, losePointer, losePicture, hide]) await interrupt(page);
    await pause(page);
    const { time } = (await game(page))!;
    await page.clock.runFor(500);
    expect(await game(page)).toMatchObject({ time });
    await pause(page);
    for (const interrupt of [losePointer, hide]) {
      await beginStroke();
      await interrupt(page);
      await page.mouse.up();
      expect((await snapshot(page)).path, interrupt.name).toEqual(path);
    }
    await page.evaluate(() => window.slew.pause());
    await step(page, 13 * 60);
    const over = await game(page);
    expect(over).toMatchObject({
      state: 'over',
      time: expect.closeTo(slalom.flights.straight.time, 3),
      medal: 'bronze',
    });
    for (const [name, interrupt] of Object.entries({ pause, ...interruptions })) {
      await interrupt(page);
      await expect(hero, name).toContainText('Bronze: your first');
      expect(await game(page), name).toEqual(over);
    }

    // An interruption that does not cancel the pointer does not end the drawing of a line.
    await page.keyboard.press('r');
    expect(await game(page)).toEqual(ready);
    await page.keyboard.press(' ');
    await page.clock.runFor(500);
    await beginStroke();
    for (const interrupt of [pause, resize, losePicture, pause]) await interrupt(page);
    await page.mouse.up();
    expect((await first())[1]).toBeCloseTo(22, 0);
  },
);

plain(
  'where motion is reduced the picture stands still from a hit to its card',
  { tag: '@long' },
  async ({ page }) => {
    const alone = simulationOf(dodgeScenario, [dodgeGame]);
    while (dodgeOf(alone)!.state !== 'over') alone.step();
    /** Plays a game until the player is hit. Returns whether the picture stands still afterwards. */
    const standsStill = async (reducedMotion: 'reduce' | 'no-preference') => {
      await page.emulateMedia({ reducedMotion });
      await page.keyboard.press('Enter');
      await page.evaluate(() => window.slew.pause());
      await page.evaluate(() => window.slew.load('dodge'));
      await step(page, alone.tick - 1);
      await page.clock.runFor(500);
      await page.evaluate(() => window.slew.resume());
      await passUntil(page, async () => (await game(page))?.state === 'over');
      await page.clock.runFor(300);
      const first = await page.screenshot();
      await page.clock.runFor(400);
      const same = first.equals(await page.screenshot());
      await page.clock.runFor(200);
      await expect(page.locator('.dodge-card')).toContainText('Hit after');
      return same;
    };
    await open(page, '#dodge', '.dodge-title');
    expect(await standsStill('reduce')).toBe(true);
    expect(await standsStill('no-preference')).toBe(false);
  },
);
