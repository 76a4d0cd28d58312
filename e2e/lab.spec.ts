// The lab: choose a controller, run the step test, read the table.
import { expect, open, test } from './page';

test.use({ viewport: { width: 1440, height: 900 } });

test('a controller is chosen, the step test run, and the table ranks it at the limit', async ({ page }) => {
  await open(page);
  await page.keyboard.press('p');
  await page.locator('.lil-option select').first().selectOption({ label: 'Time optimal' });
  await page.keyboard.press('b');
  await page.evaluate(() => window.slew.step(240));
  const row = page.locator('.turn-table tbody tr').first();
  await expect(row).toContainText('Missile');
  await expect(row.locator('td').last()).toHaveText('1.00');
  await expect(row).toHaveAttribute('title', /turn 90°/);
});

test('in Turn 90° the time-optimal body comes first and the one that never settles last', async ({
  page,
}) => {
  await open(page, '#turn-90');
  await page.keyboard.press('p');
  await page.evaluate(() => window.slew.step(360));
  const names = page.locator('.turn-table tbody th');
  await expect(names.first()).toHaveText('Time optimal');
  await expect(names.last()).toHaveText('One step');
});

test('every built-in scene loads and runs', async ({ page }) => {
  await open(page);
  for (const { id } of await page.evaluate(() => window.slew.scenarios())) {
    await page.evaluate((id) => window.slew.load(id), id);
    await page.waitForFunction((id) => {
      const { scenario, time } = window.slew.snapshot();
      return scenario === id && time > 0.1;
    }, id);
  }
});
