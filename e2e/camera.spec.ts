// Tests of the camera: M makes the picture follow the body in focus, and a drag on the view stops it.
import type { Page } from '@playwright/test';
import { expect, onPage, open, type Place, snapshot, test } from './page';

/** Returns the middle of the part of the page that no panel covers. CSS pixels */
function middleOfFree(page: Page) {
  return page.evaluate(() => {
    const { left, top, width, height } = window.slew.free();
    return { x: left + width / 2, y: top + height / 2 };
  });
}

/**
 * Lets time run for some simulated seconds. Returns the largest distance of the first body from a point of the page.
 * CSS pixels
 */
function farthestOff(page: Page, middle: { x: number; y: number }, seconds: number) {
  return page.evaluate(
    async ([{ x, y }, seconds]) => {
      let farthest = 0;
      const until = window.slew.snapshot().time + seconds;
      while (window.slew.snapshot().time < until) {
        await new Promise(requestAnimationFrame);
        const [body] = window.slew.snapshot().entities;
        const place = window.slew.toPage(body.x, body.y);
        farthest = Math.max(farthest, Math.hypot(place.x - x, place.y - y));
      }
      return farthest;
    },
    [middle, seconds] as const,
  );
}

/** Returns an expectation (Playwright's `expect.poll`) about the page's camera mode, such as `follow`. */
const camera = (page: Page) => expect.poll(() => page.evaluate(() => window.slew.view().camera));

test('M makes the picture follow the body in focus, and the wheel switches that off', async ({ page }) => {
  await open(page);
  const middle = await middleOfFree(page);
  await camera(page).toBe('off');
  expect(await farthestOff(page, middle, 2)).toBeGreaterThan(100);
  await page.keyboard.press('m');
  await camera(page).toBe('follow');
  const { time } = await snapshot(page);
  await page.waitForFunction((time) => window.slew.snapshot().time > time + 3, time);
  expect(await farthestOff(page, middle, 2)).toBeLessThan(60);

  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -100);
  await camera(page).toBe('off');
  const place: Place = [0, 0];
  const still = await onPage(page, place);
  const off = await snapshot(page);
  await page.waitForFunction((time) => window.slew.snapshot().time > time + 1, off.time);
  expect(await onPage(page, place)).toEqual(still);
});

test('Home switches the camera off and shows the whole scene again', async ({ page }) => {
  await open(page);
  const home = await onPage(page, [0, 0]);
  for (const mode of ['follow', 'turn', 'frame']) {
    await page.keyboard.press('m');
    await camera(page).toBe(mode);
  }
  await expect
    .poll(async () => {
      const { x, y } = await onPage(page, [0, 0]);
      return Math.hypot(x - home.x, y - home.y);
    })
    .toBeGreaterThan(5);
  await page.keyboard.press('Home');
  await camera(page).toBe('off');
  expect(await onPage(page, [0, 0])).toEqual(home);
});

test('a target that is held still under the pointer lies still in the world while the camera follows', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('2');
  await page.keyboard.press('m');
  const middle = await middleOfFree(page);
  await page.mouse.move(middle.x + 200, middle.y + 100);
  await page.mouse.down();
  const { time, entities } = await snapshot(page);
  await page.waitForFunction((time) => window.slew.snapshot().time > time + 1, time);
  const shown = await onPage(page, entities[0].target as Place);
  expect(Math.hypot(shown.x - middle.x - 200, shown.y - middle.y - 100)).toBeLessThan(2);
  await page.mouse.up();
  await expect
    .poll(async () => {
      const { x, y } = await onPage(page, entities[0].target as Place);
      return Math.hypot(x - shown.x, y - shown.y);
    })
    .toBeGreaterThan(20);
});
