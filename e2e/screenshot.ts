// Command that makes pictures of the running page. Run it after npm run build: npm run screenshot for the documents'
// pictures, limited to given paths. With -- stills: the gallery's thumbnails, limited to given scene ids. With --
// cards: previews of links to scenes and courses. With -- publish: preview and icons of the page.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { courses } from '../src/features/par/rules/courses';
import { allScenarios } from '../src/features/scenes';
import { checkCall, noSuchName, refuseCall } from '../src/tools/cli/help';
import { browserArgs } from './browser-args';
import { findBrowser } from './find-browser';
import { cardSize, takeCard, takeIcons, takeSmall } from './publish-pictures';

checkCall('screenshot');

/** Simulated times at which the pictures of some scenes are taken, s. The key is the scene's id. */
const times: Readonly<Record<string, number>> = {
  swarm: 7.5,
  'known-wind': 6.5,
  'fast-target': 5,
  evader: 4.5,
  'tower-defence': 6,
  dodge: 9,
  kick: 1,
  'long-way': 1,
  'turn-90': 1,
  'own-law': 0.75,
  'three-rates': 1,
  masses: 1,
  'why-torque': 1.5,
  'hold-height': 2,
  dock: 2,
  'space-why': 4.2,
  'space-order': 4.6,
  'space-flip': 3.4,
  'space-turn': 0.6,
};
const usualTime = 8;

/**
 * Size of the gallery's thumbnails. `scale` is the number of image pixels per CSS pixel of the page. `shape` is height
 * divided by width.
 */
const still = { scale: 0.45, shape: 140 / 300 };

const size = { width: 1440, height: 900 };

const server = await preview({ preview: { host: '127.0.0.1', port: 0 } });
const browser = await chromium.launch({ executablePath: findBrowser().path, args: browserArgs });

/**
 * Opens the page, paused.
 * @param deviceScaleFactor pixels per CSS pixel
 * @param viewport window size, CSS pixels
 * @param still whether pulses and flicker, which depend on the clock, are off
 */
async function opened(
  deviceScaleFactor: number,
  viewport = size,
  isPhone = false,
  query = '',
  still = false,
): Promise<Page> {
  const page = await browser.newPage({
    bypassCSP: true,
    viewport,
    deviceScaleFactor,
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: still ? 'reduce' : null,
  });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${query}`);
  await page.locator('#stage canvas').waitFor();
  await page.evaluate(() => window.slew.pause());
  await page.evaluate(() => window.slew.ready());
  if (query === '') await page.locator('.day-chip').waitFor({ state: 'attached' });
  return page;
}

/** Runs the open scene for some simulated seconds, and waits until the result is drawn. */
async function run(page: Page, seconds: number): Promise<void> {
  await page.evaluate(async (seconds) => {
    window.slew.step(Math.round(seconds * window.slew.snapshot().stepRate));
    // Texts fade in during these frames.
    for (let frame = 0; frame < 8; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, seconds);
}

/** A screenshot for the documents, and how to reach its moment. */
interface Picture {
  /** Path of the picture's file. A path that ends in .webp makes a small file. */
  readonly path: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly scene: string;
  /** Keys that are pressed as soon as the scene is loaded. */
  readonly before?: readonly string[];
  readonly seconds: number;
  /** Keys that are pressed before the picture is taken. */
  readonly keys?: readonly string[];
  /** Index of the body to select in the scene editor; left out if the editor is not open. */
  readonly selects?: number;
}

/** Window size for the README's pictures of games, of the scene editor (Build), and of ships in space. CSS pixels */
const small = { width: 960, height: 600 };

const phone = { width: 390, height: 844 };

const pictures: readonly Picture[] = [
  { path: 'docs/lab.png', size, scene: 'turn-90', seconds: 0.75 },
  { path: 'docs/drawers.png', size, scene: 'path-race', seconds: 10, keys: ['e', 'x'] },
  { path: 'docs/phone.png', size: phone, scene: 'path-race', seconds: 10 },
  { path: 'docs/dodge.webp', size: small, scene: 'dodge', before: ['Enter'], seconds: 9 },
  { path: 'docs/par.webp', size: small, scene: 'par', seconds: 6 },
  { path: 'docs/build.webp', size: small, scene: 'why-torque', seconds: 0, keys: ['z'], selects: 0 },
  { path: 'docs/space.webp', size: small, scene: 'space-order', seconds: 4.6 },
];

/** Waits until Build is open, and selects a body. @param body index of the body */
async function select(page: Page, body: number): Promise<void> {
  await page.locator('.palette').waitFor();
  await page.evaluate(async (index) => {
    await window.slew.build();
    window.slew.choose([{ list: 'entities', index }]);
  }, body);
}

/** Takes the pictures for the documents. @param wanted paths of the pictures; takes all if the list is empty */
async function takeDocuments(wanted: readonly string[]): Promise<void> {
  for (const picture of pictures) {
    const { path, size, scene, before = [], seconds, keys = [], selects } = picture;
    if (wanted.length > 0 && !wanted.includes(path)) continue;
    const page = await opened(1, size, size.width < 500);
    await page.evaluate((id) => window.slew.load(id), scene);
    await settled(page);
    for (const key of before) await page.keyboard.press(key);
    await page.evaluate(() => window.slew.pause());
    await run(page, seconds);
    for (const key of keys) await page.keyboard.press(key);
    if (selects === undefined) await run(page, 0);
    else await select(page, selects);
    // The drawers glide during this time.
    await page.waitForTimeout(1000);
    if (path.endsWith('.webp')) await takeSmall(page, path);
    else await page.screenshot({ path });
    await page.close();
    console.log(path);
  }
}

/** Name of the thumbnail of today's course in Par. */
const today = 'par-today';

/** Day of the course of Par that the thumbnail of today's course shows, as YYYYMMDD. */
const day = '20261121';

async function takeStills(): Promise<void> {
  const page = await opened(still.scale, size, false, '', true);
  // The game is loaded after the start.
  await page.locator('html[data-games="2"]').waitFor();
  // The thumbnail shows only the picture.
  await page.addStyleTag({ content: '#interface { visibility: hidden; }' });
  const [, , , ...wanted] = process.argv;
  const scenes = await page.evaluate(() => window.slew.scenarios());
  const isWanted = (id: string) => wanted.length === 0 || wanted.includes(id);
  for (const { id } of scenes.filter((scene) => isWanted(scene.id))) {
    await page.evaluate((id) => window.slew.load(id), id);
    await settled(page);
    // Closes the drawer of a scene that begins with one.
    await page.evaluate(() => document.querySelector<HTMLElement>('.drawer-close')?.click());
    await takeStill(page, id);
  }
  if (!isWanted(today)) return;
  await page.evaluate((day) => {
    location.hash = `par=${day}`;
  }, day);
  await page.waitForFunction((day) => window.slew.snapshot().game?.course === day, day);
  await takeStill(page, today);
}

/** Waits until the picture has kept its position and zoom for 20 frames. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    let [last, same] = ['', 0];
    while (same < 20) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { free, toPage } = window.slew;
      const now = JSON.stringify([free(), toPage(0, 0), toPage(10, 10)]);
      same = now === last ? same + 1 : 0;
      last = now;
    }
  });
}

/** Takes the gallery's thumbnail of the open scene. @param id id of the scene, which names the file */
async function takeStill(page: Page, id: string): Promise<void> {
  await settled(page);
  await run(page, times[id] ?? usualTime);
  const free = await page.evaluate(() => window.slew.free());
  const path = `assets/stills/${id}.jpg`;
  const width = Math.min(size.width, Math.max(free.width, free.height / still.shape));
  const height = width * still.shape;
  const x = Math.max(0, Math.min(size.width - width, free.left + (free.width - width) / 2));
  const y = Math.max(0, Math.min(size.height - height, free.top + (free.height - height) / 2));
  const taken = await page.screenshot({ clip: { x, y, width, height }, type: 'jpeg', quality: 82 });
  const isNew = !existsSync(path) || !taken.equals(readFileSync(path));
  if (isNew) writeFileSync(path, taken);
  console.log(isNew ? path : `${path} is as it was`);
}

/** Takes the preview pictures of links to scenes and courses. */
async function takeCards(): Promise<void> {
  const page = await opened(1, size, false, '?rounds=off');
  await page.evaluate(() => window.slew.ready());
  const [, , , ...wanted] = process.argv;
  const isWanted = ({ id }: { readonly id: string }) => wanted.length === 0 || wanted.includes(id);
  const scenes = await page.evaluate(() => window.slew.scenarios());
  for (const { id } of scenes.filter(isWanted)) {
    await page.evaluate((id) => {
      location.hash = id;
    }, id);
    await page.waitForFunction((id) => window.slew.snapshot().scenario === id, id);
    await page.evaluate(() => window.slew.pause());
    await settled(page);
    await run(page, times[id] ?? usualTime);
    await takeCardOf(page, `public/scene/${id}.jpg`);
  }
  for (const { id } of courses.filter(isWanted)) {
    await page.evaluate((id) => {
      location.hash = `par=${id}`;
    }, id);
    await page.waitForFunction((id) => window.slew.snapshot().game?.course === id, id);
    await settled(page);
    await takeCardOf(page, `public/course/${id}.jpg`);
  }
}

/** Takes the preview picture of the open scene, as the dialog Share draws it. */
async function takeCardOf(page: Page, path: string): Promise<void> {
  const letters = await page.evaluate(async () => {
    const { bytes, type, width, height } = await window.slew.picture({ kind: 'card' });
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')!.drawImage(await createImageBitmap(new Blob([bytes], { type })), 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
  });
  writeFileSync(path, Buffer.from(letters, 'base64'));
  console.log(path);
}

async function takeForPublishing(): Promise<void> {
  const page = await opened(1, cardSize);
  await page.evaluate(() => window.slew.load('path-race'));
  await run(page, usualTime);
  await takeCard(page, 'public/social.jpg');
  await takeIcons(browser);
}

refuseUnknownPictures(process.argv.slice(2));
if (process.argv.includes('stills')) await takeStills();
else if (process.argv.includes('cards')) await takeCards();
else if (process.argv.includes('publish')) await takeForPublishing();
else await takeDocuments(process.argv.slice(2));
await browser.close();
await server.close();

/**
 * Checks the command line, and ends the process with an error if a word in it is unknown. Valid words are kinds of
 * pictures, paths of pictures, and ids of scenes and courses.
 */
function refuseUnknownPictures([kind, ...ids]: readonly string[]): void {
  const scenes = [...allScenarios.map(({ id }) => id), today];
  const named = {
    stills: scenes,
    cards: [...scenes, ...courses.map(({ id }) => id)],
    publish: [],
  };
  const isKind = (word: string | undefined): word is keyof typeof named =>
    word !== undefined && Object.hasOwn(named, word);
  const known = isKind(kind) ? named[kind] : pictures.map(({ path }) => path);
  const words = isKind(kind) || kind === undefined ? ids : [kind, ...ids];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown) refuseCall('screenshot', noSuchName(unknown, 'picture', [...known, ...Object.keys(named)]));
}
