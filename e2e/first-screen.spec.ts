// Tests of the first screen: few controls, a large course, drawers that do not cover the course, menu, help, and a page
// zoomed in.
import type { Page } from '@playwright/test';
import { expect, load, openPaused, snapshot, test } from './page';

test.use({ viewport: { width: 1440, height: 900 } });

/** Length of a missile's hull. m */
const missile = 7.5;

/** Returns the scale of the picture, CSS pixels per metre. */
const zoom = (page: Page) =>
  page.evaluate(() => {
    const [a, b] = [window.slew.toPage(0, 0), window.slew.toPage(1, 0)];
    return Math.hypot(b.x - a.x, b.y - a.y);
  });

/** Returns the box around all waypoints of the path. CSS pixels */
const course = (page: Page) =>
  page.evaluate(() => {
    const points = window.slew.snapshot().path.waypoints.map(([x, y]) => window.slew.toPage(x, y));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    };
  });

/** Waits until the picture no longer moves. Returns the length of a missile in it, CSS pixels. */
async function lengthAtRest(page: Page): Promise<number> {
  let before = Number.NaN;
  const change = async () => {
    const last = before;
    before = await zoom(page);
    return Math.abs(before - last);
  };
  await expect.poll(change, { intervals: [100] }).toBe(0);
  return missile * before;
}

test('at most sixteen controls are in view, and none names a drawer’s content', async ({ page }) => {
  await load(page);
  const seen = await page.evaluate(() => {
    // Modes with Draw, the games of the day and a guess count as one choice each; the buttons for time do not.
    const groups = '[role=group]:not([aria-label=Time]), [role=radiogroup]';
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        `${groups}, a[href], button, input, select, summary, [role=button], [role=slider], [role=tab]`,
      ),
    ];
    return controls
      .filter((control) => !control.parentElement?.closest(groups) && !control.matches(':disabled'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.offsetWidth > 0)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.length, seen.join(', ')).toBeLessThanOrEqual(16);
  await expect(page.locator('.panel')).toBeHidden();
  await expect(page.locator('.scope')).toBeHidden();
});

test('the course has 45 % of the window, and a missile 80 px', async ({ page }) => {
  await openPaused(page);
  const { left, top, right, bottom } = await course(page);
  expect(((right - left) * (bottom - top)) / (1440 * 900)).toBeGreaterThanOrEqual(0.45);
  expect(missile * (await zoom(page))).toBeGreaterThanOrEqual(80);
});

test('both drawers open leave the course whole, a missile 64 px, and close by Escape', async ({ page }) => {
  await openPaused(page);
  const before = await course(page);
  await page.locator('.drawer-tab[data-drawer=tune]').click();
  await page.locator('.drawer-tab[data-drawer=measure]').click();
  const hero = (await page.locator('.hero[aria-label="Main control"]').boundingBox())!;
  // The picture glides to a place above the drawer Measure and left of Tune.
  await expect.poll(async () => (await course(page)).bottom).toBeLessThan(hero.y);
  await expect.poll(async () => (await course(page)).right).toBeLessThan(1080);
  expect(await lengthAtRest(page)).toBeGreaterThanOrEqual(64);
  const { left, top } = await course(page);
  const header = (await page.locator('.first-header').boundingBox())!;
  expect(left).toBeGreaterThan(0);
  expect(top).toBeGreaterThan(header.y + header.height);
  await page.keyboard.press('Escape');
  await expect(page.locator('#drawer-measure')).toBeHidden();
  await expect(page.locator('#drawer-tune')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#drawer-tune')).toBeHidden();
  await expect.poll(async () => (await course(page)).right).toBeCloseTo(before.right, 3);
});

test('a drawer opened by keys takes the keyboard inside and gives it back, and stays open after a reload', async ({
  page,
}) => {
  await openPaused(page);
  const tab = page.locator('.drawer-tab[data-drawer=tune]');
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close Tune' })).toBeFocused();
  await page.reload();
  await page.waitForFunction(() => window.slew?.snapshot().time > 0);
  await expect(page.locator('#drawer-tune')).toBeVisible();
  await page.getByRole('button', { name: 'Close Tune' }).focus();
  await page.keyboard.press('Enter');
  await expect(tab).toBeFocused();
});

test('modes are shown if bodies take a command, and not if each has a separate mark', {
  tag: '@long',
}, async ({ page }) => {
  await openPaused(page);
  await page.getByRole('button', { name: 'Fly' }).click();
  expect((await snapshot(page)).mode).toBe('seek');
  await openPaused(page, 'turn-90');
  await expect(page.locator('.modes')).toBeHidden();
});

test('the menu opens, Escape closes it before anything else, and the help closes by its button', async ({
  page,
}) => {
  await openPaused(page);
  await page.keyboard.press('e');
  // The open drawer moves the menu's button to the left.
  await expect(page.locator('#drawer-tune')).toBeVisible();
  await page.locator('.menu-button').click();
  await expect(page.locator('.menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.menu')).toBeHidden();
  await expect(page.locator('#drawer-tune')).toBeVisible();
  await page.keyboard.press('?');
  await page.locator('.help-dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.help-dialog')).toBeHidden();
});

test('at 200 % zoom nothing sticks out, and the course lies between question and hero', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openPaused(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
  const { top, bottom } = await course(page);
  const header = (await page.locator('.first-header').boundingBox())!;
  const hero = (await page.locator('.hero[aria-label="Main control"]').boundingBox())!;
  expect(top).toBeGreaterThan(header.y + header.height);
  expect(bottom).toBeLessThan(hero.y);
  expect(bottom - top).toBeGreaterThan(150);
});
