// Tests of the space for fingers while a scene is built: sizes of the controls, parts that cover the course, and the
// number of controls.
import type { Page } from '@playwright/test';
import { expect, load, testAlone } from './page';

/** States of the scene editor (Build) that are tested: the kind of the selected thing, or the open drawer. */
const states = ['nothing', 'a body', 'a wall', 'a crate', 'a gate', 'the drawer'] as const;

/**
 * Brings the scene editor into a state, by a selection or by opening the drawer. Waits until the page shows the state.
 */
async function choose(page: Page, state: (typeof states)[number]): Promise<void> {
  const list = { 'a wall': 'obstacles', 'a crate': 'obstacles', 'a gate': 'gates' } as const;
  const ref =
    state in list
      ? { list: list[state as keyof typeof list], index: state === 'a crate' ? 1 : 0 }
      : { list: 'entities' as const, index: 0 };
  await page.evaluate((refs) => window.slew.choose(refs), state === 'nothing' ? [] : [ref]);
  if (state === 'the drawer') {
    await page.locator('.drawer-tab[data-drawer=tune]').click();
    await expect(page.locator('#drawer-tune .build-panel')).toBeVisible();
  }
  // The picture glides to the part of the page that is free.
  await page.evaluate(async () => {
    const where = () => JSON.stringify([window.slew.toPage(0, 0), window.slew.toPage(10, 0)]);
    for (let still = 0, was = ''; still < 20; was = where()) {
      await new Promise(requestAnimationFrame);
      still = was === where() ? still + 1 : 0;
    }
  });
}

/**
 * Returns the names of the visible controls. `small` lists those that are too small. `counted` lists all that can be
 * used, with a group as one. Runs in the page.
 * @param least least width and height of a control, CSS pixels
 */
function pressed(least: number) {
  const groups = '[role=group], [role=radiogroup]';
  const isSeen = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    control.offsetWidth > 0 &&
    control.closest('.unseen') === null;
  const controls = [
    ...document.querySelectorAll<HTMLElement>(`a[href], button, input, select, summary, [role=slider]`),
  ].filter(isSeen);
  const named = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;
  const small = controls.filter((control) => {
    const { width, height } = control.getBoundingClientRect();
    return Math.min(width, height) < least - 0.5;
  });
  // A group counts as one choice, as on the first screen.
  const counted = [...document.querySelectorAll<HTMLElement>(groups), ...controls].filter(
    (control) => isSeen(control) && !control.matches(':disabled') && !control.parentElement?.closest(groups),
  );
  return { small: small.map(named), counted: counted.map(named) };
}

/**
 * Returns the page elements that cover something on the canvas: a body, a handle or one of the first nine waypoints.
 * Runs in the page.
 */
function covering(): string[] {
  const { slew } = window;
  const { path, entities } = slew.snapshot();
  const places = [
    ...path.waypoints.slice(0, 9).map(([x, y]) => slew.toPage(x, y)),
    ...entities.map(({ x, y }) => slew.toPage(x, y)),
    ...slew.handles(),
  ];
  return places.flatMap(({ x, y }) => {
    const over = document.elementFromPoint(x, y);
    return over?.tagName === 'CANVAS' ? [] : [`${over?.className || over?.tagName} at ${x}, ${y}`];
  });
}

for (const { width, height, least, hasTouch } of [
  { width: 390, height: 844, least: 44, hasTouch: true },
  { width: 844, height: 390, least: 44, hasTouch: true },
  { width: 1440, height: 900, least: 36, hasTouch: false },
])
  testAlone.describe(`at ${width} × ${height}`, () => {
    testAlone.use({ viewport: { width, height }, hasTouch, isMobile: hasTouch });

    testAlone(
      `what is pressed in Build is at least ${least} px, nothing lies over the course, and there are at most fifteen controls`,
      { tag: '@long' },
      async ({ page }) => {
        await load(page);
        await page.evaluate(() => window.slew.build());
        await expect(page.locator('.palette')).toBeVisible();
        await page.evaluate(() => {
          window.slew.add('obstacles', { kind: 'wall', position: [0, 0], size: [12, 2] });
          window.slew.add('obstacles', { kind: 'crate', position: [10, 5], size: [2, 2] });
        });
        // A press near the middle selects a waypoint there, and the path gets its gates.
        const { x, y } = await page.evaluate(() => {
          const [at, to] = window.slew.snapshot().path.waypoints[2];
          return window.slew.toPage(at, to);
        });
        if (hasTouch) await page.touchscreen.tap(x, y);
        else await page.mouse.click(x, y);
        await page.getByRole('button', { name: hasTouch ? /^Gates$/ : 'Gates along the path' }).click();
        await expect
          .poll(() => page.evaluate(() => window.slew.things().filter(({ list }) => list === 'gates').length))
          .toBe(9);
        await page.getByRole('button', { name: 'Close this message' }).click();
        for (const state of states) {
          await choose(page, state);
          const { small, counted } = await page.evaluate(pressed, least);
          expect(small, state).toEqual([]);
          expect(await page.evaluate(covering), state).toEqual([]);
          if (state !== 'the drawer') expect(counted.length, counted.join(', ')).toBeLessThanOrEqual(15);
        }
      },
    );
  });
