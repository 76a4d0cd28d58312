// Benchmark of drawing: prints the script time per frame of every scene, ms, and of a swarm of 5,000 bodies, beside
// that of an empty Phaser scene.
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { allScenarios } from '../src/features/scenes';
import { swarm } from '../src/lab/scenarios/swarm';
import { checkCall, noSuchName, refuseCall } from '../src/tools/cli/help';
import { browserArgs } from './browser-args';
import { buildPage } from './build-page';
import { findBrowser } from './find-browser';

checkCall('bench:drawing');

const wanted = process.argv.slice(2);
const known = [...allScenarios.map(({ id }) => id), 'swarm-5000'];
const unknown = wanted.find((id) => !known.includes(id));
if (unknown) refuseCall('bench:drawing', noSuchName(unknown, 'scene', known));
buildPage();

/** Times for which each scene runs, ms: `before` is a warm-up that does not count, `counted` is measured. */
const watched = { before: 1500, counted: 4000 };

const size = { width: 1280, height: 720 };

/** The scene of the largest swarm, with 5,000 bodies. */
const largest = { ...swarm, swarm: { ...swarm.swarm, count: 5000 } };

/** HTML of a page that only runs Phaser with an empty scene. */
const emptyPage = `<!doctype html><title>empty</title><body style="margin:0"><script src="phaser.js"></script><script>
  window.game = new Phaser.Game({ type: Phaser.WEBGL, width: ${size.width}, height: ${size.height}, banner: false,
    audio: { noAudio: true }, scene: {} });
</script>`;

/** Returns the time, ms, for which scripts have run, and the number of frames. Both count from the load of the page. */
async function spent(page: Page, client: CDPSession): Promise<{ script: number; frames: number }> {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const frames = await page.evaluate(() => Number(Reflect.get(window, 'framesSeen')));
  return { script: 1000 * of('ScriptDuration'), frames };
}

/**
 * Script for the page that replaces requestAnimationFrame and counts frames. With `oneStepAFrame`, the page's time
 * advances by 1/60 s a frame.
 */
const ownFrames = `{
  const shown = requestAnimationFrame.bind(window);
  const messages = new MessageChannel();
  let [asked, last, time, before] = [new Map(), 0, 0, 0];
  const run = (now) => {
    time += window.oneStepAFrame ? 1000 / 60 : Math.max(0, now - before);
    before = now;
    window.framesSeen += 1;
    const callbacks = asked;
    asked = new Map();
    for (const callback of callbacks.values()) callback(time);
  };
  Object.assign(window, { framesSeen: 0, oneStepAFrame: false });
  messages.port1.onmessage = () => run(performance.now());
  window.requestAnimationFrame = (callback) => {
    if (asked.size === 0) window.oneStepAFrame ? messages.port2.postMessage(null) : shown(run);
    asked.set(++last, callback);
    return last;
  };
  window.cancelAnimationFrame = (id) => asked.delete(id);
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const { drawElements } = prototype;
    prototype.drawElements = function (...all) {
      if (!window.oneStepAFrame) drawElements.apply(this, all);
    };
  }
}`;

/**
 * Returns the mean time, ms, for which scripts run in one frame.
 * @param oneStep true if each frame makes one simulation step and draws nothing
 */
async function perFrame(page: Page, client: CDPSession, oneStep = false): Promise<number> {
  await page.evaluate((oneStep) => Reflect.set(window, 'oneStepAFrame', oneStep), oneStep);
  await page.waitForTimeout(watched.before);
  const from = await spent(page, client);
  await page.waitForTimeout(watched.counted);
  const to = await spent(page, client);
  return (to.script - from.script) / Math.max(1, to.frames - from.frames);
}

const server = await preview({ preview: { host: '127.0.0.1', port: 0 } });
const browser = await chromium.launch({ executablePath: findBrowser().path, args: browserArgs });
const address = server.resolvedUrls?.local[0] ?? '';
try {
  const page = await browser.newPage({ viewport: size });
  await page.addInitScript(ownFrames);
  const client = await page.context().newCDPSession(page);
  // Time of the thread alone, without other work of the machine.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.route('**/empty.html', (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }));
  await page.route('**/phaser.js', (route) =>
    route.fulfill({ path: 'node_modules/phaser/dist/phaser.min.js' }),
  );
  await page.goto(`${address}empty.html`);
  const empty = await perFrame(page, client);
  console.log(
    `script a frame at ${size.width} × ${size.height}; an empty Phaser scene takes ${empty.toFixed(2)} ms`,
  );
  await page.goto(address);
  await page.locator('#stage canvas').waitFor();
  const scenes = [...(await page.evaluate(() => window.slew.scenarios().map(({ id }) => id))), 'swarm-5000'];
  for (const scene of scenes.filter((id) => wanted.length === 0 || wanted.includes(id))) {
    await page.evaluate(
      (scene) => {
        window.slew.load(scene);
        window.slew.resume();
      },
      scene === 'swarm-5000' ? largest : scene,
    );
    const running = await perFrame(page, client);
    const oneStep = await perFrame(page, client, true);
    await page.evaluate(() => window.slew.pause());
    // Frames are drawn for a while after a pause, see src/app/scene/frame-pacing.ts.
    const { frames } = await spent(page, client);
    await page.waitForFunction((most) => Number(Reflect.get(window, 'framesSeen')) > most, frames + 200);
    const paused = await perFrame(page, client);
    console.log(
      `${scene.padEnd(14)} ${running.toFixed(2).padStart(6)} ms  ${(running / empty).toFixed(1).padStart(5)} × empty   one step a frame ${oneStep.toFixed(2).padStart(6)} ms   paused ${paused.toFixed(2).padStart(6)} ms`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
