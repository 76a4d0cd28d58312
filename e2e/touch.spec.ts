// A phone: the picture comes first, one finger drags, two fingers zoom.
import { expect, load, onPage, snapshot, testAlone as test } from './page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

type Finger = { x: number; y: number };

test('one finger brings the target, two fingers zoom about the place between them', async ({ page }) => {
  await load(page);
  await page.locator('.modes [data-action=seek]').tap();
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

  // The course lies on its side here.
  const scale = async () => (await onPage(page, [10, 0])).y - (await onPage(page, [0, 0])).y;
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

test('the page is no wider than the screen, names no key, and bodies are 40 px long', async ({ page }) => {
  await load(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.locator('kbd:visible')).toHaveCount(0);
  const [a, b] = [await onPage(page, [0, 0]), await onPage(page, [7.5, 0])];
  expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeGreaterThanOrEqual(40);
  const low = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#interface :is(button, [role=radio])')]
      .filter((control) => control.checkVisibility() && !control.matches('.sheet-handle'))
      .filter((control) => control.getBoundingClientRect().height < 44)
      .map((control) => control.textContent),
  );
  expect(low).toEqual([]);
});

test('the sheet opens from its tabs, grows, closes, and the menu has the rest', async ({ page }) => {
  await load(page);
  await page.locator('.drawer-tab[data-drawer=tune]').tap();
  const sheet = page.locator('#drawer-tune');
  const height = async () => (await sheet.boundingBox())!.height;
  expect(await height()).toBeCloseTo(0.45 * 844, 0);
  await expect(page.locator('.hero')).toBeHidden();
  await expect(page.locator('.bar-right [data-action=pause]')).toBeVisible();
  const handle = (await sheet.locator('.sheet-handle').boundingBox())!;
  await page.mouse.move(195, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(195, handle.y - 150, { steps: 4 });
  await page.mouse.up();
  await expect.poll(height).toBeCloseTo(0.85 * 844, 0);
  await sheet.getByRole('button', { name: 'Measure' }).tap();
  await expect(page.locator('#drawer-measure')).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Close Measure' }).tap();
  await expect(page.locator('.hero')).toBeVisible();
  await page.locator('.menu-button').tap();
  await page.locator('.menu [data-action=restart]').tap();
  await expect(page.locator('.menu')).toBeHidden();
});
