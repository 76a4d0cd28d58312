// Functions that take the pictures that represent the page elsewhere: the preview card of its link, and its icons.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

/** Takes a picture of the page for the README, a WebP file of about 40 kB. @param path path of the file */
export async function takeSmall(page: Page, path: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  writeFileSync(path, Buffer.from(data, 'base64'));
}

/**
 * Takes the picture that other sites show beside a link to the page: the open scene with its question.
 * @param path path of the file
 */
export async function takeCard(page: Page, path: string): Promise<void> {
  await page.addStyleTag({ content: '#interface > :not(.first-header) { visibility: hidden; }' });
  await page.screenshot({ path, type: 'jpeg', quality: 84 });
}

export const cardSize = { width: 1200, height: 630 };

/** Draws the app's icons from the icon of the browser tab. */
export async function takeIcons(browser: Browser): Promise<void> {
  const sign = readFileSync('public/favicon.svg', 'utf8');
  const square = sign.replace('rx="7"', '');
  const icons = [
    { path: 'public/icons/192.png', size: 192, svg: sign },
    { path: 'public/icons/512.png', size: 512, svg: sign },
    { path: 'public/icons/maskable-512.png', size: 512, svg: square },
    { path: 'public/icons/apple-touch.png', size: 180, svg: square },
  ];
  const page = await browser.newPage();
  for (const { path, size, svg } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`,
    );
    await page.screenshot({ path, omitBackground: true });
    console.log(path);
  }
}
