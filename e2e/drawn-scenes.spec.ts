// Test that every built-in scene is drawn without a WebGL error and without a message in the console. Most other tests
// draw nothing.
import type { Page } from '@playwright/test';
import { expect, load, testAlone } from './page';

/** `count` is the number of frames drawn of each scene. `steps` is the number of simulation steps before each frame. */
const frames = { count: 4, steps: 15 };

/** Least number of colours on a canvas that was drawn. */
const leastColours = 20;

/** Result of drawing some frames of a scene. */
interface Picture {
  /** Errors that WebGL reported. */
  readonly errors: number[];
  /** Largest number of different colours that a canvas had in any frame. */
  readonly colours: number;
}

/** Draws some frames of the open scene. */
function draw(page: Page): Promise<Picture> {
  return page.evaluate(async ({ count, steps }) => {
    // A scene in space adds its canvas in its first frame.
    const contextsNow = () =>
      Array.from(
        document.querySelectorAll<HTMLCanvasElement>('#stage canvas'),
        (canvas) => canvas.getContext('webgl2') ?? canvas.getContext('webgl') ?? [],
      ).flat();
    const coloursOf = ({ canvas }: { canvas: HTMLCanvasElement | OffscreenCanvas }) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!;
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
      return new Set(new Uint32Array(data.buffer)).size;
    };
    const errors: number[] = [];
    let colours = 0;
    for (let n = 0; n < count; n++) {
      window.slew.step(steps);
      // The picture's callback of this frame was registered earlier, so it has drawn.
      await new Promise(requestAnimationFrame);
      const contexts = contextsNow();
      errors.push(...contexts.map((context) => context.getError()));
      colours = Math.max(colours, ...contexts.map(coloursOf));
    }
    return { errors: errors.filter((error) => error !== 0), colours };
  }, frames);
}

testAlone.use({ isDrawn: true, viewport: { width: 640, height: 400 } });

testAlone('each scene draws its frames without an error, and none is left blank', async ({ page }) => {
  await load(page);
  const scenes = await page.evaluate(() => window.slew.scenarios().map(({ id }) => id));
  expect(scenes.length).toBeGreaterThan(20);
  for (const id of scenes) {
    await page.evaluate((id) => {
      window.slew.load(id);
      window.slew.pause();
    }, id);
    expect(await page.evaluate(() => window.slew.snapshot().scenario)).toBe(id);
    const { errors, colours } = await draw(page);
    expect([id, errors]).toEqual([id, []]);
    expect(colours, id).toBeGreaterThan(leastColours);
  }
});
