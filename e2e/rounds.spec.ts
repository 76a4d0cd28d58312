// Tests of rounds: a scene waits for a guess, shows its progress, stands still at its answer, and explains the answer.
import type { Page } from '@playwright/test';
import { linkOfText } from '../src/app/ui/sharing/link.fixture';
import type { Scenario } from '../src/world/simulation/scenario';
import { drawn, expect, snapshot, testAlone as test } from './page';

/** Opens a scene as on a first visit. */
async function visit(page: Page, hash: string): Promise<void> {
  await page.goto(`/${hash}`);
  await drawn(page);
}

const round = async (page: Page) => (await snapshot(page)).round;
const time = async (page: Page) => (await snapshot(page)).time;
const free = (page: Page) => page.evaluate(() => window.slew.free());

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test.describe(`in ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('waits, takes a guess, holds the answer with its cause, and continues', async ({ page }) => {
      await visit(page, '#kick');
      expect(await round(page)).toEqual({ state: 'waiting', guess: null });
      await expect(page.locator('.just-watch')).toBeVisible();
      const before = await free(page);
      expect(await time(page)).toBe(0);
      await page.locator('.choice').first().click();
      await expect(page.locator('.choice .ring')).toBeVisible();
      await expect(page.locator('.found')).toHaveText('Let’s see.');
      await expect.poll(() => round(page)).toEqual({ state: 'held', guess: 0 });
      const stands = await time(page);
      const { answer } = await snapshot(page);
      await expect(page.locator('.found')).toHaveText(answer!.text);
      await expect(page.locator('.because')).toHaveText(answer!.because!);
      // The picture has not moved, and time stands still.
      expect(await free(page)).toEqual(before);
      await page.waitForFunction(
        (from) => performance.now() > from + 500,
        await page.evaluate(() => performance.now()),
      );
      expect(await time(page)).toBe(stands);
      await page.getByRole('button', { name: 'Go on' }).click();
      await expect.poll(() => time(page)).toBeGreaterThan(stands);
    });
  });

test('keys: a digit guesses, Space continues', async ({ page }) => {
  await visit(page, '#kick');
  await page.keyboard.press('2');
  await expect.poll(() => round(page)).toEqual({ state: 'held', guess: 1 });
  await expect(page.locator('.verdict')).toContainText('Not quite');
  await page.keyboard.press(' ');
  await expect.poll(() => round(page)).toEqual({ state: 'running', guess: 1 });
});

test('waits once: not after another scene, nor in a link that begins in a run', async ({ page }) => {
  await visit(page, '#kick');
  await page.locator('.just-watch').click();
  await page.evaluate(() => window.slew.load('windup'));
  await page.evaluate(() => window.slew.load('kick'));
  expect((await round(page)).state).toBe('running');
  await page.evaluate(() => window.slew.pause());
  await page.evaluate(() => window.slew.step(10));
  await page.locator('.hero-step').last().click();
  const link = await page.evaluate(() => window.slew.link());
  await page.goto('about:blank');
  await visit(page, new URL(link).hash);
  expect((await round(page)).state).not.toBe('waiting');
});

test('Ask me again asks as at the first visit', async ({ page }) => {
  await visit(page, '#kick');
  await page.locator('.choice').first().click();
  await expect.poll(async () => (await round(page)).state).toBe('held');
  await page.locator('.menu-button').click();
  await page.getByRole('button', { name: 'Ask me again' }).click();
  await expect.poll(() => round(page)).toEqual({ state: 'waiting', guess: null });
  await expect(page.locator('.choice').first()).toBeEnabled();
});

const chase = { kind: 'seek', quarry: { target: 0 } } as const;

/** A test scene in which two bodies chase a target, one from 10 m and the other from 40 m. */
const made = {
  version: 1,
  name: 'Race',
  question: 'Who catches it?',
  answer: 'arrives-first',
  targets: [{ position: [0, 0], motion: { kind: 'circle', radius: 20, speed: 5 } }],
  entities: [
    { kind: 'missile', label: 'Far', position: [-20, 0], command: chase },
    { kind: 'missile', label: 'Near', position: [10, 0], command: chase, controller: { kind: 'one-step' } },
  ],
} satisfies Scenario;

test('a friend who opens the link of a made scene guesses, sees the answer held, and is told why', async ({
  page,
}) => {
  await visit(page, linkOfText(JSON.stringify(made)));
  expect(await round(page)).toEqual({ state: 'waiting', guess: null });
  await expect(page.locator('.question')).toHaveText('Who catches it?');
  await expect(page.locator('.choice')).toHaveText(['Far', 'Near']);
  await page.locator('.choice').last().click();
  await expect.poll(() => round(page)).toEqual({ state: 'held', guess: 1 });
  await expect(page.locator('.verdict')).toHaveText('You guessed right.');
  await expect(page.locator('.found')).toHaveText(/^Near first, \d\.\d\ss; Far still \d+\sm away\.$/);
  await expect(page.locator('.because')).toHaveText(
    'They differ in law and distance: one run cannot tell which decides.',
  );
});

test('a prediction of the answer is shown after the answer only', async ({ page }) => {
  await visit(page, '#three-rates');
  const predictions = () =>
    page.evaluate(() => window.slew.labels().filter(({ text }) => text.startsWith('holds ')).length);
  await expect.poll(() => page.evaluate(() => window.slew.labels().length)).toBeGreaterThan(0);
  expect(await predictions()).toBe(0);
  await page.locator('.choice').first().click();
  await expect.poll(async () => (await round(page)).state).toBe('held');
  await expect.poll(predictions).toBeGreaterThan(0);
});

test('a change during the hold begins a new round, and the answer stays as an earlier one', async ({
  page,
}) => {
  await visit(page, '#hold-height');
  await page.evaluate(() => {
    window.slew.pause();
    const { time, stepRate } = window.slew.snapshot();
    // On a slow machine some time has passed. A step beyond the answer would not be held.
    window.slew.step(Math.max(0, 500 - Math.round(time * stepRate)));
    window.slew.resume();
  });
  await expect.poll(async () => (await round(page)).state).toBe('held');
  await page.getByRole('radio', { name: 'Moon' }).click();
  await expect(page.locator('.found')).toContainText('Gravity: moon now. Before: PD hangs');
  expect((await round(page)).state).toBe('running');
});

/**
 * Returns the ids of the built-in scenes that answer their question. Leaves out the swarm, whose answer depends on real
 * time.
 */
async function answering(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await window.slew.ready();
    const ids = window.slew.scenarios().map(({ id }) => id);
    return ids.filter((id) => !['dodge', 'par', 'swarm'].includes(id));
  });
}

test('steps in one go answer every scene, without a drawn frame', async ({ page }) => {
  await visit(page, '#kick');
  const ids = await answering(page);
  const without = await page.evaluate((ids) => {
    window.slew.pause();
    return ids.filter((id) => {
      window.slew.load(id);
      window.slew.step(20 * window.slew.snapshot().stepRate);
      return window.slew.snapshot().answer === null;
    });
  }, ids);
  expect(without).toEqual([]);
});

/**
 * Number of times that a test reads the state of the page. `held` counts while the scene is stopped at its answer.
 * `after` counts after the button Go on is pressed.
 */
interface Looks {
  readonly held: number;
  readonly after: number;
}

/** The state of the page at one moment. */
interface Look {
  readonly state: string;
  /** Answer that the page shows. An answer from an earlier turn or run begins with “Last turn” or “Before”. */
  readonly found: string;
  readonly because: string;
  readonly isPast: boolean;
  /** Answer from window.slew; empty if there is none. */
  readonly answer: string;
  /** All texts on the picture and in the table of standings, without the answer's sentence. */
  readonly texts: string;
  readonly bodies: string;
}

/**
 * Runs a scene until it stops at its answer, and records the page's state several times. Then presses the button Go on,
 * and records the state several times more. Returns all recorded states.
 */
function looksAt(page: Page, id: string, { held, after }: Looks): Promise<Look[]> {
  return page.evaluate(
    async ([id, held, after]) => {
      const { slew } = window;
      const frame = () => new Promise(requestAnimationFrame);
      const until = async (isSo: () => boolean) => {
        while (!isSo()) await frame();
      };
      const plain = (text = '') => text.replaceAll('\u00a0', ' ');
      const part = (name: string) => document.querySelector<HTMLElement>(name);
      const look = async () => {
        await frame();
        await frame();
        const { round, answer } = slew.snapshot();
        const found = part('.found')?.textContent;
        return {
          state: round.state,
          found: plain(found ?? ''),
          because: plain(part('.because')?.textContent ?? ''),
          isPast: part('.found')?.dataset.past === 'true',
          answer: answer?.text ?? '',
          texts: plain(
            [
              ...slew.labels().flatMap(({ text }) => (text === found ? [] : [text])),
              part('.standings')?.textContent ?? '',
            ].join(' | '),
          ),
          bodies: JSON.stringify(slew.bodies()),
        };
      };
      slew.pause();
      slew.load(id);
      await until(() => slew.snapshot().scenario === id);
      const tenth = Math.round(slew.snapshot().stepRate / 10);
      let tenths = 0;
      for (; !slew.snapshot().answer; tenths++) slew.step(tenth);
      slew.load(id);
      slew.step((tenths - 1) * tenth);
      slew.resume();
      await until(() => slew.snapshot().round.state === 'held' && part('.found') !== null);
      // The answer’s marks have been drawn.
      await look();
      const looks = [];
      for (let n = 0; n < held; n++) {
        const began = performance.now();
        looks.push(await look());
        await until(() => performance.now() >= began + 100);
      }
      part('.go-on')!.click();
      slew.pause();
      for (let n = 0; n < after; n++) {
        slew.step(tenth);
        looks.push(await look());
      }
      return looks;
    },
    [id, held, after] as const,
  );
}

/** Returns the numbers in a sentence, with their units. */
const figuresOf = (sentence: string) =>
  sentence.match(/\d+(\.\d+)? (s|m|m\/s|%)(?![a-z])|\d+(\.\d+)?°/g) ?? [];

/**
 * Expects that the page shows the same answer as `window.slew`, in one recorded state.
 * @param look the recorded state
 * @param first state of the page when the scene first had an answer
 * @param at text for error messages
 */
function expectTruth(look: Look, first: Look, at: string): void {
  expect(look.state, at).toBe('running');
  const said = look.isPast ? look.found.replace(/^(Last turn|.*Before): /, '') : look.found;
  if (look.answer) expect(said, at).toBe(look.answer);
  else expect(look.isPast, at).toBe(true);
  if (!look.isPast && said === first.found) expectFigures(look, first, at);
}

/**
 * Expects that the picture still shows the numbers of the answer, as when the answer was new.
 * @param look state of the page to check
 * @param first state of the page when the scene first had an answer
 * @param at text for error messages
 */
function expectFigures(look: Look, first: Look, at: string): void {
  const shown = figuresOf(first.found).filter((figure) => first.texts.includes(figure));
  for (const figure of shown) expect(look.texts, at).toContain(figure);
}

/**
 * Loads a scene, guesses its answer and waits for it. Measures the positions of two points of the field, and of the
 * lower edge of the header. Returns them before the guess, after it, and at the answer. CSS pixels
 */
function placesOf(page: Page, id: string): Promise<readonly (readonly number[])[]> {
  return page.evaluate(async (id) => {
    const { slew } = window;
    const until = async (isSo: () => boolean) => {
      do await new Promise(requestAnimationFrame);
      while (!isSo());
    };
    const places: number[][] = [];
    const note = async () => {
      // The picture glides to its new place within half a second.
      const from = performance.now();
      await until(() => performance.now() > from + 600);
      const [a, b] = [slew.toPage(0, 0), slew.toPage(10, 0)];
      const { bottom } = document.querySelector('.first-header')!.getBoundingClientRect();
      places.push([a.x, a.y, b.x, bottom].map((place) => Math.round(10 * place) / 10));
    };
    slew.resume();
    slew.load(id);
    await until(() => slew.snapshot().scenario === id && document.querySelector('.choice') !== null);
    await note();
    [...document.querySelectorAll<HTMLElement>('.choice')].at(-1)!.click();
    await until(() => slew.snapshot().round.guess !== null);
    await note();
    slew.pause();
    // A snapshot takes longer than a step.
    for (let n = 0; !slew.snapshot().answer && n < 1000; n++) slew.step(6);
    slew.resume();
    await until(() => document.querySelector('.next, .because') !== null);
    await note();
    return places;
  }, id);
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [768, 1024],
  [390, 844],
] as const)
  test.describe(`in ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    async function expectStill(page: Page, ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        const [before = [], ...after] = await placesOf(page, id);
        const moves = after.map((places) => places.map((place, n) => Math.abs(place - before[n]!)));
        expect(Math.max(...moves.flat()), `${id}: ${JSON.stringify([before, ...after])}`).toBeLessThan(2);
      }
    }

    const tag = [1280, 768].includes(width) ? [] : ['@long'];
    test('path-race and long-frames do not move at guess and answer', { tag }, async ({ page }) => {
      await visit(page, '#windup');
      await expectStill(page, ['path-race', 'long-frames']);
    });

    test('no scene moves at guess and answer', { tag: '@long' }, async ({ page }) => {
      test.setTimeout(600_000);
      await visit(page, '#windup');
      // Own law asks for no guess.
      await expectStill(
        page,
        (await answering(page)).filter((id) => id !== 'own-law'),
      );
    });
  });

test.describe('in a window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  /** Expects in all scenes that the page never contradicts the scene's answer. */
  async function expectAgreement(page: Page, counts: Looks): Promise<void> {
    await visit(page, '#windup');
    for (const id of await answering(page)) {
      const looks = await looksAt(page, id, counts);
      const [first] = looks;
      for (const [n, look] of looks.slice(0, counts.held).entries()) {
        const { texts: _, ...held } = look;
        expect(held, `${id}, look ${n}`).toEqual({
          ...{ state: 'held', found: first.answer, isPast: false, because: first.because },
          ...{ answer: first.answer, bodies: first.bodies },
        });
        expectFigures(look, first, `${id}, look ${n}`);
      }
      for (const [n, look] of looks.slice(counts.held).entries())
        expectTruth(look, first, `${id}, look ${n}`);
    }
  }

  test('no scene contradicts its sentence, held or afterwards', async ({ page }) => {
    await expectAgreement(page, { held: 3, after: 8 });
  });

  test('nor does it in 1 s held and 3 s afterwards', { tag: '@long' }, async ({ page }) => {
    test.setTimeout(600_000);
    await expectAgreement(page, { held: 10, after: 30 });
  });

  test('a hull that is loaded while an answer is held waits for Go on', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/missile-lead/, async (route) => {
      await released;
      await route.continue();
    });
    await visit(page, '#fast-target');
    const id = 'fast-target';
    await page.evaluate((id) => {
      const { slew } = window;
      slew.pause();
      while (!slew.snapshot().answer) slew.step();
      const { time, stepRate } = slew.snapshot();
      slew.load(id);
      slew.step(Math.round(time * stepRate) - 2);
      slew.resume();
    }, id);
    await expect.poll(async () => (await round(page)).state).toBe('held');
    const frames = () =>
      page.evaluate(async () => {
        for (let n = 0; n < 20; n++) await new Promise(requestAnimationFrame);
        return JSON.stringify(window.slew.bodies());
      });
    const before = await frames();
    const arrival = page.waitForResponse(/missile-lead/);
    release();
    await (await arrival).finished();
    expect(await frames()).toBe(before);
    const size = () => page.evaluate(() => window.slew.bodies()[1]!.width / window.slew.bodies()[1]!.height);
    const held = await size();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.go-on')!.click();
      window.slew.pause();
    });
    await expect.poll(size).not.toBe(held);
  });
});

for (const [scene, signs] of [
  ['orbit', 0],
  ['fast-target', 1],
] as const)
  test(`the key at the answer of ${scene} has ${signs} signs of a motor at its limit`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, `#${scene}`);
    await page.locator('.choice').first().click();
    await expect.poll(() => round(page), { timeout: 60_000 }).toEqual({ state: 'held', guess: 0 });
    await expect(page.locator('.key span').filter({ hasText: 'motor at its limit' })).toHaveCount(signs);
  });

test('on a phone, the names of ships that wait in a row are all above them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '#dock');
  const names = ['One step', 'PD backward', 'PD forward'];
  const labels = () =>
    page.evaluate(() =>
      window.slew.labels().map((label) => ({ ...label, text: label.text.replace(/\s/g, ' ') })),
    );
  await expect
    .poll(async () => (await labels()).map(({ text }) => text))
    .toEqual(expect.arrayContaining(names));
  const tops = (await page.evaluate(() => window.slew.bodies())).map((body) => body!.top);
  for (const { text, top, height } of await labels())
    if (names.includes(text)) expect(top + height).toBeLessThanOrEqual(Math.min(...tops));
});

test('on a card that waits, the note on a law is below the empty bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '#kick');
  const placesOf = (text: string) =>
    page.evaluate(
      (words) =>
        window.slew
          .labels()
          .filter((label) => label.text === words)
          .map(({ top, height }) => ({ top, bottom: top + height })),
      text,
    );
  await expect.poll(async () => (await placesOf('?')).length).toBe(3);
  const [mark] = await placesOf('?');
  const [note] = await placesOf('skips the jump');
  // The question mark is at the end of the bar, and higher than the bar.
  expect(note.top).toBeGreaterThanOrEqual((mark.top + mark.bottom) / 2);
});
