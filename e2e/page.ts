// What every browser test stands on: a page that must stay quiet, and hands to drag with.
import { test as base, expect, type Page } from '@playwright/test';
import type { createConsole } from '../src/ui/console';

type Slew = ReturnType<typeof createConsole>;
export type Snapshot = ReturnType<Slew['snapshot']>;
export type Place = readonly [number, number];

/** The page, with its console and its requests watched: no error, no warning, no other host. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1')
          complaints.push(`request to ${request.url()}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens the page and waits until the picture is there. */
export async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/${hash}`);
  await page.locator('#stage canvas').waitFor();
  await page.waitForFunction(() => window.slew.snapshot().time > 0);
}

export function snapshot(page: Page): Promise<Snapshot> {
  return page.evaluate(() => window.slew.snapshot());
}

/** Where a place of the world is on the page. CSS pixels. */
export function onPage(page: Page, [x, y]: Place): Promise<{ x: number; y: number }> {
  return page.evaluate(([x, y]) => window.slew.toPage(x, y), [x, y] as const);
}

/** Drags from one point of the page to another, as a hand does: in steps. */
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

/** How far a body's nose is from pointing at a place. rad */
export function aimError({ x, y, angle }: Snapshot['entities'][number], [px, py]: Place): number {
  const off = Math.atan2(py - y, px - x) - angle;
  return Math.abs(Math.atan2(Math.sin(off), Math.cos(off)));
}
