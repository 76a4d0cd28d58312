// Tests of the gallery: opened from the scene's name and by H, searched by typing, browsed by arrows, closed by Escape.
import type { Page } from '@playwright/test';
import { expect, load, openPaused, snapshot, test, testAlone } from './page';

const gallery = (page: Page) => page.getByRole('dialog', { name: 'Scenes' });
const search = (page: Page) => gallery(page).getByRole('searchbox');
const cards = (page: Page) => gallery(page).locator('.gallery-card:visible');
const focused = (page: Page) => gallery(page).locator('.gallery-card:focus');
const name = (id: string, page: Page) =>
  page.evaluate((id) => window.slew.scenarios().find((scene) => scene.id === id)!.name, id);

/** Returns the box of the focused card. CSS pixels */
const place = async (page: Page) => (await focused(page).boundingBox())!;

test.describe('in a window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('it opens from the scene’s name and by H, has every scene with its picture, and marks the present one', async ({
    page,
  }) => {
    await openPaused(page, 'orbit');
    await page.locator('.first-header .scene').click();
    await expect(gallery(page)).toBeVisible();
    const scenes = (await page.evaluate(() => window.slew.scenarios())).map((scene) => scene.name);
    const names = [...scenes, 'Today’s course'];
    expect((await cards(page).locator('.gallery-name').allInnerTexts()).toSorted()).toEqual(names.toSorted());
    const present = gallery(page).locator('[aria-current=true]');
    await expect(present).toHaveCount(1);
    await expect(present).toContainText(await name('orbit', page));
    await expect(present).toBeInViewport();
    await expect(cards(page).locator('img')).toHaveCount(names.length);
    // Thumbnails are twice as wide as a card, for screens of high resolution.
    await expect
      .poll(() => present.locator('img').evaluate((still: HTMLImageElement) => still.naturalWidth))
      .toBeGreaterThanOrEqual(600);
    await page.keyboard.press('Escape');
    await expect(gallery(page)).toBeHidden();
    expect((await snapshot(page)).scenario).toBe('orbit');

    await page.evaluate(() => window.slew.load('kick'));
    await page.keyboard.press('h');
    await expect(gallery(page)).toBeVisible();
    await expect(present).toHaveCount(1);
    await expect(present).toContainText(await name('kick', page));
  });

  test('a key that follows the closing immediately belongs to the page', async ({ page }) => {
    await openPaused(page);
    await page.keyboard.press('h');
    await expect(search(page)).toBeFocused();
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog[open]')!.close();
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    });
    await expect(page.locator('.scope')).toBeVisible();
  });

  test('typing filters immediately, and Enter opens the first match, if any', async ({ page }) => {
    await openPaused(page);
    await page.keyboard.press('h');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('turret');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(await name('tower-defence', page));
    await expect(gallery(page).getByRole('region', { name: 'Measure' })).toBeHidden();
    await search(page).fill('xylophone');
    await expect(cards(page)).toHaveCount(0);
    await expect(gallery(page).getByRole('status')).toHaveText('No scene has all of these words.');
    await page.keyboard.press('Enter');
    await expect(gallery(page)).toBeVisible();
    await search(page).fill('gravity');
    await page.keyboard.press('Enter');
    await expect(gallery(page)).toBeHidden();
    expect((await snapshot(page)).scenario).toBe('hold-height');

    // The next search begins with all scenes. Both key presses fall into one frame.
    await page.keyboard.press('h');
    await expect(gallery(page)).toBeVisible();
    await page.evaluate(() => {
      const press = (key: string) =>
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      press('Enter');
      press('h');
    });
    await expect(gallery(page)).toBeVisible();
    await expect(search(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(1 + (await page.evaluate(() => window.slew.scenarios())).length);
  });

  test('arrows move between the tour and cards as they lie, up from the first row to the search, and Enter opens', {
    tag: '@long',
  }, async ({ page }) => {
    await openPaused(page);
    await page.keyboard.press('h');
    await expect(search(page)).toBeFocused();
    const stop = gallery(page).locator('.stop-press').first();
    await page.keyboard.press('ArrowDown');
    await expect(stop).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cards(page).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(cards(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(cards(page).first()).toBeFocused();
    const from = await place(page);
    await page.keyboard.press('ArrowDown');
    const below = await place(page);
    expect(below.x).toBeCloseTo(from.x, 0);
    expect(below.y).toBeGreaterThan(from.y);
    await page.keyboard.press('ArrowUp');
    await expect(cards(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(stop).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(search(page)).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    const chosen = await focused(page).locator('.gallery-name').innerText();
    await page.keyboard.press('Enter');
    await expect(gallery(page)).toBeHidden();
    await expect(page.locator('.scene-name')).toHaveText(chosen);
  });
});

testAlone.describe('on a phone', () => {
  testAlone.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  testAlone(
    'a tap opens it, it is no wider than the screen, and a tap on a card opens the scene',
    async ({ page }) => {
      await load(page);
      await page.locator('.first-header .scene').tap();
      await expect(gallery(page)).toBeVisible();
      expect(await gallery(page).evaluate(({ scrollWidth }) => scrollWidth)).toBe(390);
      const low = await gallery(page)
        .locator('button:visible, input')
        .evaluateAll((all) =>
          all
            .filter((control) => control.getBoundingClientRect().height < 44)
            .map(({ textContent }) => textContent),
        );
      expect(low).toEqual([]);
      await search(page).fill('windup');
      await expect(cards(page)).toHaveCount(1);
      await cards(page).tap();
      await expect(gallery(page)).toBeHidden();
      await expect(page.locator('.scene-name')).toHaveText('Windup');
      expect((await snapshot(page)).scenario).toBe('windup');
    },
  );
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('its head has room for a search text, and Close is inside the window', async ({ page }) => {
    await openPaused(page);
    await page.keyboard.press('h');
    const box = (await search(page).boundingBox())!;
    expect(box.width).toBeGreaterThan(160);
    const close = (await gallery(page).getByRole('button', { name: 'Close' }).boundingBox())!;
    expect(close.x + close.width).toBeLessThanOrEqual(768);
  });
});
