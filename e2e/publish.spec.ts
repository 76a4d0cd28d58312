// Tests of the built page as it is published: below any path, without a network, opened from a file, and in link
// previews.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { test as plain } from '@playwright/test';
import { type Host, host } from './host';
import { drawn, expect, testAlone as test } from './page';

let there: Host;
const below = '/deep/slew/';

/**
 * Starts a web host that serves the built page at `/deep/slew/`, and also at the same address without the last slash.
 */
const begin = () => host(below, { '/deep/slew': readFileSync('dist/index.html', 'utf8') });

test.beforeAll(async () => {
  execFileSync('npm', ['run', '--silent', 'build:single', '--', '--logLevel', 'error']);
  there = await begin();
});

test.afterAll(() => there.close());

const fileOf = (path: string) => pathToFileURL(path).href;

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page runs below any path, and once visited it starts again without a network', async ({
    page,
    context,
  }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (!response.ok()) failed.push(response.url());
    });
    await page.goto(`${there.address}deep/slew/`);
    await drawn(page);
    expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('./manifest.webmanifest');
    const manifest = await (await page.request.get(`${there.address}deep/slew/manifest.webmanifest`)).json();
    expect(manifest.orientation).toBe('any');
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
      './#dodge',
      './#par',
      './#dodge=today',
    ]);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    expect(failed).toEqual([]);
    await context.setOffline(true);
    there.close();
    await page.goto(`${there.address}deep/slew/?from=elsewhere#turn-90`);
    await drawn(page);
    expect(await page.evaluate(() => window.slew.snapshot().scenario)).toBe('turn-90');
    await page.keyboard.press('i');
    await expect(page.getByRole('dialog')).toContainText('Which law');
    there = await begin();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a scene shows its question and picture, also in previews, and links to the scene', async ({
    page,
  }) => {
    await page.goto(`${there.address}deep/slew/scene/turn-90.html`);
    const question = 'Nine controllers, one motor. Which one is there first?';
    await expect(page.getByRole('link')).toContainText(question);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', question);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await page.request.get(new URL(picture!, page.url()).href);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    expect(await page.getByRole('link').evaluate((link: HTMLAnchorElement) => link.href)).toBe(
      `${there.address}deep/slew/#turn-90`,
    );
  });
});

test('the page of a scene opens the scene, and Copy link gives that page until something is touched', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = `${there.address}deep/slew/scene/turn-90.html`;
  await page.goto(address);
  await drawn(page);
  await expect(page).toHaveURL(`${there.address}deep/slew/#turn-90`);
  const copied = async () => {
    await page.keyboard.press('c');
    await expect(page.locator('.notice')).toContainText('Link copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied()).toBe(address);
  await page.keyboard.press('k');
  await expect.poll(copied).toMatch(/\/deep\/slew\/#w=/);
  const course = `${there.address}deep/slew/course/hairpin.html`;
  await page.goto(course);
  // A course waits for Start, so no time passes.
  await page.waitForFunction(() => 'runs' in document.documentElement.dataset);
  await expect(page).toHaveURL(`${there.address}deep/slew/#par=hairpin`);
  expect(await page.evaluate(() => window.slew.ready().then(() => window.slew.link()))).toBe(course);
});

test('slew.html runs from a file, with all its pictures', { tag: '@long' }, async ({ page }, testInfo) => {
  const elsewhere = testInfo.outputPath('taken along.html');
  copyFileSync('dist/slew.html', elsewhere);
  await page.goto(fileOf(elsewhere));
  await drawn(page);
  await page.keyboard.press('h');
  const still = page.locator('dialog[open] img').first();
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

// These tests are about the browser's errors.
plain(
  'a host that gives the page for its folder without a slash is asked again with it',
  async ({ page }) => {
    await page.goto(`${there.address}deep/slew#turn-90`);
    await expect(page).toHaveURL(`${there.address}deep/slew/#turn-90`);
    await drawn(page);
  },
);

plain('index.html opened from a file says what to do in place of a blank page', async ({ page }) => {
  await page.goto(fileOf('dist/index.html'));
  await expect(page.getByText('Slew cannot start')).toBeVisible();
  await expect(page.getByRole('link', { name: 'slew.html' })).toHaveAttribute('href', './slew.html');
});
