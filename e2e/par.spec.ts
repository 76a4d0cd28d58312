// Par: a course is flown to its end, and its best run is kept and flies along as a ghost.
import type { Page } from '@playwright/test';
import { par } from '../src/games/par/scenario';
import { drawn, expect, openPaused, step, test } from './page';
import { openTune, typeValue } from './tune';

/** Loads the course, paused. */
function load(page: Page, waypoints = par.entities[0].command.waypoints) {
  const [missile] = par.entities;
  const scenario = {
    ...par,
    entities: [{ ...missile, command: { kind: 'follow-path', waypoints } }],
  };
  return page.evaluate((scenario) => {
    window.slew.pause();
    window.slew.load(scenario);
  }, scenario);
}

/** Steps the seconds that the course takes at most. */
function flyToTheEnd(page: Page) {
  return step(page, par.seconds * 60);
}

test('a course is flown over par, kept, and beaten by a better path against its ghost', async ({ page }) => {
  await openPaused(page);
  const hud = page.locator('.par-hud');
  await expect(hud).toBeHidden();

  await load(page);
  await expect(hud).toBeVisible();
  await expect(hud).toContainText('gate 0/9');
  await expect(hud).toContainText('best–');
  await flyToTheEnd(page);
  await expect(hud).toContainText('gate 9/9');
  await expect(hud).toContainText(/\d\d\.\d\d s: \d\.\d s over par, your first\. Press R to fly again\./);
  const first = (await hud.locator('.par-time').textContent())!;

  await page.reload();
  await drawn(page);
  await expect(hud).toBeHidden();
  await load(page, par.par.gates);
  await expect(hud).toContainText(`best${first}`);
  await step(page, 300);
  await expect(hud.locator('.par-behind.ahead')).toHaveText(/^−\d\.\d\d s$/);
  await flyToTheEnd(page);
  await expect(hud).toContainText(/s under par, your best by \d\.\d s\./);
  const second = (await hud.locator('.par-time').textContent())!;
  expect(Number.parseFloat(second)).toBeLessThan(Number.parseFloat(first));

  await page.keyboard.press('r');
  await expect(hud).toContainText('gate 0/9');
  await expect(hud).toContainText(`best${second}`);
  await expect(hud.getByRole('status')).toHaveText('');
});

test('the best run keeps its ghost small, and rubbish in its place is no obstacle', async ({ page }) => {
  await openPaused(page);
  await load(page);
  await flyToTheEnd(page);
  const hud = page.locator('.par-hud');
  await expect(hud).toContainText('your first');
  const kept = await page.evaluate(() => localStorage.getItem('slew.best.v1') ?? '');
  expect(kept).toContain('"poses":[-4300,2100,0,');
  expect(kept.length).toBeLessThan(20_000);

  await page.evaluate(() => localStorage.setItem('slew.best.v1', '[["par"'));
  await load(page);
  await expect(hud).toContainText('best–');
  await flyToTheEnd(page);
  await expect(hud).toContainText('your first');
});

test('a run with more than the course’s motor does not count', async ({ page }) => {
  await openPaused(page);
  await load(page);
  await openTune(page);
  await typeValue(page, 'angularAcceleration', '20');
  await flyToTheEnd(page);
  const hud = page.locator('.par-hud');
  await expect(hud).toContainText('It does not count: its limits were above the course’s.');
  await page.keyboard.press('r');
  await expect(hud).toContainText('best–');
});
