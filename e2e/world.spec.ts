// Tests of scenes about the world: a moving target, guidance, blows, and the table of chases.
import type { Page } from '@playwright/test';
import { drag, expect, onPage, openPaused, type Snapshot, snapshot, step, test } from './page';
import { openTune, typeValue, valueField } from './tune';

test.use({ viewport: { width: 1440, height: 900 } });

async function chooseMotion(page: Page, label: string): Promise<void> {
  await openTune(page, 'Target');
  await page.locator('[data-key=targetMotion] select').selectOption({ label });
}

/** Returns the sideways speed of a body, m/s. Positive to the right of its nose. */
const slip = ({ angle, vx, vy }: Snapshot['entities'][number]) => vy * Math.cos(angle) - vx * Math.sin(angle);

test('a circling target is chased, and the table shows the missile’s closest approach', async ({ page }) => {
  await openPaused(page);
  expect((await snapshot(page)).targets).toEqual([]);
  await expect(page.locator('.chase-table')).toBeHidden();
  await chooseMotion(page, 'Circle');
  const before = await snapshot(page);
  expect(before.mode).toBe('seek');
  expect(before.entities.map(({ nearest }) => nearest)).toEqual([null, null]);
  await step(page, 60);
  const [target] = (await snapshot(page)).targets;
  expect(Math.hypot(target.vx, target.vy)).toBeCloseTo(5, 6);
  const moved = Math.hypot(target.x - before.targets[0].x, target.y - before.targets[0].y);
  // An arc of 5 m on a radius of 15 m has a chord of 30 sin(5/30) = 4.98 m.
  expect(moved).toBeCloseTo(4.98, 1);

  await step(page, 1140);
  const [missile] = (await snapshot(page)).entities;
  expect(missile.command).toBe('seek');
  expect(missile.nearest).not.toBeNull();
  expect(missile.nearest).toBeLessThan(4);
  await page.keyboard.press('x');
  const row = page.locator('.chase-table tbody tr').first();
  await expect(row).toContainText('Missile');
  await expect(row).toHaveAttribute('title', new RegExp(`nearest, m ${missile.nearest?.toFixed(2)};`));
});

test('the target’s speed has a separate row while the target moves', async ({ page }) => {
  await openPaused(page);
  await expect(page.locator('[data-key=target-speed]')).toBeHidden();
  await chooseMotion(page, 'Circle');
  await typeValue(page, 'target-speed', '8');
  await step(page, 1);
  const [target] = (await snapshot(page)).targets;
  expect(Math.hypot(target.vx, target.vy)).toBeCloseTo(8, 6);
  await chooseMotion(page, 'Still');
  await expect(page.locator('[data-key=target-speed]')).toBeHidden();
});

test('a law of guidance is chosen, with its settings, and the table names it', async ({ page }) => {
  await openPaused(page);
  await chooseMotion(page, 'Zigzag');
  await openTune(page, 'Guidance');
  await expect(valueField(page, 'navigationConstant')).toBeHidden();
  await page.locator('[data-key=guidance] select').selectOption({ label: 'Proportional navigation' });
  await typeValue(page, 'navigationConstant', '3.5');
  await step(page, 1);
  const rows = page.locator('.chase-table tbody tr');
  await page.locator('.drawer-tab[data-drawer=measure]').click();
  await expect(rows.nth(0)).toContainText('PN 3.5');
  await expect(rows.nth(1)).toContainText('pursuit');
});

test('the 2013 bodies are offered no guidance', async ({ page }) => {
  await openPaused(page, '2013-demo');
  await openTune(page);
  await expect(page.locator('.panel')).toContainText('Controller');
  await expect(page.locator('[data-key=guidance]')).toHaveCount(0);
});

test('K knocks the missile aside, and it finds back to its path', async ({ page }) => {
  await openPaused(page);
  await step(page, 60);
  const before = (await snapshot(page)).entities;
  await page.keyboard.press('k');
  const knocked = (await snapshot(page)).entities;
  expect(slip(knocked[0]) - slip(before[0])).toBeCloseTo(20, 6);
  expect(slip(knocked[1]) - slip(before[1])).toBeCloseTo(-20, 6);
  await step(page, 120);
  const [missile] = (await snapshot(page)).entities;
  expect(Math.abs(slip(missile))).toBeLessThan(0.5);
  expect(Math.hypot(missile.vx, missile.vy)).toBeGreaterThan(9);
  const next = missile.target;
  await step(page, 600);
  const [later] = (await snapshot(page)).entities;
  expect(later.command).toBe('follow-path');
  expect(later.target).not.toEqual(next);
});

test('U sets all bodies spinning, and their motors stop them', async ({ page }) => {
  await openPaused(page);
  const before = (await snapshot(page)).entities;
  await page.keyboard.press('u');
  const spun = (await snapshot(page)).entities;
  for (const [n, { omega }] of spun.entries()) expect(omega - before[n].omega).toBeCloseTo(6, 6);
  await step(page, 240);
  for (const { omega } of (await snapshot(page)).entities) expect(Math.abs(omega)).toBeLessThan(3);
});

test('a drag of a body shoves it, as the cursor says, and the path stays', async ({ page }) => {
  await openPaused(page);
  await step(page, 60);
  const { path, entities } = await snapshot(page);
  const [missile] = entities;
  const from = await onPage(page, [missile.x, missile.y]);
  const to = await onPage(page, [missile.x + 6, missile.y - 8]);
  const cursor = () => page.evaluate(() => document.querySelector('canvas')!.style.cursor);
  await page.mouse.move(from.x, from.y);
  await expect.poll(cursor).toBe('grab');
  await drag(page, from, to);
  const [shoved] = (await snapshot(page)).entities;
  // The browser rounds the pointer's position to single precision.
  expect(shoved.vx - missile.vx).toBeCloseTo(6, 4);
  expect(shoved.vy - missile.vy).toBeCloseTo(-8, 4);
  expect((await snapshot(page)).path).toEqual(path);
});

test('on a phone the table of chases is in the sheet Measure', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPaused(page);
  await chooseMotion(page, 'Circle');
  await expect(page.locator('.chase-table')).toBeHidden();
  await page.locator('#drawer-tune').getByRole('button', { name: 'Measure' }).click();
  await expect(page.locator('.chase-table tbody tr')).toHaveCount(2);
  // The table is below the plot.
  await page.locator('.chase-table').scrollIntoViewIfNeeded();
  await expect(page.locator('.chase-table')).toBeInViewport();
});
