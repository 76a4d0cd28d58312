// Tests of the page in a frame of another page: it stores nothing outside, pauses out of sight, and fits its frame.
import type { Frame, Page } from '@playwright/test';
import { frameOf } from '../src/app/ui/sharing/frame';
import { type Host, host } from './host';
import { expect, testAlone as test } from './page';

/** Returns HTML code that embeds Slew in another page. */
const frame = (address: string) =>
  frameOf(`${address}deep/slew/?embed#path-race`, 'Path race')
    .replace('width="720"', 'width="600"')
    .replace('height="480"', 'height="400"')
    .replace('loading="lazy"', '');
const article = (html: string) =>
  `<!doctype html><link rel="icon" href="data:,"><body style="margin: 0; height: 5000px">${html}</body>`;

/** The web host of Slew. */
let there: Host;

/** The web host of the article that embeds Slew, which has another origin. */
let around: Host;

test.beforeAll(async () => {
  there = await host('/deep/slew/', {
    // With one origin, Chromium warns of the sandbox.
    '/far': article(`<div style="height: 3000px"></div>${frame('/').replace(/ sandbox="[^"]*"/, '')}`),
  });
  around = await host('/nothing/', { '/article': article(frame(there.address)) });
});

test.afterAll(() => {
  there.close();
  around.close();
});

/** Opens an article that embeds Slew. Resolves to the embedded frame as soon as its simulation runs. */
async function framed(page: Page): Promise<Frame> {
  await page.goto(`${around.address}article`);
  const [, inner] = page.frames();
  await inner.locator('#stage canvas').waitFor();
  await inner.waitForFunction(() => window.slew?.snapshot().time > 0);
  return inner;
}

const zoomOf = (inner: Frame) =>
  inner.evaluate(() => window.slew.toPage(1, 0).x - window.slew.toPage(0, 0).x);
const paused = (inner: Frame) => inner.evaluate(() => window.slew.snapshot().paused);

test('a frame from a host that allows no other origin shows field, hero, pause and the full page’s link', async ({
  page,
}) => {
  const inner = await framed(page);
  await expect(inner.getByRole('radio', { name: 'Cut', exact: true })).toBeVisible();
  await expect(inner.getByRole('button')).toHaveCount(1);
  const link = inner.getByRole('link');
  await expect(link).toHaveAttribute('href', `${there.address}deep/slew/#path-race`);
  await expect(link).toHaveAttribute('target', '_blank');
  await inner.getByRole('button', { name: 'Pause' }).click();
  expect(await paused(inner)).toBe(true);
  // The page loads its font from the same host.
  const loaded = () => [...document.fonts].some(({ status }) => status === 'loaded');
  await expect.poll(() => inner.evaluate(loaded)).toBe(true);
});

test('a frame does not reach the page around it', async ({ page }) => {
  const inner = await framed(page);
  const reached = await inner.evaluate(() => {
    const denied = (reach: () => unknown) => {
      try {
        reach();
        return false;
      } catch (error) {
        return error instanceof DOMException && error.name === 'SecurityError';
      }
    };
    return [denied(() => parent.document), denied(() => top!.location.assign('about:blank'))];
  });
  expect(reached).toEqual([true, true]);
  expect(page.url()).toBe(`${around.address}article`);
});

test('a frame leaves wheel and keys to the article until it is clicked, and again after a click outside', async ({
  page,
}) => {
  const inner = await framed(page);
  const zoom = await zoomOf(inner);
  await page.mouse.move(300, 150);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await zoomOf(inner)).toBe(zoom);
  await page.evaluate(() => scrollTo(0, 0));
  await inner.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'p' })));
  expect(await paused(inner)).toBe(false);

  await page.mouse.click(300, 150);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => zoomOf(inner)).toBeLessThan(zoom);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('p');
  expect(await paused(inner)).toBe(true);
  await page.keyboard.press('e');
  await expect(inner.locator('.drawer')).toHaveCount(0);

  await page.mouse.click(700, 500);
  await expect(inner.locator('.embed-gate')).toBeVisible();
});

test('a frame fits its picture when it is resized', async ({ page }) => {
  const inner = await framed(page);
  await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
    element.width = '320';
  });
  await expect.poll(() => inner.evaluate(() => window.slew.free().width)).toBe(320);
  const box = await inner.locator('.hero[aria-label="Main control"]').boundingBox();
  expect(box!.x + box!.width).toBeLessThanOrEqual(320);
});

test('time stops in a frame out of sight, and resumes when the frame is scrolled into view', async ({
  page,
}) => {
  await page.goto(`${there.address}far`);
  const [, inner] = page.frames();
  await inner.waitForFunction(() => window.slew !== undefined);
  const time = () => inner.evaluate(() => window.slew.snapshot().time);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(time).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  // The page pauses once it has noticed. Then nothing moves.
  await expect
    .poll(async () => {
      const before = await time();
      await page.evaluate(async () => {
        for (let n = 0; n < 30; n++) await new Promise(requestAnimationFrame);
      });
      return (await time()) - before;
    })
    .toBe(0);
  const stood = await time();
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(time).toBeGreaterThan(stood);
});
