// Tests of Back and Forward: Back closes the top layer, then returns to the scene before. From eleven layers, on a
// phone.
import type { Page } from '@playwright/test';
import { expect, load, snapshot, step, testAlone as test } from './page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const menu = (page: Page) => page.locator('#menu');
const scene = async (page: Page) => (await snapshot(page)).scenario;

/** Opens a scene by its card in the gallery. */
async function choose(page: Page, name: string): Promise<void> {
  await page.locator('.first-header .scene').click();
  await dialog(page, 'Scenes').getByRole('button', { name }).first().click();
  await expect(dialog(page, 'Scenes')).toBeHidden();
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('.menu-button').click();
  await expect(menu(page)).toBeVisible();
}

const inMenu = async (page: Page, action: string) => {
  await openMenu(page);
  await menu(page).locator(`[data-action=${action}]`).click();
};

/** The menus, dialogs and drawers that the Back button closes. */
const places: readonly (readonly [
  string,
  (page: Page) => Promise<void>,
  (page: Page) => ReturnType<Page['locator']>,
])[] = [
  ['the menu', openMenu, menu],
  ['the gallery', (page) => page.locator('.first-header .scene').click(), (page) => dialog(page, 'Scenes')],
  [
    'the games',
    (page) => page.locator('.first-header [data-action=play]').click(),
    (page) => dialog(page, 'Games'),
  ],
  ['the help', (page) => inMenu(page, 'help'), (page) => page.locator('dialog[open]')],
  ['the notes', (page) => inMenu(page, 'notes'), (page) => page.locator('dialog[open]')],
  [
    'the sheet of Measure',
    (page) => page.locator('.drawer-tab[data-drawer=measure]').click(),
    (page) => page.locator('#drawer-measure'),
  ],
  [
    'the sheet of Tune',
    (page) => page.locator('.drawer-tab[data-drawer=tune]').click(),
    (page) => page.locator('#drawer-tune'),
  ],
  ['Build', (page) => inMenu(page, 'build'), (page) => page.locator('html[data-building]')],
];

for (const [name, open, there] of places)
  test(`Back closes ${name}, and the scene stays`, async ({ page }) => {
    await load(page);
    await choose(page, 'Hold a height');
    expect(await scene(page)).toBe('hold-height');
    const before = await page.evaluate(() => JSON.stringify(history.state));
    await open(page);
    await expect(there(page)).toHaveCount(1);
    // The history has an entry for the layer.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toBe(before);
    await page.goBack();
    await expect(there(page)).toHaveCount(0);
    expect(await scene(page)).toBe('hold-height');
    await page.goBack();
    await expect.poll(() => scene(page)).toBe('path-race');
  });

test('Back returns to the scene before at the moment it was left, and Forward to the other', async ({
  page,
}) => {
  await load(page);
  await page.evaluate(() => window.slew.pause());
  await step(page, 300);
  const { time, entities } = await snapshot(page);
  await choose(page, 'Hold a height');
  await page.evaluate(() => window.slew.pause());
  expect(new URL(page.url()).hash).toBe('#hold-height');
  await page.goBack();
  await expect.poll(() => scene(page)).toBe('path-race');
  expect(await snapshot(page)).toMatchObject({ time, entities, paused: true });
  await page.goForward();
  await expect.poll(() => scene(page)).toBe('hold-height');
  expect(new URL(page.url()).hash).toBe('#hold-height');
});

test('Back closes the sheet of an own law, which its scene opens by itself', async ({ page }) => {
  await load(page);
  await choose(page, 'Your own law');
  const law = page.locator('#drawer-law');
  await expect(law).toBeVisible();
  // Entry 0 is the first scene, entry 1 this one, entry 2 its sheet.
  await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({ slew: 2, isLayer: true });
  await page.goBack();
  await expect(law).toBeHidden();
  expect(await scene(page)).toBe('own-law');
  await page.goBack();
  await expect.poll(() => scene(page)).toBe('path-race');
  await page.goForward();
  await expect.poll(() => scene(page)).toBe('own-law');
  await expect(law).toBeHidden();
});

test('Back pauses a game under way, which loses nothing; the next one leaves, and Forward returns to it', async ({
  page,
}) => {
  await load(page);
  await page.locator('.first-header [data-action=play]').click();
  await dialog(page, 'Games').getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.dodge-play').click();
  const game = async () => (await snapshot(page)).game;
  await expect.poll(async () => (await game())?.state).toBe('running');
  // The page checks four times a second whether a game is running.
  await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({ isLayer: true });
  await page.goBack();
  const goOn = page.getByRole('button', { name: 'Go on' });
  await expect(goOn).toBeVisible();
  const paused = await game();
  expect(paused).toMatchObject({ state: 'running' });
  await page.goBack();
  await expect.poll(() => scene(page)).toBe('path-race');
  expect((await snapshot(page)).paused).toBe(false);
  await page.goForward();
  await expect(goOn).toBeVisible();
  expect(await game()).toEqual(paused);
  await goOn.click();
  await expect(goOn).toBeHidden();
  expect(await game()).toMatchObject({ state: 'running' });
});

test('Back pauses a run of Par, and Go on takes the place of Pause', async ({ page }) => {
  await load(page);
  await page.locator('.first-header [data-action=play]').click();
  await dialog(page, 'Games')
    .getByRole('button', { name: /^Slalom/ })
    .click();
  await page
    .locator('.par-hero')
    .getByRole('button', { name: /^Start/ })
    .click();
  const game = async () => (await snapshot(page)).game;
  await expect.poll(async () => (await game())?.state).toBe('running');
  await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({ isLayer: true });
  await page.goBack();
  const goOn = page.locator('.bar-right').getByRole('button', { name: /Go on/ });
  await expect(goOn).toBeVisible();
  expect(await game()).toMatchObject({ state: 'running' });
  await goOn.click();
  await expect(goOn).toBeHidden();
  expect((await snapshot(page)).paused).toBe(false);
});

test('Back returns to Build from a scene that was opened there', async ({ page }) => {
  await load(page);
  await inMenu(page, 'build');
  const building = page.locator('html[data-building]');
  await expect(building).toHaveCount(1);
  await page.locator('.first-header .scene').click();
  await dialog(page, 'Scenes').getByRole('button', { name: 'Hold a height' }).click();
  await expect(building).toHaveCount(0);
  await page.goBack();
  await expect(building).toHaveCount(1);
  expect(await scene(page)).toBe('path-race');
  await page.goBack();
  await expect(building).toHaveCount(0);
});

test('after a reload Back leads to the scene before, by its address', async ({ page }) => {
  await load(page);
  await choose(page, 'Hold a height');
  await page.locator('.drawer-tab[data-drawer=tune]').click();
  await expect(page.locator('#drawer-tune')).toBeVisible();
  await page.reload();
  await page.waitForFunction(() => window.slew?.snapshot().time > 0);
  expect(await scene(page)).toBe('hold-height');
  await page.goBack();
  await expect.poll(() => scene(page)).toBe('path-race');
});

test('a scene without anything open is left with one press, and a closed layer costs none', async ({
  page,
}) => {
  await load(page);
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.locator('.first-header .scene').click();
  await dialog(page, 'Scenes').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.evaluate(() => history.state)).not.toHaveProperty('isLayer');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});
