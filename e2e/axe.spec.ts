// Tests of accessibility: axe finds no faults in any drawer, dialog or state of a game, on a desktop and on a phone.
import type { Page } from '@playwright/test';
import { withoutUndefined } from '../src/world/simulation/without-undefined';
import { violations } from './axe';
import { expect, openPaused, step, test } from './page';

const sizes = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

async function isClean(page: Page, where: string): Promise<void> {
  expect.soft(await violations(page), where).toEqual([]);
}

/** Waits until a control exists, then clicks it by a script. */
const press = (page: Page, selector: string) =>
  page.locator(selector).evaluate((control: HTMLElement) => control.click());

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, { tag: name === 'phone' ? '@long' : [] }, () => {
    test.use({ viewport });

    test('the page and its drawers', async ({ page }) => {
      test.slow();
      await openPaused(page);
      await isClean(page, 'first screen');
      for (const drawer of ['tune', 'measure']) {
        await press(page, `.drawer-tab[data-drawer=${drawer}]`);
        await isClean(page, drawer);
      }
      await press(page, '.menu-button');
      await isClean(page, 'menu');
      for (const scene of [
        'own-law',
        'turn-90',
        'three-rates',
        'fast-target',
        'tower-defence',
        'put-right',
        'space-why',
        'space-turn',
      ]) {
        await page.evaluate((scene) => window.slew.load(scene), scene);
        await step(page, 300);
        await isClean(page, scene);
      }
    });

    test('the dialogs', async ({ page }) => {
      test.slow();
      await openPaused(page);
      for (const [key, title] of [
        ['?', 'Slew'],
        ['h', 'Scenes'],
        ['i', 'Notes'],
        ['j', 'Code'],
      ]) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toBeVisible();
        await isClean(page, title);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await press(page, '.play');
      await expect(page.getByRole('dialog', { name: 'Games' })).toBeVisible();
      await isClean(page, 'Play');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await press(page, '.forgetting button:first-child');
      await expect(page.getByRole('dialog', { name: 'Forget my progress' })).toBeVisible();
      await isClean(page, 'Forget');
      for (let n = 0; n < 2; n++) await page.keyboard.press('Escape');
      await press(page, '.drawer-tab[data-drawer=tune]');
      await press(page, '[data-action=tune-for-me]');
      await expect(page.getByRole('dialog', { name: 'Tune for me' })).toBeVisible();
      await isClean(page, 'Tune for me');
      await page.keyboard.press('Escape');
      await press(page, '[data-action=score-card]');
      await expect(page.locator('.score-card footer p')).not.toBeEmpty();
      await isClean(page, 'Score card');
    });

    test('the states of the games', async ({ page }) => {
      test.slow();
      await openPaused(page);
      await page.evaluate(() => window.slew.resume());
      await page.evaluate(() => window.slew.load('dodge'));
      await expect(page.locator('.dodge-title').getByRole('button', { name: 'Play' })).toBeFocused();
      await isClean(page, 'Dodge, title');
      await page.keyboard.press('Enter');
      await expect(page.locator('.dodge-title')).toBeHidden();
      await page.evaluate(() => window.slew.pause());
      await isClean(page, 'Dodge, running');
      // Long enough for the first missiles to hit a player who stands still.
      await step(page, 1800);
      await expect(page.locator('.dodge-card')).toBeVisible();
      await isClean(page, 'Dodge, over');

      await page.evaluate(() => window.slew.load('par'));
      await expect(page.locator('.par-hero')).toBeVisible();
      await isClean(page, 'Par, plan');
      await step(page, 120);
      await expect(page.locator('.par-hero')).toHaveAttribute('data-state', 'running');
      await isClean(page, 'Par, run');
      await step(page, 60 * 11);
      await expect(page.locator('.par-hero')).toHaveAttribute('data-state', 'over');
      await isClean(page, 'Par, result');
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.hero-press.edged:last-of-type')!.click(),
      );
      await page.locator('.share-card img').waitFor();
      await isClean(page, 'Par, Share');
    });

    test('the pages of the notes', async ({ browser, baseURL }) => {
      test.slow();
      const context = await browser.newContext(withoutUndefined({ baseURL, viewport }));
      const page = await context.newPage();
      await page.goto('/notes/index.html');
      const addresses = await page
        .locator('a')
        .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href.replace(/#.*/, '')));
      const own = [...new Set(addresses)].filter((address) => /\/notes\/[\w-]+\.html$/.test(address));
      expect(own.length).toBeGreaterThan(5);
      // All of them have one form. The phone adds sideways scrolling, so the test visits each of them there.
      const asked = name === 'phone' ? own : own.slice(0, 3);
      for (const address of [page.url(), ...asked]) {
        await page.goto(address);
        await isClean(page, address);
      }
      await context.close();
    });
  });
}
