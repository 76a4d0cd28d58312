// Command that makes a video of a scene from the built page, after npm run build: npm run clip -- SCENE --seconds 5.
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { clipSettings } from '../src/app/ui/sharing/clips';
import { allScenarios } from '../src/features/scenes';
import { checkCall, noSuchName, refuseCall } from '../src/tools/cli/help';
import { browserArgs } from './browser-args';
import { findBrowser } from './find-browser';

checkCall('clip');

const text = { type: 'string' } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: text,
    after: text,
    width: text,
    height: text,
    rate: text,
    type: text,
    out: text,
  },
});
const [scene] = positionals;
if (!scene) refuseCall('clip', 'name a scene');
const scenes = allScenarios.map(({ id }) => id);
if (/^[a-z0-9-]+$/.test(scene) && !scenes.includes(scene))
  refuseCall('clip', noSuchName(scene, 'scene', scenes));
if (!existsSync('dist/index.html')) refuseCall('clip', 'build the page first: npm run build:page');

/** Names and values of the numeric options in the command line. */
const given = Object.entries({
  seconds: values.seconds,
  width: values.width,
  height: values.height,
  framesPerSecond: values.rate,
}).flatMap(([name, value]) => (value === undefined ? [] : [[name, Number(value)] as const]));
const options = { ...Object.fromEntries(given), ...(values.type && { type: values.type }) };
try {
  clipSettings(options);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  // Names of the console's options, as options of this command.
  const sentence = error.message.replace('slew.clip: ', '--').replace('--framesPerSecond', '--rate');
  refuseCall('clip', sentence.replaceAll(/(video|image)\//g, ''));
}
const after = Number(values.after ?? values.seconds ?? 5);
if (!(after >= 0 && after <= 3600))
  refuseCall('clip', `--after must be a number from 0 to 3600, got ${values.after}`);

const server = await preview({ preview: { host: '127.0.0.1', port: 0 } });
const browser = await chromium.launch({ executablePath: findBrowser().path, args: browserArgs });
try {
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?rounds=off#${scene}`);
  await page.waitForFunction(() => 'slew' in window);
  await page.evaluate(() => window.slew.ready());
  const made = await page.evaluate(
    async ({ options, after }) => {
      const { slew } = window;
      slew.pause();
      const { stepRate, time } = slew.snapshot();
      slew.step(Math.max(0, Math.round((after - time) * stepRate)));
      const { bytes, ...file } = await slew.clip(options);
      let letters = '';
      for (let at = 0; at < bytes.length; at += 32_768)
        letters += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return { ...file, bytes: btoa(letters) };
    },
    { options, after },
  );
  const path = values.out ?? `${scene.replaceAll(/[^a-z0-9]+/gi, '-')}.${made.type.split('/')[1]}`;
  const bytes = Buffer.from(made.bytes, 'base64');
  writeFileSync(path, bytes);
  console.log(
    `${path}: ${made.type}, ${made.width} × ${made.height}, ${made.frames} frames, ${bytes.length} bytes`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
