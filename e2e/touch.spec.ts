// A phone: the picture comes first, one finger drags, two fingers zoom.
import { expect, load, onPage, snapshot, testAlone as test } from './page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

type Finger = { x: number; y: number };

test('one finger brings the target, two fingers zoom about the place between them', async ({ page }) => {
  await load(page);
  await page.locator('.sheet-modes [data-action=seek]').tap();
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: 100, y: 250 }]);
  await touch('touchMove', [{ x: 200, y: 300 }]);
  await touch('touchEnd', []);
  await expect
    .poll(async () => {
      const { target } = (await snapshot(page)).entities[0];
      const { x, y } = await onPage(page, target as [number, number]);
      return Math.hypot(x - 200, y - 300);
    })
    .toBeLessThan(3);

  const scale = async () => (await onPage(page, [10, 0])).x - (await onPage(page, [0, 0])).x;
  const before = await scale();
  await touch('touchStart', [{ x: 150, y: 300 }]);
  await touch('touchStart', [
    { x: 150, y: 300 },
    { x: 250, y: 300 },
  ]);
  await touch('touchMove', [
    { x: 100, y: 300 },
    { x: 300, y: 300 },
  ]);
  await touch('touchEnd', []);
  await expect.poll(async () => (await scale()) / before).toBeCloseTo(2, 1);
});

test('nothing is wider than the screen, and every tab of the sheet opens', async ({ page }) => {
  await load(page);
  // The first one is open already, and a tap on an open one closes it.
  const [first, ...others] = await page.getByRole('tab').all();
  for (const tab of [...others, first]) {
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(390);
  }
  await page.locator('.more-button').tap();
  await page.locator('.more [data-action=restart]').tap();
  await expect(page.locator('.more')).toBeHidden();
});
