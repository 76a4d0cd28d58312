// Makes pictures from the running page, after npm run build: npm run screenshot (the README's), npm run screenshot -- stills (the gallery's).
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserArgs } from './browser-args';
import { findBrowser } from './find-browser';

/** When each scene shows its point; the others are taken at `usualTime`. s */
const times: Readonly<Record<string, number>> = {
  'fast-target': 5,
  'tower-defence': 6,
  dodge: 9,
  kick: 1,
  'long-way': 1,
  'turn-90': 1,
  'three-rates': 1,
  masses: 1,
  'why-torque': 1.5,
  'hold-height': 2,
  dock: 2,
};
const usualTime = 8;

/** A still is taken at half size: of so much of the picture, at this share of the window's pixels. CSS pixels */
const still = { width: 1200, height: 560, scale: 0.5 };

const server = await preview({ preview: { host: '127.0.0.1', port: 0 } });
const browser = await chromium.launch({ executablePath: findBrowser().path, args: browserArgs });

/** A page of the program at a pixel density, standing still. */
async function opened(deviceScaleFactor: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.locator('#stage canvas').waitFor();
  await page.evaluate(() => window.slew.pause());
  return page;
}

/** Runs a scene for some seconds, frame by frame, so that everything is drawn as it would be live. */
async function run(page: Page, seconds: number): Promise<void> {
  const { time } = await page.evaluate(() => window.slew.snapshot());
  await page.evaluate(async (end) => {
    while (window.slew.snapshot().time < end) {
      window.slew.step(3);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, time + seconds);
}

async function takeReadmePicture(): Promise<void> {
  const page = await opened(1);
  await run(page, 10);
  await page.screenshot({ path: 'docs/screenshot.png' });
  console.log('docs/screenshot.png');
}

async function takeStills(): Promise<void> {
  const page = await opened(still.scale);
  // The picture alone.
  await page.addStyleTag({ content: '#interface { visibility: hidden; }' });
  for (const { id } of await page.evaluate(() => window.slew.scenarios())) {
    await page.evaluate((id) => window.slew.load(id), id);
    await run(page, times[id] ?? usualTime);
    const { left, top, width, height } = await page.evaluate(() => window.slew.free());
    const path = `assets/stills/${id}.jpg`;
    const x = Math.max(0, Math.min(1440 - still.width, left + (width - still.width) / 2));
    const y = Math.max(0, Math.min(900 - still.height, top + (height - still.height) / 2));
    const clip = { x, y, width: still.width, height: still.height };
    await page.screenshot({ path, clip, type: 'jpeg', quality: 82 });
    console.log(path);
  }
}

if (process.argv.includes('stills')) await takeStills();
else await takeReadmePicture();
await browser.close();
await server.close();
