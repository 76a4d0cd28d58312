// Texts of the picture: in every scene, at every size and time, no two meet, none lies on a body or outside the field.
import { expect, type Page, test } from '@playwright/test';
import { scenarios } from '../src/scenarios';
import { load } from './page';

const sizes = [
  [390, 844],
  [844, 390],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** When the picture is looked at. s */
const times = [1, 4, 8, 13];

/** A scene at its times: what is wrong, and how many texts there were. This runs in the page. */
async function look([id, times]: readonly [string, readonly number[]]) {
  const { slew } = window;
  type Box = ReturnType<typeof slew.free>;
  const right = ({ left, width }: Box) => left + width;
  const bottom = ({ top, height }: Box) => top + height;
  const meet = (a: Box, b: Box) =>
    a.left < right(b) && b.left < right(a) && a.top < bottom(b) && b.top < bottom(a);
  const isIn = (a: Box, b: Box) =>
    a.left >= b.left && a.top >= b.top && right(a) <= right(b) && bottom(a) <= bottom(b);
  const faults: string[] = [];
  let texts = 0;
  slew.load(id);
  slew.pause();
  for (const seconds of times) {
    const { time, stepRate } = slew.snapshot();
    slew.step(Math.round((seconds - time) * stepRate));
    // The first frame of a scene lays the page out, the next one draws it.
    for (let n = seconds === times[0] ? 0 : 1; n < 2; n++) await new Promise(requestAnimationFrame);
    const labels = slew.labels();
    const bodies = slew.bodies().filter((body) => body !== null);
    texts += labels.length;
    labels.forEach((label, n) => {
      const at = `${id} at ${seconds} s: ${JSON.stringify(label.text)}`;
      for (const other of labels.slice(n + 1))
        if (meet(label, other)) faults.push(`${at} meets ${other.text}`);
      if (bodies.some((body) => meet(label, body))) faults.push(`${at} lies on a body`);
      if (!isIn(label, slew.free())) faults.push(`${at} is outside the field`);
    });
  }
  return { faults, texts };
}

let page: Page;

// Where the boxes are does not depend on how finely they are drawn, and this draws them in a sixteenth of the time.
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({ baseURL, deviceScaleFactor: 0.25 });
  await load(page);
});

test.afterAll(() => page.close());

for (const [width, height] of sizes) {
  const tag = width === 390 || width === 1280 ? [] : '@long';
  test(`at ${width} × ${height} no text of any scene meets another one or a body, and none is cut off`, {
    tag,
  }, async () => {
    await page.setViewportSize({ width, height });
    for (const { id } of scenarios) {
      const { faults, texts } = await page.evaluate(look, [id, times] as const);
      expect.soft(faults).toEqual([]);
      // A swarm has no texts beside its bodies.
      if (id !== 'swarm') expect.soft(texts, `texts of ${id}`).toBeGreaterThan(0);
    }
  });
}
