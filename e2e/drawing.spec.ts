// Tests of drawing: the page draws nothing while time stands still, and long paths do not stall it.
import type { Page } from '@playwright/test';
import { testAlone as alone, drawn, expect, open, openPaused, snapshot, test } from './page';

/** Starts to count the WebGL drawing calls of the page, in `window.draws`. Runs in the page. */
function countDraws(): void {
  if ('draws' in window) return;
  Object.assign(window, { draws: 0 });
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of ['drawElements', 'drawArrays'] as const) {
      const draw: unknown = prototype[name];
      Object.assign(prototype, {
        [name](...given: unknown[]) {
          Object.assign(window, { draws: Number(Reflect.get(window, 'draws')) + 1 });
          if (draw instanceof Function) draw.apply(this, given);
        },
      });
    }
}

/** Returns the number of WebGL drawing calls within a number of frames. */
function drawsIn(page: Page, frames: number): Promise<number> {
  return page.evaluate(async (frames) => {
    const before = Number(Reflect.get(window, 'draws'));
    for (let n = 0; n < frames; n++) await new Promise(requestAnimationFrame);
    return Number(Reflect.get(window, 'draws')) - before;
  }, frames);
}

test('a paused page draws nothing until something changes', async ({ page }) => {
  await open(page);
  await page.evaluate(countDraws);
  expect(await drawsIn(page, 5)).toBeGreaterThan(0);
  await page.keyboard.press('p');
  await expect.poll(() => drawsIn(page, 5), { timeout: 60_000 }).toBe(0);
  await page.evaluate(() => window.slew.step(1));
  expect(await drawsIn(page, 5)).toBeGreaterThan(0);
  await expect.poll(() => drawsIn(page, 5), { timeout: 60_000 }).toBe(0);
  await page.mouse.move(600, 400);
  expect(await drawsIn(page, 5)).toBeGreaterThan(0);
});

alone('a scene that stands at its answer draws nothing until it goes on', async ({ page }) => {
  await page.goto('/#kick');
  await drawn(page);
  await page.evaluate(countDraws);
  await page.locator('.choice').first().click();
  await expect.poll(async () => (await snapshot(page)).round?.state).toBe('held');
  expect(await drawsIn(page, 5)).toBeGreaterThan(0);
  await expect.poll(() => drawsIn(page, 5), { timeout: 60_000 }).toBe(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  expect(await drawsIn(page, 5)).toBeGreaterThan(0);
});

test('a path of 5,000 waypoints has few rings, those of the legs in sight', async ({ page }) => {
  await openPaused(page);
  await page.evaluate(() => {
    const waypoints = Array.from({ length: 5000 }, (_, n) => {
      const angle = (2 * Math.PI * n) / 5000;
      return [40 * Math.cos(angle), 25 * Math.sin(3 * angle)];
    });
    const command = { kind: 'follow-path', waypoints, loop: true };
    window.slew.load({ version: 1, name: 'Long', entities: [{ kind: 'missile', command }] });
    window.slew.step(30);
  });
  await expect.poll(() => page.evaluate(() => window.slew.labels().length)).toBeGreaterThan(50);
  const texts = await page.evaluate(() => window.slew.labels().map(({ text }) => text));
  const numbers = texts.map(Number).filter((each) => each > 0);
  expect(numbers.length).toBeLessThan(160);
  expect(numbers.filter((number) => (number - 1) % 50 !== 0).length).toBeLessThanOrEqual(1);
});
