// A scene waits for a guess, shows how far the round is, holds its answer, and says why.
import type { Page } from '@playwright/test';
import { drawn, expect, snapshot, testAlone as test } from './page';

/** Opens a scene as on a first visit. */
async function visit(page: Page, hash: string): Promise<void> {
  await page.goto(`/${hash}`);
  await drawn(page);
}

const round = async (page: Page) => (await snapshot(page)).round;
const time = async (page: Page) => (await snapshot(page)).time;
const free = (page: Page) => page.evaluate(() => window.slew.free());

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test.describe(`in ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('waits, takes a guess, holds the answer with its cause, and continues', async ({ page }) => {
      await visit(page, '#kick');
      expect(await round(page)).toEqual({ state: 'waiting', guess: null });
      await expect(page.locator('.just-watch')).toBeVisible();
      const before = await free(page);
      expect(await time(page)).toBe(0);
      await page.locator('.choice').first().click();
      await expect(page.locator('.choice .ring')).toBeVisible();
      await expect(page.locator('.found')).toHaveText('Let’s see.');
      await expect.poll(() => round(page)).toEqual({ state: 'held', guess: 0 });
      const stands = await time(page);
      const { answer } = await snapshot(page);
      await expect(page.locator('.found')).toHaveText(answer!.text);
      await expect(page.locator('.because')).toHaveText(answer!.because!);
      // The picture has not moved, and time stands.
      expect(await free(page)).toEqual(before);
      await page.waitForFunction(
        (from) => performance.now() > from + 500,
        await page.evaluate(() => performance.now()),
      );
      expect(await time(page)).toBe(stands);
      await page.getByRole('button', { name: 'Go on' }).click();
      await expect.poll(() => time(page)).toBeGreaterThan(stands);
    });
  });

test('keys: a digit guesses, Space continues', async ({ page }) => {
  await visit(page, '#kick');
  await page.keyboard.press('2');
  await expect.poll(() => round(page)).toEqual({ state: 'held', guess: 1 });
  await expect(page.locator('.verdict')).toContainText('Not quite');
  await page.keyboard.press(' ');
  await expect.poll(() => round(page)).toEqual({ state: 'running', guess: 1 });
});

test('waits once: not after another scene, nor in a link that begins in a run', async ({ page }) => {
  await visit(page, '#kick');
  await page.locator('.just-watch').click();
  await page.evaluate(() => window.slew.load('windup'));
  await page.evaluate(() => window.slew.load('kick'));
  expect((await round(page)).state).toBe('running');
  await page.evaluate(() => window.slew.pause());
  await page.evaluate(() => window.slew.step(10));
  await page.locator('.hero-step').last().click();
  const link = await page.evaluate(() => window.slew.link());
  await page.goto('about:blank');
  await visit(page, new URL(link).hash);
  expect((await round(page)).state).not.toBe('waiting');
});

test('Ask me again asks as at the first visit', async ({ page }) => {
  await visit(page, '#kick');
  await page.locator('.choice').first().click();
  await expect.poll(async () => (await round(page)).state).toBe('held');
  await page.locator('.menu-button').click();
  await page.getByRole('button', { name: 'Ask me again' }).click();
  await expect.poll(() => round(page)).toEqual({ state: 'waiting', guess: null });
  await expect(page.locator('.choice').first()).toBeEnabled();
});

test('a change during the hold begins a new round, and the answer stays as an earlier one', async ({
  page,
}) => {
  await visit(page, '#hold-height');
  await page.evaluate(() => {
    window.slew.pause();
    window.slew.step(500);
    window.slew.resume();
  });
  await expect.poll(async () => (await round(page)).state).toBe('held');
  await page.getByRole('radio', { name: 'Moon' }).click();
  await expect(page.locator('.found')).toContainText('Gravity: moon now. Before: PD hangs');
  expect((await round(page)).state).toBe('running');
});
