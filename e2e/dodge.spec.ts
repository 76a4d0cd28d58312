// Tests of Dodge: played by keys and pointer, hit, stored, repeated, shared, and paused while out of sight.
import type { Page } from '@playwright/test';
import { type Dodge, dodgeOf } from '../src/features/dodge/rules/dodge';
import { dodgeGame } from '../src/features/dodge/rules/game';
import { dodgeScenario } from '../src/features/dodge/scenario';
import { simulationOf } from '../src/lab/files/field';
import { expect, load, open, openPaused, snapshot, step, test } from './page';

/** Number of steps after which a missile has surely hit a player who stands still. */
const long = 1800;

/** Simulates a game of Dodge without a page. The player stands still. */
function standStill(seed: number): Dodge {
  const simulation = simulationOf({ ...dodgeScenario, seed }, [dodgeGame]);
  for (let n = 0; n < long; n++) simulation.step();
  return dodgeOf(simulation)!;
}

const hud = (page: Page) => page.locator('.dodge-hud');
const card = (page: Page) => page.locator('.dodge-card');
const title = (page: Page) => page.locator('.dodge-title');

test('the arena has the window to itself, and the title waits for Play', async ({ page }) => {
  await openPaused(page, 'dodge');
  await page.evaluate(() => window.slew.resume());
  await page.evaluate(() => window.slew.load('dodge'));
  await expect(title(page).getByRole('button', { name: 'Play' })).toBeFocused();
  await expect.poll(async () => (await snapshot(page)).paused).toBe(true);
  expect((await snapshot(page)).game).toMatchObject({ kind: 'dodge', state: 'ready', score: 0, seed: 1 });
  for (const gone of ['.bars', '.links', '.drawer-tabs', '.first-header'])
    await expect(page.locator(gone)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeHidden();
  await expect.poll(async () => (await snapshot(page)).game?.state).toBe('running');
});

test('the arena with its walls is large, with score and notes beside it or inside its walls', async ({
  page,
}) => {
  await openPaused(page, 'dodge');
  const share = async () => {
    const [a, b] = await page.evaluate(() => [window.slew.toPage(-52, -33), window.slew.toPage(52, 33)]);
    const strip = (await page.locator('.dodge-strip').boundingBox())!;
    const isBeside =
      strip.y + strip.height <= Math.min(a.y, b.y) || strip.x + strip.width <= Math.min(a.x, b.x);
    const isInside = strip.y > a.y && strip.x > a.x && strip.x + strip.width < b.x;
    const { width, height } = page.viewportSize()!;
    return isBeside || isInside ? Math.abs((b.x - a.x) * (b.y - a.y)) / (width * height) : 0;
  };
  // Within margins of 12 px, 696 · 104 / 66 by 696 px cover 0.83 of 1280 × 720.
  for (const [width, height, least] of [
    [1280, 720, 0.8],
    [960, 540, 0.8],
    [390, 844, 0.55],
    [844, 390, 0.5],
  ]) {
    await page.setViewportSize({ width, height });
    await expect.poll(share, `${width} × ${height}`).toBeGreaterThan(least);
  }
});

test('a link to beat says its score on a phone held across', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await load(page, '#dodge=20261121&beat=475');
  await expect(title(page).getByRole('heading', { name: 'Beat 475' })).toBeInViewport({ ratio: 1 });
});

test('arrow keys, W A S D and an unpressed pointer steer the ship', async ({ page }) => {
  await open(page, 'dodge');
  const player = async () => (await snapshot(page)).entities[0];
  await page.keyboard.down('ArrowRight');
  await expect.poll(async () => (await player()).x).toBeGreaterThan(3);
  await page.keyboard.up('ArrowRight');
  await page.keyboard.down('s');
  await expect.poll(async () => (await player()).y).toBeGreaterThan(2);
  await page.keyboard.up('s');
  const { x, y } = await page.evaluate(() => window.slew.toPage(-8, 0));
  await page.mouse.move(x + 1, y);
  await page.mouse.move(x, y);
  await expect.poll(async () => (await player()).x).toBeLessThan(-4);
});

test('a player at rest is hit, reads by what, and plays again with other missiles', async ({ page }) => {
  const { score, seconds, killer } = standStill(1);
  await openPaused(page, 'dodge');
  await step(page, long);
  await expect(card(page)).toContainText(`Hit after ${seconds.toFixed(1)} s by a ${killer!.name}`);
  await expect(card(page).locator('.dodge-score')).toHaveText(String(score));
  await expect(card(page)).toContainText('Your first score');
  await expect(page.getByRole('status')).toContainText(`Score ${score}`);
  const again = card(page).getByRole('button', { name: 'Play again' });
  await expect(again).toBeFocused();

  // Enter presses the button, also if no element of the page has the focus.
  await again.evaluate((button) => button.blur());
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeHidden();
  await expect(title(page)).toBeHidden();
  expect((await snapshot(page)).game).toMatchObject({ seed: 2 });
  expect((await snapshot(page)).paused).toBe(false);
});

/**
 * Returns the class names of faulty parts of the score strip (points, time and buttons). A part is faulty if it meets
 * the result card (points and time) or its heading (buttons). Runs in the page.
 */
function stripOnCard(): string[] {
  const card = document.querySelector('.dodge-card')!;
  const strip = document.querySelector('.dodge-strip')!;
  const box = card.getBoundingClientRect();
  const meets = (part: Element, at: DOMRect) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < at.right && right > at.left && top < at.bottom && bottom > at.top;
  };
  const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true });
  const cut = [...strip.querySelectorAll('.dodge-points, .dodge-time')].filter(
    (part) => isSeen(part) && meets(part, box),
  );
  const { zIndex, backgroundColor } = getComputedStyle(strip);
  const isAbove = zIndex !== 'auto';
  const words = document.createRange();
  words.selectNodeContents(card.querySelector('h2')!);
  const at = words.getBoundingClientRect();
  const ground = isAbove && backgroundColor !== 'rgba(0, 0, 0, 0)' ? [strip] : [];
  const hiding = [...ground, ...strip.querySelectorAll('button')].filter(
    (part) => isSeen(part) && meets(part, at),
  );
  return [...cut, ...hiding].map((part) => part.className);
}

test('a phone shows the whole card, whichever way it is held', { tag: '@long' }, async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    await openPaused(page, 'dodge');
    await step(page, long);
    await expect(card(page)).toContainText('Hit after');
    await expect(card(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(stripOnCard), `${width} × ${height}`).toEqual([]);
  }
});

test('the replay of a run ends the same, from the card and from its link, and sets no best score', {
  tag: '@long',
}, async ({ page }) => {
  await openPaused(page, 'dodge');
  await step(page, long);
  await expect(card(page)).toContainText('Hit after');
  const first = (await card(page).locator('.dodge-score').textContent())!;
  const counts = (await card(page).locator('.dodge-counts').textContent())!;

  await card(page).getByRole('button', { name: 'Watch' }).click();
  await page.evaluate(() => window.slew.pause());
  await expect(hud(page)).toContainText('Replay');
  await step(page, long);
  await expect(card(page)).toContainText('Replay: hit after');
  await expect(card(page).locator('.dodge-score')).toHaveText(first);
  await expect(card(page).locator('.dodge-counts')).toHaveText(counts);
  await page.keyboard.press('c');
  await expect(page.locator('.notice')).toContainText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // Another device stores nothing, and a replay stores nothing there.
  await load(page, new URL(link).hash);
  await page.evaluate(() => window.slew.pause());
  await step(page, long);
  await expect(card(page).locator('.dodge-score')).toHaveText(first);
  expect(await page.evaluate(() => localStorage.getItem('slew.best.v1'))).toBeNull();
  await card(page).getByRole('button', { name: 'Play yourself' }).click();
  await expect(card(page)).toBeHidden();
  await expect(page).toHaveURL(/#dodge$/);
});

test('Escape leaves a replay', async ({ page }) => {
  await openPaused(page, 'dodge');
  await step(page, long);
  await card(page).getByRole('button', { name: 'Watch' }).click();
  await expect(hud(page)).toContainText('Replay');
  await page.keyboard.press('Escape');
  await expect(hud(page)).not.toContainText('Replay');
});

test('a link names the same missiles and the score to beat, and so has the one that Share copies', async ({
  page,
}) => {
  const { score } = standStill(20261121);
  await load(page, '#dodge=20261121&beat=9000');
  await expect(title(page)).toContainText('Beat 9\u202f000');
  await expect(title(page)).toContainText('The same missiles, 21 Nov');
  await step(page, long);
  await expect(card(page)).toContainText('short of 9\u202f000');
  await card(page).getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog).toContainText(/points in .*, hit by an? \w+\. Can you beat it\?/);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `#dodge=20261121&beat=${score}&run=`,
  );
});

test('a hidden page pauses the game, and one press resumes it; sound is off by default', async ({ page }) => {
  await open(page, 'dodge');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(hud(page)).toContainText('Paused');
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false, configurable: true }));
  const { time } = await snapshot(page);
  await hud(page).getByRole('button', { name: /Go on/ }).click();
  await expect.poll(async () => (await snapshot(page)).time).toBeGreaterThan(time);

  await page.evaluate(() => window.slew.load('dodge'));
  const sound = title(page).locator('[data-action=sound]');
  await expect(sound).toHaveText('Sound off');
  await sound.click();
  await expect(sound).toHaveText('Sound on');
  await page.keyboard.press('q');
  await expect(sound).toHaveText('Sound off');
});
