// Tests of the legend below the picture: it explains the symbols that the scene shows, and no others.
import { expect, openPaused, test } from './page';

test.use({ viewport: { width: 1440, height: 900 } });

const signs: readonly (readonly [scene: string, words: readonly (string | RegExp)[]])[] = [
  [
    'noise',
    [
      'heading it is told',
      'motor at its limit',
      'asked of the motor, on average',
      'angular acceleration of the motor',
    ],
  ],
  ['turn-90', ['best possible turn', 'motor at its limit']],
  ['why-torque', ['momentum given', 'motor at its limit']],
  ['tower-defence', ['motor at its limit', 'path of the enemies']],
  ['knocked-about', ['wind', 'momentum given', 'motor at its limit']],
  ['kick', ['motor at its limit', 'most asked of the motor', 'angular acceleration of the motor']],
];

test('the key names the signs of its scene', async ({ page }) => {
  for (const [scene, words] of signs) {
    await openPaused(page, scene);
    await expect(page.locator('.key span')).toHaveText([...words]);
  }
});

test('the push is a share of the motor: 2.5 times the torque is 2.5 times the share, and none without wind', async ({
  page,
}) => {
  await openPaused(page, 'p-pi-pid');
  const push = page.locator('.key span').filter({ hasText: 'the push' });
  const shareOf = async (wind: string) => {
    const choice = page.getByRole('radio', { name: wind, exact: true });
    await choice.click();
    await expect(choice).toHaveAttribute('aria-checked', 'true');
    return Number(/(\d+) % of the motor/.exec((await push.textContent()) ?? '')?.[1]);
  };
  const light = await shareOf('light');
  expect(light).toBeGreaterThan(0);
  // Both are rounded to whole percents.
  expect(Math.abs((await shareOf('strong')) - 2.5 * light)).toBeLessThanOrEqual(1.75);
  await page.getByRole('radio', { name: 'off', exact: true }).click();
  await expect(push).toHaveCount(0);
});
