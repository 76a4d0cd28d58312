// Tests of the page's start: what it shows before its program is loaded, its message if the program fails to load, and
// what it may load.
import { expect, type Page, test as unwatched } from '@playwright/test';
import { testAlone as test } from './page';

/**
 * Returns left, top, width and height of an element on the page, in whole CSS pixels.
 * @param part selector of the element
 */
async function boxOf(page: Page, part: string) {
  const { x, y, width, height } = (await page.locator(part).boundingBox())!;
  return [x, y, width, height].map(Math.round);
}

/** Keeps the page from loading its program. Resolves to a function that lets the program be loaded. */
async function heldBack(page: Page): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}

for (const [name, viewport] of [
  ['a desktop', { width: 1280, height: 720 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`${name} shows question, main control and a still before the program, and nothing jumps when it comes`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const letCome = await heldBack(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText('Which one swings wide?')).toBeVisible();
    await expect(page.locator('.still')).toBeVisible();
    // The typeface may come later than the text, and has other widths than the system's.
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = [await boxOf(page, '.question'), await boxOf(page, '.hero:visible')];
    letCome();
    await page.waitForFunction(() => 'runs' in document.documentElement.dataset);
    await expect(page.locator('.still, #first-look')).toHaveCount(0);
    expect([await boxOf(page, '.question'), await boxOf(page, '.hero:visible')]).toEqual(before);
  });

test('nothing but the page itself is waited for before the first paint, and the program runs after it', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => 'runs' in document.documentElement.dataset);
  const { blocking, programFrom } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      readonly renderBlockingStatus: string;
    })[];
    return {
      blocking: files.filter((file) => file.renderBlockingStatus !== 'non-blocking').map(({ name }) => name),
      programFrom: document.querySelector<HTMLScriptElement>('head script[src]')?.async,
    };
  });
  expect(blocking).toEqual([]);
  // A script added it, so it did not delay the parsing.
  expect(programFrom).toBe(true);
});

test('a link to another scene begins with the plain frame', async ({ page }) => {
  const letCome = await heldBack(page);
  await page.goto('/#orbit', { waitUntil: 'commit' });
  await expect(page.locator('#first-look .word-mark')).toBeVisible();
  await expect(page.getByText('Which one swings wide?')).toBeHidden();
  await expect(page.locator('.still')).toBeHidden();
  letCome();
  await page.waitForFunction(() => 'runs' in document.documentElement.dataset);
});

// The browser reports it in the console as well, which the other tests forbid.
unwatched.describe('failures are reported', () => {
  unwatched('a program that does not arrive', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('A part of Slew did not arrive.');
  });

  unwatched('an error while starting, with its message', async ({ page }) => {
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('no valid tag');
      };
    });
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('Slew could not start: no valid tag.');
  });

  unwatched('a browser that is too old', async ({ page }) => {
    await page.addInitScript('delete Array.prototype.toSorted');
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('Slew needs a newer browser than this one');
  });

  unwatched(
    'a browser without dialogs and without news of sizes, whose scene goes on',
    { tag: '@long' },
    async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.addInitScript(`
      delete HTMLDialogElement.prototype.showModal;
      delete window.ResizeObserver;
    `);
      await page.goto('/');
      await page.waitForFunction(() => 'runs' in document.documentElement.dataset);
      for (const key of ['?', 'h']) {
        await page.getByRole('button', { name: 'Close this message' }).waitFor({ state: 'detached' });
        await page.keyboard.press(key);
        await expect(page.getByRole('alert')).toContainText('This browser is too old to open this.');
        await page.getByRole('button', { name: 'Close this message' }).click();
      }
      await page.getByRole('button', { name: 'Measure', exact: true }).click();
      const chart = page.locator('.scope canvas').first();
      await expect(chart).toBeVisible();
      await page.setViewportSize({ width: 1000, height: 640 });
      await expect
        .poll(() =>
          chart.evaluate((it: HTMLCanvasElement) => Math.abs(it.width / devicePixelRatio - it.clientWidth)),
        )
        .toBeLessThan(2);
      await page.waitForFunction(() => window.slew.snapshot().time > 0);
      expect(errors).toEqual([]);
    },
  );

  unwatched(
    'a drawer whose contents do not come, with a button that loads the page again as it is',
    async ({ page }) => {
      let gone = true;
      await page.route('**/assets/shell-*.js', (route) => (gone ? route.abort() : route.continue()));
      await page.goto('/');
      await page.getByRole('button', { name: 'Tune', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('A part of the page could not be loaded.');
      await page.keyboard.press('t');
      // This takes effect on the next page. The present page would load it as soon as the browser is idle.
      page.on('request', (request) => {
        if (request.isNavigationRequest()) gone = false;
      });
      await page.getByRole('button', { name: 'Load the page again' }).click();
      await expect(page.locator('.panel')).toBeVisible();
      await expect(page).toHaveURL(/#[a-z]=/);
    },
  );
});

test('the policy of the page lets all of its parts work', async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto('/');
  await page.waitForFunction(() => 'runs' in document.documentElement.dataset);
  await page.evaluate(() => window.slew.ready());
  expect(await page.evaluate(() => window.slew.code('js'))).toContain('class');
  for (const drawer of ['Tune', 'Measure'])
    await page.getByRole('button', { name: drawer, exact: true }).first().click();
  await expect(page.locator('.panel')).toBeVisible();
  await expect(page.locator('.scope figure').first()).toBeVisible();
  await page.getByRole('button', { name: 'Tune for me' }).click();
  // Its search starts immediately, in a worker.
  await expect(page.getByRole('dialog').getByRole('progressbar').first()).toBeAttached();
  await page.keyboard.press('Escape');
  for (const [key, name] of [
    ['j', 'Code'],
    ['i', 'Notes'],
    ['h', 'Scenes'],
  ]) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  for (const scene of ['dodge', 'par', 'turn-90']) await page.evaluate((id) => window.slew.load(id), scene);
  await page.locator('.links > [data-action=share]').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/json$/);
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
});
