// The lab: choose a controller, run the step test, read the table.
import { expect, open, openPaused, snapshot, step, test } from './page';
import { openTune, typeValue, valueField } from './tune';

test.use({ viewport: { width: 1440, height: 900 } });

test('a controller is chosen, the step test run, and the table ranks it at the limit', async ({ page }) => {
  await openPaused(page);
  await openTune(page);
  await page.getByRole('combobox', { name: 'Law' }).selectOption({ label: 'Time optimal' });
  await page.keyboard.press('b');
  await step(page, 240);
  await page.keyboard.press('x');
  const row = page.locator('.turn-table tbody tr').first();
  await expect(row).toContainText('Missile');
  await expect(row.locator('td').last()).toHaveText('1.00');
  await expect(row).toHaveAttribute('title', /turn, ° 90;/);
});

test('with the turn time at half a second the body turns 90° in half a second and rests', async ({
  page,
}) => {
  await openPaused(page);
  await openTune(page);
  await page.getByRole('combobox', { name: 'Law' }).selectOption({ label: 'Time optimal' });
  await typeValue(page, 'turnTime', '0.5');
  await expect(valueField(page, 'angularAcceleration')).toHaveValue('25.13');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const before = (await snapshot(page)).entities[0];
  await page.keyboard.press('b');
  // The step test is a command of the next step; half a second is 30 of them.
  await step(page, 30);
  const after = await snapshot(page);
  expect(after.stepRate).toBe(60);
  const turned = Math.abs(after.entities[0].angle - before.angle);
  expect(turned).toBeGreaterThan((0.97 * Math.PI) / 2);
  expect(turned).toBeLessThan((1.03 * Math.PI) / 2);
  expect(Math.abs(after.entities[0].omega)).toBeLessThan(0.05);
});

test('in Turn 90° the time-optimal body comes first and the one that never settles last', async ({
  page,
}) => {
  await openPaused(page, 'turn-90');
  await step(page, 360);
  await page.keyboard.press('x');
  const names = page.locator('.turn-table .body th');
  await expect(names.first()).toHaveText('Time optimal');
  await expect(names.last()).toHaveText('One step');
});

test('every built-in scene loads and runs', async ({ page }) => {
  await open(page);
  for (const { id } of await page.evaluate(() => window.slew.scenarios())) {
    const running = await page.evaluate(async (id) => {
      window.slew.load(id);
      while (window.slew.snapshot().time <= 0.1) await new Promise(requestAnimationFrame);
      return window.slew.snapshot().scenario;
    }, id);
    expect(running).toBe(id);
  }
});

test('in Turn 90° every body has its card: name, verdict, and a mark for the first', async ({ page }) => {
  await openPaused(page, 'turn-90');
  await step(page, 120);
  await page.waitForFunction(() => window.slew.labels().some(({ text }) => text === 'first'));
  const texts = await page.evaluate(() => window.slew.labels().map(({ text }) => text));
  expect(texts).toContain('Time optimal');
  expect(texts).toContain('0.63 s,');
  expect(texts).toContain('Still swinging,');
  expect(texts.filter((text) => / s,$/.test(text))).toHaveLength(8);
});

test('in Windup the bodies are held for three seconds, and settle after', async ({ page }) => {
  await openPaused(page, 'windup');
  const says = (start: string, count: number) =>
    page.waitForFunction(
      ([start, count]) =>
        window.slew.labels().filter(({ text }) => text.startsWith(start as string)).length === count,
      [start, count] as const,
    );
  await step(page, 60);
  await says('Held', 3);
  await step(page, 300);
  await says('Settling', 2);
});
