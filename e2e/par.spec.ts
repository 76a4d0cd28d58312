// Tests of Par: a course is planned and completed, and its best run is stored and shows as a ghost.
import type { Locator, Page } from '@playwright/test';
import { linkOfText } from '../src/app/ui/sharing/link.fixture';
import { corners } from '../src/features/par/corners.fixture';
import { scenarioOf } from '../src/features/par/rules/course';
import { hairpin, knot } from '../src/features/par/rules/courses';
import { runWords } from '../src/features/par/rules/run-words';
import { slalom } from '../src/features/par/rules/slalom';
import { withoutUndefined } from '../src/world/simulation/without-undefined';
import { drag, drawn, expect, onPage, openPaused, step, test, testAlone } from './page';
import { openTune } from './tune';

const hero = (page: Page) => page.locator('.par-hero');
const axis = (page: Page) => page.locator('.par-axis');
const game = (page: Page) => page.evaluate(() => window.slew.snapshot().game);

/** Opens the game Par with its first course, paused. */
async function open(page: Page) {
  await openPaused(page);
  await page.evaluate(() => window.slew.load('par'));
  await expect(hero(page)).toBeVisible();
}

test('a course waits for Start, is flown to bronze, stored, and flown again with its ghost', async ({
  page,
}) => {
  await openPaused(page);
  await expect(hero(page)).toBeHidden();
  await open(page);
  expect(await game(page)).toEqual({ kind: 'par', state: 'ready', course: 'slalom', time: 0, medal: null });
  // Predicted time of the plan, before the run.
  await expect(hero(page)).toContainText('forecast 12.28 s, bronze');
  await expect(hero(page)).toContainText('1.43 s to silver');
  await expect(page.locator('.bar-right')).toBeHidden();
  await expect(axis(page)).toContainText('gold9.00');

  await step(page, 60 * 13);
  await expect(hero(page)).toContainText('12.28');
  await expect(page.getByRole('status')).toContainText('Bronze: your first, 1.43 s to silver.');
  expect(await game(page)).toMatchObject({ state: 'over', medal: 'bronze' });
  await expect(axis(page)).toContainText('your best 12.28');

  await page.keyboard.press('r');
  expect(await game(page)).toMatchObject({ state: 'ready', time: 0 });
  await expect(hero(page)).toContainText('forecast 12.28 s, bronze');
  await page.reload();
  await drawn(page);
  await page.evaluate(() => window.slew.load('par'));
  await expect(axis(page)).toContainText('your best 12.28');
});

test('Space starts the clock, and R is back at the plan', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.slew.resume());
  await page.keyboard.press('Space');
  await expect.poll(async () => (await game(page))?.state).toBe('running');
  await expect(page.locator('.par-chooser')).toBeHidden();
  await page.keyboard.press('r');
  expect(await game(page)).toMatchObject({ state: 'ready', time: 0 });
});

test('a link copied at the end opens the run as a ghost', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await step(page, 60 * 13);
  await page.keyboard.press('c');
  await expect
    .poll(() => new URL(page.url()).hash)
    .toMatch(/^#par=slalom&v=2&i=\w{10}&t=12\.28&s=2&c=windowed-pid/);
  const { hash } = new URL(page.url());
  expect(hash.length).toBeLessThan(1000);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  // Time stands still here, so the test waits for the first frame in another way.
  await expect(hero(page)).toBeVisible();
  expect(await game(page)).toMatchObject({ state: 'ready', course: 'slalom' });
  await expect
    .poll(() => page.evaluate(() => window.slew.labels().map(({ text }) => text)))
    .toContain('A friend, 12.28\u00a0s');
});

test('the name is given in Share, and the ghost shows it', async ({ page }) => {
  await open(page);
  const name = page.getByLabel('Your name in the link, if you like');
  // A course without a run has no result to sign.
  await page.evaluate(() => window.slew.pause());
  await page.locator('.links > [data-action=share]').click();
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await expect(name).toHaveCount(0);
  await page.keyboard.press('Escape');
  await step(page, 60 * 13);
  expect(await signedLink(page, 'Zoë')).toContain('&n=Zo%C3%AB&');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(hero(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => window.slew.labels().map(({ text }) => text)))
    .toContain('Zoë, 12.28\u00a0s');
});

/** Returns a link to the best flight of a course. @param name name of the person who flew */
function linkTo(course: typeof slalom, name: string): string {
  const { time, seekDistance, controller, waypoints = [] } = course.flights.best;
  const command = { kind: 'follow-path', waypoints } as const;
  const inputs = { entity: withoutUndefined({ kind: 'missile', seekDistance, controller, command }) };
  const run = { id: `of${name}`, scene: scenarioOf(course), inputs, result: time, name };
  return `#${runWords(course.id, [run])}`;
}

/** Pastes a text on the page. */
const paste = (page: Page, text: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

test('a link is a race: its run flies along, each gate shows the gap, and a second link joins', async ({
  page,
}) => {
  await openPaused(page);
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    linkTo(slalom, 'Ann'),
  );
  const question = page.locator('.question');
  await expect(question).toHaveText('Ann flew it in 8.69\u00a0s. Can you beat them?');
  await expect(axis(page)).toContainText('Ann 8.69');
  await expect(hero(page)).toContainText('+3.59 behind Ann');
  await step(page, 60 * 13);
  await expect(hero(page)).toContainText('Ann was 3.59\u00a0s faster: they were ahead at every gate.');
  await expect
    .poll(() => page.evaluate(() => window.slew.labels().map(({ text }) => text)))
    .toEqual(expect.arrayContaining(['+0.07', '+1.36']));

  await paste(page, `https://slew.example/${linkTo(hairpin, 'Cy')}`);
  await expect(page.locator('.notice')).toContainText('This run is of another course, Hairpin');
  await paste(page, `https://slew.example/${linkTo(slalom, 'Bo').replace('t=8.69', 't=8.72')}`);
  await expect(question).toHaveText(
    'Bo says 8.72\u00a0s, Ann flew it in 8.69\u00a0s. Can you beat them both?',
  );
  expect(await game(page)).toMatchObject({ state: 'ready', time: 0 });
  await page.getByRole('button', { name: 'Add a run…' }).click();
  await page.getByLabel('A link to a run of this course').fill('#par=slalom');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There is no run in this link.' })).toBeVisible();
});

test('the course of the day is that of the date, and its medals come while it is on the page', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  const chooser = page.locator('.par-chooser');
  const games = page.locator('.par-chooser').getByRole('button', { name: 'All courses' });
  const today = page.getByRole('button', { name: /^Par of the day/ });
  for (const [date, says] of [
    ['2026-11-22T12:00:00Z', '22 Nov 2026 · today'],
    ['2199-11-22T12:00:00Z', '22 Nov 2199 · today'],
  ]) {
    await page.evaluate((date) => {
      const known = Reflect.getPrototypeOf(Date);
      const real = known === Function.prototype ? Date : (known as DateConstructor);
      window.Date = class extends real {
        constructor() {
          super(date);
        }
      } as DateConstructor;
    }, date);
    await games.click();
    await today.click();
    await expect(chooser).toContainText(says);
  }
  await page.keyboard.press(']');
  await page.keyboard.press('h');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('today');
  await page.keyboard.press('Enter');
  await expect(chooser).toContainText('22 Nov 2199 · today');
  await page.keyboard.press('h');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.locator('.gallery-card[aria-current=true]')).toContainText('Today’s course');
  await page.keyboard.press('Escape');
  expect(await game(page)).toMatchObject({ course: '21991122' });
  await expect(hero(page)).toContainText('Its medals are being flown for');
  await expect(page.getByLabel('Medals', { exact: true })).toContainText('bronze', { timeout: 60_000 });
  await expect(hero(page)).not.toContainText('Its medals are being flown for');
  await step(page, 60 * 26);
  expect(await game(page)).toMatchObject({ state: 'over', medal: 'bronze' });
  await page.getByRole('button', { name: 'Next course' }).click();
  await expect(chooser).toContainText('Slalom · 1 of 9');
});

test('the chooser goes through nine courses, and round', { tag: '@long' }, async ({ page }) => {
  await open(page);
  const chooser = page.locator('.par-chooser');
  await expect(chooser).toContainText('Slalom · 1 of 9');
  await chooser.getByRole('button', { name: 'All courses' }).click();
  await page
    .getByRole('dialog', { name: 'Games' })
    .getByRole('button', { name: /^Hairpin/ })
    .click();
  await expect(chooser).toContainText('Hairpin · 2 of 9');
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await expect(chooser).toContainText('9 of 9');
});

test('on a small page the main control leaves room for the chooser', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 540 });
  await open(page);
  const chooser = page.locator('.par-chooser');
  const knot = chooser.getByRole('button', { name: 'Knot' });
  await page.evaluate(() => {
    location.hash = '#par=pair';
  });
  await expect(chooser).toContainText('One plan, two motors · 7 of 9');
  // The button is in the plan, and beside the sentence after a run. A trial click needs it to be reachable.
  await knot.click({ trial: true });
  await page.evaluate(() => window.slew.pause());
  await step(page, 60 * 26);
  await expect(page.locator('.par-said')).not.toBeEmpty();
  await knot.click({ trial: true });
  await page.getByRole('button', { name: 'Next course' }).click({ trial: true });
  // On a phone the button is beside Draw and Undo. Undo appears after a run.
  await page.keyboard.press('r');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.bar-left [data-action=undo]')).toBeVisible();
  for (const name of ['All courses', 'Draw', 'Undo'])
    await page.getByRole('button', { name }).and(page.locator(':visible')).first().click({ trial: true });
});

test('on a phone the words of a result are above its buttons, and dragging the line shows its forecast immediately', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await expect(hero(page)).toContainText('drag the line');
  await step(page, 60 * 13);
  await expect(hero(page)).toContainText('Drag the point near gate 4');
  const boxOf = async (part: string) => (await hero(page).locator(part).boundingBox())!;
  const [words, again, next, chooser] = await Promise.all([
    boxOf('.par-about'),
    boxOf('.hero-press >> nth=0'),
    boxOf('.hero-press >> nth=1'),
    page.locator('.par-chooser').boundingBox(),
  ]);
  expect(words.y + words.height).toBeLessThanOrEqual(again.y);
  expect(next.y).toBe(again.y);
  expect(next.y + next.height).toBeLessThanOrEqual(chooser!.y);
  const height = (await hero(page).boundingBox())!.height;
  const [x, y] = slalom.gates[3].at;
  const point = await onPage(page, [x, y]);
  const to = await onPage(page, [x - 1, y - 1]);
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await expect(hero(page)).toContainText(/forecast|Misses/);
  await expect(hero(page)).not.toContainText('Drag the point');
  expect(await game(page)).toMatchObject({ state: 'ready', time: 0 });
  expect((await hero(page).boundingBox())!.height).toBe(height);
  await page.mouse.up();
});

test('on a phone held across nothing of Par lies over the main control or under a drawer', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  await openTune(page);
  for (const part of [page.locator('.par-chooser'), axis(page)]) await expect(part).toBeHidden();
  await hero(page).getByRole('button', { name: 'Start' }).click({ trial: true });
});

/** Enters a name in the dialog Share and copies the link. Returns the link's fragment, without its #. */
async function signedLink(page: Page, name: string): Promise<string> {
  await page.locator('.links > [data-action=share]').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await page.getByLabel('Your name in the link, if you like').fill(name);
  await dialog.getByRole('button', { name: 'Copy link' }).first().click();
  const said = page
    .locator('.notice')
    .filter({ hasText: /It holds (your run|the course)|in the address bar/ });
  await expect(said).toBeVisible();
  const { hash } = new URL(page.url());
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  // The entry of the dialog in the browser's history goes after the dialog.
  await page.waitForFunction((hash) => !history.state.isLayer && location.hash === hash, hash);
  return hash;
}

testAlone(
  'a course of one’s own goes to a friend after a reload, and the reply comes back as a race against the friend alone',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    await openPaused(page);
    await page.evaluate(async (course) => {
      const own = await window.slew.own();
      window.slew.load(course);
      await own.open(await own.save());
    }, corners);
    await page.evaluate(() => window.slew.pause());
    await step(page, 60 * 15);
    await expect(page.locator('.par-said')).not.toBeEmpty();
    const time = Number((await game(page))!.time).toFixed(2);
    await page.reload();
    await expect(axis(page)).toContainText(`your best ${time}`);
    const link = await signedLink(page, 'Anna');

    const context = await browser.newContext(withoutUndefined({ baseURL, serviceWorkers: 'block' }));
    const friend = await context.newPage();
    const question = (who: Page) => who.locator('.question');
    // A course waits for Start, so the time does not show its first frame.
    await friend.goto(`/${link}`);
    await expect(question(friend)).toContainText(`Anna built this and flew it in ${time}\u00a0s.`);
    await expect(hero(friend)).toContainText('This is Anna’s line');
    await friend.evaluate(() => window.slew.pause());
    const [from, to] = await Promise.all([onPage(friend, [0, 15]), onPage(friend, [1, 13])]);
    await drag(friend, from, to);
    await expect(hero(friend)).toContainText('ahead of Anna');
    await step(friend, 60 * 15);
    await expect(question(friend)).toContainText('You beat Anna by');
    const reply = await signedLink(friend, 'Bo');
    await context.close();

    await page.goto('about:blank');
    await page.goto(`/${reply}`);
    await expect(question(page)).toHaveText(/^Bo flew it in \d\.\d\d\u00a0s\. Can you beat them\?$/);
    await expect(axis(page)).toContainText(`your best ${time}`);
    await page.locator('.first-header [data-action=keep]').click();
    await expect(page.locator('.notice')).toContainText('This is “Corners”, which you have');
    const kept = await page.evaluate(async () => (await window.slew.own()).list());
    expect(kept.map(({ name }) => name)).toEqual(['Corners']);
  },
);

testAlone(
  'on a phone held across the words of a course without medals that was missed stay in the main control',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openPaused(page);
    const { medals: _, ...par } = corners.par;
    const waypoints = corners.entities[0].command.waypoints.with(1, [0, 9]);
    const command = { ...corners.entities[0].command, waypoints };
    const course = { ...corners, entities: [{ ...corners.entities[0], command }], par };
    await page.evaluate(async (course) => {
      const own = await window.slew.own();
      window.slew.load(course);
      await own.open(await own.save());
    }, course);
    await expect(page.locator('.par-missing')).toContainText('so there are no medals yet.', {
      timeout: 30_000,
    });
    await page.evaluate(() => window.slew.pause());
    await step(page, 60 * 20);
    await expect(page.locator('.par-said')).toContainText('Gate\u00a02 was missed');
    const boxOf = async (part: Locator) => (await part.boundingBox())!;
    const [bar, words] = await Promise.all([hero(page), hero(page).locator('.par-about')].map(boxOf));
    expect(words.y).toBeGreaterThanOrEqual(bar.y);
    expect(words.y + words.height).toBeLessThanOrEqual(bar.y + bar.height);
  },
);

test('on a page of 800 px the costliest turn is described beside its gate', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await open(page);
  const scenario = scenarioOf(knot);
  // This plan comes nearer to each point than the other one, turns sharper, and is slower.
  const entities = scenario.entities.map((entity) => ({ ...entity, seekDistance: 0.8 }));
  await page.evaluate((slower) => window.slew.load(slower), { ...scenario, entities });
  await step(page, 60 * 19);
  const remark = () =>
    page.evaluate(() => window.slew.labels().find(({ text }) => text.includes('lost')) ?? null);
  await expect.poll(async () => (await remark())?.text).toMatch(/^Gate 7: /);
  const { left, top, width, height } = (await remark())!;
  const [x, y] = knot.gates[6].at;
  const gate = await onPage(page, [x, y]);
  const away = Math.hypot(
    Math.max(left - gate.x, 0, gate.x - left - width),
    Math.max(top - gate.y, 0, gate.y - top - height),
  );
  expect(away).toBeLessThan(100);
});

test('the stored flight, loaded from a file, earns ace', async ({ page }) => {
  await open(page);
  await page.evaluate(
    ({ waypoints, seekDistance, gates, medals, start, limits }) =>
      window.slew.load({
        version: 1,
        name: 'Ace',
        entities: [
          {
            kind: 'missile',
            position: start,
            controller: { kind: 'spd' },
            limits,
            seekDistance,
            command: { kind: 'follow-path', waypoints },
          },
        ],
        par: { course: 'slalom', gates, medals },
      }),
    { ...slalom, ...slalom.flights.best, limits: slalom.limits[0] },
  );
  await step(page, 60 * 9);
  expect(await game(page)).toEqual({
    kind: 'par',
    state: 'over',
    course: 'slalom',
    time: slalom.flights.best.time,
    medal: 'ace',
  });
});

test('Tune holds law, gains, guidance and seek distance only', async ({ page }) => {
  await open(page);
  await openTune(page);
  const titles = page.locator('.panel .section:not([hidden]) .title');
  await expect(titles).toHaveText(['Controller', 'Guidance', 'Motion']);
  await expect(page.locator('.panel [data-key="seekDistance"]')).toBeVisible();
  await expect(page.locator('.panel [data-key="speed"]')).toHaveCount(0);
});

test('medals of a link are verified in a worker, and its result counts', {
  tag: '@long',
}, async ({ page }) => {
  await openPaused(page);
  const words = linkOfText(JSON.stringify(corners));
  await page.evaluate((words) => {
    location.hash = words;
  }, words);
  await expect(page.locator('.notice')).toContainText(
    'the medals are others than the author’s: these count',
    {
      timeout: 30_000,
    },
  );
  const { medals } = (await page.evaluate(() => window.slew.prove())) as { medals: Record<string, number> };
  await expect(page.getByLabel('Medals', { exact: true })).toContainText(medals.bronze.toFixed(2));
  expect(medals.bronze).toBeLessThan(40);
});

testAlone(
  'the first run of a course of one’s own is compared with the flight of a medal',
  { tag: '@long' },
  async ({ page }) => {
    await openPaused(page);
    await page.evaluate(async ({ par: { gates }, ...course }) => {
      const own = await window.slew.own();
      window.slew.load({ ...course, par: { gates } });
      await own.open(await own.save());
    }, corners);
    await expect(page.getByLabel('Medals', { exact: true })).toContainText('bronze', { timeout: 30_000 });
    await page.evaluate(() => window.slew.pause());
    await step(page, 60 * 15);
    expect(await game(page)).toMatchObject({ state: 'over', medal: 'bronze' });
    await expect(page.locator('.par-key')).toContainText(/numbers at the gates: s behind (silver|ace)/);
  },
);
