// Base of the tests in other engines: one page per engine, in which no error may occur, and functions that use the
// page.
import { test as base, expect } from '@playwright/test';
import { freePort } from '../free-port';
import type { Place } from '../page';
import type { Driver, Input } from './driver';
import { type Engine, engines, programOf } from './engines';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export interface EngineOption {
  engine: Engine['id'];
}

export { expect };

const starts = {
  firefox: startFirefox,
  webkit: async (path: string) => startWebKit(path, await freePort()),
} satisfies Record<Engine['id'], (path: string) => Promise<Driver>>;

/** Adds `heardErrors` to the type of `window`: errors that occurred in the page and that no test has read yet. */
declare global {
  interface Window {
    heardErrors?: string[];
  }
}

/** The test function. All tests of an engine share one page. A test fails if an error occurs in the page. */
export const test = base.extend<{ driver: Driver }, EngineOption & { shared: Driver }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  shared: [
    async ({ engine }, use, { project }) => {
      const found = engines.find(({ id }) => id === engine)!;
      const driver = await starts[engine](programOf(found)!);
      console.log(driver.version);
      await open(driver, project.use.baseURL!);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  driver: async ({ shared }, use) => {
    await use(shared);
    expect(await shared.evaluate(() => window.heardErrors?.splice(0))).toEqual([]);
  },
});

/** Loads the page, and waits until simulated time passes. */
export async function open(driver: Driver, address: string): Promise<void> {
  await driver.open(address);
  await driver.evaluate(() => {
    if (window.heardErrors) return;
    const heard: string[] = [];
    window.heardErrors = heard;
    window.addEventListener('error', ({ message }) => heard.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  });
  const begun = () => driver.evaluate(() => (window.slew?.snapshot().time ?? 0) > 0);
  await expect.poll(begun, { message: 'the page does not start', timeout: 60_000 }).toBe(true);
}

/** Opens a built-in scene, paused at its start. @param id id of the scene */
export function begin(driver: Driver, id: string): Promise<void> {
  return driver.evaluate(async (id) => {
    // The parts for ships in space load late.
    await window.slew.ready();
    window.slew.pause();
    window.slew.load(id);
  }, id);
}

export function onPage(driver: Driver, place: Place) {
  return driver.evaluate((x, y) => window.slew.toPage(x, y), ...place);
}

/**
 * Returns the middle of an element on the page, CSS pixels. Rejects if there is none.
 * @param selector CSS selector
 * @param text whole text of the element
 */
export async function middleOf(driver: Driver, selector: string, text: string) {
  const middle = await driver.evaluate(
    (selector, text) => {
      const all = [...document.querySelectorAll(selector)];
      const box = all.find(({ textContent }) => textContent?.trim() === text)?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    },
    selector,
    text,
  );
  if (!middle) throw new Error(`nothing on the page is ${selector} with the text ${text}`);
  return middle;
}

type Spot = Readonly<{ x: number; y: number }>;

const mouse = (actions: readonly Input[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

/** Returns a mouse move to a point of the page, rounded to whole CSS pixels. */
const to = ({ x, y }: Spot): Input => {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 20 };
};

export function click(driver: Driver, at: Spot): Promise<void> {
  return driver.perform(
    mouse([to(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
  );
}

/** Drags the mouse from one point of the page to another, in steps. CSS pixels */
export function drag(driver: Driver, from: Spot, end: Spot): Promise<void> {
  const way = Array.from({ length: 8 }, (_, n) => {
    const share = (n + 1) / 8;
    return to({ x: from.x + share * (end.x - from.x), y: from.y + share * (end.y - from.y) });
  });
  return driver.perform(
    mouse([to(from), { type: 'pointerDown', button: 0 }, ...way, { type: 'pointerUp', button: 0 }]),
  );
}

/** Presses keys together: all go down in the given order, then up in the reverse order. */
export function press(driver: Driver, ...keys: readonly string[]): Promise<void> {
  const down = keys.map((value) => ({ type: 'keyDown', value }));
  const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
  return driver.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
}

/** The key Control, as WebDriver names it. */
export const control = '\uE009';

/** The key Shift, as WebDriver names it. */
export const shift = '\uE008';
