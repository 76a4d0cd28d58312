// Tests of answers of the scenes with an open field: the page shows the console's sentence, and bars with measured
// values.
import type { Page } from '@playwright/test';
import { drawn, expect, load, openPaused, snapshot, step, test } from './page';

/** Returns the page element that shows the scene's answer. */
const found = (page: Page) => page.locator('.found:visible');

/** Runs some steps, and waits until the page shows the answer that `window.slew` gives. Returns the answer's text. */
async function answerAfter(page: Page, steps: number): Promise<string> {
  await step(page, steps);
  const { answer } = await snapshot(page);
  if (!answer) throw new Error('there is no answer yet');
  await expect(found(page)).toHaveText(
    new RegExp(`^(Last turn: )?${answer.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
  );
  return answer.text;
}

test.describe('in a window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the answer on least turning has bars that grow from the start, and restart with another speed', async ({
    page,
  }) => {
    await openPaused(page, 'fast-target');
    const figures = page.locator('.standing b');
    await expect(figures).toHaveText(['0°', '0°', '0°']);
    await step(page, 120);
    await expect(figures).not.toHaveText(['0°', '0°', '0°']);
    await expect(found(page)).toHaveCount(0);
    const text = await answerAfter(page, 180);
    const least = (await page.locator('.standing[data-best=true] b').innerText()).trim();
    expect(text).toContain(`least: ${least}`);
    await page.getByRole('slider', { name: 'Target’s speed' }).press('ArrowRight');
    await expect(figures).toHaveText(['0°', '0°', '0°']);
    await expect(found(page)).toContainText('Before: ');
    await answerAfter(page, 300);
  });

  test('turrets are compared over the field, and restart their counts when both keep their past', async ({
    page,
  }) => {
    await openPaused(page, 'tower-defence');
    const text = await answerAfter(page, 1500);
    expect(text).toMatch(/^Forgets its past: \d+ hits ahead\.$/);
    await page.getByRole('radio', { name: 'both keep' }).click();
    await expect(page.locator('.standings b')).toHaveText(['0', '0']);
    const widths = () =>
      page
        .locator('.shared')
        .evaluate((bar) => [bar, ...bar.children].map((part) => part.getBoundingClientRect().width));
    const [bar, left, right] = await widths();
    expect(left).toBeGreaterThan(0.45 * bar);
    expect(left).toBeCloseTo(right, 0);
    const { answer } = await snapshot(page);
    expect(answer).toBeNull();
  });
});

for (const [device, width, height] of [
  ['phone', 390, 844],
  ['tablet', 820, 1180],
] as const)
  test(`on a ${device}, pairs are shown one at a time, over the hero`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await load(page, '#evader');
    await drawn(page);
    const names = page.locator('.standing strong');
    await expect(names).toHaveCount(2);
    const seen = () =>
      page.evaluate(() =>
        window.slew.bodies().map((box) => box !== null && box.left + box.width < window.innerWidth),
      );
    expect((await seen()).slice(0, 2)).toEqual([true, true]);
    await page.getByRole('group', { name: 'Shown' }).getByRole('button', { name: 'Jerks' }).click();
    await expect.poll(async () => (await seen()).slice(2)).toEqual([true, true]);
    const [panel, hero] = await Promise.all(
      ['.standings', '.hero'].map((part) => page.locator(part).boundingBox()),
    );
    expect(panel!.y + panel!.height).toBeLessThanOrEqual(hero!.y);
  });
