// Tests of scenes saved on this device: saved, found again after a reload, renamed, deleted and restored; in two tabs;
// on a phone.
import type { Page } from '@playwright/test';
import { linkOfText } from '../src/app/ui/sharing/link.fixture';
import { violations } from './axe';
import { drawn, expect, load, snapshot, testAlone } from './page';

/** A scene that another person made. */
const scene = {
  version: 1,
  name: 'Round the wall',
  question: 'Who is round the wall first?',
  entities: [
    { kind: 'missile', command: { kind: 'seek', target: [60, 20] } },
    { kind: 'character', position: [0, 20], command: { kind: 'seek', target: [60, 20] } },
  ],
  obstacles: [{ kind: 'wall', position: [30, 10], size: [2, 20] }],
};
const link = linkOfText(JSON.stringify(scene));

const keep = (page: Page) => page.locator('.first-header [data-action=keep]');
const yours = (page: Page) => page.getByRole('region', { name: 'Yours' });
const cards = (page: Page) => yours(page).locator('.gallery-card');
const row = (page: Page, name: string) => yours(page).locator('.own-menu').getByRole('button', { name });
const notice = (page: Page) => page.locator('.notice');

async function openGallery(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: 'Scenes' })).toBeVisible();
}

// A card has a thumbnail of the picture.
testAlone.use({ isDrawn: true });

testAlone(
  'a scene from a file is in the address, comes back by undo, is kept, and is there after a reload and in another page',
  async ({ page }) => {
    await load(page);
    await page.locator('.menu-button').click();
    const chooser = page.waitForEvent('filechooser');
    await page.locator('.menu [data-action=open]').click();
    const buffer = Buffer.from(JSON.stringify(scene));
    await (await chooser).setFiles({ name: 'wall.json', mimeType: 'application/json', buffer });
    await expect(page).toHaveURL(/#w=/);
    await page.evaluate(() => window.slew.load('orbit'));
    expect(await page.evaluate(() => window.slew.undo())).toBe(true);
    expect((await snapshot(page)).scenario).toBe('Round the wall');
    await page.evaluate(() => {
      location.hash = 'own=elsewhere';
    });
    await expect(page.getByRole('alert')).toContainText('This scene is on another device. Ask for its link.');
    await openGallery(page);
    await expect(yours(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await keep(page).click();
    await expect(notice(page)).toContainText('“Round the wall” is kept');
    await expect(keep(page)).toHaveCount(0);
    expect(page.url()).toMatch(/#own=\w+$/);

    const other = await page.context().newPage();
    await other.goto(page.url());
    await drawn(other);
    await other.evaluate(() => window.slew.ready());
    expect((await snapshot(other)).scenario).toBe('Round the wall');
    await page.reload();
    await drawn(page);
    await page.evaluate(() => window.slew.ready());
    await openGallery(page);
    await expect(cards(page)).toHaveAttribute('aria-current', 'true');
    await expect(cards(page)).toContainText('Who is round the wall first?');
    await expect
      .poll(() =>
        cards(page)
          .locator('img')
          .evaluate((still: HTMLImageElement) => still.naturalWidth),
      )
      .toBe(600);

    // A change on the other page is visible here at once.
    await other.evaluate(async (scene) => (await window.slew.own()).save(scene), { ...scene, name: 'Alley' });
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toContainText('Alley');
    await other.close();
  },
);

testAlone(
  'the keyboard alone renames, duplicates and deletes, and brings back',
  { tag: '@long' },
  async ({ page }) => {
    await load(page);
    await page.evaluate(async (scene) => (await window.slew.own()).save(scene), scene);
    await openGallery(page);
    // These keys go past the new scene.
    for (const key of ['ArrowDown', 'ArrowRight', 'Tab']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(row(page, 'Play')).toBeFocused();
    await expect(row(page, 'Copy link')).toContainText(/\d+ of 2\s000/);
    await page.keyboard.press('Escape');
    await expect(yours(page).locator('.own-more')).toBeFocused();
    await page.keyboard.press('Enter');
    await row(page, 'Rename').press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Alley');
    await page.keyboard.press('Enter');
    await expect(cards(page).locator('.gallery-name')).toHaveText('Alley');
    await expect(yours(page).locator('.own-more')).toBeFocused();
    await page.keyboard.press('Enter');
    await row(page, 'Duplicate').press('Enter');
    await expect(cards(page).locator('.gallery-name')).toHaveText(['Alley (2)', 'Alley']);
    await cards(page).first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await row(page, 'Delete').press('Enter');
    await expect(cards(page).locator('.gallery-name')).toHaveText(['Alley']);
    await expect(cards(page)).toBeFocused();
    await expect(notice(page)).toContainText('“Alley (2)” is deleted.');
    await page.keyboard.press('Control+z');
    await expect(cards(page)).toHaveCount(2);
    await expect(notice(page)).toHaveCount(0);
    await cards(page).last().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await row(page, 'Build').press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-building', '');
    expect((await snapshot(page)).scenario).toBe('Alley');
    // Scenes are sorted by time of saving. Half a second after a change this one is first.
    await page.evaluate(async () => {
      await window.slew.build();
      window.slew.add('obstacles', { kind: 'wall', position: [0, 40], size: [20, 2] });
    });
    const saved = () =>
      page.evaluate(async () => (await (await window.slew.own()).list()).map(({ name }) => name));
    await expect.poll(saved).toEqual(['Alley', 'Alley (2)']);
  },
);

testAlone(
  'where the browser keeps nothing, a scene lasts as long as the page, and that is said',
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await load(page, link);
    await keep(page).click();
    await expect(notice(page)).toContainText('lasts until the page is left');
    await page.evaluate(() => window.slew.load('orbit'));
    await openGallery(page);
    await cards(page).click();
    await expect.poll(async () => (await snapshot(page)).scenario).toBe('Round the wall');
  },
);

testAlone.describe('on a phone', () => {
  testAlone.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  testAlone('all of it is large enough for a finger, and axe finds nothing', async ({ page }) => {
    await load(page, link);
    const { height } = (await keep(page).boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    expect(await violations(page)).toEqual([]);
    await keep(page).tap();
    await expect(notice(page)).toContainText('is kept');
    await page.locator('.first-header .scene').tap();
    await yours(page).locator('.own-more').tap();
    await expect(row(page, 'Delete')).toBeInViewport();
    const sizes = await yours(page)
      .locator('button')
      .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().height)));
    expect(sizes.length).toBeGreaterThan(7);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await violations(page)).toEqual([]);
    await row(page, 'Rename').tap();
    await expect(page.getByRole('dialog', { name: 'Rename' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await yours(page).locator('.own-more').tap();
    await row(page, 'Duplicate').tap();
    await yours(page).locator('.own-more').first().tap();
    await row(page, 'Delete').tap();
    // The undo notice covers none of these cards.
    await expect(notice(page)).toContainText('is deleted');
    await expect(yours(page).locator('.own-more')).toHaveCount(1);
    const [message, more] = await Promise.all(
      [notice(page), yours(page).locator('.own-more')].map((part) => part.boundingBox()),
    );
    expect(more!.y + more!.height).toBeLessThanOrEqual(message!.y);
  });
});
