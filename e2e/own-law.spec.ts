// Tests of a written law: created, corrected, judged and shared, by pointer, by keyboard alone and on a phone.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, load, openPaused, test, testAlone } from './page';

/** Longest wait until the page has tested and rated a steering law. Slow machines take long for that. */
const judged = { timeout: 60_000 };

const field = (page: Page) => page.getByRole('textbox', { name: 'Your law, in JavaScript' });
const status = (page: Page) => page.locator('.law-status');

/** Returns the law text by which the first body turns. */
const flown = (page: Page) => page.evaluate(() => window.slew.snapshot().entities[0].controller.source);

/** Puts the text cursor behind some words of the law text. */
async function caretAfter(page: Page, words: string): Promise<void> {
  await field(page).evaluate((it: HTMLTextAreaElement, words) => {
    const at = it.value.indexOf(words) + words.length;
    it.focus();
    it.setSelectionRange(at, at);
  }, words);
}

const first = 'return 43 * error';
const better = 'return 43 * error - 12 * angularVelocity';

test('a change flies immediately and is judged; an error shows its line, keeps the earlier law flying, and one press fixes it', async ({
  page,
}) => {
  await openPaused(page, 'own-law');
  const rung = (name: string) => page.locator('#drawer-law').getByRole('button', { name, exact: true });
  await expect(rung('1, Turn to it: reached')).toBeVisible(judged);
  expect(await flown(page)).toContain(first);
  await page.evaluate(() => window.slew.step(10));
  await expect(page.locator('.law-editor output')).toHaveText(/^−?\d/);

  await caretAfter(page, '43 * error');
  await page.keyboard.type(' - 12 * ');
  await expect(status(page)).toHaveText('The law of before flies until this one can be read.');
  await page.locator('.chip', { hasText: /^angularVelocity/ }).click();
  await expect.poll(() => flown(page)).toContain(better);
  await expect(status(page)).toContainText('It flies;');
  await expect(rung('2, Stop there: reached')).toBeVisible(judged);

  await page.keyboard.type('s');
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toContainText(
    'Line 3, column 28: angularVelocitys is not known here. Did you mean angularVelocity?',
  );
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.law-editor .wrong')).toHaveText('angularVelocitys');
  expect(await flown(page)).toContain(better);
  await expect(page.locator('.challenge-line .pill')).toHaveText('Reached');
  await expect(rung('2, Stop there: reached')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Write that: angularVelocity' }).click();
  await expect(field(page)).toHaveValue(new RegExp(better.replaceAll('*', '\\*')));
  await expect(status(page)).toContainText('It flies;');

  // The page's undo takes back the text as well.
  await page.locator('.bars [data-action=undo]').click();
  await expect.poll(() => flown(page)).not.toContain('angularVelocity;');
  await expect(field(page)).toHaveValue(String(await flown(page)));
  await expect(page.locator('.law-asks .legend')).toContainText('Hollow tick', judged);

  const chips = page.locator('.law-told .chips');
  await chips.hover();
  await page.mouse.wheel(0, 200);
  await expect(chips).toHaveAttribute('data-more', /start/);
});

test('the fourth challenge by its hint: not yet, then reached, and Next opens the fifth with the same text', async ({
  page,
}) => {
  await openPaused(page, 'own-law');
  const drawer = page.locator('#drawer-law');
  const line = page.locator('.challenge-line');
  await drawer.getByRole('button', { name: '4, Held, then let go: not reached' }).click();
  await expect(page.locator('.question')).toHaveText('Held, then let go: does it swing back?');
  await expect(line).toContainText('Not yet', judged);
  await drawer.getByText('A hint').click();
  await expect(drawer.locator('.law-asks details')).toContainText('where Math.abs(error) is below 0.1');
  const hint = page.locator('.quiet-line');
  await expect(hint).toContainText('see it brake.');
  // The body is let go after 3 s.
  await page.evaluate(() => window.slew.step(240));
  // The test types no spaces before a line: Enter and } add them.
  await field(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(`let sum = 0;
function turn({ error, angularVelocity }) {
if (Math.abs(error) < 0.1) sum += error;
return 43 * error - 12 * angularVelocity + sum;
}`);
  await expect(field(page)).toHaveValue(/\n {2}return .*;\n}$/);
  await expect(line).toContainText('Reached', judged);
  await expect(line.locator('.figure.reached')).toHaveCount(3);
  await expect(hint).toBeHidden();
  await expect(drawer.getByText('A hint')).toBeVisible();
  // The turn begins again for the judged law: it is held once more.
  const heldError = await page.evaluate(() => {
    window.slew.step(120);
    return window.slew.telemetry().error.at(-1)!;
  });
  expect(Math.abs(heldError)).toBeCloseTo(Math.PI / 2, 2);
  await drawer.getByRole('button', { name: 'Next: A shaky compass' }).click();
  await expect(page.locator('.question')).toHaveText('Does a shaky compass shake it?');
  await expect(field(page)).toHaveValue(/Math.abs\(error\) < 0.1/);
  // The last challenge leads to the next scene only when it is reached.
  await drawer.getByRole('button', { name: '8, Nearly perfect: not reached' }).click();
  await page.evaluate(() => window.slew.step(360));
  await expect(page.locator('.said .found')).toBeVisible();
  await expect(page.locator('.finding .guess')).toBeHidden();
});

test('by keys alone: from the gallery to a text, and to the link that another page opens', async ({
  page,
}) => {
  await openPaused(page);
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: 'Scenes' })).toBeVisible();
  await page.keyboard.type('your own law');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeVisible();
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await field(page).evaluate((it) => it === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('// Mine\n');
  await page.keyboard.press('Tab');
  await expect(field(page)).not.toBeFocused();
  await expect.poll(() => flown(page)).toMatch(/^\/\/ Mine\n/);
  await page.keyboard.press('c');
  await expect(page.locator('.notice')).toContainText('copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThanOrEqual(2000);
  await page.goto('about:blank');
  // Without a guess to wait for, the scene plays while the law is judged.
  await page.goto(link.replace('#', '?rounds=off#'));
  await expect(field(page)).toHaveValue(/^\/\/ Mine\n\/\/ My first law\n/);
  // Judging a law that was written on this device, too, changes nothing of an opened scene.
  await expect(page.locator('.law-below .goal strong').first()).toHaveText('100 %', judged);
  await expect(page.locator('.law-words')).toContainText('the words are its writer’s');
});

testAlone.describe('on a phone', () => {
  testAlone.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  testAlone(
    'the picture stays over the text, names and signs over the keyboard; Undo keeps the text open, and Next leads on',
    async ({ page }) => {
      // A screen keyboard of 300 px opens with the text.
      await page.addInitScript(() => {
        const seen = Object.assign(new EventTarget(), { height: 544, offsetTop: 0 });
        Object.defineProperty(window, 'visualViewport', { value: seen });
      });
      await load(page, '#own-law');
      await expect(field(page)).toBeVisible();
      const size = await field(page).evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
      expect(size).toBeGreaterThanOrEqual(16);
      const sheet = page.locator('#drawer-law');
      expect((await sheet.boundingBox())!.height).toBeCloseTo(0.55 * 844, 0);
      await field(page).tap();
      const row = page.getByRole('group', { name: 'Names and signs' });
      await expect(row).toBeVisible();
      const { y, height } = (await row.boundingBox())!;
      expect(y + height).toBeCloseTo(544, 0);
      await caretAfter(page, '43 * error');
      await page.keyboard.type(' - 12');
      await row.getByRole('button', { name: '*' }).tap();
      await page.keyboard.type('ang');
      await row.getByRole('button', { name: 'angularVelocity', exact: true }).tap();
      await expect(field(page)).toHaveValue(/43 \* error - 12\*angularVelocity\n/);
      await expect(field(page)).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.type('+');
      await page.getByRole('button', { name: 'Undo', exact: true }).tap();
      await expect(field(page)).toHaveValue(/43 \* error - 12\*angularVelocity\n/);
      await expect(field(page)).toBeFocused();
      await page.getByRole('button', { name: 'Next: Hold in the wind' }).tap(judged);
      await expect(page.locator('.question')).toHaveText('Does it hold in the wind?');
      await expect(row).toBeHidden();
      await field(page).tap();
      await page.keyboard.type('+');
      await page.getByRole('button', { name: 'Done' }).tap();
      await expect(row).toBeHidden();
      await expect(status(page)).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );
});
