// Tests of the main control of a scene (the hero), by pointer and by keyboard, and of the path race, whose
// demonstration changes it.
import type { Page } from '@playwright/test';
import { expect, load, openPaused, snapshot, step, test } from './page';

test.use({ viewport: { width: 1440, height: 900 } });

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

const motors = async (page: Page) =>
  (await snapshot(page)).entities.map(({ limits }) => limits.angularAcceleration);

test('Cut leaves a quarter of the motor, by a press, by arrow keys and by T', async ({ page }) => {
  await openPaused(page);
  const [full] = await motors(page);
  await choice(page, 'Cut').click();
  for (const motor of await motors(page)) expect(motor).toBeCloseTo(full / 4, 9);
  await page.keyboard.press('ArrowLeft');
  await expect(choice(page, 'Full')).toBeFocused();
  await expect(choice(page, 'Full')).toHaveAttribute('aria-checked', 'true');
  for (const motor of await motors(page)) expect(motor).toBeCloseTo(full, 9);
  await page.keyboard.press('t');
  await expect(choice(page, 'Cut')).toHaveAttribute('aria-checked', 'true');
});

test('no choice changes the width of the hero', { tag: '@long' }, async ({ page }) => {
  await openPaused(page);
  const widths = [];
  for (const name of ['Cut', 'Full']) {
    await choice(page, name).click();
    widths.push((await page.locator('.hero[aria-label="Main control"]').boundingBox())!.width);
  }
  expect(widths[1]).toBeCloseTo(widths[0], 3);
});

test('the path race begins with the motor cut, and a key ends the demonstration', async ({ page }) => {
  await load(page);
  await page.evaluate(() => window.slew.pause());
  await page.evaluate(() => window.slew.load('path-race'));
  await expect(choice(page, 'Cut')).toHaveAttribute('aria-checked', 'true');
  const [cut] = await motors(page);
  // After the first lap of the missile, 36 s, and within the second one.
  await step(page, 60 * 45);
  await expect(choice(page, 'Full')).toHaveAttribute('aria-checked', 'true');
  expect((await motors(page))[0]).toBeCloseTo(4 * cut, 9);
  await page.keyboard.press('Shift');
  await step(page, 60 * 40);
  await expect(choice(page, 'Full')).toHaveAttribute('aria-checked', 'true');
});

test('Turn by 60° turns every body by 60°', async ({ page }) => {
  await openPaused(page, 'turn-90');
  await step(page, 120);
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Less' }).click();
  await expect(page.locator('.hero-value')).toHaveText('60°');
  const before = (await snapshot(page)).entities;
  await page.locator('.hero[aria-label="Main control"]').getByRole('button', { name: 'Turn' }).click();
  await step(page, 120);
  const { entities } = await snapshot(page);
  const last = entities.length - 2;
  const turned = Math.abs(entities[last].angle - before[last].angle);
  expect(turned).toBeCloseTo(Math.PI / 3, 1);
});

test('a slider is moved by keys and says its value with its unit', async ({ page }) => {
  await openPaused(page, 'orbit');
  const slider = page.getByRole('slider', { name: 'Turn rate' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '360°/s');
  const { entities } = await snapshot(page);
  for (const { limits } of entities) expect(limits.turnRate).toBeCloseTo(2 * Math.PI, 9);
});

test('games have no hero of a scene', async ({ page }) => {
  await openPaused(page, 'dodge');
  await expect(page.locator('.hero[aria-label="Main control"]')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every hero is within the page, and all of it is at least 44 px high to touch', {
    tag: '@long',
  }, async ({ page }) => {
    await openPaused(page);
    for (const { id } of await page.evaluate(() => window.slew.scenarios())) {
      await page.evaluate((id) => window.slew.load(id), id);
      const hero = page.locator('.hero[aria-label="Main control"]');
      if (await hero.isHidden()) continue;
      const parts = hero.locator('button, input');
      for (const part of [hero, ...(await parts.all())]) {
        const box = (await part.boundingBox())!;
        expect(box.height, id).toBeGreaterThanOrEqual(44);
        expect(box.x, id).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, id).toBeLessThanOrEqual(390);
      }
    }
  });
});
