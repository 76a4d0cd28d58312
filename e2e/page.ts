// Base of the browser tests: a page in which no error may occur, its start, and functions to drag with the mouse.
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { createConsole } from '../src/app/ui/console';
import { withoutUndefined } from '../src/world/simulation/without-undefined';
import { beginAgain, lookOf, namesOfKept, press } from './start';

type Slew = ReturnType<typeof createConsole>;
export type Snapshot = ReturnType<Slew['snapshot']>;
export type Place = readonly [number, number];

/** Parts of console warnings that the tests ignore, because the page does not cause them. */
const harmless = [
  // Playwright reports this when it blocks service workers.
  'Service Worker registration blocked by Playwright',
  // A note of the graphics driver about speed: a shared picture or clip is read from a canvas.
  'GPU stall due to ReadPixels',
];

/**
 * Starts to watch a page's console and requests. Returns a list to which errors, warnings and requests to other hosts
 * are added.
 */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOurs = !harmless.some((text) => message.text().includes(text));
    if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      complaints.push(`request to ${request.url()}`);
  });
  return complaints;
}

/** Makes WebGL draw nothing in a page. Runs in a page before its scripts. */
function drawNothing(): void {
  const calls = ['clear', 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'];
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const call of calls) if (call in prototype) Object.assign(prototype, { [call]: () => {} });
    const { texImage2D } = prototype;
    Object.assign(prototype, {
      texImage2D(this: WebGLRenderingContext, ...given: unknown[]) {
        // The form with six arguments takes an image.
        if (given.length !== 6) Reflect.apply(texImage2D, this, given);
      },
      texSubImage2D() {},
      generateMipmap() {},
    });
  }
}

/** Keeps all pages of a browser context from drawing. Does nothing if the environment variable SLEW_DRAWN is set. */
async function leavePictureEmpty(context: BrowserContext): Promise<void> {
  if (!process.env.SLEW_DRAWN) await context.addInitScript(drawNothing);
}

/** The test function for tests that share one page without a drawn picture. Each test resets the page with `open`. */
export const test = base.extend<{ page: Page }, { shared: { page: Page; complaints: string[] } }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL, deviceScaleFactor } = project.use;
      const context = await browser.newContext({
        ...withoutUndefined({ baseURL, deviceScaleFactor }),
        serviceWorkers: 'block',
        permissions: ['clipboard-read', 'clipboard-write'],
        // Drawers and bars move at once, so that a click does not miss a button that is still moving.
        reducedMotion: 'reduce',
      });
      await leavePictureEmpty(context);
      const page = await context.newPage();
      await use({ page, complaints: watch(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared, viewport }, use) => {
    const { page, complaints } = shared;
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    expect(complaints.splice(0)).toEqual([]);
    expect(await page.evaluate(namesOfKept), 'a test that keeps scenes stands alone').toEqual([]);
  },
});

/**
 * The test function for tests that need a separate page, for instance on a phone or with saved scenes. The page draws
 * its picture only with the option `isDrawn`.
 */
export const testAlone = base.extend<{ isDrawn: boolean; watched: undefined }>({
  isDrawn: [false, { option: true }],
  watched: [
    async ({ page, context, isDrawn }, use) => {
      if (!isDrawn) await leavePictureEmpty(context);
      const complaints = watch(page);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * State of each page when it is loaded and reset, as lines of text, by window size. A test may use a page again only in
 * this state. Otherwise the page is loaded again.
 */
const looks = new WeakMap<Page, Map<string, string[]>>();

/** Waits until the page has a canvas and its scene has begun. The scene then runs, or waits for the person's guess. */
export async function drawn(page: Page): Promise<void> {
  // A scene in space may have its second canvas by now.
  await page.locator('#stage canvas').first().waitFor();
  await page.waitForFunction(() => {
    const { time, round } = window.slew?.snapshot() ?? { time: 0 };
    return time > 0 || round?.state === 'waiting';
  });
}

/**
 * Loads the page as on a new device, and waits until it is drawn and its features are loaded.
 * @param hash query or fragment of the address
 */
export async function load(page: Page, hash = ''): Promise<void> {
  if (page.url().startsWith('http')) {
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
  }
  // Scenes neither wait for a guess nor stop at their answer: rounds.spec.ts tests that.
  await page.goto(hash.startsWith('?') ? `/${hash}` : `/?rounds=off${hash}`);
  await drawn(page);
  // Loaded after the start.
  // A large game is loaded only with its scene.
  await page.locator('html:is([data-games="2"], [data-games="3"])').waitFor();
  if (!hash.startsWith('?embed')) await page.locator('.day-chip').waitFor({ state: 'attached' });
  await page.evaluate(() => window.slew.ready());
}

/** Copies the link of the open scene with the dialog Share. */
export async function copyLink(page: Page): Promise<void> {
  await page.locator('.links > [data-action=share]').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('button', { name: 'Copy link' }).first().click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
}

/** Resets the page, opens a built-in scene, and lets time run. */
export async function open(page: Page, id = 'path-race'): Promise<void> {
  await openPaused(page, id);
  await page.evaluate(() => window.slew.resume());
  await page.waitForFunction(() => window.slew.snapshot().time > 0);
}

/** Resets the page and opens a built-in scene, paused at its start. */
export async function openPaused(page: Page, id = 'path-race'): Promise<void> {
  const known = looks.get(page) ?? new Map<string, string[]>();
  looks.set(page, known);
  const size = JSON.stringify(page.viewportSize());
  const start = known.get(size);
  if (!start || !(await isAsAtStart(page, start))) {
    await load(page);
    await page.evaluate(beginAgain);
    known.set(size, await page.evaluate(lookOf));
  }
  await page.evaluate(async (id) => {
    await window.slew.ready();
    history.replaceState(history.state, '', `#${id}`);
    window.slew.load(id);
  }, id);
  // The path race has a demonstration with a weakened motor. The tests need the full motor.
  const full = page
    .locator('.hero[aria-label="Main control"]')
    .getByRole('radio', { name: 'Full', exact: true });
  if (await full.isVisible()) await full.click();
}

/**
 * Undoes the changes that the last test made to the page. Returns false if the page still differs from its start.
 * @param start state when the page was loaded and reset, as returned by `lookOf`
 */
async function isAsAtStart(page: Page, start: readonly string[]): Promise<boolean> {
  if (!(await page.evaluate(() => 'slew' in window))) return false;
  await page.mouse.move(0, 0);
  await page.evaluate(beginAgain);
  // A switch with several states, such as the pace, needs several presses.
  for (let presses = 0; presses < 4; presses++) {
    const look = await page.evaluate(lookOf);
    if (look.length !== start.length) return false;
    const other = [...look.keys()].filter((n) => look[n] !== start[n]);
    if (other.length === 0) return true;
    await page.evaluate(press, other);
  }
  return false;
}

export function step(page: Page, steps: number): Promise<void> {
  return page.evaluate((steps) => window.slew.step(steps), steps);
}

export function snapshot(page: Page): Promise<Snapshot> {
  return page.evaluate(() => window.slew.snapshot());
}

/** Returns the point of the page at which a place in the world is drawn. CSS pixels */
export function onPage(page: Page, [x, y]: Place): Promise<{ x: number; y: number }> {
  return page.evaluate(([x, y]) => window.slew.toPage(x, y), [x, y] as const);
}

/** Drags the mouse from one point of the page to another, in steps. CSS pixels */
export async function drag(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** Returns the absolute angle between the direction of a body's nose and the direction to a place. rad */
export function aimError({ x, y, angle }: Snapshot['entities'][number], [px, py]: Place): number {
  const off = Math.atan2(py - y, px - x) - angle;
  return Math.abs(Math.atan2(Math.sin(off), Math.cos(off)));
}
