// Tests of all controls of every scene at nine window sizes, while it waits for a guess and while its answer is held;
// for some scenes also at tablet widths with and without a drawer. Controls are in the window, under no other part, and
// large enough to press. No text lies on another text or on a control.
import type { Page } from '@playwright/test';
import { scenarios } from '../src/lab/scenarios';
import { expect, load, testAlone as test } from './page';

/** Tested window sizes, each with the smallest allowed size of a control. CSS pixels */
const windows = [
  { width: 320, height: 640, least: 44 },
  { width: 360, height: 740, least: 44 },
  { width: 390, height: 844, least: 44 },
  { width: 768, height: 1024, least: 44 },
  { width: 820, height: 1180, least: 44 },
  { width: 844, height: 390, least: 44 },
  { width: 1024, height: 768, least: 44 },
  { width: 1280, height: 720, least: 24 },
  { width: 1440, height: 900, least: 24 },
];

/** Window widths of tablets, of phones held sideways, and of tablets that are as wide as a laptop. CSS pixels */
const tablets = [700, 740, 768, 800, 820, 860, 900, 960, 1024, 1060, 1100, 1280, 1440];

/** Ids of the scenes to check, one for each kind of screen layout. */
const kinds = [
  ...['path-race', 'turn-90', 'own-law', 'par', 'space-turn', 'hold-height'],
  ...['fast-target', 'evader', 'tower-defence', 'dodge'],
];

/**
 * A scene to check. `least` is the smallest allowed size of its controls, CSS pixels. `stepsBefore` is the index of the
 * simulation step that gives the scene's answer; 0 checks only the start. `drawer` names the drawer to open. An empty
 * text closes all drawers; undefined leaves them as they are.
 */
type SceneToCheck = readonly [id: string, least: number, stepsBefore: number, drawer?: string];

/**
 * Opens a scene and checks its controls and texts, at its start and when its answer is known. Returns the numbers of
 * controls and texts, and a sentence for each fault. Runs in the page.
 */
async function look([id, least, stepsBefore, drawer]: SceneToCheck) {
  const { slew } = window;
  const faults: string[] = [];
  const count = { controls: 0, texts: 0 };
  type Box = { left: number; top: number; right: number; bottom: number };
  const nameOf = (element: Element | null) =>
    element?.getAttribute('aria-label') ||
    element?.textContent.trim().slice(0, 30) ||
    element?.className ||
    '';
  /** Returns whether an element is shown. Elements in the scrolling drawers Tune and Measure do not count. */
  const isSeen = (part: Element) =>
    !part.closest('.drawer:is(.tune, .measure)') &&
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    part.getBoundingClientRect().width > 1;
  const isWithin = (box: Box, around: Box) =>
    box.left >= around.left - 1 &&
    box.top >= around.top - 1 &&
    box.right <= around.right + 1 &&
    box.bottom <= around.bottom + 1;
  const meet = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  /** Returns the ancestors of an element that clip their contents. */
  const clipsOf = (part: Element) => {
    const clips = [];
    for (let around = part.parentElement; around && around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).overflow !== 'visible') clips.push(around);
    return clips;
  };
  const seenPart = ({ left, top, right, bottom }: DOMRect, clips: readonly Element[]): Box =>
    [{ left, top, right, bottom }, ...clips.map((clip) => clip.getBoundingClientRect())].reduce(
      (seen, box) => ({
        left: Math.max(seen.left, box.left),
        top: Math.max(seen.top, box.top),
        right: Math.min(seen.right, box.right),
        bottom: Math.min(seen.bottom, box.bottom),
      }),
    );
  const scrolls = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const controls = () =>
    [...document.querySelectorAll('#interface :is(a[href], button, input, select, summary)')].filter(isSeen);
  const checkControl = (control: Element) => {
    // A word in a sentence may be as high as its line.
    const [box] = control.getClientRects();
    const isWord = control.matches('.term');
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    // A control that is scrolled away can be scrolled into view.
    if (clipsOf(control).some((clip) => scrolls(clip) && !isWithin(box, clip.getBoundingClientRect())))
      return;
    if (!isWithin(box, page)) faults.push(`${nameOf(control)} is outside the window`);
    const isHit = (dx: number, dy: number) => {
      const found = document.elementFromPoint(x + dx, y + dy);
      return (
        found !== null && (control.contains(found) || found.closest('label')?.contains(control) === true)
      );
    };
    if (!isHit(0, 0)) {
      faults.push(`${nameOf(control)} lies under ${nameOf(document.elementFromPoint(x, y))}`);
      return;
    }
    // A smaller control may take presses beside it.
    const reach = least / 2 - 1;
    const isHigh = box.height > least - 0.5 || (isHit(0, -reach) && isHit(0, reach));
    const isWide = box.width > least - 0.5 || (isHit(-reach, 0) && isHit(reach, 0));
    if (!isWord && !(isHigh && isWide))
      faults.push(`${nameOf(control)} has ${box.width.toFixed()} × ${box.height.toFixed()} px`);
  };
  /** Returns the boxes of a text's lines, without line spacing and without clipped parts. */
  const linesOf = (node: Node) => {
    const part = node.parentElement!;
    const text = node.textContent!.trim();
    // The labels of the field include its answer and texts over it. A text area repeats the text of the editor.
    const isOther = part.closest('.unseen, .found:not([data-past=true]), [data-on-field], textarea') !== null;
    if (!text || isOther || !isSeen(part)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const clips = clipsOf(part);
    return [...range.getClientRects()]
      .map(({ x, y, width, height }) => new DOMRect(x, y + 0.12 * height, width, 0.76 * height))
      .map((line) => ({ ...{ text, part }, ...seenPart(line, clips) }))
      .filter(({ left, top, right, bottom }) => right - left > 2 && bottom - top > 2);
  };
  /** Returns all visible texts with their boxes, both in the picture and in the page around it. */
  const texts = () => {
    // The title of Dodge covers the field.
    const labels = document.querySelector('.dodge-title') ? [] : slew.labels();
    const found: (Box & { text: string; part: Element | null })[] = labels.map(
      ({ text, left, top, width, height }) => ({
        ...{ text, left, top, right: left + width, bottom: top + height, part: null },
      }),
    );
    const walker = document.createTreeWalker(document.querySelector('#interface')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(...linesOf(node));
    return found;
  };
  /** Returns whether an element belongs to a control: it is inside the control, around it, or in the same label. */
  const isOf = (part: Element | null, control: Element) =>
    part !== null &&
    (control.contains(part) || part.contains(control) || part.closest('label')?.contains(control));
  const checkAll = (at: string) => {
    const known = faults.length;
    const pressed = controls();
    pressed.forEach(checkControl);
    const all = texts();
    count.controls += pressed.length;
    count.texts += all.length;
    // The handle extends behind the drawer names, the button of a card covers the card, and a term is part of a text.
    const boxes = pressed
      .filter((control) => !control.matches('.sheet-handle, .card-spot, .term'))
      .map((control) => ({ control, box: seenPart(control.getClientRects()[0], clipsOf(control)) }));
    for (const [n, text] of all.entries()) {
      const others = all.slice(n + 1).filter(({ part }) => part === null || part !== text.part);
      const metTexts = others.filter((other) => meet(text, other));
      const metControls = boxes.filter(({ control, box }) => !isOf(text.part, control) && meet(text, box));
      const met = [
        ...metTexts.map((other) => other.text),
        ...metControls.map(({ control }) => nameOf(control)),
      ];
      faults.push(...met.map((name) => `“${text.text}” lies on ${name}`));
    }
    faults.push(...faults.splice(known).map((fault) => `${at}: ${fault}`));
  };
  const frame = () => new Promise(requestAnimationFrame);
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await frame();
  };
  /** Waits until buttons and labels have stood still for ten frames, for instance after a drawer has opened. */
  const settled = async () => {
    const places = () =>
      JSON.stringify(
        [
          [...document.querySelectorAll('#interface button')].map((button) => button.getBoundingClientRect()),
          slew.labels(),
        ],
        (_, value) => (typeof value === 'number' ? Math.round(value) : value),
      );
    let [last, same] = ['', 0];
    while (same < 10) {
      await frame();
      const now = places();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  };
  const state = () => slew.snapshot().round.state;
  slew.resume();
  slew.load(id);
  for (const open of document.querySelectorAll<HTMLElement>('.drawer .drawer-head [aria-label^="Close"]'))
    if (drawer !== undefined) open.click();
  for (let n = 0; n < 10; n++) await frame();
  // A pause would end the wait for a guess.
  if (state() !== 'waiting') slew.pause();
  if (drawer) document.querySelector<HTMLElement>(`.drawer-tab[data-drawer=${drawer}]`)?.click();
  await settled();
  checkAll('at the start');
  if (stepsBefore > 0) {
    if (state() === 'waiting') document.querySelector<HTMLElement>('.choice')?.click();
    await until(() => state() !== 'waiting');
    slew.pause();
    const { time, stepRate } = slew.snapshot();
    slew.step(Math.max(0, stepsBefore - Math.round(time * stepRate)));
    slew.resume();
    // An answer is held once per scene.
    await until(() => state() === 'held' || slew.snapshot().answer !== null);
    if (state() !== 'held') slew.pause();
    await settled();
    checkAll('at the answer');
  }
  return { ...count, faults: [...new Set(faults)] };
}

/**
 * Runs scenes until they have their answers. Returns the index of the step that gave the answer, from 0, by the scene's
 * id. Runs in the page.
 */
function findAnswers(ids: readonly string[]): Record<string, number> {
  const { slew } = window;
  const found: Record<string, number> = {};
  for (const id of ids) {
    slew.load(id);
    slew.pause();
    let steps = 0;
    while (!slew.snapshot().answer) {
      slew.step();
      steps++;
    }
    found[id] = steps - 1;
  }
  return found;
}

/** Ids of the scenes that answer their question after a fixed number of steps. */
const answering = scenarios.map(({ id }) => id).filter((id) => !['dodge', 'par', 'swarm'].includes(id));

let answers: Record<string, number> | null = null;

/**
 * Opens the page as on a first visit. Returns the index of the step that gives the answer, from 0, by the scene's id.
 */
async function visit(page: Page): Promise<Record<string, number>> {
  if (!answers) {
    await load(page);
    answers = await page.evaluate(findAnswers, answering);
  }
  await load(page, '?');
  return answers;
}

for (const { width, height, least } of windows)
  test.describe(`at ${width} × ${height}`, () => {
    // Without motion a drawer that its scene opens is open at once.
    test.use({
      viewport: { width, height },
      hasTouch: least === 44,
      isMobile: least === 44,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`every control of every scene is inside the window, uncovered, and at least ${least} px, and texts lie on nothing`, async ({
      page,
    }) => {
      const answers = await visit(page);
      for (const { id } of scenarios) {
        const { controls, texts, faults } = await page.evaluate(look, [id, least, answers[id] ?? 0] as const);
        expect.soft(faults, id).toEqual([]);
        expect.soft(controls, id).toBeGreaterThan(5);
        expect.soft(texts, id).toBeGreaterThan(10);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });

test.describe('beside a drawer', () => {
  test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const width of tablets) {
    // Upright for the widths at which that is usual.
    const height = width < 900 ? 1100 : 768;
    test.describe(`at ${width} × ${height}`, () => {
      test.use({ viewport: { width, height } });

      test('controls are inside the window and uncovered, and texts lie on nothing, without a drawer and with Tune or Measure', async ({
        page,
      }) => {
        const answers = await visit(page);
        for (const id of kinds)
          for (const drawer of ['', 'tune', 'measure']) {
            const scene = [id, 44, answers[id] ?? 0, drawer] as const;
            const { controls, texts, faults } = await page.evaluate(look, scene);
            expect.soft(faults, `${id} ${drawer}`).toEqual([]);
            // A sheet does not cover the controls beside it.
            expect.soft(controls, `${id} ${drawer}`).toBeGreaterThan(1);
            expect.soft(texts, `${id} ${drawer}`).toBeGreaterThan(1);
          }
      });
    });
  }
});
