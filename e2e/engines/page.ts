// Base of the engines' tests: one page per engine that must stay without an error, and functions to use it.
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

/** List of the page's errors until a test reads them. */
declare global {
  interface Window {
    heardErrors?: string[];
  }
}

/** Tests that share one page of their engine. */
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

/** Loads the page, and waits until time passes in it. */
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

/** Begins a built-in scene, paused, with no time passed yet. */
export function begin(driver: Driver, id: string): Promise<void> {
  return driver.evaluate(async (id) => {
    // Ships in space come late.
    await window.slew.ready();
    window.slew.pause();
    window.slew.load(id);
  }, id);
}

export function onPage(driver: Driver, place: Place) {
  return driver.evaluate((x, y) => window.slew.toPage(x, y), ...place);
}

/** The middle of what has a role and a name or a text on the page. */
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

/** A move to a point of the page. Points are whole pixels, as WebDriver's are. */
const to = ({ x, y }: Spot): Input => {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 20 };
};

export function click(driver: Driver, at: Spot): Promise<void> {
  return driver.perform(
    mouse([to(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
  );
}

/** Drags from one point of the page to another, as a hand does: in steps. */
export function drag(driver: Driver, from: Spot, end: Spot): Promise<void> {
  const way = Array.from({ length: 8 }, (_, n) => {
    const share = (n + 1) / 8;
    return to({ x: from.x + share * (end.x - from.x), y: from.y + share * (end.y - from.y) });
  });
  return driver.perform(
    mouse([to(from), { type: 'pointerDown', button: 0 }, ...way, { type: 'pointerUp', button: 0 }]),
  );
}

/** Presses keys together, the last of them with the others held. */
export function press(driver: Driver, ...keys: readonly string[]): Promise<void> {
  const down = keys.map((value) => ({ type: 'keyDown', value }));
  const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
  return driver.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
}

/** The keys Control and Shift, as WebDriver names them. */
export const control = '\uE009';
export const shift = '\uE008';
