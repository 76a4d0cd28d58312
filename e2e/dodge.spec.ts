// Dodge: played by keys, hit in the end, kept, repeated, shared, and paused while out of sight.
import type { Page } from '@playwright/test';
import { simulationOf } from '../src/files/game';
import { type Dodge, dodgeOf } from '../src/games/dodge/rules/dodge';
import { dodgeGame } from '../src/games/dodge/rules/game';
import { dodge } from '../src/games/dodge/scenario';
import { drawn, expect, load, open, openPaused, snapshot, step, test } from './page';

/** Enough steps for the first missiles to hit a player who stands still. */
const long = 1800;

/** What becomes of a player who stands still, without a page. */
function standStill(seed: number): Dodge {
  const simulation = simulationOf({ ...dodge, seed }, [dodgeGame]);
  for (let n = 0; n < long; n++) simulation.step();
  return dodgeOf(simulation)!;
}

/** Begins the game with nothing moved yet, and paused. */
async function begin(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.slew.pause();
    window.slew.load('dodge');
  });
}

const hud = (page: Page) => page.locator('.dodge-hud');
const card = (page: Page) => page.locator('.dodge-card');

test('arrow keys and W A S D steer the player, and S and D are as ever elsewhere', async ({ page }) => {
  await open(page, 'dodge');
  await expect(hud(page)).toContainText('Drag, or use the arrow keys.');
  const [pace, outlines] = [page.locator('.bar-right [data-action=pace]'), 'Physics outlines'];
  const player = async () => (await snapshot(page)).entities[0];

  await page.keyboard.down('ArrowRight');
  await expect.poll(async () => (await player()).x).toBeGreaterThan(3);
  await page.keyboard.up('ArrowRight');
  await page.keyboard.down('s');
  await expect.poll(async () => (await player()).y).toBeGreaterThan(2);
  await page.keyboard.up('s');
  await expect.poll(async () => Math.hypot((await player()).vx, (await player()).vy)).toBeLessThan(0.5);
  await page.keyboard.press('d');
  await expect(pace).toHaveText('1×');
  await expect(page.getByLabel(outlines, { exact: true })).not.toBeChecked();
  await expect(page.locator('.modes')).toBeHidden();

  await page.evaluate(() => window.slew.load('path-race'));
  await expect(hud(page)).toBeHidden();
  await page.keyboard.press('s');
  await expect(pace).toHaveText('½×');
  await page.keyboard.press('d');
  await expect(page.getByLabel(outlines, { exact: true })).toBeChecked();
});

test('a player who stands still is hit, sees the figures, and plays again with other missiles', async ({
  page,
}) => {
  const { score, seconds, wave } = standStill(1);
  await openPaused(page, 'dodge');
  await expect(hud(page)).toContainText('Paused');
  await expect(card(page)).toBeHidden();
  await step(page, long);
  await expect(card(page)).toContainText(`Hit after ${seconds.toFixed(1)} s`);
  await expect(card(page)).toContainText(`${score} points`);
  await expect(card(page)).toContainText(`wave ${wave}`);
  await expect(card(page)).toContainText('Your first score.');
  await expect(hud(page).getByRole('status')).toContainText(`Score ${score}`);
  const again = card(page).getByRole('button', { name: 'Play again' });
  await expect(again).toBeFocused();

  // Enter works on the button, and for the page when nothing has the keyboard.
  await again.evaluate((button) => button.blur());
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeHidden();
  await page.evaluate(() => window.slew.pause());
  await expect(hud(page)).toContainText(`best ${score}`);
  const { time } = await snapshot(page);
  const steps = Math.round((8 - time) * 60);
  await step(page, steps);
  const [, missile] = (await snapshot(page)).entities;
  const other = simulationOf({ ...dodge, seed: 2 }, [dodgeGame]);
  for (let n = 0; n < 480; n++) other.step();
  const { x, y } = other.entities[1].body.getPosition();
  expect([missile.x, missile.y]).toEqual([x, y]);
});

test('the replay of a run ends the same, from the card and from its link, and sets no best score', async ({
  page,
}) => {
  await openPaused(page, 'dodge');
  // A hand that draws circles while the game is stepped.
  await page.mouse.move(450, 420);
  await page.mouse.down();
  for (let n = 0; n < long / 60; n++) {
    await page.mouse.move(450 + 90 * Math.sin(n), 420 - 90 * Math.cos(n));
    await step(page, 60);
  }
  await page.mouse.up();
  await expect(card(page)).toContainText('Hit after');
  const first = (await card(page).locator('.dodge-score').textContent())!;
  const counts = (await card(page).locator('.dodge-counts').textContent())!;

  await card(page).getByRole('button', { name: 'Copy link to the replay' }).click();
  await expect(page.locator('.notice')).toContainText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('&t=');
  expect(link.length).toBeLessThan(30_000);

  await card(page).getByRole('button', { name: 'Watch replay' }).click();
  await page.evaluate(() => window.slew.pause());
  await expect(hud(page)).toContainText('Replay');
  await step(page, long);
  await expect(card(page)).toContainText('Replay: hit after');
  await expect(card(page).locator('.dodge-score')).toHaveText(first);
  await expect(card(page).locator('.dodge-counts')).toHaveText(counts);

  // Another device: nothing is kept there, and the replay keeps nothing.
  await load(page, new URL(link).hash);
  await page.evaluate(() => window.slew.pause());
  await expect(hud(page)).toContainText('Replay');
  await step(page, long);
  await expect(card(page).locator('.dodge-score')).toHaveText(first);
  await expect(card(page).locator('.dodge-counts')).toHaveText(counts);
  expect(await page.evaluate(() => localStorage.getItem('slew.best.v1'))).toBeNull();

  await card(page).getByRole('button', { name: 'Play yourself' }).click();
  await expect(card(page)).toBeHidden();
  await expect(page).toHaveURL(/#dodge$/);
});

test('the best score is kept over a reload; one in slow motion is not', async ({ page }) => {
  const { score } = standStill(1);
  await openPaused(page, 'dodge');
  await page.locator('.bar-right [data-action=pace]').click();
  await step(page, long);
  await expect(card(page)).toContainText('It does not count: it was in slow motion.');
  for (let n = 0; n < 3; n++) await page.locator('.bar-right [data-action=pace]').click();

  await begin(page);
  await step(page, long);
  await expect(card(page)).toContainText('Your first score.');
  await page.reload();
  await drawn(page);
  await expect(hud(page)).toContainText(`best ${score}`);
});

test('a page out of sight pauses the game, and one press goes on; sound is off until asked for', async ({
  page,
}) => {
  await open(page, 'dodge');
  const sound = hud(page).locator('[data-action=sound]');
  await expect(sound).toHaveText('Sound off');
  await sound.click();
  await expect(sound).toHaveText('Sound on');
  await page.keyboard.press('q');
  await expect(sound).toHaveText('Sound off');

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(hud(page)).toContainText('Paused');
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false, configurable: true }));
  const { time } = await snapshot(page);
  await hud(page).getByRole('button', { name: /Go on/ }).click();
  await expect.poll(async () => (await snapshot(page)).time).toBeGreaterThan(time);
});
