// Tests of a phone: the picture fills most of the page, one finger pans, two fingers zoom, and everything fits, upright
// and sideways.
import { expect, load, onPage, snapshot, testAlone as test } from './page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Finger = { x: number; y: number };

test('a tap brings the target, one finger pans, two fingers zoom about the place between them', async ({
  page,
}) => {
  await load(page);
  // A target under the finger would be grabbed at its present place.
  await page.evaluate(() => window.slew.pause());
  await page.locator('.modes [data-action=seek]').tap();
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: 200, y: 300 }]);
  await touch('touchEnd', []);
  await expect
    .poll(async () => {
      const { target } = (await snapshot(page)).entities[0];
      const { x, y } = await onPage(page, target as [number, number]);
      return Math.hypot(x - 200, y - 300);
    })
    .toBeLessThan(3);

  const origin = await onPage(page, [0, 0]);
  await touch('touchStart', [{ x: 200, y: 560 }]);
  await touch('touchMove', [{ x: 200, y: 530 }]);
  await touch('touchMove', [{ x: 200, y: 500 }]);
  await touch('touchEnd', []);
  await expect.poll(async () => (await onPage(page, [0, 0])).y - origin.y).toBeCloseTo(-60, 0);

  // The course is rotated here.
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

  // Fit takes the place of the speed, and disappears once it was used.
  const fit = page.getByRole('button', { name: 'Fit', exact: true });
  await fit.tap();
  await expect.poll(async () => (await scale()) / before).toBeCloseTo(1, 1);
  await expect(fit).toBeHidden();
});

test('the page is no wider than the screen, names no key, and bodies are 40 px long', async ({ page }) => {
  await load(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.locator('kbd:visible')).toHaveCount(0);
  const bodies = await page.evaluate(() => window.slew.bodies());
  for (const box of bodies) expect(Math.max(box!.width, box!.height)).toBeGreaterThanOrEqual(40);
  const low = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#interface :is(button, [role=radio])')]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 44)
      .map((control) => control.textContent),
  );
  expect(low).toEqual([]);
});

// At 320 px the names of an open sheet extend beyond the middle.
for (const { width, openAt } of [
  { width: 320, openAt: 220 },
  { width: 390, openAt: 195 },
])
  test(`at ${width} px the sheet’s handle has 44 px for a finger, closed and open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await load(page);
    expect(await page.evaluate(othersAtHandle, width / 2)).toEqual([]);
    await page.locator('.drawer-tab[data-drawer=tune]').tap();
    await expect(page.locator('#drawer-tune')).toBeVisible();
    expect(await page.evaluate(othersAtHandle, openAt)).toEqual([]);
  });

/**
 * Tests points in a square of 44 CSS pixels at the handle that drags the open drawer. Returns the class names of other
 * elements there, which a finger would hit instead. Runs in the page.
 * @param middle x of the square's middle, CSS pixels
 */
function othersAtHandle(middle: number): (string | undefined)[] {
  const handle = [...document.querySelectorAll('.sheet-handle')].find((each) => each.checkVisibility())!;
  const { top } = handle.getBoundingClientRect();
  const places = [-21, -10, 0, 10, 21].flatMap((x) => [1, 12, 24, 36, 43].map((y) => ({ x, y })));
  return places
    .map(({ x, y }) => document.elementFromPoint(middle + x, top + y))
    .filter((found) => found !== handle)
    .map((found) => found?.className);
}

test('the sheet opens from its tabs, grows, closes, and the menu has the rest', async ({ page }) => {
  await load(page);
  await page.locator('.drawer-tab[data-drawer=tune]').tap();
  const sheet = page.locator('#drawer-tune');
  const height = async () => (await sheet.boundingBox())!.height;
  expect(await height()).toBeCloseTo(0.45 * 844, 0);
  await expect(page.locator('.hero[aria-label="Main control"]')).toBeHidden();
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
  await expect(page.locator('.hero[aria-label="Main control"]')).toBeVisible();
  await page.locator('.menu-button').tap();
  await page.locator('.menu [data-action=restart]').tap();
  await expect(page.locator('.menu')).toBeHidden();
});

test('the sheet follows a finger at its head and continues to the next height', async ({ page }) => {
  await load(page);
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 97, y })) });
  const sheet = page.locator('#drawer-tune');
  const height = async () => (await sheet.boundingBox())?.height ?? 0;
  // From a closed sheet 70 px high, 330 px up: 20 px beyond 45 % of 844 px. The sheet returns to those 45 %.
  await touch('touchStart', 820);
  await touch('touchMove', 600);
  await touch('touchMove', 490);
  await expect.poll(height).toBeCloseTo(400, 0);
  await touch('touchEnd');
  await expect.poll(height).toBeCloseTo(0.45 * 844, 0);
  // A tall sheet leaves the picture as large as half a sheet does.
  const left = () => page.evaluate(() => Math.round(window.slew.free().height));
  const half = await left();
  await touch('touchStart', 505);
  await touch('touchMove', 300);
  await touch('touchEnd');
  await expect.poll(height).toBeCloseTo(0.85 * 844, 0);
  expect(Math.abs((await left()) - half)).toBeLessThanOrEqual(1);
  await touch('touchStart', 170);
  await touch('touchMove', 700);
  await touch('touchEnd');
  await expect(sheet).toBeHidden();
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width} × ${height} every hero and question fits, and controls do not overlap`, {
    tag: width === 360 ? '@long' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await load(page);
    const ids = await page.evaluate(() => window.slew.scenarios().map(({ id }) => id));
    for (const id of ids) {
      await page.evaluate(async (scene) => {
        window.slew.load(scene);
        // The header is arranged again in the frame after it was measured.
        for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
      }, id);
      expect([id, ...(await page.evaluate(misfits))]).toEqual([id]);
    }
  });

/** Returns a text for each thing that does not fit on the first screen. Runs in the page. */
function misfits(): string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  const boxOf = (each: Element) => each.getBoundingClientRect();
  const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < 43.5;
  const isOut = ({ left, right }: DOMRect, around: { left: number; right: number }) =>
    left < around.left - 1 || right > around.right + 1;
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const inHero = seen('.hero :not(kbd)');
  const parts = seen('.bars .button, .hero, .key, .scene, .question, .links, .drawer-tab');
  const apart = parts.flatMap((a, n) =>
    parts
      .slice(0, n)
      .filter((b) => !(a.matches('.question') && b.matches('.scene')) && meet(boxOf(a), boxOf(b)))
      .map((b) => `${a.className} meets ${b.className}`),
  );
  return [
    ...inHero
      .filter((part) => isOut(boxOf(part), boxOf(part.closest('.hero')!)))
      .map(({ textContent }) => `${textContent} is out of the hero`),
    ...parts
      .filter((part) => isOut(boxOf(part), { left: 0, right: window.innerWidth }))
      .map(({ className }) => `${className} leaves the page`),
    ...[...inHero, ...parts]
      .filter((part) => part.matches('button, input') && isSmall(boxOf(part)))
      .map(({ className, textContent }) => `${className} ${textContent} is small`),
    ...apart,
    ...seen('.question')
      .filter((each) => boxOf(each).height > 3.1 * Number.parseFloat(getComputedStyle(each).lineHeight))
      .map(() => 'the question has more than three lines'),
  ];
}

test('turning the phone keeps the scene, its time and the open drawer, and its camera fits the course', async ({
  page,
}) => {
  await load(page);
  await page.evaluate(() => {
    window.slew.pause();
    window.slew.step(120);
  });
  const { time } = await snapshot(page);
  await page.locator('.drawer-tab[data-drawer=tune]').tap();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('#drawer-tune')).toBeVisible();
  await expect(page.locator('.hero[aria-label="Main control"]')).toBeVisible();
  const inside = () =>
    page.evaluate(() => {
      const { left, top, width, height } = window.slew.free();
      const on = (x: number, y: number) => x >= left && x <= left + width && y >= top && y <= top + height;
      const { path } = window.slew.snapshot();
      return path.waypoints.map(([x, y]) => window.slew.toPage(x, y)).every(({ x, y }) => on(x, y));
    });
  await expect.poll(inside).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(inside).toBe(true);
  expect((await snapshot(page)).time).toBe(time);
});
