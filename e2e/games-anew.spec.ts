// Tests of both games after a lost and restored picture, before or after a run: one press starts again, by key, button
// or tap.
import type { Page } from '@playwright/test';
import { test as plain } from '@playwright/test';
import { drawn, expect, snapshot, step } from './page';

/** Number of steps after which a missile has surely hit a player who stands still. */
const long = 1800;

/** Number of steps in which a body on the course's default path surely reaches the end of the course. */
const flight = 13 * 60;

const game = async (page: Page) => (await snapshot(page)).game;

/** Takes the WebGL context away, waits for the message, and restores the context. */
async function loseAndGiveBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('#stage canvas');
    const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
    const loss = context?.getExtension('WEBGL_lose_context');
    window.addEventListener('give-back', () => loss?.restoreContext(), { once: true });
    loss?.loseContext();
  });
  await expect(page.getByRole('alert')).toContainText('lost the graphics card');
  expect((await snapshot(page)).paused).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new Event('give-back')));
  await expect(page.getByRole('alert')).toBeHidden();
}

// Phaser warns of a lost picture in the console, which other tests keep quiet.
plain.use({ hasTouch: true });

plain(
  'Dodge outlives a lost picture at its title and its card, and one press plays again',
  async ({ page }) => {
    await page.goto('/#dodge');
    await drawn(page);
    const play = page.getByRole('button', { name: /^Play/ });
    await expect(play).toBeVisible();
    await loseAndGiveBack(page);
    await expect(play).toBeVisible();
    expect(await game(page)).toMatchObject({ state: 'ready', seed: 1 });

    await page.keyboard.press('Enter');
    await page.evaluate(() => window.slew.pause());
    const card = page.locator('.dodge-card');
    const hit = async () => {
      await step(page, long);
      await expect(card).toContainText('Hit after');
    };
    await hit();
    const over = await game(page);
    await loseAndGiveBack(page);
    await expect(card).toContainText('Hit after');
    expect(await game(page)).toEqual(over);

    // The test does not wait after a press: the next run is ready at once.
    const again = card.getByRole('button', { name: 'Play again' });
    for (const [press, seed] of [
      [() => page.keyboard.press('Enter'), 2],
      [() => again.click(), 3],
      [() => again.tap(), 4],
      [() => page.keyboard.press('r'), 4],
    ] as const) {
      await press();
      expect(await game(page)).toMatchObject({ state: expect.not.stringContaining('over'), score: 0, seed });
      await page.evaluate(() => window.slew.pause());
      await hit();
    }
  },
);

plain(
  'Par outlives a lost picture at its plan, in flight and at its result, and one press is back at the plan',
  async ({ page }) => {
    await page.goto('/#par=slalom');
    const hero = page.locator('.par-hero');
    await expect(hero).toContainText('forecast 12.28 s');
    const ready = await game(page);
    expect(ready).toMatchObject({ state: 'ready', time: 0 });
    await loseAndGiveBack(page);
    expect(await game(page)).toEqual(ready);

    await page.keyboard.press(' ');
    await expect.poll(async () => (await game(page))?.state).toBe('running');
    await loseAndGiveBack(page);
    await page.evaluate(() => window.slew.pause());
    await step(page, flight);
    const over = await game(page);
    expect(over).toMatchObject({ state: 'over', medal: 'bronze' });
    await loseAndGiveBack(page);
    expect(await game(page)).toEqual(over);
    await expect(hero).toContainText('Bronze: your first');

    const button = hero.getByRole('button', { name: 'Again' });
    for (const press of [
      () => page.keyboard.press(' '),
      () => page.keyboard.press('r'),
      () => button.click(),
      () => button.tap(),
    ]) {
      await press();
      expect(await game(page)).toEqual(ready);
      await step(page, flight);
      expect(await game(page)).toEqual(over);
    }
  },
);
