// Tests of the examples, built and in the browser: the ship comes to rest, then turns towards the pointer.
import { execFileSync } from 'node:child_process';
import { type PreviewServer, preview } from 'vite';
import { expect, testAlone as test } from './page';

test.use({ isDrawn: true });

const configFile = 'examples/vite.config.ts';
let server: PreviewServer;

test.beforeAll(async () => {
  execFileSync('npm', ['run', '--silent', 'build:examples', '--', '--logLevel', 'error']);
  server = await preview({ configFile, preview: { host: '127.0.0.1', port: 0 } });
});

test.afterAll(() => server.close());

const middle = { x: 300, y: 200, width: 200, height: 200 };

/** For each example, the box around its ship when the pointer is at (100, 500). CSS pixels */
const places = {
  'canvas-planck': middle,
  'phaser-matter': middle,
  'phaser-planck': { x: 115, y: 425, width: 60, height: 60 },
  rapier: middle,
  'three-rapier': middle,
};

/** Examples that only the long tests run, because other examples have the same parts. */
const long = ['canvas-planck', 'phaser-matter', 'rapier'];

/** Examples whose ship turns to the place of a click instead of the pointer. */
const clicked = ['three-rapier'];

for (const [name, clip] of Object.entries(places)) {
  test(`${name} runs, and its ship follows the pointer`, { tag: long.includes(name) ? '@long' : [] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    const [address] = server.resolvedUrls!.local;
    await page.goto(address);
    await page.locator(`a[href="./${name}/"]`).click();
    await expect(page.locator('canvas')).toBeVisible();
    const ship = () => page.screenshot({ clip });
    const point = (x: number, y: number) =>
      clicked.includes(name) ? page.mouse.click(x, y) : page.mouse.move(x, y);
    let last = await ship();
    /** Returns whether the ship's picture has changed after a number of frames. */
    const changes = async (frames: number) => {
      const before = last;
      await page.evaluate(async (frames) => {
        for (let n = 0; n < frames; n++) await new Promise(requestAnimationFrame);
      }, frames);
      last = await ship();
      return !before.equals(last);
    };
    // The example may not listen to events yet.
    let n = 0;
    await expect
      .poll(async () => {
        await point(100 + (n++ % 2), 500);
        return changes(5);
      })
      .toBe(true);
    // By then a ship on its way to that place has arrived.
    await expect.poll(() => changes(90)).toBe(false);
    await point(450, 560);
    await expect.poll(() => changes(5)).toBe(true);
  });
}
