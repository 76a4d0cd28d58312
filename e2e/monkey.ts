// Random input with a seed, over all scenes and drawers, and measurement of the page's memory: heap, listeners,
// textures.
import type { Page } from '@playwright/test';
import { Mulberry32 } from '../src/world/entities/random';

/** Memory use of a page after garbage collection: heap size, and numbers of event listeners, DOM nodes and textures. */
export interface Held {
  /** Size of the JavaScript heap, MB. */
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly textures: number;
}

/** Starts to count the WebGL textures of a page. Call before the page is opened. */
export async function countTextures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = new Map<object, number>();
    Object.defineProperty(window, 'held', {
      value: {
        get textures() {
          return [...held].reduce(
            (sum, [context, count]) => sum + ((context as WebGLRenderingContext).isContextLost() ? 0 : count),
            0,
          );
        },
      },
    });
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const { createTexture, deleteTexture } = prototype;
      prototype.createTexture = function () {
        held.set(this, (held.get(this) ?? 0) + 1);
        return createTexture.call(this);
      };
      prototype.deleteTexture = function (texture) {
        if (texture) held.set(this, (held.get(this) ?? 0) - 1);
        deleteTexture.call(this, texture);
      };
    }
  });
}

/** Number of frames to draw until the page releases the textures of texts that have disappeared. */
export const framesToForget = 150;

/** Deletes the scenes that the page saved during the run, so that they do not count as a memory leak. */
export async function removeKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.slew.load('path-race');
    // The previous scene is first saved with its thumbnail.
    for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
    const own = await window.slew.own();
    for (const { id } of await own.list()) await own.remove(id);
  });
}

/**
 * Closes everything that is open, opens the first scene, paused, and measures the memory of the page.
 * @param size window size, CSS pixels
 * @param frames number of frames drawn before the measurement
 */
export async function heldBy(page: Page, size = usual, frames = 10): Promise<Held> {
  await page.setViewportSize(size);
  await page.keyboard.press('Escape');
  await page.evaluate(async (frames) => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    for (const close of document.querySelectorAll<HTMLElement>('.notice .close, .drawer .drawer-close'))
      close.click();
    // Undo stores the last twelve moments of any scenes. Here all of them come from one scene.
    for (let n = 0; n < 14; n++) {
      window.slew.load('path-race');
      // After loading, because the title of a game pauses time, and opening another scene resumes it.
      window.slew.pause();
      document.querySelector<HTMLElement>('[data-action=turn-limit]')?.click();
      window.slew.step(60);
    }
    for (let n = 0; n < frames; n++) {
      // A picture without changes is not drawn again.
      window.slew.step(1);
      await new Promise(requestAnimationFrame);
    }
  }, frames);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // Twice, because the second pass frees the objects that the first one finalises.
  for (let n = 0; n < 2; n++) await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const textures = await page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'held'), 'textures')));
  return {
    heap: of('JSHeapUsedSize') / 1e6,
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    textures,
  };
}

/** Usual size of the window. CSS pixels */
const usual = { width: 1280, height: 720 };

/** Window sizes that the simulated random user changes between. CSS pixels */
const sizes = [usual, { width: 390, height: 844 }, { width: 800, height: 400 }];

const keys = [
  ...'123WTNBLPORSKUAMDGEXHV',
  'Home',
  'Delete',
  'Escape',
  'Tab',
  'Enter',
  ' ',
  'Control+z',
  'ArrowLeft',
];

/** Keys that the simulated random user presses in the scene editor. None of them opens another scene. */
const keysOfBuild = [
  ...[
    'ArrowLeft',
    'Shift+ArrowUp',
    'ArrowDown',
    'ArrowRight',
    ',',
    '.',
    'Delete',
    'Escape',
    'Tab',
    'Enter',
    'Insert',
  ],
  ...[
    'PageUp',
    'PageDown',
    'Home',
    'End',
    'Control+d',
    'Control+a',
    'Control+z',
    'Control+y',
    'v',
    'm',
    't',
    'z',
    ' ',
  ],
];

/** Tools of the scene editor that the simulated random user may choose. */
const tools = ['missile', 'character', 'turret', 'wall', 'crate', 'path', 'target', 'gates'];

/** Actions of the simulated random user: all kinds of actions, or only building scenes, by mouse or by touch. */
export type Ways = 'everything' | 'building' | 'building by touch';

/** Selector of buttons that the simulated random user must not press. They leave the page or open a system window. */
const leaving = '[data-action=open], [data-action=save], [data-action=full-screen], [data-action=frame]';

/** Simulates a user who does random things on the page. The same seed gives the same actions. */
export class Monkey {
  /** Number of actions that the simulated random user has done so far. */
  done = 0;
  readonly #page: Page;
  readonly #random: Mulberry32;
  readonly #scenes: readonly string[];

  readonly #ways: Ways;

  constructor(page: Page, seed: number, scenes: readonly string[], ways: Ways = 'everything') {
    this.#ways = ways;
    this.#page = page;
    this.#random = new Mulberry32(seed);
    this.#scenes = scenes;
  }

  /** Does one random action on the page. */
  async act(): Promise<void> {
    this.done += 1;
    if (this.#ways !== 'everything') {
      await this.#build();
      return;
    }
    const acts = [this.#press, this.#drag, this.#drag, this.#click, this.#slide, this.#wheel, this.#scene];
    // A window of another size takes long to draw.
    if (this.done % 40 === 0) await this.#page.setViewportSize(this.#of(sizes));
    else await this.#of(acts).call(this);
  }

  /** Does one random action in the scene editor, which it opens first if needed. */
  async #build(): Promise<void> {
    if (this.done % 60 === 1) await this.#scene();
    const isBuilding = await this.#page.evaluate(async () => {
      const isThere = document.documentElement.hasAttribute('data-building');
      if (!isThere) await window.slew.build().catch(() => {});
      return isThere || document.documentElement.hasAttribute('data-building');
    });
    if (!isBuilding) {
      await this.#scene();
      return;
    }
    const drag = this.#ways === 'building' ? this.#drag : this.#dragByFinger;
    const acts = [this.#press, drag, drag, this.#click, this.#slide, this.#wheel, this.#tool, this.#course];
    await this.#of(acts).call(this);
  }

  /** Chooses a random tool of the scene editor, and drags with it in the picture. */
  async #tool(): Promise<void> {
    await this.#page.evaluate(
      (tool) => document.querySelector<HTMLElement>(`[data-tool=${tool}]:enabled`)?.click(),
      this.#of(tools),
    );
    await (this.#ways === 'building' ? this.#drag() : this.#dragByFinger());
  }

  /** With a probability of 1/4, turns the scene in the editor into a course with gates. */
  async #course(): Promise<void> {
    if (this.#random.next() > 0.25) return;
    await this.#page.evaluate(() => {
      window.slew.choose([]);
      const field = [...document.querySelectorAll('select')].find((one) =>
        [...one.options].some(({ value }) => value === 'course'),
      );
      if (!field) return;
      field.value = 'course';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  async #dragByFinger(): Promise<void> {
    const [from, to] = [this.#point(), this.#point()];
    const session = await this.#page.context().newCDPSession(this.#page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await send('touchStart', [from]);
    const isTap = this.#random.next() < 0.3;
    if (!isTap)
      for (const share of [0.3, 0.6, 1])
        await send('touchMove', [
          { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) },
        ]);
    await send('touchEnd', []);
    await session.detach();
  }

  #of<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random.next() * list.length)];
  }

  #point(): { x: number; y: number } {
    const { width, height } = this.#page.viewportSize() ?? usual;
    return { x: this.#random.next() * width, y: this.#random.next() * height };
  }

  async #press(): Promise<void> {
    await this.#page.keyboard.press(this.#of(this.#ways === 'everything' ? keys : keysOfBuild));
  }

  async #drag(): Promise<void> {
    const [from, to] = [this.#point(), this.#point()];
    const { mouse } = this.#page;
    await this.#page.evaluate(
      (point) => {
        // Disables links to other pages, and buttons that open a window of the system.
        const { leaving, x, y } = point;
        return document.elementFromPoint(x, y)?.closest(`a, ${leaving}`)?.setAttribute('inert', '');
      },
      { ...from, leaving },
    );
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 4 });
    await mouse.up();
  }

  async #click(): Promise<void> {
    const share = this.#random.next();
    await this.#page.evaluate(
      ({ share, leaving }) => {
        const buttons = [
          ...document.querySelectorAll<HTMLElement>('button, summary, [role=radio], input[type=checkbox]'),
        ].filter((one) => one.checkVisibility() && !one.matches(leaving));
        buttons[Math.floor(share * buttons.length)]?.click();
      },
      { share, leaving },
    );
  }

  async #slide(): Promise<void> {
    const [which, where] = [this.#random.next(), this.#random.next()];
    await this.#page.evaluate(
      ({ which, where }) => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=range]')].filter((one) =>
          one.checkVisibility(),
        );
        const field = fields[Math.floor(which * fields.length)];
        if (!field) return;
        field.value = String(Number(field.min) + where * (Number(field.max) - Number(field.min)));
        for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
      },
      { which, where },
    );
  }

  async #wheel(): Promise<void> {
    const { x, y } = this.#point();
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.wheel(0, 400 * this.#random.next() - 200);
  }

  async #scene(): Promise<void> {
    await this.#page.evaluate((id) => {
      window.slew.load(id);
      window.slew.resume();
    }, this.#of(this.#scenes));
  }
}

/** Returns a text for each body with a position or velocity that is NaN or infinite. */
export function wrongIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.slew
      .snapshot()
      .entities.flatMap(({ x, y, angle, vx, vy, omega }, n) =>
        Number.isFinite(x + y + angle + vx + vy + omega) ? [] : [`entities[${n}] is nowhere`],
      ),
  );
}
