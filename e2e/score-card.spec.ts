// Tests of the score card: a worker judges the law of the body in focus beside Slew's laws, and a person can copy the
// text to share.
import { expect, openPaused, test } from './page';
import { openTune } from './tune';

/** Longest wait until the page has tested and rated a steering law. Slow machines take long for that. */
const judged = { timeout: 60_000 };

test('a law is judged beside Slew’s eight, and described in a sentence', async ({ page }) => {
  await openPaused(page, 'turn-90');
  await openTune(page);
  await page.locator('[data-action=score-card]').click();
  const card = page.getByRole('dialog', { name: 'Score card' });
  await expect(card.locator('.who')).toHaveText('PID with a window');
  const verdict = card.locator('footer p');
  await expect(verdict).toContainText('a shaky compass keeps', judged);
  // The limit of Beat Wucher, 4.23 s, is 0.92 times this.
  await expect(card.locator('.row').first().locator('.figure')).toContainText('4.60 s');
  await expect(card.locator('.rungs .reached')).toHaveCount(2);
  await expect(card.locator('.text')).toContainText('●○○○○●○○');
  // The card shows the first challenge that is not fulfilled. A press shows another one.
  await expect(card.locator('.rung h3')).toHaveText('Stop there');
  await expect(card.locator('.goal').first()).toContainText('at most 5 %');
  await card.getByRole('button', { name: '6, A target that moves: reached' }).click();
  await expect(card.locator('.goal')).toContainText('at most 0.5°');
  // Eight rows of eight laws.
  await expect(card.locator('.slew')).toHaveCount(64, judged);
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    const right = (selector: string) =>
      card
        .locator(selector)
        .evaluateAll((all) => Math.max(...all.map((it) => it.getBoundingClientRect().right)));
    const sheet = (await card.locator('.sheet').boundingBox())!;
    expect(await right('.judged, .goal, .text')).toBeLessThanOrEqual(sheet.x);
    expect(await right('.figure, .close')).toBeLessThanOrEqual(sheet.x + sheet.width);
  }
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();
});

test('the published law of 2013 has no card, because it turns no other bodies', async ({ page }) => {
  await openPaused(page, '2013-demo');
  await openTune(page);
  await expect(page.locator('[data-action=score-card]')).toBeHidden();
});
