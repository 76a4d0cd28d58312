// Tests of a person's first steps: Play, the games of the day, the tour, and the data that the device keeps until it is
// deleted.
import type { Page } from '@playwright/test';
import { tour } from '../src/lab/scenarios/tour';
import { drawn, expect, load, open, openPaused, snapshot, step, test, testAlone } from './page';

/** Returns today's date in UTC as a number in the form YYYYMMDD, which the daily games use. */
const today = () => Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));

const games = (page: Page) => page.getByRole('dialog', { name: 'Games' });
const gallery = (page: Page) => page.getByRole('dialog', { name: 'Scenes' });
const chip = (page: Page) => page.getByRole('group', { name: 'Today' });
const card = (page: Page, name: string) =>
  gallery(page)
    .locator('.gallery-card')
    .filter({ has: page.getByText(name, { exact: true }) });

/** Loads the page on a device that has stored data. @param kept stored values by key */
async function loadWith(page: Page, kept: Readonly<Record<string, unknown>>, hash = ''): Promise<void> {
  if (!page.url().startsWith('http')) await load(page);
  await page.evaluate((kept) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  await page.goto('about:blank');
  await page.goto(`/${hash}`);
  await drawn(page);
  await page.locator('.day-chip').waitFor({ state: 'attached' });
}

test.describe('in a window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('two presses play: Play, then a game or its game of the date', async ({ page }) => {
    await openPaused(page);
    const play = page.getByRole('button', { name: 'Games', exact: true });
    expect(Math.round((await play.boundingBox())!.height)).toBe(36);
    await play.click();
    await expect(games(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await snapshot(page)).game).toMatchObject({ kind: 'dodge', seed: 1 });
    // A person who has never played sees first how to steer.
    await expect(page.locator('.dodge-title').getByRole('button', { name: 'Play' })).toBeFocused();
    expect((await snapshot(page)).game?.state).toBe('ready');
    await page.keyboard.press('Enter');
    await expect(page.locator('.dodge-title')).toBeHidden();
    await expect.poll(async () => (await snapshot(page)).game?.state).toBe('running');
    expect(await page.evaluate(() => location.hash)).toBe('#dodge');

    await loadWith(page, { 'slew.best.v1': [['dodge-5', { best: 386, last: [386] }]] }, '#orbit');
    await page.evaluate(() => window.slew.pause());
    await play.click();
    await expect(games(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await snapshot(page)).game).toMatchObject({ kind: 'dodge', seed: 1 });
    await expect(page.locator('.dodge-title')).toBeHidden();
    await expect.poll(async () => (await snapshot(page)).time).toBeGreaterThan(0);

    await page.evaluate(() => {
      window.slew.load('orbit');
      window.slew.pause();
    });
    await play.click();
    await games(page)
      .getByRole('button', { name: /^Dodge of the day/ })
      .click();
    await expect
      .poll(async () => (await snapshot(page)).game)
      .toMatchObject({ kind: 'dodge', seed: today() });
    await expect(page.locator('.dodge-title')).toBeHidden();
  });

  test('the chip shows the best results of the date, "–" before, and opens its games', {
    tag: '@long',
  }, async ({ page }) => {
    await openPaused(page);
    await expect(chip(page)).toHaveText(/Dodge\s–.*Par\s–/);
    await loadWith(page, {
      'slew.best.v1': [
        ['dodge-5-days', { [today()]: { best: 386, tries: 2 }, 20261122: { best: 999, tries: 1 } }],
        ['par-days', [['a course', { time: 12.84 }, today()]]],
        ['par-day-medals', [[today(), { bronze: 14, silver: 12, gold: 11, ace: 10 }, null]]],
      ],
    });
    await expect(chip(page)).toHaveText(/Dodge\s386.*Par\sbronze/);
    await expect(chip(page).locator('.medal.bronze')).toHaveCount(1);
    await chip(page).getByRole('button', { name: 'Dodge' }).click();
    await expect(page.locator('.dodge-title').getByRole('button', { name: 'Play' })).toBeFocused();
    expect((await snapshot(page)).game).toMatchObject({ kind: 'dodge', seed: today() });
    await page.evaluate(() => window.slew.load('orbit'));
    await chip(page).getByRole('button', { name: 'Par' }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#par=${today()}`);
    await expect(page.locator('.par-chooser')).toContainText('today');
  });

  test('an answer leaves a tick on its card, a right guess says so, and groups count them', async ({
    page,
  }) => {
    await openPaused(page);
    await page.keyboard.press('h');
    await expect(card(page, 'Path race')).toContainText('now');
    await expect(card(page, 'Kick')).toContainText('new');
    const fly = gallery(page).getByRole('button', { name: /^Fly/ });
    await expect(fly).toContainText('0 of 6');
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Cut' }).click();
    await page.getByRole('group', { name: 'Your guess' }).getByRole('button', { name: 'Missile' }).click();
    // Longer than a lap.
    await step(page, 60 * 60);
    await expect(page.getByText('You guessed right.')).toBeVisible();
    await page.evaluate(() => window.slew.load('kick'));
    await page.keyboard.press('h');
    await expect(card(page, 'Path race')).toContainText('guessed right');
    await expect(card(page, 'Path race').locator('[data-sign=tick]')).toBeVisible();
    await expect(fly).toContainText('1 of 6');
  });

  test('the gallery begins with the tour, its words and the present scene; cards of games show best results', async ({
    page,
  }) => {
    const kept = { 'path-race': 15, 'turn-90': 3, 'p-pi-pid': 1, orbit: 3 };
    const bests = [['dodge-5', { best: 386, last: [386] }]];
    await loadWith(page, { 'slew.progress.v1': kept, 'slew.best.v1': bests }, '#p-pi-pid');
    await page.keyboard.press('h');
    const row = gallery(page).getByRole('region', { name: 'Start here' });
    await expect(row).toContainText('You are at the third.');
    const stops = row.getByRole('button');
    await expect(stops).toHaveCount(tour.length);
    await expect(row.locator('.stop-word')).toHaveText(tour.map(({ term }) => term));
    await expect(row.locator('.done')).toHaveText([/Path race.*done/, /Turn 90°.*done/]);
    await expect(row.locator('[aria-current=step]')).toContainText('Wind');
    await expect(row.locator('[aria-current=step]')).toBeInViewport();
    for (const words of ['best 386', 'today –']) await expect(card(page, 'Dodge')).toContainText(words);
    await expect(card(page, 'Par')).toContainText('new');
    await expect(gallery(page).getByRole('button', { name: /^Fly/ })).toContainText('2 of 6');
    await page.keyboard.type('wind');
    await expect(row).toBeHidden();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await stops.nth(6).click();
    expect((await snapshot(page)).scenario).toBe('fast-target');
  });

  test('progress is forgotten once that is confirmed, bests and replays are asked apart', async ({
    page,
  }) => {
    await loadWith(page, {
      'slew.progress.v1': { kick: 3 },
      'slew.best.v1': [['dodge-5', { best: 386, last: [386] }]],
    });
    const kept = () => page.evaluate(() => Object.keys(localStorage).toSorted());
    const forget = async (label: string, answer: string) => {
      await page.getByRole('button', { name: label }).click();
      await page.getByRole('dialog', { name: label }).getByRole('button', { name: answer }).click();
      await expect(page.getByRole('dialog', { name: label })).toBeHidden();
    };
    await page.locator('.menu-button').click();
    await page.locator('.menu').getByRole('button', { name: 'Help' }).click();
    await forget('Forget my progress', 'Keep');
    expect(await kept()).toEqual(['slew.best.v1', 'slew.progress.v1']);
    await forget('Forget my progress', 'Forget');
    expect(await kept()).toEqual(['slew.best.v1']);
    await forget('Forget bests and replays', 'Forget');
    expect(await kept()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await expect(card(page, 'Kick')).toContainText('new');
    await expect(card(page, 'Dodge')).toContainText('new');
    await expect(card(page, 'Dodge')).not.toContainText('best');
  });

  test('the speed is shown next to pause, and a press makes it slower', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page);
    const speed = page.locator('.bar-right [data-action=pace]');
    await expect(speed).toHaveText('1×');
    await speed.click();
    await expect(speed).toHaveText('½×');
    for (let n = 0; n < 3; n++) await page.keyboard.press('s');
    await expect(speed).toHaveText('1×');
    await page.keyboard.press('p');
    await expect(speed).toHaveText('1×');
  });
});

test('a game’s first button has the focus if it is opened by address', async ({ page }) => {
  const openAt = async (hash: string) => {
    await page.goto('about:blank');
    await page.goto(`/${hash}`);
  };
  await openAt('#dodge');
  await expect(page.locator('.dodge-title').getByRole('button', { name: 'Play' })).toBeFocused();
  await openAt('#par');
  await expect(page.locator('.par-hero .hero-press')).toBeFocused();
});

testAlone.describe('on a phone', () => {
  testAlone.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  testAlone(
    'Games is on the name’s line, and the menu begins with the games of the date',
    async ({ page }) => {
      await load(page);
      const play = page.getByRole('button', { name: 'Games', exact: true });
      const [name, button] = [(await page.locator('.scene').boundingBox())!, (await play.boundingBox())!];
      expect(Math.abs(name.y + name.height / 2 - button.y - button.height / 2)).toBeLessThan(2);
      await expect(chip(page)).toBeHidden();
      await page.locator('.menu-button').tap();
      const first = page.locator('.menu .button:visible').first();
      await expect(first).toHaveText('Today’s Dodge: –');
      await first.tap();
      await expect
        .poll(async () => (await snapshot(page)).game)
        .toMatchObject({ kind: 'dodge', seed: today() });
    },
  );
});
