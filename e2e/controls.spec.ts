// All controls of every scene beside its drawers, at nine window sizes, and of some scenes at tablet widths with and
// without a drawer. They lie in the window, under no other part, and are large enough to be pressed.
import { scenarios } from '../src/lab/scenarios';
import { expect, load, testAlone as test } from './page';

/**
 * Window sizes, and the least size of a control there (for a finger on phones and tablets, for a mouse on desktops).
 * CSS pixels
 */
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

/** Window widths of tablets, and of phones held sideways. CSS pixels */
const tablets = [700, 740, 768, 800, 820, 860, 900, 960, 1024, 1060, 1100];

/** One scene of each kind: path, nine cards, text beside the field, course, spheres, rockets, bars, tally and game. */
const kinds = [
  ...['path-race', 'turn-90', 'own-law', 'par', 'space-turn', 'hold-height'],
  ...['fast-target', 'tower-defence', 'dodge'],
];

/**
 * Opens a scene, and a drawer if one is named. Returns the number of controls, and the faults of those that are too
 * small or out of place. Runs in the page.
 */
async function look([id, least, drawer]: readonly [string, number, string?]) {
  const { slew } = window;
  const faults: string[] = [];
  let count = 0;
  const nameOf = (element: Element | null) =>
    element?.getAttribute('aria-label') ||
    element?.textContent.trim().slice(0, 30) ||
    element?.className ||
    '';
  /** Returns the part of the page around a control that can be scrolled; null if there is none. */
  const scrollerOf = (control: Element) => {
    for (let part = control.parentElement; part; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      const isAside = /auto|scroll/.test(overflowX) && part.scrollWidth > part.clientWidth + 1;
      const isDown = /auto|scroll/.test(overflowY) && part.scrollHeight > part.clientHeight + 1;
      if (isAside || isDown) return part;
    }
    return null;
  };
  const isWithin = (box: DOMRect, around: { left: number; top: number; right: number; bottom: number }) =>
    box.left >= around.left - 1 &&
    box.top >= around.top - 1 &&
    box.right <= around.right + 1 &&
    box.bottom <= around.bottom + 1;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const check = (control: HTMLElement) => {
    // A word in a sentence may be as high as its line.
    const [box] = control.getClientRects();
    const isWord = control.matches('.term');
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const scroller = scrollerOf(control);
    if (scroller && !isWithin(box, scroller.getBoundingClientRect())) return;
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
    // What is smaller may take presses beside it.
    const reach = least / 2 - 1;
    const isHigh = box.height > least - 0.5 || (isHit(0, -reach) && isHit(0, reach));
    const isWide = box.width > least - 0.5 || (isHit(-reach, 0) && isHit(reach, 0));
    if (!isWord && !(isHigh && isWide))
      faults.push(`${nameOf(control)} has ${box.width.toFixed()} × ${box.height.toFixed()} px`);
  };
  const checkAll = () => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        '#interface :is(a[href], button, input, select, summary):not(.drawer *)',
      ),
    ].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        control.offsetWidth > 1,
    );
    count += controls.length;
    controls.forEach(check);
  };
  /** Waits until no button has moved for ten frames, because a drawer may open. */
  const settled = async () => {
    const places = () =>
      [...document.querySelectorAll('#interface button')]
        .map((button) => Object.values(button.getBoundingClientRect().toJSON()).join())
        .join(' ');
    let [last, same] = ['', 0];
    while (same < 10) {
      await new Promise(requestAnimationFrame);
      const now = places();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  };
  slew.load(id);
  slew.pause();
  for (const open of document.querySelectorAll<HTMLElement>('.drawer .drawer-head [aria-label^="Close"]'))
    if (drawer !== undefined) open.click();
  await settled();
  if (drawer) {
    document.querySelector<HTMLElement>(`.drawer-tab[data-drawer=${drawer}]`)?.click();
    await settled();
  }
  checkAll();
  // The answer is there by then, with Next.
  if (!slew.snapshot().game) {
    slew.step(Math.round(10 * slew.snapshot().stepRate));
    await settled();
    checkAll();
  }
  return { count, faults: [...new Set(faults)] };
}

for (const { width, height, least } of windows)
  test.describe(`at ${width} × ${height}`, () => {
    // Without motion a drawer that its scene opens is there at once.
    test.use({
      viewport: { width, height },
      hasTouch: least === 44,
      isMobile: least === 44,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`every control of every scene is inside the window, uncovered, and at least ${least} px`, async ({
      page,
    }) => {
      await load(page);
      for (const { id } of scenarios) {
        const { count, faults } = await page.evaluate(look, [id, least] as const);
        expect.soft(faults, id).toEqual([]);
        expect.soft(count, id).toBeGreaterThan(5);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });

test.describe('beside a drawer', () => {
  test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const width of tablets) {
    // Held upright where that is usual.
    const height = width < 900 ? 1100 : 768;
    test.describe(`at ${width} × ${height}`, () => {
      test.use({ viewport: { width, height } });

      test('controls are inside the window and uncovered, without a drawer and with Tune or Measure', async ({
        page,
      }) => {
        await load(page);
        for (const id of kinds)
          for (const drawer of ['', 'tune', 'measure']) {
            const { count, faults } = await page.evaluate(look, [id, 44, drawer] as const);
            expect.soft(faults, `${id} ${drawer}`).toEqual([]);
            // A sheet leaves what stands beside it.
            expect.soft(count, `${id} ${drawer}`).toBeGreaterThan(1);
          }
      });
    });
  }
});
