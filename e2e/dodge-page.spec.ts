// Tests of Dodge on the page: the run to beat shows as a ghost, all input devices steer, and no event on the page
// changes a run.
import { test as plain } from '@playwright/test';
import { dodgeOf } from '../src/features/dodge/rules/dodge';
import { dodgeGame } from '../src/features/dodge/rules/game';
import { dodgeScenario } from '../src/features/dodge/scenario';
import { encodeRun } from '../src/features/dodge/ui/runs';
import { simulationOf } from '../src/lab/files/field';
import type { Scenario } from '../src/world/simulation/scenario';
import { drawn, expect, load, openPaused, snapshot, step, test, testAlone } from './page';

/** Number of steps after which a missile has surely hit a player who hardly moves. */
const long = 1800;

const seed = 20261121;

/** Simulates a game of Dodge without a page, to its end. Returns the game. */
function flown(scenario: Scenario) {
  const simulation = simulationOf(scenario, [dodgeGame]);
  const game = dodgeOf(simulation)!;
  while (game.state !== 'over' && simulation.tick < long) simulation.step();
  return game;
}

/** A finished game of Dodge in which the player goes to the right after two seconds. */
const rival = flown({ ...dodgeScenario, seed, timeline: [{ at: 2, entity: 0, target: [30, 0] }] });

test('the run of a link flies along as a ghost, by name, after it was simulated again', async ({ page }) => {
  const letters = encodeRun(rival.replay())!;
  await load(page, `#dodge=${seed}&beat=${rival.score}&run=${letters}`);
  const title = page.locator('.dodge-title');
  await expect(title).toContainText(`Beat ${rival.score}`);
  await expect(title).toContainText('The same missiles, 21 Nov.');
  await expect(title).not.toContainText('says');
  await page.evaluate(() => window.slew.pause());
  await step(page, 180);
  const texts = () => page.evaluate(() => window.slew.labels().map(({ text }) => text));
  await expect.poll(texts).toContain(`${rival.score}: missiles chase you, not it`);
  // Three seconds after the start the ghost is on its way to the right, and the ship is not.
  expect((await snapshot(page)).entities[0].x).toBeCloseTo(0, 1);
  await step(page, long);
  await expect(page.locator('.dodge-card')).toContainText(/short of|beaten by/);

  await load(page, `#dodge=${seed}&beat=${rival.score + 1}&run=${letters}`);
  await expect(title).toContainText(`The link says ${rival.score + 1}.`);
  await page.evaluate(() => window.slew.pause());
  await step(page, 180);
  await expect.poll(async () => (await texts()).join()).toContain(`says ${rival.score + 1}`);
});

test('a day keeps its best run, which can be watched', async ({ page }) => {
  await load(page, `#dodge=${seed}`);
  const title = page.locator('.dodge-title');
  const watch = title.getByRole('button', { name: 'Watch your best' });
  await expect(watch).toBeHidden();
  await page.evaluate(() => window.slew.pause());
  await step(page, long);
  const { score } = flown({ ...dodgeScenario, seed });
  await expect(page.locator('.dodge-card .dodge-score')).toHaveText(String(score));
  await page.goto('about:blank');
  await page.goto(`/#dodge=${seed}`);
  await drawn(page);
  await expect(title).toContainText(`This day ${score}, 1 try`);
  await watch.click();
  await expect(page.locator('.dodge-notes')).toContainText('Replay');
});

test('a game controller plays, steers, pauses and plays again', async ({ page }) => {
  await openPaused(page, 'dodge');
  await page.evaluate(() => {
    const buttons = Array.from({ length: 16 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = { axes: [0, 0, 0, 0], buttons };
    Object.assign(window, { pad });
    Object.defineProperty(navigator, 'getGamepads', { value: () => [null, pad], configurable: true });
    window.slew.resume();
    window.slew.load('dodge');
  });
  const press = async (button: number) => {
    const set = (pressed: boolean) =>
      page.evaluate(
        ([button, pressed]) => {
          const { pad } = window as unknown as { pad: { buttons: { pressed: boolean }[] } };
          pad.buttons[button as number].pressed = pressed as boolean;
          // The test reads the state in every second frame at 60 Hz, and in every frame of a slower page.
          const frames = (left: number, done: () => void): void => {
            if (left === 0) done();
            else requestAnimationFrame(() => frames(left - 1, done));
          };
          return new Promise<void>((seen) => frames(6, seen));
        },
        [button, pressed],
      );
    await set(true);
    await set(false);
  };
  const lean = (x: number) =>
    page.evaluate((x) => {
      (window as unknown as { pad: { axes: number[] } }).pad.axes[0] = x;
    }, x);
  await expect.poll(async () => (await snapshot(page)).paused).toBe(true);
  await press(0);
  await expect.poll(async () => (await snapshot(page)).game?.state).toBe('running');
  await lean(1);
  await expect.poll(async () => (await snapshot(page)).entities[0].x).toBeGreaterThan(3);
  await lean(0);
  await press(9);
  await expect.poll(async () => (await snapshot(page)).paused).toBe(true);
  await step(page, long);
  await expect(page.locator('.dodge-card')).toBeVisible();
  await press(0);
  await expect(page.locator('.dodge-card')).toBeHidden();
  expect((await snapshot(page)).game).toMatchObject({ seed: 2, score: 0 });
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'getGamepads'));
});

testAlone.describe('a finger', () => {
  testAlone.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  testAlone('pushes the ship 1.6 times its way, and lets it stop where it is lost', async ({ page }) => {
    await page.goto('/#dodge');
    await drawn(page);
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await page.locator('.dodge-title').getByRole('button', { name: 'Play' }).tap();
    await expect.poll(async () => (await snapshot(page)).game?.state).toBe('running');
    const target = async () => (await snapshot(page)).entities[0].target!;
    // The arena is upright here: down on the page is along its long side.
    const [a, b] = await page.evaluate(() => [window.slew.toPage(0, 0), window.slew.toPage(10, 0)]);
    const perMetre = Math.hypot(b.x - a.x, b.y - a.y) / 10;
    await page.evaluate(() =>
      window.addEventListener('pointerdown', ({ pointerId }) => {
        document.addEventListener('lost', () =>
          window.dispatchEvent(new PointerEvent('pointercancel', { pointerId })),
        );
      }),
    );
    await touch('touchStart', { x: 200, y: 300 });
    await touch('touchMove', { x: 200, y: 300 + 3 * perMetre });
    await touch('touchMove', { x: 200, y: 300 + 5 * perMetre });
    await expect.poll(async () => Math.abs((await target())[0])).toBeCloseTo(8, 1);
    // The browser cancels the touch, so it never ends.
    await page.evaluate(() => document.dispatchEvent(new Event('lost')));
    await expect
      .poll(async () => {
        const { vx, vy } = (await snapshot(page)).entities[0];
        return Math.hypot(vx, vy);
      })
      .toBeLessThan(1);
    await touch('touchEnd');
  });
});

plain('pauses, another size, a hidden tab and a lost picture leave a run as it is', async ({ page }) => {
  const { score, seconds } = flown({ ...dodgeScenario, seed: 1 });
  await page.goto('/#dodge');
  await drawn(page);
  const paused = async () => (await snapshot(page)).paused;
  await page.bringToFront();
  await expect(page.getByRole('button', { name: /^Play/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await snapshot(page)).game?.state).toBe('running');
  await page.keyboard.press('p');
  await page.setViewportSize({ width: 700, height: 900 });
  await step(page, 200);
  await page.evaluate(() => {
    window.slew.resume();
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  });
  await expect.poll(paused).toBe(true);
  await step(page, 100);
  await page.evaluate(() => {
    window.slew.resume();
    const canvas = document.querySelector<HTMLCanvasElement>('#stage canvas')!;
    const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    const lost = gl!.getExtension('WEBGL_lose_context')!;
    Object.assign(window, { lost });
    lost.loseContext();
  });
  await expect.poll(paused).toBe(true);
  await page.evaluate(() => (window as unknown as { lost: WEBGL_lose_context }).lost.restoreContext());
  await step(page, long);
  await expect(page.locator('.dodge-card')).toContainText(`Hit after ${seconds.toFixed(1)} s`);
  await expect(page.locator('.dodge-card .dodge-score')).toHaveText(String(score));
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
  [1440, 900],
  [2560, 1440],
] as const)
  test(`at ${width} × ${height} the walls of the arena are whole in the field, and the card has its links in one row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await load(page, `#dodge=${seed}`);
    await page.evaluate(() => window.slew.pause());
    // Outer corners: half the arena, and walls of 2 m around it.
    const corners = await page.evaluate(() => [window.slew.toPage(-52, -33), window.slew.toPage(52, 33)]);
    const { left, top, width: across, height: down } = await page.evaluate(() => window.slew.free());
    for (const { x, y } of corners) {
      expect(x).toBeGreaterThanOrEqual(left - 0.1);
      expect(x).toBeLessThanOrEqual(left + across + 0.1);
      expect(y).toBeGreaterThanOrEqual(top - 0.1);
      expect(y).toBeLessThanOrEqual(top + down + 0.1);
    }
    await step(page, long);
    const links = page.locator('.dodge-card .dodge-actions .button:not(.filled)');
    await expect(links).toHaveCount(3);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

test('on a phone the longest goal stays clear of the clock and leaves the buttons on the page', async ({
  page,
}) => {
  await load(page);
  // The eighth goal: a heavy missile through a wall.
  await page.evaluate(() => localStorage.setItem('slew.best.v1', JSON.stringify([['dodge-goals', 7]])));
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await load(page, '#dodge');
    await expect(page.locator('.dodge-aim')).toContainText('a heavy through a wall');
    const [aim, time, leave] = await Promise.all(
      ['.dodge-aim', '.dodge-time', '.dodge-leave'].map((part) => page.locator(part).boundingBox()),
    );
    expect(leave!.x + leave!.width, `${width}`).toBeLessThanOrEqual(width);
    const isBeside = aim!.x + aim!.width <= time!.x;
    expect(isBeside || aim!.y >= time!.y + time!.height, `${width}`).toBe(true);
    // On a phone held sideways the arena begins on the right of the column.
    if (width > height) expect(aim!.x + aim!.width).toBeLessThanOrEqual(104);
  }
});
