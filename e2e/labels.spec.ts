// Texts of the picture: in every scene, at every size and time, no two meet, none lies on a body or outside the field.
import type { Page } from '@playwright/test';
import { scenarios } from '../src/scenarios';
import { expect, load, test } from './page';

const sizes = [
  [390, 844],
  [844, 390],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** When the picture is looked at. s */
const times = [1, 4, 8, 13];

/** Steps the scene to a time, waits until it is drawn, and tells what is wrong. This runs in the page. */
async function faultsAt(seconds: number): Promise<string[]> {
  const { slew } = window;
  const { time, stepRate } = slew.snapshot();
  slew.step(Math.max(0, Math.round((seconds - time) * stepRate)));
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  type Box = { left: number; top: number; width: number; height: number };
  const meet = (a: Box, b: Box) =>
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height;
  const free = slew.free();
  const labels = slew.labels();
  const bodies = slew.bodies();
  const faults: string[] = [];
  labels.forEach((label, n) => {
    const name = JSON.stringify(label.text);
    for (const other of labels.slice(n + 1))
      if (meet(label, other)) faults.push(`${name} meets ${JSON.stringify(other.text)}`);
    bodies.forEach((body, nth) => {
      if (body && meet(label, body)) faults.push(`${name} lies on body ${nth}`);
    });
    const inside =
      label.left >= free.left &&
      label.top >= free.top &&
      label.left + label.width <= free.left + free.width &&
      label.top + label.height <= free.top + free.height;
    if (!inside) faults.push(`${name} is outside the free area`);
  });
  return faults;
}

/** Every fault of every scene at one size, and how many texts there were in all. */
async function look(page: Page, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height });
  const faults: string[] = [];
  let texts = 0;
  for (const { id } of scenarios) {
    await page.evaluate((id) => {
      window.slew.load(id);
      window.slew.pause();
    }, id);
    for (const seconds of times) {
      const found = await page.evaluate(faultsAt, seconds);
      faults.push(...found.map((fault) => `${id} at ${seconds} s: ${fault}`));
      texts += await page.evaluate(() => window.slew.labels().length);
    }
  }
  return { faults, texts };
}

for (const size of sizes) {
  test(`at ${size.join(' × ')} no text meets another one or a body, and none is cut off`, async ({
    page,
  }) => {
    await load(page);
    const { faults, texts } = await look(page, size);
    expect(texts).toBeGreaterThan(scenarios.length);
    expect(faults).toEqual([]);
  });
}
