// Tests of the Tune drawer: drag a gain, type a value, get a refusal, ask what a symbol means, fold and unfold.
import type { Page } from '@playwright/test';
import { linkOfText } from '../src/app/ui/sharing/link.fixture';
import { drag, expect, openPaused, snapshot, test } from './page';
import { openTune, typeValue, valueField } from './tune';

test.use({ viewport: { width: 1440, height: 900 } });

const slider = (page: Page, key: string) => page.locator(`.panel [data-key="${key}"] .slider`);
const bodies = (page: Page) => page.getByRole('group', { name: 'Whose settings' });

test('Kp is dragged in steps of at most a half a pixel, and the body in focus has it', async ({ page }) => {
  await openPaused(page);
  await openTune(page);
  const box = (await slider(page, 'kp').boundingBox())!;
  expect(box.width).toBeGreaterThanOrEqual(170);
  const y = box.y + box.height / 2;
  const thumb = Number(await slider(page, 'kp').evaluate((input: HTMLInputElement) => input.value)) / 10000;
  const start = { x: box.x + 9.5 + (box.width - 19) * thumb, y };
  await drag(page, start, { x: start.x - 40, y });
  const before = Number(await valueField(page, 'kp').inputValue());
  expect(before).toBeLessThan(42);
  await drag(page, { x: start.x - 40, y }, { x: start.x - 39, y });
  expect(Math.abs(Number(await valueField(page, 'kp').inputValue()) - before)).toBeLessThanOrEqual(0.5);
  await bodies(page).getByRole('button', { name: 'Character' }).click();
  await expect(valueField(page, 'kp')).toHaveValue('42.0');
});

test('a value is typed; a refused value gets a reason, and the old one stays', async ({ page }) => {
  await openPaused(page);
  await openTune(page);
  await typeValue(page, 'angularAcceleration', '3,5');
  await expect(valueField(page, 'angularAcceleration')).toHaveValue('3.50');
  await typeValue(page, 'angularAcceleration', '-1');
  const row = page.locator('[data-key=angularAcceleration]');
  await expect(row.getByRole('alert')).toHaveText('α must be a number above 0.');
  await expect(valueField(page, 'angularAcceleration')).toHaveValue('3.50');
  for (const { limits } of (await snapshot(page)).entities) expect(limits.angularAcceleration).toBe(3.5);
  await typeValue(page, 'angularAcceleration', '4');
  await expect(row.getByRole('alert')).toBeHidden();
});

test('an (i) explains its symbol on a press until the next one, and Escape leaves the drawer open', async ({
  page,
}) => {
  await openPaused(page);
  await openTune(page);
  const sign = page.getByRole('button', { name: 'What is Kd?' });
  const explanation = page.getByRole('tooltip');
  await sign.click();
  await expect(explanation).toContainText('Derivative gain: brakes in time.');
  await sign.click();
  await expect(explanation).toBeHidden();
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'What is Ki?' }).hover();
  await expect(explanation).toContainText('Integral gain');
  await page.mouse.move(0, 0);
  await expect(explanation).toBeHidden();
  await sign.click();
  await expect(explanation).toContainText('Derivative gain');
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();
  await expect(page.locator('.panel')).toBeVisible();
});

test('a section is folded with its value in words, and a row that does nothing is not there', async ({
  page,
}) => {
  await openPaused(page);
  await openTune(page);
  const weather = page.locator('[data-section=Weather]');
  await expect(weather.locator('summary')).toHaveText(/Weather\s*calm/);
  await expect(valueField(page, 'turnRate')).toHaveCount(0);
  await openTune(page, 'Weather');
  await expect(valueField(page, 'windHeading')).toHaveCount(0);
  await typeValue(page, 'windForce', '200');
  await expect(valueField(page, 'windHeading')).toBeVisible();
  await weather.locator('summary').click();
  await expect(weather.locator('summary')).toHaveText(/200 N/);
});

test('the arrow keys change a slider that has the keyboard, and gains go back to the scene’s own', async ({
  page,
}) => {
  await openPaused(page);
  await openTune(page);
  await slider(page, 'kp').focus();
  await page.keyboard.press('ArrowRight');
  await expect(valueField(page, 'kp')).toHaveValue('43.0');
  await page.getByRole('button', { name: 'Reset gains' }).click();
  await expect(valueField(page, 'kp')).toHaveValue('42.0');
});

test('a body is chosen by its name, and the rows are its own', async ({ page }) => {
  await openPaused(page, 'p-pi-pid');
  await openTune(page);
  await expect(valueField(page, 'kd')).toHaveValue('0.0');
  await bodies(page).getByRole('button', { name: 'PID', exact: true }).click();
  await expect(valueField(page, 'kd')).toHaveValue('8.0');
});

test('on a phone every slider is at least 150 px long, and no name is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPaused(page);
  await openTune(page, 'Guidance', 'Motion', 'Error and sensor', 'Weather', 'World');
  const narrow = await page.evaluate(() => ({
    sliders: [...document.querySelectorAll<HTMLElement>('.panel .slider')].filter(
      (slider) => slider.offsetWidth < 150,
    ).length,
    cut: [...document.querySelectorAll<HTMLElement>('.panel :is(.name, .chosen, .in-words)')].filter(
      (name) => name.scrollWidth > name.clientWidth + 1 && name.clientWidth > 0,
    ).length,
    wide: document.querySelector<HTMLElement>('.drawer.tune .drawer-content')!.scrollWidth,
  }));
  expect(narrow).toEqual({ sliders: 0, cut: 0, wide: 390 });
});

test('a written law is chosen: its gains are sliders, and undo restores the earlier law', async ({
  page,
}) => {
  await openPaused(page);
  await openTune(page);
  const law = page.getByLabel('Law', { exact: true });
  const before = await law.inputValue();
  await law.selectOption('own');
  // The text begins as the law of before, with its gains.
  await expect(valueField(page, 'own-kp')).toHaveValue('42.0');
  await typeValue(page, 'own-kp', '20');
  await expect(valueField(page, 'own-kp')).toHaveValue('20.0');
  await page.evaluate(() => window.slew.undo());
  await expect(valueField(page, 'own-kp')).toHaveValue('42.0');
  await page.evaluate(() => window.slew.undo());
  await expect(law).toHaveValue(before);
});

test('a link with a written law opens; if it stops in flight, Tune shows place and reason', async ({
  page,
}) => {
  const source = `let count = 0;
let past = [];
function turn({ error }) {
  count++;
  if (count > 10) return past[0];
  return 36 * error;
}`;
  const entities = [
    { kind: 'missile', controller: { kind: 'own', source }, command: { kind: 'seek', target: [9, 9] } },
  ];
  const text = JSON.stringify({ version: 1, name: 'By a link', entities });
  await openPaused(page);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, linkOfText(text));
  await expect.poll(async () => (await snapshot(page)).scenario).toBe('By a link');
  await openTune(page);
  await page.evaluate(() => {
    window.slew.pause();
    window.slew.step(60);
  });
  await expect(page.locator('.panel .law .sentence')).toHaveText(
    'It has stopped. Line 5, column 26: past[0] is not there: the list has 0.',
  );
});
