// Tests of use without a pointer or without sight: keys move things on the field, events are announced, shortcuts can
// be switched off.
import type { Page } from '@playwright/test';
import { copyLink, expect, load, onPage, openPaused, snapshot, step, test } from './page';

const list = (page: Page) => page.getByRole('listbox', { name: 'Move by keyboard' });
const said = (page: Page) => page.locator('.announcer');

test('Tab reaches the list of things after the header, arrows move the selected thing, and a burst is one undo step', async ({
  page,
}) => {
  await load(page);
  await page.evaluate(() => window.slew.pause());
  const before = (await snapshot(page)).path.waypoints;
  await page.locator('.menu-button').focus();
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

/** Selectors of parts of the page, by name. */
const parts = {
  guess: '.guess',
  header: '.first-header, .links',
  field: '.things, .page-strip',
  hero: '.hero',
  drawers: '.drawer-tabs',
};

test('Tab leads through header, question and guesses to the field, then to the hero and the drawers', async ({
  page,
}) => {
  /** Returns the names of the parts of the page in the order in which Tab reaches them. */
  const stops = async () => {
    const found: string[] = [];
    for (let n = 0; n < 60 && found.at(-1) !== 'drawers'; n++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate((parts) => {
        const part = Object.entries(parts).find(([, selector]) => document.activeElement?.closest(selector));
        return part?.[0];
      }, parts);
      if (at && !found.includes(at)) found.push(at);
    }
    return found;
  };
  await load(page);
  // Scenes with a choice, a slider, and two buttons that act once. The last scene has nothing that keys can move.
  for (const [scene, order] of [
    ['path-race', ['header', 'guess', 'field', 'hero', 'drawers']],
    ['fast-target', ['header', 'guess', 'field', 'hero', 'drawers']],
    ['turn-90', ['header', 'hero', 'drawers']],
  ] as const) {
    await load(page, `#${scene}`);
    await expect(page.locator('.hero').first()).toBeVisible();
    expect([scene, (await stops()).filter((part) => order.some((each) => each === part))]).toEqual([
      scene,
      order,
    ]);
  }
});

test('the menu takes arrows, Home and End; letters do nothing meanwhile; Escape gives the focus back', async ({
  page,
}) => {
  await openPaused(page);
  const button = page.locator('.menu-button');
  const entries = page.locator('#menu button:enabled:visible');
  const lineUp = async () => (await snapshot(page)).entities.length;
  const both = await lineUp();
  await button.press('Enter');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('n');
  expect(await lineUp()).toBe(both);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  // The same for a menu opened with the pointer.
  await button.click();
  await page.keyboard.press('n');
  expect(await lineUp()).toBe(both);
  await page.keyboard.press('End');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  expect(await lineUp()).toBe(both - 1);
});

test('Escape from a drawer returns the focus to its tab, also from a sheet', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await load(page);
    const tab = page.locator('.drawer-tab[data-drawer=tune]');
    await tab.press('Enter');
    await expect(page.getByRole('button', { name: 'Close Tune' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tab).toBeFocused();
  }
});

test('a new scene shows the list of its things only if opened by keys', async ({ page }) => {
  const things = page.locator('.things.of-build');
  for (const byKeys of [false, true]) {
    await load(page);
    const action = page.locator('.menu [data-action=new-scene]');
    if (byKeys) await page.locator('.menu-button').press('Enter');
    else await page.locator('.menu-button').click();
    if (byKeys) await action.press('Enter');
    else await action.click();
    await expect(things).toHaveClass(byKeys ? /raised/ : /unseen/);
    if (byKeys) await expect(things.getByRole('listbox')).toBeFocused();
  }
});

test('the target moves, too, and a game with its own pointer handling has no such list', async ({ page }) => {
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
  // The press comes before Tune opens. The picture glides away from the drawer, for seconds on a slow machine, and so
  // does the body.
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
  // The target is the first thing in the list.
  for (let n = 0; n < 6; n++) await page.keyboard.press('Shift+PageDown');
  await expect(list(page).getByRole('option', { selected: true })).toHaveText(/^300\. /);
  await expect(number).toHaveValue('300');

  await number.fill('777');
  await number.press('Enter');
  await expect(page.locator('.whose select')).toHaveValue('776');
});

test('Space is the field’s after a press by pointer, a notice and a closed dialog', async ({ page }) => {
  await openPaused(page);
  const pause = page.locator('.bar-right [data-action=pause]');
  const toggles = async (after: string) => {
    const before = await pause.getAttribute('aria-pressed');
    await page.keyboard.press('Space');
    await expect(pause, after).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  };
  await page.locator('.modes [data-action=seek]').click();
  await toggles('a mode');
  const cut = page.locator('.hero[aria-label="Main control"]').getByRole('radio', { name: 'Cut' });
  await cut.click();
  await expect(cut).toBeChecked();
  await toggles('the main control');
  const before = await pause.getAttribute('aria-pressed');
  await copyLink(page);
  // The dialog may stop time; it goes on after the dialog has closed.
  await expect(pause).toHaveAttribute('aria-pressed', before!);
  await toggles('a link that was copied');
  await page.keyboard.press('c');
  await page.locator('.notice .close').click();
  await toggles('its notice');
  const entry = () => page.evaluate(() => JSON.stringify(history.state));
  const entryBefore = await entry();
  await page.locator('.brand .scene').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expect.poll(entry).not.toBe(entryBefore);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // The history no longer has an entry for the dialog.
  await expect.poll(entry).toBe(entryBefore);
  await toggles('the gallery');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('the help has at most 400 words, by place, before its table of keys', async ({ page }) => {
  await openPaused(page);
  await page.keyboard.press('?');
  const help = page.locator('.help-dialog');
  await expect(help.locator('h3')).toHaveText([
    ...['On the field', 'In Tune', 'Games', 'Ships in space', 'In the browser', 'Keys', 'Building a scene'],
    'Kept on this device',
  ]);
  const words = await help.evaluate((dialog: HTMLElement) => {
    const [before] = dialog.innerText.split(/^Keys$/m);
    return before.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
  });
  expect(words).toBeGreaterThan(200);
  expect(words).toBeLessThanOrEqual(400);
});

test('an address without a scene says so, and offers the nearest', async ({ page }) => {
  await load(page, '#own-lav');
  const notice = page.locator('.notice');
  await expect(notice).toContainText('There is no scene with this address.');
  await notice.getByRole('button', { name: 'Open Your own law' }).click();
  await expect.poll(async () => (await snapshot(page)).scenario).toBe('own-law');
});

test('a game controller moves the target as one undo step, Start pauses, and a sign shows that it is connected', async ({
  page,
}) => {
  await openPaused(page);
  await page.locator('.modes [data-action=seek]').click();
  const sign = page.getByRole('img', { name: /^Controller: / });
  await expect(sign).toHaveCount(0);
  /** Connects a stand-in for a game controller. @param state null disconnects it */
  const pad = (state: { axes: number[]; start: boolean } | null) =>
    page.evaluate((state) => {
      const buttons = Array.from({ length: 17 }, (_, n) => ({ pressed: n === 9 && state?.start === true }));
      const pads = state ? [{ axes: state.axes, buttons }] : [];
      Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => pads });
      window.dispatchEvent(new Event(state ? 'gamepadconnected' : 'gamepaddisconnected'));
    }, state);
  const target = async () => (await snapshot(page)).entities[0].target!;
  const paused = async () => (await snapshot(page)).paused;
  const before = await target();
  await pad({ axes: [1, 0], start: false });
  await expect(sign).toBeVisible();
  await expect.poll(async () => (await target())[0]).toBeGreaterThan(before[0] + 1);
  expect((await target())[1]).toBeCloseTo(before[1], 1);
  await pad({ axes: [0, 0], start: false });
  await page.keyboard.press('Control+z');
  await expect.poll(target).toEqual(before);
  expect(await paused()).toBe(true);
  await pad({ axes: [0, 0], start: true });
  await expect.poll(paused).toBe(false);
  await pad(null);
  await expect(sign).toHaveCount(0);
});
