// Tests of Tune for me: the dialog searches gains in a worker, can be stopped, shows before and after, and sets them as
// one step of undo.
import type { Page } from '@playwright/test';
import { expect, openPaused, test, testAlone } from './page';
import { openTune, valueField } from './tune';

/** Longest wait for the search for better controller gains, ms. The search takes long on slow machines. */
const searched = { timeout: 120_000 };

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Tune for me' });

async function openTuning(page: Page) {
  await openTune(page);
  await page.locator('[data-action=tune-for-me]').click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens a scene and sets so little damping that its body oscillates. */
async function swing(page: Page): Promise<void> {
  await openPaused(page, 'knocked-about');
  await openTune(page);
  await page.locator('.panel .law select').selectOption('forward-pd');
  const damping = valueField(page, 'damping');
  await damping.fill('0.2');
  await damping.press('Enter');
}

test('its button has a background, and with that of the score card it is as wide as the drawer’s contents', async ({
  page,
}) => {
  await swing(page);
  const button = page.locator('[data-action=tune-for-me]');
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground()).not.toBe('rgba(0, 0, 0, 0)');
  const [own, card, law] = await Promise.all(
    [button, page.locator('.panel [data-action=score-card]'), page.locator('.panel .law')].map((part) =>
      part.boundingBox(),
    ),
  );
  expect([own!.x, card!.x + card!.width]).toEqual([law!.x, law!.x + law!.width]);
});

test('a search shows its progress and is cancelled; nothing is changed', async ({ page }) => {
  await swing(page);
  const dialog = await openTuning(page);
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.locator('.state')).toContainText('%, cost', searched);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.locator('.state')).toContainText('Cancelled');
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(valueField(page, 'damping')).toHaveValue('0.20');
});

test('gains are found, compared on every turn, set, and taken back as one step', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  await swing(page);
  const dialog = await openTuning(page);
  const use = dialog.getByRole('button', { name: 'Use these gains' });
  // Details of the cost are folded, because a search does not need them.
  await expect(dialog.getByText('The search makes turns')).toBeHidden();
  await expect(use).toBeVisible(searched);
  await expect(dialog.locator('.state')).toHaveText('Better gains were found.');
  await expect(dialog.locator('tbody tr')).toHaveCount(17);
  await expect(dialog.locator('.gains .changed')).not.toHaveCount(0);
  await expect(dialog.getByRole('button', { name: '90°, told 3 steps late' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^At rest, noisy heading: mean \|α\|/ })).toHaveText(
    /rad\/s²[\d.]+[\d.]+$/,
  );
  const last = dialog.getByRole('button', { name: '170° against the wind' });
  const curve = await dialog.locator('polyline.after').getAttribute('points');
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  expect(await dialog.locator('polyline.after').getAttribute('points')).not.toBe(curve);
  await use.click();
  await expect(dialog).toBeHidden();
  await expect(valueField(page, 'damping')).not.toHaveValue('0.20');
  await page.keyboard.press('Control+z');
  await expect(valueField(page, 'damping')).toHaveValue('0.20');
});

test('three presets set gains that are slow, right or swing, and the chosen one is marked', async ({
  page,
}) => {
  await swing(page);
  const gains = page.locator('.panel').getByRole('group', { name: 'Gains' });
  await gains.getByRole('button', { name: 'right' }).click();
  await expect(valueField(page, 'damping')).toHaveValue('1.10');
  await expect(gains.getByRole('button', { name: 'right' })).toHaveAttribute('aria-pressed', 'true');
  await gains.getByRole('button', { name: 'nervous' }).click();
  await expect(valueField(page, 'damping')).not.toHaveValue('1.10');
  await page.keyboard.press('Control+z');
  await expect(valueField(page, 'damping')).toHaveValue('1.10');
});

test('a described body is entered by its shape, and refused with a sentence', async ({ page }) => {
  await swing(page);
  const dialog = await openTuning(page);
  await dialog.getByRole('button', { name: 'My own body' }).click();
  await dialog.getByLabel('Shape').selectOption('disc');
  await dialog.getByRole('textbox', { name: 'Radius' }).fill('0');
  await dialog.getByRole('textbox', { name: 'Radius' }).press('Enter');
  await expect(dialog.locator('.refused')).toContainText('Radius must be a number above 0');
  await dialog.getByRole('textbox', { name: 'Motor torque' }).fill('0.01');
  await dialog.getByRole('textbox', { name: 'Motor torque' }).press('Enter');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(dialog.locator('.refused')).toContainText('at best');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a described body gets gains in both units, and their file', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await swing(page);
  const dialog = await openTuning(page);
  await dialog.getByRole('button', { name: 'My own body' }).click();
  await dialog.getByLabel('Law').selectOption('forward-pd');
  await dialog.getByRole('button', { name: 'Search' }).click();
  const code = dialog.getByRole('button', { name: 'Code with these gains' });
  await expect(code).toBeVisible(searched);
  await expect(dialog.locator('.gains div').first()).toContainText(/^Kp on the error.* 1\/s² = .* N·m\/rad$/);
  await code.click();
  const file = page.getByRole('dialog', { name: 'Code' });
  await expect(file).toContainText('as found for your body');
  await file.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a body that holds a place and a law without gains have no such button', async ({ page }) => {
  await openPaused(page, 'dock');
  await openTune(page);
  await expect(page.locator('.panel .law .chooser')).toBeVisible();
  await expect(page.locator('[data-action=tune-for-me]')).toBeHidden();
  await openPaused(page);
  await openTune(page);
  await page.locator('.panel .law select').selectOption('time-optimal');
  await expect(page.locator('[data-action=tune-for-me]')).toBeHidden();
});

testAlone('without workers it says so, and the page goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await openPaused(page);
  const dialog = await openTuning(page);
  await expect(dialog.locator('.refused')).toContainText('Your gains are as they were.');
  await expect(dialog.getByRole('button', { name: 'Search' })).toBeEnabled();
});
