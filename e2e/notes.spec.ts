// Tests of the notes: a key opens them, all are present, and a key closes them.
import { drawn, expect, openPaused, snapshot, test, testAlone } from './page';

test('I opens the notes with the errata and their figures, the contents lead there, Escape closes them', async ({
  page,
}) => {
  await openPaused(page);
  await page.keyboard.press('i');
  const notes = page.getByRole('dialog', { name: 'Notes' });
  await expect(notes).toBeVisible();
  await expect(notes.getByRole('heading', { name: 'Errata' })).toBeAttached();
  await expect(notes.locator('article h3').filter({ hasText: /^\d+\. / })).toHaveCount(49);
  await expect(notes.locator('article')).toContainText('It flies 13.3 m/s.');
  await expect(notes.locator('article')).not.toContainText('{{');

  const erratum = notes.locator('article').getByRole('heading', { name: 'Every arrival uses up' });
  await expect(erratum).not.toBeInViewport();
  await notes.getByRole('link', { name: 'Every arrival uses up' }).click();
  await expect(erratum).toBeInViewport();
  expect((await snapshot(page)).scenario).toBe('path-race');

  await page.keyboard.press('Escape');
  await expect(notes).toBeHidden();
  await page.keyboard.press('i');
  await expect(notes).toBeVisible();
});

test('the dialog has the figures and formulas of the pages, and a link of it opens a scene', {
  tag: '@long',
}, async ({ page }) => {
  await openPaused(page);
  await page.keyboard.press('i');
  const notes = page.getByRole('dialog', { name: 'Notes' });
  await expect(notes.locator('figure svg').first()).toBeAttached();
  await expect(notes.locator('math mfrac').first()).toBeAttached();
  await notes.getByRole('link', { name: 'Try it: Orbit' }).click();
  await expect(notes).toBeHidden();
  await page.waitForFunction(() => window.slew.snapshot().scenario === 'orbit');
});

test('the dialog finds sections by their words, leads to them, and opens a law’s files', async ({ page }) => {
  await openPaused(page);
  await page.keyboard.press('i');
  const notes = page.getByRole('dialog', { name: 'Notes' });
  await expect(notes).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('stolk leak');
  const found = notes.locator('.notes-found').getByRole('listitem');
  await expect(found.first()).toContainText('PID that forgets');
  await page.keyboard.press('Escape');
  await expect(notes.locator('.notes-found')).toBeHidden();
  await page.keyboard.type('stolk leak');
  await found.first().getByRole('link').click();
  await expect(notes.getByRole('heading', { name: 'PID that forgets' })).toBeInViewport();
  await expect(notes.locator('.notes-found')).toBeHidden();
  await notes.locator('[data-law=backward-pd]').click();
  const code = page.getByRole('dialog', { name: 'Code' });
  await expect(code).toContainText('PD, backward');
  await code.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Escape');
  await expect(notes).toBeHidden();
});

test('“Try it” of a page opens the scene at that state', async ({ page }) => {
  await page.goto('/notes/backward-pd.html');
  await page.getByRole('link', { name: 'Try it: Three rates' }).click();
  await drawn(page);
  await expect(page.getByRole('heading', { name: 'down to 30 looks' })).toBeVisible();
  await expect(page.locator('.hero output')).toHaveText('22 Hz');
});

test('a page of the notes finds sections by the words of their headings and texts', async ({ page }) => {
  await page.goto('/notes/errata.html');
  const field = page.getByRole('searchbox', { name: 'Find in the notes' });
  await field.fill('stolk leak');
  const found = page.locator('.notes-found').getByRole('listitem');
  await expect(found.first()).toContainText('PID that forgets');
  await expect(found.first().locator('mark').first()).toBeVisible();
  await field.fill('no such word');
  await expect(page.getByRole('status')).toHaveText('Nothing found');
  await field.fill('stolk leak');
  await found.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PID that forgets');
});

test('a page of the notes uses the program’s typeface, with letters of different widths', async ({
  page,
}) => {
  await page.goto('/notes/errata.html');
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    return ['iiii', 'mmmm'].map((text) => {
      const word = document.createElement('span');
      word.textContent = text;
      document.querySelector('main p')!.append(word);
      return word.getBoundingClientRect().width;
    });
  });
  expect(widths[1]).toBeGreaterThan(2 * widths[0]);
});

test('a law’s page copies its file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/notes/backward-pd.html');
  await page.getByRole('button', { name: 'Copy this law' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('class BackwardPd');
});

testAlone.describe('without scripts', () => {
  testAlone.use({ javaScriptEnabled: false });

  testAlone('a page opens by its address and anchor, and leads on to the others', async ({ page }) => {
    await page.goto('/notes/errata.html#erratum-14');
    await expect(page.getByRole('heading', { name: 'Damping that drives' })).toBeInViewport();
    const contents = page.getByRole('navigation', { name: 'Pages of the notes', exact: true });
    await contents.getByRole('link', { name: 'PD, backward' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PD, backward');
    await expect(page.locator('#figure-backward-pd svg.drawing')).toHaveCount(3);
    await expect(page.locator('.formula math').first()).toBeVisible();
  });

  for (const width of [320, 390])
    testAlone(`no page is wider than a window of ${width} px, and contents unfold`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      for (const name of ['index', 'time-optimal', 'tuning', 'errata']) {
        await page.goto(`/notes/${name}.html`);
        const scrolled = await page.locator('html').evaluate((html) => html.scrollWidth);
        expect([name, scrolled]).toEqual([name, width]);
      }
      await page.getByText('Contents', { exact: true }).click();
      await expect(page.getByRole('link', { name: 'Sources' }).first()).toBeVisible();
    });
});
