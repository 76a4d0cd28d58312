// Tests that nothing is lost: accidental presses, undo, and rewinding.
import type { Page } from '@playwright/test';
import { drag, expect, onPage, openPaused, snapshot, step, test } from './page';

const hash = (page: Page) => page.evaluate(() => window.slew.hash());

test('a stroke of 30 pixels leaves the nine waypoints, a long one and Ctrl+Z the same nine', async ({
  page,
}) => {
  await openPaused(page, 'path-race');
  const { path } = await snapshot(page);
  expect(path.waypoints).toHaveLength(9);
  const { x, y } = await onPage(page, [0, 0]);
  await page.keyboard.press('w');
  await drag(page, { x, y }, { x: x + 30, y });
  expect((await snapshot(page)).path).toEqual(path);
  await drag(page, { x: x - 100, y }, { x: x + 100, y: y + 20 });
  expect((await snapshot(page)).path.waypoints).not.toEqual(path.waypoints);
  await page.keyboard.press('Control+z');
  expect((await snapshot(page)).path).toEqual(path);
  await page.keyboard.press('Control+Shift+z');
  expect((await snapshot(page)).path.waypoints).not.toEqual(path.waypoints);
});

test('looking back 5 s and going on is the same as stepping there', async ({ page }) => {
  await openPaused(page, 'knocked-about');
  await step(page, 400);
  const expected = await snapshot(page);
  const fingerprint = await hash(page);
  expect(fingerprint).toMatch(/^400 [0-9a-f]{16}$/);
  await step(page, 200);
  const later = await snapshot(page);
  await page.evaluate(() => window.slew.lookBack(5));
  expect((await snapshot(page)).time).toBeCloseTo(5, 9);
  await step(page, 100);
  expect(await hash(page)).toBe(fingerprint);
  expect(await snapshot(page)).toEqual(expected);
  expect(await page.evaluate(() => window.slew.undo())).toBe(true);
  expect(await snapshot(page)).toEqual(later);
});

test('dragging the time bar rewinds, and letting go continues from there', async ({ page }) => {
  await openPaused(page, 'orbit');
  await step(page, 600);
  const box = await page.getByRole('slider', { name: 'Look back' }).boundingBox();
  if (!box) throw new Error('there is no time bar');
  const y = box.y + box.height - 2;
  await page.mouse.move(box.x + box.width - 3, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
  expect((await snapshot(page)).time).toBeCloseTo(5, 1);
  await page.mouse.up();
  await step(page, 60);
  expect((await snapshot(page)).time).toBeCloseTo(6, 1);
  await page.evaluate(() => window.slew.undo());
  expect((await snapshot(page)).time).toBeCloseTo(10, 9);
});

test('games go forward only', { tag: '@long' }, async ({ page }) => {
  await openPaused(page, 'dodge');
  await expect(page.getByRole('slider', { name: 'Look back' })).toBeHidden();
  await expect(page.evaluate(() => window.slew.lookBack(1))).rejects.toThrow('goes forward only');
});
