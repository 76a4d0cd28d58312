// Without a pointer and without eyes: things on the field are moved by keys, what happens is said, shortcuts can be off.
import type { Page } from '@playwright/test';
import { drawn, expect, load, onPage, openPaused, snapshot, step, test } from './page';

const list = (page: Page) => page.getByRole('listbox', { name: 'Move by keyboard' });
const said = (page: Page) => page.locator('.announcer');

test('Tab comes first to the list of things, arrows move the chosen one, and a burst is one undo', async ({
  page,
}) => {
  await load(page);
  await page.evaluate(() => window.slew.pause());
  const before = (await snapshot(page)).path.waypoints;
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeFocused();
  await expect(list(page).getByRole('option', { selected: true })).toHaveText('Waypoint 1');
  await page.keyboard.press('PageDown');
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key);
  const [x, y] = before[1];
  expect((await snapshot(page)).path.waypoints[1]).toEqual([x + 2, y - 5]);
  await expect(said(page)).toContainText('Waypoint 2: ');
  await page.keyboard.press('Control+z');
  expect((await snapshot(page)).path.waypoints).toEqual(before);

  await page.keyboard.press('Delete');
  expect((await snapshot(page)).path.waypoints).toEqual(before.toSpliced(1, 1));
  await expect(said(page)).toContainText('Waypoint 2 removed');

  await page.keyboard.press('End');
  await expect(list(page).getByRole('option', { selected: true })).toHaveText('Character');
  const body = (await snapshot(page)).entities[1];
  await page.keyboard.press('ArrowLeft');
  expect((await snapshot(page)).entities[1]).toMatchObject({ x: body.x - 1, y: body.y });
  await page.keyboard.press('Escape');
  await expect(list(page)).not.toBeFocused();
});

test('the hero is the second stop of the Tab key, after the list, and the first where there is no list', async ({
  page,
}) => {
  const stops = async (scene: string) => {
    await page.evaluate((id) => {
      window.slew.load(id);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      // The next Tab begins at the top of the page.
      getSelection()?.removeAllRanges();
    }, scene);
    await expect(page.locator('.hero').first()).toBeVisible();
    const found: string[] = [];
    for (let n = 0; n < 2; n++) {
      await page.keyboard.press('Tab');
      found.push(
        await page.evaluate(() => {
          const at = document.activeElement!;
          return at.closest('.hero') ? 'hero' : (at.getAttribute('role') ?? at.className);
        }),
      );
    }
    return found;
  };
  await load(page);
  // A choice, a slider, and two buttons that step with a press. A game's own has the keyboard at once.
  for (const [scene, place] of [
    ['path-race', 1],
    ['fast-target', 1],
    ['turn-90', 0],
  ] as const) {
    await page.reload();
    await drawn(page);
    expect([scene, (await stops(scene)).indexOf('hero')]).toEqual([scene, place]);
  }
});

test('the target moves as well, and a field of its own hands has no such list', async ({ page }) => {
  await openPaused(page);
  await page.keyboard.press('2');
  const { target } = (await snapshot(page)).entities[0];
  await list(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const [x, y] = target!;
  expect((await snapshot(page)).entities[0].target).toEqual([expect.closeTo(x, 1), expect.closeTo(y + 1, 1)]);
  await page.evaluate(() => window.slew.load('dodge'));
  await expect(list(page)).toBeHidden();
});

test('mode, limit, pause and the result of a step test are said', async ({ page }) => {
  await openPaused(page);
  await page.keyboard.press('2');
  await expect(said(page)).toContainText('Mode: Fly');
  await page.keyboard.press('t');
  await expect(said(page)).toContainText('Turn limit cut');
  await page.keyboard.press('t');
  await expect(said(page)).toContainText('Full turn limit');
  await page.keyboard.press('1');
  await page.keyboard.press('b');
  for (let n = 0; n < 12; n++) await step(page, 20);
  await expect(said(page)).toContainText(
    /Missile: settled in \d\.\d\d s, [\d.]+ % overshoot\. Character: settled in/,
  );
  await page.keyboard.press('p');
  await expect(said(page)).toContainText('Time runs');
  await page.keyboard.press('p');
  await expect(said(page)).toContainText('Paused');
});

test('shortcuts of a single key are switched off in the help; keys with Ctrl and in controls stay', async ({
  page,
}) => {
  await openPaused(page);
  const mode = async () => (await snapshot(page)).mode;
  const first = await mode();
  await page.keyboard.press('?');
  const box = page.getByRole('switch', { name: 'Shortcuts of a single key' });
  await box.uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await page.keyboard.press('?');
  await expect(box).toBeHidden();
  expect(await mode()).toBe(first);
  await page.locator('.modes [data-action=seek]').click();
  expect(await mode()).toBe('seek');
  await page.keyboard.press('Control+z');
  expect(await mode()).toBe(first);

  await page.reload();
  await page.locator('.menu-button').click();
  await page.locator('.menu [data-action=help]').click();
  await expect(box).not.toBeChecked();
  await box.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('3');
  await expect.poll(mode).toBe('path');
});

test('any body of a crowd is chosen: by a press with Shift held, by Page Down with Shift, by its number in Tune', async ({
  page,
}) => {
  await openPaused(page, 'swarm');
  // Pressed before Tune opens: the picture glides out of its way, for seconds on a slow machine, and the body with it.
  const { x, y } = (await snapshot(page)).entities[900];
  const at = await onPage(page, [x, y]);
  await page.keyboard.down('Shift');
  await page.mouse.click(at.x, at.y);
  await page.keyboard.up('Shift');
  await page.locator('.drawer-tab[data-drawer=tune]').click();
  const number = page.getByLabel('Number, of 1000 bodies');
  await expect(number).not.toHaveValue('1');
  const pressed = (await snapshot(page)).entities[Number(await number.inputValue()) - 1];
  expect(Math.hypot(pressed.x - x, pressed.y - y)).toBeLessThan(4);

  await list(page).focus();
  await page.keyboard.press('Home');
  // The target is the first.
  for (let n = 0; n < 6; n++) await page.keyboard.press('Shift+PageDown');
  await expect(list(page).getByRole('option', { selected: true })).toHaveText(/^300\. /);
  await expect(number).toHaveValue('300');

  await number.fill('777');
  await number.press('Enter');
  await expect(page.locator('.whose select')).toHaveValue('776');
});
