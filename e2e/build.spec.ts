// Tests of building a scene by keys alone, by taps on a phone, and by pointer; a link restores the built scene.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { drag, expect, load, onPage, openPaused, snapshot, testAlone } from './page';

const things = (page: Page) => page.evaluate(() => window.slew.things());

/** Returns the position of a scene object from its entry in the scenario file. m */
const placeOf = (spec: unknown): [number, number] => (spec as { position: [number, number] }).position;

const names = async (page: Page) => (await things(page)).map(({ name }) => name);

/** Opens the scene editor with the key Z, and waits until its tools are visible. */
async function build(page: Page): Promise<void> {
  await page.keyboard.press('z');
  await ready(page);
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('.palette')).toBeVisible();
  await page.evaluate(() => window.slew.build());
}

const list = (page: Page) => page.getByRole('listbox', { name: 'Things of the scene' });

/**
 * Adds an object to the scene in the editor, by keyboard only.
 * @param letters keys that select a tool, pressed in turn; each is the first letter of the tool's name
 */
async function put(page: Page, ...letters: string[]): Promise<void> {
  for (const key of ['+', ...letters, 'Enter']) await page.keyboard.press(key);
  await expect(list(page)).toBeFocused();
}

/** Returns the selected option in the editor's list of scene objects. */
const selected = (page: Page) => list(page).getByRole('option', { selected: true });

testAlone.describe('on a desk', () => {
  testAlone.use({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  testAlone(
    'keys alone open a new scene, add two missiles, a wall and a crate, ask a question, and copy the link that opens the same',
    async ({ page }) => {
      await load(page);
      await page.keyboard.press('+');
      await ready(page);
      await expect(list(page)).toBeFocused();
      await put(page, 'm');
      await expect(selected(page)).toHaveText('Missile 2');
      await put(page, 'm');
      await put(page, 'w');
      await put(page, 'c', 'c');
      await expect(selected(page)).toHaveText('Crate');
      expect(await names(page)).toEqual(['Missile', 'Missile 2', 'Missile 3', 'Wall', 'Crate']);
      await page.keyboard.press('Delete');
      expect(await names(page)).toEqual(['Missile', 'Missile 2', 'Missile 3', 'Wall']);
      await page.keyboard.press('Control+z');
      const [x, y] = placeOf((await things(page))[2].spec);
      for (const key of ['Home', 'PageDown', 'PageDown', 'ArrowRight', 'Shift+ArrowDown'])
        await page.keyboard.press(key);
      expect(placeOf((await things(page))[2].spec)).toEqual([x + 0.5, y + 5]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Rival');
      await page.keyboard.press('Enter');
      await expect(list(page)).toBeFocused();
      expect(await names(page)).toEqual(['Missile', 'Missile 2', 'Rival', 'Wall', 'Crate']);
      // Without a selection the drawer shows the fields of the scene. Its question is the second one.
      for (const key of ['Escape', 'Enter']) await page.keyboard.press(key);
      await expect(page.locator('.build-panel').getByRole('textbox', { name: 'Name' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type('Who is first?');
      await page.keyboard.press('Enter');
      await expect(list(page)).toBeFocused();
      expect(await page.evaluate(() => window.slew.start().question)).toBe('Who is first?');
      expect(await violations(page)).toEqual([]);
      // The drawer is closed by keys. Space then starts the scene and does not open the drawer again.
      await page.getByRole('button', { name: /^Close/ }).press('Enter');
      await expect(list(page)).toBeFocused();
      await page.keyboard.press(' ');
      await expect(page.locator('.build-chip')).toBeHidden();
      await page.keyboard.press('z');
      await expect(list(page)).toBeFocused();

      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.keyboard.press('c');
      // The address is also the link, until the scene is saved.
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toMatch(/#w=/);
      const built = await things(page);
      const link = await copied();
      await page.goto('about:blank');
      await page.goto(link);
      await page.waitForFunction(() => window.slew?.snapshot().time > 0);
      await page.evaluate(() => window.slew.ready());
      await build(page);
      expect(await things(page)).toEqual(built);
    },
  );

  testAlone(
    'a wall is dragged, chosen, duplicated and removed, and Play runs from the start',
    async ({ page }) => {
      await openPaused(page);
      await page.evaluate(() => window.slew.step(100));
      await build(page);
      expect((await snapshot(page)).time).toBe(0);
      await page.locator('[data-tool=wall]').click();
      await drag(page, await onPage(page, [-10, 0]), await onPage(page, [8, 0]));
      await expect(page.locator('[data-tool=select]')).toHaveAttribute('aria-pressed', 'true');
      expect((await things(page))[2].spec).toMatchObject({ position: [-1, 0], size: [18, 2] });
      await page.locator('.build-bar [data-action=duplicate]').click();
      expect(await names(page)).toEqual(['Missile', 'Character', 'Wall 1', 'Wall 2']);
      await page.keyboard.press('Delete');
      for (let n = 0; n < 3; n++) await page.keyboard.press('Escape');
      await expect(page.locator('.build-chip')).toBeVisible();
      expect(await names(page)).toEqual(['Missile', 'Character', 'Wall']);
      await page.keyboard.press(' ');
      await expect(page.locator('.build-chip')).toBeHidden();
      expect(await page.evaluate(() => window.slew.start().obstacles?.length)).toBe(1);
    },
  );
});

testAlone.describe('on a phone', () => {
  testAlone.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  testAlone(
    'ten taps put ten things, in view; a chosen one has what is done to it in the place of the tools',
    async ({ page }) => {
      await load(page, '#fast-target');
      await build(page);
      const scrolled = () =>
        page.getByRole('group', { name: 'Palette' }).evaluate(({ scrollLeft }) => scrollLeft);
      const lefts: number[] = [];
      for (const tool of [
        'missile',
        'crate',
        'turret',
        'target',
        'wall',
        'crate',
        'turret',
        'crate',
        'character',
        'crate',
      ]) {
        await page.locator(`[data-tool=${tool}]`).scrollIntoViewIfNeeded();
        const left = await scrolled();
        lefts.push(left);
        await page.locator(`[data-tool=${tool}]`).tap();
        await page.getByRole('button', { name: 'Add…' }).tap();
        expect(await scrolled()).toBe(left);
      }
      // The tools are in the same place, so that the next one is near.
      expect(Math.max(...lefts)).toBeGreaterThan(0);
      const places = () =>
        page.evaluate(() =>
          window.slew.things().map(({ spec }) => {
            const { x, y } = window.slew.toPage(...(spec as { position: [number, number] }).position);
            return { x, y };
          }),
        );
      const boxes = await places();
      expect(boxes.length).toBeGreaterThanOrEqual(13);
      const bar = (await page.locator('.bars').boundingBox())!;
      const header = (await page.locator('.first-header').boundingBox())!;
      for (const { x, y } of boxes.slice(-10)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(390);
        expect(y).toBeGreaterThan(header.y + header.height);
        expect(y).toBeLessThan(bar.y);
      }
      expect(await violations(page)).toEqual([]);
      // The thing with the largest distance from others.
      const now = await places();
      const room = ({ x, y }: { x: number; y: number }) =>
        Math.min(...now.map((other) => Math.hypot(other.x - x, other.y - y) || Infinity));
      const [{ x, y }] = now.toSorted((a, b) => room(b) - room(a));
      const strip = page.getByRole('group', { name: 'What is chosen' });
      for (let n = 0; n < 2; n++) {
        await page.touchscreen.tap(x, y);
        await expect(strip.getByRole('button', { name: 'Duplicate' })).toBeVisible();
      }
      expect(await violations(page)).toEqual([]);
      await strip.getByRole('button', { name: 'Add…' }).tap();
      await expect(page.getByRole('group', { name: 'Palette' })).toBeVisible();
    },
  );

  testAlone(
    'a target moves, a body chases it and an answer brings its question, all on the field',
    async ({ page }) => {
      await load(page);
      await page.getByRole('button', { name: 'More', exact: true }).tap();
      await page.getByRole('button', { name: 'New scene' }).tap();
      await page.locator('[data-tool=target]').tap();
      const strip = page.getByRole('group', { name: 'What is chosen' });
      await strip.getByLabel('Motion').selectOption({ label: 'Circle' });
      const { x, y } = await page.evaluate(() => {
        const [body] = window.slew.snapshot().entities;
        return window.slew.toPage(body.x, body.y);
      });
      await page.touchscreen.tap(x, y);
      await strip.getByRole('button', { name: 'Chase' }).tap();
      await page.getByLabel('Answer', { exact: true }).selectOption({ label: 'Who is there first?' });
      const { targets, entities, answer, question } = await page.evaluate(() => window.slew.start());
      expect(targets?.[0].motion).toEqual({ kind: 'circle' });
      expect(entities[0].command).toEqual({ kind: 'seek', quarry: { target: 0 } });
      expect([answer, question]).toEqual(['arrives-first', 'Who is there first?']);
      // The body chases a target already.
      await expect(strip.getByRole('button', { name: 'Chase' })).toHaveCount(0);
    },
  );
});
