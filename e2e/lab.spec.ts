// Tests of the lab: choose a controller, run the step test, read the table.
import type { Page } from '@playwright/test';
import { expect, open, openPaused, snapshot, step, test } from './page';
import { openTune, typeValue, valueField } from './tune';

test.use({ viewport: { width: 1440, height: 900 } });

test('a controller is chosen, the step test run, and the table ranks it at the limit', async ({ page }) => {
  await openPaused(page);
  await openTune(page);
  await page.getByRole('combobox', { name: 'Law' }).selectOption({ label: 'Time optimal' });
  await page.keyboard.press('b');
  // The best turn takes 0.8 s; a second after the turn has settled, the path continues with other turns.
  await step(page, 100);
  await page.keyboard.press('x');
  const row = page.locator('.turn-table tbody tr').first();
  await expect(row).toContainText('Missile');
  await expect(row.locator('td').last()).toHaveText('1.00');
  await expect(row).toHaveAttribute('title', /turn, ° 90;/);
});

test('with the turn time at half a second the body turns 90° in half a second and rests', async ({
  page,
}) => {
  await openPaused(page);
  await openTune(page);
  await page.getByRole('combobox', { name: 'Law' }).selectOption({ label: 'Time optimal' });
  await typeValue(page, 'turnTime', '0.5');
  await expect(valueField(page, 'angularAcceleration')).toHaveValue('25.13');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const before = (await snapshot(page)).entities[0];
  await page.keyboard.press('b');
  // The step test is a command for the next step. Half a second is 30 steps.
  await step(page, 30);
  const after = await snapshot(page);
  expect(after.stepRate).toBe(60);
  const turned = Math.abs(after.entities[0].angle - before.angle);
  expect(turned).toBeGreaterThan((0.97 * Math.PI) / 2);
  expect(turned).toBeLessThan((1.03 * Math.PI) / 2);
  expect(Math.abs(after.entities[0].omega)).toBeLessThan(0.05);
});

test('in Turn 90° the time-optimal body comes first and the one that never settles last', async ({
  page,
}) => {
  await openPaused(page, 'turn-90');
  await step(page, 360);
  await page.keyboard.press('x');
  const names = page.locator('.turn-table .body th');
  await expect(names.first()).toHaveText('Time optimal');
  await expect(names.last()).toHaveText('One step');
});

test('every built-in scene loads and runs', { tag: '@long' }, async ({ page }) => {
  await open(page);
  for (const { id } of await page.evaluate(() => window.slew.scenarios())) {
    const running = await page.evaluate(async (id) => {
      window.slew.load(id);
      // A game may wait for its start.
      if (window.slew.snapshot().game?.state === 'ready') {
        window.slew.pause();
        window.slew.step(7);
        window.slew.resume();
      }
      while (window.slew.snapshot().time <= 0.1) await new Promise(requestAnimationFrame);
      return window.slew.snapshot().scenario;
    }, id);
    expect(running).toBe(id);
  }
});

test('in Turn 90° every body has its card: name, verdict, and a mark for the first', async ({ page }) => {
  await openPaused(page, 'turn-90');
  await step(page, 210);
  await page.waitForFunction(() => window.slew.labels().some(({ text }) => text === 'first'));
  const texts = await page.evaluate(() => window.slew.labels().map(({ text }) => text));
  expect(texts).toContain('Time optimal');
  expect(texts).toContain('0.63 s,');
  expect(texts).toContain('Still swinging,');
  expect(texts.filter((text) => / s,$/.test(text))).toHaveLength(8);
});

test.describe('on a phone held across', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the nine cards of Turn 90° scroll, by wheel and by keys, and each can be chosen', async ({
    page,
  }) => {
    await openPaused(page, 'turn-90');
    await step(page, 120);
    const drawn = () =>
      page.evaluate(() => window.slew.bodies().flatMap((body, n) => (body === null ? [] : [n])));
    const cards = page.locator('.page-strip').getByRole('button');
    await expect(cards).toHaveCount(9);
    // The first page begins with Time optimal, the first choice of the guess.
    await expect.poll(drawn).toContain(6);
    expect((await drawn()).length).toBeLessThan(9);
    await page.mouse.move(400, 200);
    await page.mouse.wheel(0, 100);
    await expect.poll(drawn).not.toContain(6);
    await cards.first().focus();
    await expect.poll(drawn).toContain(6);
    for (let n = 1; n < 9; n++) await page.keyboard.press('Tab');
    await expect(cards.last()).toBeFocused();
    await expect.poll(drawn).toContain(8);
    await expect.poll(drawn).not.toContain(6);
    await page.keyboard.press('Enter');
    await expect(cards.last()).toHaveAttribute('aria-pressed', 'true');
    // A finger or a mouse can also press a card.
    const { x, y, width, height } = (await cards.nth(7).boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(cards.nth(7)).toHaveAttribute('aria-pressed', 'true');
  });
});

/**
 * Waits for the next drawn frame. Returns the text on each card (the panel of one body).
 * @param names names of the cards
 */
async function captions(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(async (names) => {
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    const middle = ({ left, width }: { left: number; width: number }) => left + width / 2;
    const labels = window.slew.labels();
    const heads = names.map((name) => labels.find(({ text }) => text === name)!);
    const { answer } = window.slew.snapshot();
    const others = [...names, 'first', answer?.text];
    const words = labels
      // Without the answer, which may be visible by now, and without its texts on the dials.
      .filter(({ text }) => !others.includes(text.replaceAll('\u00a0', ' ')) && !/^\d+°$/.test(text))
      .toSorted((a, b) => a.top - b.top || a.left - b.left);
    const away = (label: (typeof words)[number], head: (typeof words)[number]) =>
      Math.abs(middle(label) - middle(head));
    return heads.map((head) =>
      words
        .filter((label) => heads.every((other) => away(label, head) <= away(label, other)))
        .map(({ text }) => text)
        .join(' '),
    );
  }, names);
}

/**
 * Returns the result of a turn by 90° in words, from telemetry: its overshoot, and when it settled within 2 %.
 * @param since start of the turn, s
 */
async function turned(page: Page, entity: number, since: number): Promise<{ over: string; settled: string }> {
  const { time, error } = await page.evaluate((entity) => window.slew.telemetry(entity), entity);
  const begun = time.findIndex((at) => at > since + 1e-9);
  const done = error.slice(begun).map((off) => 1 - off! / (Math.PI / 2));
  const over = Math.max(...done) - 1;
  const last = done.findLastIndex((part) => Math.abs(part - 1) > 0.02);
  return {
    over: over < 0.0005 ? 'no overshoot' : `${(90 * over).toFixed(0)}° past`,
    settled: (time[begun + last + 1] - since).toFixed(2),
  };
}

test('in Windup the captions say what the bodies did: held, at 6 s on their way, at 13 s at rest', async ({
  page,
}) => {
  const names = ['sums on (no anti-windup)', 'stops summing (clamping)', 'forgets (back-calculation)'];
  await openPaused(page, 'windup');
  await step(page, 60);
  for (const said of await captions(page, names))
    expect(said).toMatch(/^Held, its sum asks (\d\.\d × full push( back)?|almost nothing), let go in 2 s$/);

  // The bodies are released at 3 s.
  await step(page, 300);
  const under = await Promise.all(names.map((_, n) => turned(page, n, 3)));
  expect(await captions(page, names)).toEqual([
    `Settling, ${under[0].over}`,
    `Settling, ${under[1].over}`,
    'Turning',
  ]);
  expect(Number.parseInt(under[0].over, 10)).toBeGreaterThan(100);
  expect(under[2].over).toBe('no overshoot');

  await step(page, 420);
  const after = await Promise.all(names.map((_, n) => turned(page, n, 3)));
  expect(await captions(page, names)).toEqual(after.map(({ over, settled }) => `${settled} s, ${over}`));
  expect(Number(after[0].settled)).toBeGreaterThan(2 * Number(after[2].settled));
});
