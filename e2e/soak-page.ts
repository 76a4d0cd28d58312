// Command npm run soak -- browser: ten minutes of random input in the built page, with the page's memory before and
// after. With --build only scenes that are being built; with --touch by fingers on a phone's page.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { browserArgs } from './browser-args';
import { findBrowser } from './find-browser';
import { growth, heapContents, ownSize } from './heap-contents';
import { countTextures, framesToForget, heldBy, Monkey, removeKept, wrongIn } from './monkey';

/** Largest accepted growth during the run: `heap` in MB, number of event listeners, and number of textures. */
const most = { heap: 5, listeners: 70, textures: 20 };

/** Largest accepted growth of the memory for the page's own objects during the run. MB */
const mostOwn = 1;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    build: { type: 'boolean', default: false },
    touch: { type: 'boolean', default: false },
  },
});

await build({ logLevel: 'warn' });
const server = await preview({ preview: { host: '127.0.0.1', port: 0 } });
const browser = await chromium.launch({ executablePath: findBrowser().path, args: browserArgs });
const { build: builds, touch } = values;
const ways = !builds ? 'everything' : touch ? 'building by touch' : 'building';
const desk = builds ? { width: 1440, height: 900 } : { width: 1280, height: 720 };
const viewport = touch ? { width: 390, height: 844 } : desk;
const page = await browser.newPage({ viewport, deviceScaleFactor: 0.5, hasTouch: touch });
const faults: string[] = [];
page.on('pageerror', (error) => faults.push(String(error.stack ?? error)));
page.on('crash', () => faults.push('the page has crashed'));
page.on('popup', (popup) => void popup.close());
page.on('dialog', (dialog) => void dialog.dismiss());
await countTextures(page);
await page.goto(server.resolvedUrls?.local[0] ?? '');
await page.waitForFunction(() => window.slew?.snapshot().time > 0);
const scenes = await page.evaluate(() => window.slew.scenarios().map(({ id }) => id));

// Parts that are created once, such as drawers and each scene's pictures, are no growth: 4 to 5 MB in the first 600
// actions, 1 to 4 MB in the next ten minutes. Nearly all of that is code that V8 compiles. In 3,000 actions it is 2.4
// of 2.6 MB, two thirds of it in the first thousand.
const first = new Monkey(page, 1000 + Number(values.seed), scenes, ways);
for (let n = 0; n < 600; n++) await first.act();
for (const id of scenes) await page.evaluate((id) => window.slew.load(id), id);
await page.evaluate(async () => {
  // Opens each dialog once, because its text is created when it is first opened.
  for (const action of ['help', 'notes', 'code', 'gallery', 'tune-for-me', 'score-card']) {
    document.querySelector<HTMLElement>(`[data-action=${action}]`)?.click();
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  }
});
await removeKept(page);
const before = await heldBy(page, viewport, framesToForget);
console.log('at the start', before);
const contentsBefore = await heapContents(page);

const monkey = new Monkey(page, Number(values.seed), scenes, ways);
const end = performance.now() + 1000 * Number(values.seconds);
while (performance.now() < end && faults.length === 0) {
  await monkey.act();
  if (monkey.done % 20 === 0) faults.push(...(await wrongIn(page)));
  if (monkey.done % 200 === 0) console.log(`${monkey.done} actions`, await heldBy(page, viewport));
}
await removeKept(page);
const after = await heldBy(page, viewport, framesToForget);
console.log('at the end', after);
const contents = await heapContents(page);
const own = [contentsBefore, contents].map((held) => ownSize(held) / 1e6);
console.log(`of its own ${own.map((size) => size.toFixed(2)).join(' to ')} MB; most growth:`);
for (const line of growth(contentsBefore, contents)) console.log(line);
if (!(own[1] - own[0] <= mostOwn)) faults.push(`own objects: ${own[0]} MB have become ${own[1]}`);
for (const key of ['heap', 'listeners', 'textures'] as const)
  if (!(after[key] - before[key] <= most[key]))
    faults.push(`${key}: ${before[key]} has become ${after[key]}`);
console.log(`${monkey.done} actions, ${faults.length === 0 ? 'all held' : faults.join('\n')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
await browser.close();
await server.close();
