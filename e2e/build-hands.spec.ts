// Tests of Build by mouse: the result of each gesture, and that none is lost.
import type { Page } from '@playwright/test';
import { drag, expect, load, onPage, type Place, snapshot, testAlone } from './page';

const things = (page: Page) => page.evaluate(() => window.slew.things());
const names = async (page: Page) => (await things(page)).map(({ name }) => name);
const start = (page: Page) => page.evaluate(() => window.slew.start());

/** Clicks on a place of the field, once the view stands still: it glides after a drawer opens or closes. */
async function click(page: Page, place: Place): Promise<void> {
  const { x, y } = await page.evaluate(async ([x, y]) => {
    for (let before = window.slew.toPage(x, y); ; ) {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const now = window.slew.toPage(x, y);
      if (now.x === before.x && now.y === before.y) return now;
      before = now;
    }
  }, place);
  await page.mouse.click(x, y);
}

/** Opens a new scene by the menu, with the mouse. */
async function newScene(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'New scene' }).click();
  await expect(page.locator('.palette')).toBeVisible();
  // The builder's console functions are available at once.
  expect(await names(page)).toEqual(['Missile']);
}

testAlone.describe('by mouse', () => {
  testAlone.use({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  testAlone('marks, motions, the view and the clipboard do what they say', async ({ page }) => {
    await load(page);
    await newScene(page);
    // The list for keys stays hidden, because the pointer is on the field.
    await expect(page.getByRole('listbox', { name: 'Things of the scene' })).not.toBeFocused();
    await page.locator('[data-tool=missile]').click();
    await click(page, [-15, 8]);
    await page.locator('[data-tool=target]').click();
    await click(page, [12, 4]);

    // The first missile still has a separate target mark, 15 m to the right of the centre.
    await page.keyboard.press('Escape');
    await drag(page, await onPage(page, [15, 0]), await onPage(page, [20, -4]));
    const commands = (await start(page)).entities.map(({ command }) => command);
    expect(commands[0]).toEqual({ kind: 'seek', target: [20, -4] });
    expect(commands[1]).toEqual({ kind: 'seek', target: [15, 5] });

    // A double click opens the properties.
    const at = await onPage(page, [12, 4]);
    await page.mouse.dblclick(at.x, at.y);
    const drawer = page.locator('.drawer.tune');
    await expect(drawer.getByRole('heading', { name: 'Target' })).toBeVisible();
    await drawer.getByRole('combobox', { name: 'How' }).selectOption({ label: 'Circle' });
    // The target stays at [12, 4]: the centre of its circle of 15 m moves to the left.
    expect((await start(page)).targets).toEqual([{ position: [-3, 4], motion: { kind: 'circle' } }]);
    // The home view shows the whole circle, beside the drawer and below the header.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    const left = (await drawer.boundingBox())!.x;
    const top = (await page.locator('.first-header').boundingBox())!.height;
    await expect
      .poll(async () => {
        const ends = await Promise.all(
          (
            [
              [12, 4],
              [-18, 4],
              [-3, 19],
              [-3, -11],
            ] as const
          ).map((place) => onPage(page, place)),
        );
        return ends.every(({ x, y }) => x > 0 && x < left && y > top && y < 900);
      })
      .toBe(true);

    // One press makes the missile chase the target. The list beside it names all other choices.
    await click(page, [-15, 0]);
    await drawer.getByRole('button', { name: 'Chases…' }).click();
    expect((await start(page)).entities[0].command).toEqual({ kind: 'seek', quarry: { target: 0 } });
    await expect(drawer.getByRole('combobox', { name: 'What it chases' }).locator('option')).toHaveText([
      'Target',
      'Missile 2',
    ]);

    await page.keyboard.press('Control+a');
    expect(await page.evaluate(() => window.slew.chosen().length)).toBe(3);
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    const both = ['Missile', 'Missile 2', 'Missile 3', 'Missile 4', 'Target 1', 'Target 2'];
    await expect.poll(() => names(page)).toEqual(both);
    await page.keyboard.press('Control+z');
    await expect.poll(() => names(page)).toEqual(['Missile', 'Missile 2', 'Target']);
    await page.keyboard.press('Escape');
    await click(page, [-15, 8]);
    await expect.poll(() => page.evaluate(() => window.slew.chosen().length)).toBe(1);
    await page.keyboard.press('Control+x');
    await expect.poll(() => names(page)).toEqual(['Missile', 'Target']);
    // Another scene, whose only body has the name Missile.
    await newScene(page);
    await page.keyboard.press('Control+v');
    await expect.poll(() => names(page)).toEqual(['Missile', 'Missile 2']);

    // While it runs, Build is beside the name of the scene.
    await page.keyboard.press(' ');
    await expect(page.locator('.build-chip')).toBeHidden();
    await page.locator('.brand-scene [data-action=build]').click();
    await expect(page.locator('.build-chip')).toBeVisible();
    expect((await snapshot(page)).time).toBe(0);
  });
});
