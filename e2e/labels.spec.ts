// Tests of the picture in every scene, at every size and time: no texts overlap, none lies on a body or outside the
// field, and bodies are whole and large enough.
import { expect, type Page, test } from '@playwright/test';
import { scenarios } from '../src/lab/scenarios';
import { withoutUndefined } from '../src/world/simulation/without-undefined';
import { load } from './page';

const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/**
 * Limits for the hull (drawn shape) of a body, CSS pixels. `least` is its smallest length. `out` is how far a moving
 * hull may leave the visible part of the picture.
 */
const hull = { least: 40, out: 24 };

/** Simulated times at which the picture is checked. s */
const times = [1, 4, 8, 13];

/** Runs a scene and checks its picture at some times. Returns the faults, and the number of texts. Runs in the page. */
async function look([id, times, hull]: readonly [string, readonly number[], { least: number; out: number }]) {
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
    // A frame finds an answer and lays out the page. The next frames draw it.
    for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame);
    const labels = slew.labels();
    const answer = slew.snapshot().answer?.text;
    // If pairs are shown one at a time, the other pair may be anywhere.
    const { alone } = slew.view();
    const bodies = slew
      .bodies()
      .filter((_, n) => alone?.includes(n) ?? true)
      .filter((body) => body !== null);
    const free = slew.free();
    const question = document.querySelector('.question')!.getBoundingClientRect();
    texts += labels.length;
    if (id !== 'swarm')
      bodies.forEach(({ left, top, width, height }) => {
        const at = `${id} at ${seconds} s: a hull at ${left.toFixed()}, ${top.toFixed()}`;
        if (Math.max(width, height) < hull.least) faults.push(`${at} is ${width} × ${height} px`);
        // On the right of the question the field is as high as the window.
        const from = (left > question.right ? 0 : free.top) - hull.out;
        const field = {
          left: free.left - hull.out,
          top: from,
          width: free.width + 2 * hull.out,
          height: bottom(free) + hull.out - from,
        };
        if (!isIn({ left, top, width, height }, field)) faults.push(`${at} leaves the field`);
      });
    labels.forEach((label, n) => {
      const at = `${id} at ${seconds} s: ${JSON.stringify(label.text)}`;
      for (const other of labels.slice(n + 1))
        if (meet(label, other)) faults.push(`${at} meets ${other.text}`);
      if (bodies.some((body) => meet(label, body))) faults.push(`${at} lies on a body`);
      // The sentence of an answer may be below the question.
      if (label.text.replaceAll('\u00a0', ' ') !== answer && !isIn(label, free))
        faults.push(`${at} is outside the field`);
    });
  }
  return { faults, texts };
}

/** Scenes in which each body has its name beside it. */
const named = ['evader', 'fast-target', 'hold-height', 'dock', 'why-torque'];

/** Returns the drawn bodies of a scene at some times. Runs in the page. */
async function lookAtBodies([id, times]: readonly [string, readonly number[]]) {
  const { slew } = window;
  const moments = [];
  slew.load(id);
  slew.pause();
  for (const seconds of times) {
    const { time, stepRate } = slew.snapshot();
    slew.step(Math.round((seconds - time) * stepRate));
    for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame);
    const { alone } = slew.view();
    moments.push({
      ...{ seconds, alone },
      ...{ free: slew.free(), bodies: slew.bodies(), labels: slew.labels() },
    });
  }
  return moments;
}

type Moment = Awaited<ReturnType<typeof lookAtBodies>>[number];
type Box = Moment['free'];

/** Returns the distance between two boxes. CSS pixels */
function apart(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width);
  return Math.hypot(across, Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height));
}

/** Largest distance of two bodies that fly side by side. CSS pixels */
const together = 60;

/** Returns the fault of a body or of its name in the picture; empty if there is none. @param n index of the body */
function faultOf(n: number, name: string, moment: Moment): string {
  // If pairs are shown one at a time, the other pair may be anywhere.
  if (moment.alone && !moment.alone.includes(n)) return '';
  const body = moment.bodies[n];
  if (!body) return 'is out of sight';
  // Bodies of two pairs may share a name.
  const labels = moment.labels.filter(({ text }) => text === name);
  if (labels.length === 0) return 'has no name';
  // Two bodies that fly side by side share the space beside them.
  const isOwn = (label: Box) =>
    moment.bodies.every((other, m) => {
      if (!other || (moment.alone && !moment.alone.includes(m))) return true;
      return apart(body, other) <= together || apart(label, other) >= apart(label, body);
    });
  return labels.some(isOwn) ? '' : 'has its name nearer to another body';
}

let page: Page;

// The boxes do not depend on the resolution. A coarse one takes a sixteenth of the time.
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage(withoutUndefined({ baseURL, deviceScaleFactor: 0.25 }));
  await load(page);
});

test.afterAll(() => page.close());

for (const [width, height] of sizes) {
  const tag = width === 390 || width === 1280 ? [] : '@long';
  test(`at ${width} × ${height} no text of any scene overlaps another one or a body, none is cut off, and bodies are whole and ${hull.least} px long`, {
    tag,
  }, async () => {
    await page.setViewportSize({ width, height });
    for (const { id } of scenarios) {
      const { faults, texts } = await page.evaluate(look, [id, times, hull] as const);
      expect.soft(faults).toEqual([]);
      expect.soft(texts, `texts of ${id}`).toBeGreaterThan(0);
    }
  });
}

for (const [width, height] of sizes) {
  const tag = width === 390 ? [] : '@long';
  test(`at ${width} × ${height} bodies stay in sight, each with its name nearest to it`, {
    tag,
  }, async () => {
    await page.setViewportSize({ width, height });
    for (const { id, scenario } of scenarios.filter(({ id }) => named.includes(id))) {
      const names = scenario.entities.map(({ label }) => label!);
      const moments = await page.evaluate(lookAtBodies, [id, [1, 4, 6, 8, 13]] as const);
      const faults = moments.flatMap((moment) =>
        names
          .map((name, n) => [name, moment.seconds, faultOf(n, name, moment)])
          .filter(([, , fault]) => fault),
      );
      expect.soft(faults, id).toEqual([]);
    }
  });
}
