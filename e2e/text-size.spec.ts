// Tests of text twice as large, set in the browser: nothing leaves the page or covers another control. Also of forced
// colours, more contrast, less motion.
import type { Page } from '@playwright/test';
import { scenarios } from '../src/lab/scenarios';
import { expect, load, testAlone as test } from './page';

/** Sets the text size that a person has chosen in the browser. CSS pixels; a browser's default is 16. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Returns the visible controls that leave the page, and pairs of controls that overlap. */
const faults = (page: Page) =>
  page.evaluate(() => {
    /** Returns the part of a control's box that is not scrolled out of view. */
    const seenOf = (control: HTMLElement) => {
      const box = control.getBoundingClientRect();
      const scroller = control.closest('.bar-left, .first-header');
      if (!scroller || getComputedStyle(scroller).overflow === 'visible') return box;
      const view = scroller.getBoundingClientRect();
      const left = Math.max(box.left, view.left);
      const top = Math.max(box.top, view.top);
      const right = Math.max(left, Math.min(box.right, view.right));
      return new DOMRect(left, top, right - left, Math.max(0, Math.min(box.bottom, view.bottom) - top));
    };
    const boxes = [
      ...document.querySelectorAll<HTMLElement>(
        '#interface :is(button, input, h1):not(dialog *, .sheet-handle)',
      ),
    ]
      .filter((control) => control.checkVisibility() && control.offsetWidth > 1)
      .filter((control) => !control.closest('.drawer'))
      .map((control) => ({
        control,
        name: control.getAttribute('aria-label') ?? control.textContent,
        box: seenOf(control),
      }));
    const outside = boxes
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      .map(({ name }) => `${name} runs off the page`);
    const over = boxes.flatMap(({ box: a, name }, n) =>
      boxes
        .slice(n + 1)
        .filter(
          ({ box: b }) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
        )
        .map((other) => `${name} meets ${other.name}`),
    );
    return [...outside, ...over];
  });

test('texts on the field grow with the browser’s text size', async ({ page }) => {
  const heightOf = () =>
    page.evaluate(async () => {
      window.slew.load('path-race');
      window.slew.pause();
      // Names are updated within a second, and fade in.
      const name = () => window.slew.labels().find(({ text }) => text === 'Character');
      return { height: name()?.height ?? 0 };
    });
  // So large that the field does not count as a small window with either text size. Small windows have smaller texts.
  await page.setViewportSize({ width: 2560, height: 1440 });
  await load(page);
  await expect.poll(async () => (await heightOf()).height).toBeGreaterThan(0);
  const { height } = await heightOf();
  await setTextSize(page, 32);
  await expect.poll(async () => (await heightOf()).height).toBeGreaterThan(1.9 * height);
});

test('texts on cards grow with the browser’s text size, without overlaps or cut-off letters', async ({
  page,
}) => {
  /**
   * Opens a scene with one card per body. Returns the number of texts, and the height of the tallest one. Also returns
   * a sentence for each text that overlaps another or is cut off.
   */
  const look = (id: string) =>
    page.evaluate(async (id) => {
      window.slew.load(id);
      window.slew.pause();
      window.slew.step(150);
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      const texts = window.slew.labels();
      const free = window.slew.free();
      const meets = texts.flatMap((a, n) =>
        texts
          .slice(n + 1)
          .filter(
            (b) =>
              Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > 1 &&
              Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > 1,
          )
          .map((b) => `${id}: ${a.text} meets ${b.text}`),
      );
      const cut = texts
        .filter(
          (a) =>
            a.left < -1 || a.left + a.width > innerWidth + 1 || a.top + a.height > free.top + free.height + 4,
        )
        .map(({ text }) => `${id}: ${text} is cut off`);
      return {
        count: texts.length,
        tallest: Math.max(...texts.map(({ height }) => height)),
        faults: [...meets, ...cut],
      };
    }, id);
  await page.setViewportSize({ width: 2880, height: 1800 });
  await load(page);
  const usual = await look('three-rates');
  await setTextSize(page, 32);
  // The size is read again within a second.
  await expect.poll(async () => (await look('three-rates')).tallest).toBeGreaterThan(1.5 * usual.tallest);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { id, scenario } of scenarios.filter((one) => 'cards' in one.scenario)) {
    const { count, faults } = await look(id);
    expect.soft(faults).toEqual([]);
    expect.soft(count, id).toBeGreaterThanOrEqual(scenario.entities.length);
  }
});

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [844, 390],
]) {
  test(`at ${width} × ${height} text of 200 % fits`, { tag: width === 1280 ? [] : '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await setTextSize(page, 32);
    await load(page);
    await page.evaluate(() => window.slew.pause());
    const question = page.locator('.question');
    const size = await question.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    expect(size).toBeGreaterThanOrEqual(30);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await faults(page)).toEqual([]);
    await page.locator('.drawer-tab[data-drawer=tune]').click();
    expect(await page.locator('.drawer.tune').evaluate((drawer) => drawer.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
}

/**
 * Opens a scene. Returns a sentence for each badly placed text: a question, an answer or a guess. Such a text overlaps
 * a control, leaves the page, or cannot be scrolled to. Runs in the page.
 */
async function lookAtWords(id: string): Promise<string[]> {
  const { slew } = window;
  slew.load(id);
  slew.pause();
  slew.step(600);
  // These frames find an answer, lay out the page for it, and fit the picture.
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  const header = document.querySelector('.first-header')!;
  const scrolls = getComputedStyle(header).overflowY === 'auto';
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const isScrolled = (word: Element) => scrolls && header.contains(word);
  /** Returns the part of a word's box that is not scrolled out of view. */
  const seenOf = (word: Element) => {
    const { left, right, top, bottom } = word.getBoundingClientRect();
    const view = isScrolled(word) ? header.getBoundingClientRect() : { top, bottom };
    const row = word.closest('.choices')?.getBoundingClientRect() ?? { left, right };
    return {
      ...{ left: Math.max(left, row.left), right: Math.min(right, row.right) },
      ...{ top: Math.max(top, view.top), bottom: Math.min(bottom, view.bottom) },
    };
  };
  const meet = (a: Element, b: Element) => {
    const [one, other] = [seenOf(a), b.getBoundingClientRect()];
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    return across > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  };
  const isReached = (word: Element) => {
    if (!isScrolled(word)) return bottomOf(word) <= innerHeight + 1;
    header.scrollTop = header.scrollHeight;
    const reached = bottomOf(word) <= bottomOf(header) + 1;
    header.scrollTop = 0;
    return reached;
  };
  // On a phone the guesses are a row that scrolls sideways.
  const isReachedAside = (word: Element) => {
    const row = word.closest('.choices');
    return row !== null && row.scrollWidth > row.clientWidth;
  };
  const isWide = (word: Element) =>
    !isReachedAside(word) && (seenOf(word).left < -1 || seenOf(word).right > innerWidth + 1);
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (each) => each.checkVisibility() && each.offsetWidth > 1,
    );
  const controls = visible(
    '.bars button, .bars input, .hero, .menu-button, .drawer-tab, .brand button, .standings button',
  );
  const words = visible('.question, .found, .verdict, .next, .choice');
  const faults = words.flatMap((word) =>
    [
      ...(isWide(word) ? ['runs off the page'] : []),
      ...(isReached(word) ? [] : ['is out of reach']),
      ...controls.filter((control) => meet(word, control)).map(({ className }) => `lies on ${className}`),
    ].map((fault) => `${id}: ${word.textContent.slice(0, 30)} ${fault}`),
  );
  return words.length > 0 ? faults : [`${id} has no words`];
}

for (const [width, height] of [
  [844, 390],
  [390, 844],
  [1440, 900],
]) {
  test(`at ${width} × ${height} with text of 200 % no question or answer lies on a control, and all can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await setTextSize(page, 32);
    await load(page);
    // During Dodge the page shows only the field.
    for (const { id } of scenarios.filter((one) => one.id !== 'dodge'))
      expect.soft(await page.evaluate(lookAtWords, id)).toEqual([]);
  });
}

test('on a phone with text of 200 % every card of Turn 90° has its name and its result, and Par’s words lie on nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 32);
  await load(page, '#turn-90');
  await page.evaluate(() => {
    window.slew.pause();
    window.slew.step(150);
  });
  // At least a name and a result for each visible body. There is no space for all nine at once.
  const textsLeft = () =>
    page.evaluate(() => {
      const shown = window.slew.bodies().filter((body) => body !== null).length;
      return shown === 0 ? -1 : window.slew.labels().length - 2 * shown;
    });
  await expect.poll(textsLeft).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => window.slew.load('par'));
  await expect(page.locator('.par-about')).toContainText('forecast');
  expect(await faults(page)).toEqual([]);
  const [words, press, chooser] = await Promise.all(
    ['.par-about', '.par-hero .hero-press', '.par-chooser'].map((part) => page.locator(part).boundingBox()),
  );
  expect(words!.y).toBeGreaterThanOrEqual(press!.y + press!.height);
  expect(words!.y + words!.height).toBeLessThanOrEqual(chooser!.y);
});

test('the note on slow simulation stands in the edge of the sheet, above its names and left of its handle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await load(page);
  await page.evaluate(() => window.slew.pause());
  /**
   * Checks the place of the note about slow simulation. Each result is true if the note is clear of a neighbour, or if
   * it is on top.
   * @param names selector of the tabs below the note
   */
  const gaps = (names: string) =>
    page.evaluate((names) => {
      const note = document.querySelector('.time-bar-rate')!;
      note.textContent = '0.05× real time';
      const place = note.getBoundingClientRect();
      const tabs = [...document.querySelectorAll(names)].filter((tab) => tab.checkVisibility());
      const text = document.createRange();
      text.selectNodeContents(tabs[0]);
      const layer = (part: Element) => Number(getComputedStyle(part).zIndex);
      return {
        fromSheet: place.top >= document.querySelector('.time-bar')!.getBoundingClientRect().bottom,
        toNames: place.bottom <= text.getBoundingClientRect().top,
        // The handle is 36 px wide, in the middle.
        toHandle: place.right < 320 / 2 - 36 / 2,
        isOnTop: layer(note) >= layer(tabs[0].closest('.drawer, .drawer-tabs')!),
      };
    }, names);
  const clear = { fromSheet: true, toNames: true, toHandle: true, isOnTop: true };
  expect(await gaps('.drawer-tab')).toEqual(clear);
  await page.locator('.drawer-tab[data-drawer=tune]').click();
  // The sheet takes a moment to open.
  await page.locator('.sheet-tab').first().waitFor();
  await expect.poll(() => gaps('.sheet-tab')).toEqual(clear);
});

test('on a page 320 px wide no main control runs out of its box', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await load(page);
  for (const id of await page.evaluate(() => window.slew.scenarios().map(({ id }) => id))) {
    await page.evaluate((id) => {
      window.slew.load(id);
      window.slew.pause();
    }, id);
    const out = await page.evaluate(() => {
      const hero = [...document.querySelectorAll('.hero')].find((box) => box.checkVisibility());
      const { right, bottom } = hero?.getBoundingClientRect() ?? { right: innerWidth, bottom: innerHeight };
      return [...(hero?.querySelectorAll('*') ?? [])]
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.width > 0 && (box.right > right + 1 || box.bottom > bottom + 1);
        })
        .map(({ textContent }) => textContent);
    });
    expect(out, id).toEqual([]);
  }
});

test('in forced colours, active parts, sliders and switches have system colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await load(page);
  await page.locator('.drawer-tab[data-drawer=tune]').click();
  const colours = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((control) => getComputedStyle(control).backgroundColor);
  expect(await colours('.modes [aria-pressed=true]')).not.toBe(await colours('.modes [aria-pressed=false]'));
  expect(await colours('.hero [aria-checked=true]')).not.toBe(await colours('.hero [aria-checked=false]'));
  const track = await page
    .locator('.panel .slider')
    .first()
    .evaluate((slider) => getComputedStyle(slider, '::-webkit-slider-runnable-track').forcedColorAdjust);
  expect(track).toBe('none');
  const edge = await page
    .locator('.panel .switch input')
    .first()
    .evaluate((box) => getComputedStyle(box).borderTopWidth);
  expect(edge).toBe('2px');
});

test('with more contrast quiet text is as strong as any, and with less motion nothing glides', async ({
  page,
}) => {
  const look = () =>
    page.evaluate(() => {
      const of = (part: string) => getComputedStyle(document.querySelector(part)!);
      return {
        isQuiet: of('.quiet-line').color !== of('.question').color,
        glides: Number.parseFloat(of('.bars').transitionDuration) > 0,
      };
    });
  await load(page);
  await page.evaluate(() => window.slew.pause());
  expect(await look()).toEqual({ isQuiet: true, glides: true });
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  expect(await look()).toEqual({ isQuiet: false, glides: false });
});
