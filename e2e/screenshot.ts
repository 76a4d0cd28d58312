// Makes the README's picture from the running page: npm run screenshot (after npm run build).
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { browserArgs } from './browser-args';
import { findBrowser } from './find-browser';

const server = await preview({ preview: { host: '127.0.0.1', port: 0 } });
const browser = await chromium.launch({ executablePath: findBrowser().path, args: browserArgs });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(server.resolvedUrls?.local[0] ?? '');
await page.locator('#stage canvas').waitFor();
await page.evaluate(() => window.slew.pause());
await page.keyboard.press('t');
// Step by step and frame by frame, so that the trails are drawn as they would be live.
for (let n = 0; n < 190; n++) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.slew.step(3);
        requestAnimationFrame(resolve);
      }),
  );
}
await page.evaluate(
  () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
);
await page.screenshot({ path: 'docs/screenshot.png' });
await browser.close();
await server.close();
console.log('docs/screenshot.png');
