// Makes clips (videos) of the last seconds of a run. Every frame is drawn again, however long that takes.
import { OffPagePicture } from '../scene/off-page-picture';
import { pictureLost } from '../scene/picture-lost';
import type { PictureParts } from '../scene/picture-parts';
import { ReplayOutdated } from '../session/history/replay';
import { Session } from '../session/session';
import type { App } from '../ui/app';
import type { Features } from '../ui/features';
import {
  type ClipSettings,
  type Clips,
  clipSettings,
  type MadeFile,
  type Making,
  type PictureKind,
  pictureKind,
} from '../ui/sharing/clips';
import { bands, captionOf, card, drawCaption, drawCard, groundOf } from './caption';
import { openSink } from './encode';

export interface ClipSource {
  readonly features: Features;
  readonly picture: PictureParts;
}

/** Time for which a clip keeps showing the final state of the simulation at its end. s */
const hold = 1;

/** Time for which a clip still draws new frames after the end of its simulation, s. */
const settling = 0.5;

/** Settings for the size of a clip's layout. Larger sizes are tried until all cards (panels) fit. */
const shortSide = {
  /** Shorter side of a clip's layout at first. The layout grows until all cards (panels) fit. CSS pixels */
  initial: 480,
  /** Upper limit for the shorter side of a clip's layout. CSS pixels */
  limit: 1100,
  /** Factor by which a clip's layout is enlarged for the next attempt, if its cards (panels) do not fit. */
  growth: 1.3,
};

/** Time after which drawing a clip's frames pauses, so that the page can handle its events. ms */
const budgetMs = 30;

/**
 * Largest number of frames of a clip that are drawn before drawing pauses. The page handles its events in the pause.
 */
const mostFrames = 8;

/**
 * Unsaved frames drawn before a clip or picture, so that texts can fade in. `frames`: number of frames. `every`: time
 * between frames, s.
 */
const before = { frames: 20, every: 1 / 30 };

/**
 * Resolution limits of a saved picture. `density`: largest number of image pixels per CSS pixel. `most`: largest length
 * of the longer side, pixels.
 */
const field = { density: 2, most: 4096 };

/** Returns the functions that make clips and pictures of the open scene. */
export const clipsOf = (source: ClipSource): Clips => ({
  clip: (app, options, making) =>
    sentenced('clip', () => clip(app, source, clipSettings(options), making ?? {})),
  picture: (app, options) => sentenced('picture', () => picture(app, source, pictureKind(options))),
});

/**
 * Calls `make`, which produces a file. Turns errors into messages for the page.
 * @param what word for the file, such as "clip"
 * @throws Error with a message for the page. Errors about wrong arguments or a cancelled clip are passed on unchanged.
 */
async function sentenced(what: string, make: () => Promise<MadeFile>): Promise<MadeFile> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof RangeError && error.message.startsWith('slew.')) throw error;
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const cause =
      reason === pictureLost
        ? 'The browser has taken the graphics card away.'
        : reason.replace(/([^.!?])$/, '$1.');
    throw new Error(`The ${what} was not made: ${cause} Your scene is as it was; try again.`, {
      cause: error,
    });
  }
}

/**
 * Moves a replay forward to a given time.
 * @param time s from the start of the clip; never less than in the call before
 * @returns interpolation fraction for drawing: 0 for the state before the last step, 1 for the state after this step
 */
type GoTo = (time: number) => number;

/** The part of the simulation that a clip shows. */
interface Run {
  readonly session: Session;
  /** Duration of the part of the simulation that the clip shows. s */
  readonly seconds: number;
  /**
   * Calls `look` once, to draw frames of the clip.
   * @param look draws the frames; it calls `goTo` before each frame, to move the replay to the time of the frame
   * @throws ReplayOutdated if the scene has changed since the clip was started
   */
  visit(look: (goTo: GoTo) => void): void;
}

function runOf({ session }: App, seconds: number): Run {
  if (!session.building) {
    const replay = session.replay(seconds);
    return { session, seconds: replay.seconds, visit: (look) => replay.visit(look) };
  }
  const { start, scenario, games } = session;
  const flown = new Session(start, scenario.name, games);
  const goTo = (time: number) => {
    const at = time * flown.simulation.stepRate;
    const tick = Math.ceil(at - 1e-6);
    flown.step(Math.max(0, tick - flown.simulation.tick));
    return 1 - (tick - at);
  };
  const built = JSON.stringify(start);
  return {
    session: flown,
    seconds,
    visit(look) {
      if (JSON.stringify(session.start) !== built) throw new ReplayOutdated();
      look(goTo);
    },
  };
}

async function clip(
  app: App,
  source: ClipSource,
  { seconds, width, height, framesPerSecond, type }: ClipSettings,
  { signal, progress }: Making,
): Promise<MadeFile> {
  const closing: (() => void)[] = [app.session.playback.wait()];
  try {
    const run = runOf(app, seconds - hold);
    const sink = await openSink({ width, height, framesPerSecond }, type);
    closing.push(() => sink.cancel());
    signal?.throwIfAborted();
    const context = canvasOf(width, height);
    const { picture, density } = await opened(app, source, run, { width, height });
    closing.push(() => picture.close());
    signal?.throwIfAborted();
    const steadily = steadyChance();
    const rate = sink.framesPerSecond;
    const ground = groundOf(context, sink.type === 'image/gif');
    const draw = (fraction: number, elapsed: number) => steadily(() => picture.draw(fraction, elapsed));
    const drawWhole = (fraction: number) => {
      draw(fraction, 1 / rate);
      picture.copy(context, ground);
      drawCaption(context, captionOf(run.session, source.features), density);
    };
    const count = Math.round((run.seconds + hold) * rate);
    run.visit((goTo) => {
      const fraction = goTo(0);
      for (let n = 0; n < before.frames; n++) draw(fraction, before.every);
    });
    for (let n = 0; n < count; ) {
      signal?.throwIfAborted();
      run.visit((goTo) => {
        const began = performance.now();
        const last = Math.min(count, n + mostFrames);
        do {
          if (n / rate < run.seconds + settling) drawWhole(goTo(Math.min(run.seconds, n / rate)));
          sink.add(context.canvas);
          n += 1;
        } while (n < last && performance.now() - began < budgetMs);
      });
      await sink.ready();
      progress?.(n / count);
      await nextTask();
    }
    signal?.throwIfAborted();
    const bytes = await sink.end();
    return { type: sink.type, bytes, width: sink.width, height: sink.height, frames: count };
  } finally {
    for (const close of closing) close();
  }
}

/** Creates the off-screen picture for a clip. Returns the picture and its pixels per CSS pixel. */
async function opened(
  app: App,
  { picture: parts }: ClipSource,
  run: Run,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<{ picture: OffPagePicture; density: number }> {
  for (let short: number = shortSide.initial; ; short *= shortSide.growth) {
    const density = Math.min(width, height) / short;
    const size = { width, height, density, insets: { left: 0, right: 0, ...bands } };
    const picture = await OffPagePicture.open(run.session, app, parts, size);
    try {
      run.visit((goTo) => picture.draw(goTo(0), before.every));
    } catch (error) {
      picture.close();
      throw error;
    }
    if (!picture.isCrowded || short * shortSide.growth > shortSide.limit) return { picture, density };
    picture.close();
  }
}

async function picture(
  app: App,
  { features, picture: parts }: ClipSource,
  kind: PictureKind,
): Promise<MadeFile> {
  const { session, viewport } = app;
  const free = viewport.free;
  const none = { left: 0, right: 0, top: 0, bottom: 0 };
  const density = Math.min(field.density, field.most / Math.max(free.width, free.height));
  const size =
    kind === 'card'
      ? { ...card, insets: { ...none, ...card.insets } }
      : {
          width: Math.round(free.width * density),
          height: Math.round(free.height * density),
          density,
          insets: none,
        };
  const context = canvasOf(size.width, size.height);
  const drawn = await OffPagePicture.open(session, app, parts, size);
  try {
    steadyChance()(() => {
      for (let n = 0; n < before.frames; n++) {
        drawn.draw(1, before.every);
      }
    });
    drawn.copy(context, groundOf(context, false));
    if (kind === 'card') {
      const signature = features.linksFor(session.scenario)?.signature;
      drawCard(context, captionOf(session, features), signature?.read() ?? '');
    }
  } finally {
    drawn.close();
  }
  const type = 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => context.canvas.toBlob(resolve, type));
  if (!blob) throw new Error('the browser has too little memory for it');
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { type, bytes, width: size.width, height: size.height, frames: 1 };
}

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('the browser has too little memory for it');
  return context;
}

/** Resolves after the page has handled its waiting events. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Returns a function that calls `draw` while Math.random is replaced by a generator with a fixed seed. */
function steadyChance(): (draw: () => void) => void {
  let state = 1;
  // Park and Miller's minimal standard generator.
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return (draw) => {
    const { random } = Math;
    Math.random = next;
    try {
      draw();
    } finally {
      Math.random = random;
    }
  };
}
