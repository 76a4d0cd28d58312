// Phaser's game: the canvas, its size on any screen, and its only scene.

import Phaser from 'phaser';
import type { Session } from '../session/session';
import type { ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';
import { FrameSkipper, IdleDetector } from './frame-pacing';
import type { PictureParts } from './picture-parts';
import { SlewScene } from './slew-scene';

/** Phaser's game, changed to skip frames: while nothing changes, and when simulation steps take too long. */
class StillGame extends Phaser.Game {
  readonly #idleDetector: IdleDetector;
  readonly #frameSkipper: FrameSkipper;

  constructor(config: Phaser.Types.Core.GameConfig, idleDetector: IdleDetector, frameSkipper: FrameSkipper) {
    super(config);
    this.#idleDetector = idleDetector;
    this.#frameSkipper = frameSkipper;
  }

  override step(time: number, delta: number): void {
    if (this.#idleDetector.isIdle(delta / 1000)) return;
    this.#frameSkipper.begin();
    if (this.#frameSkipper.drawing) super.step(time, delta);
    else super.headlessStep(time, delta);
  }
}

/** Returns a message that says why the page cannot run in this browser; null if it can run. */
export function missingFeature(): string | null {
  const context =
    document.createElement('canvas').getContext('webgl2') ??
    document.createElement('canvas').getContext('webgl');
  if (context) {
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return null;
  }
  return 'Slew draws with WebGL, and this browser does not offer it. Switch on hardware acceleration in its settings, or open the page in a current Firefox, Chrome, Edge or Safari.';
}

/**
 * Starts Phaser's game in an element of the page. Resolves when the first frame can be drawn.
 * @param offerUndo shows a message with an undo button, see Gestures
 */
export function startGame(
  parent: HTMLElement,
  session: Session,
  view: ViewState,
  viewport: Viewport,
  features: PictureParts,
  offerUndo: (message: string) => void,
): Promise<Phaser.Game> {
  return new Promise((resolve) => {
    const { width, height, density } = screenOf(parent);
    const frameSkipper = new FrameSkipper();
    const config: Phaser.Types.Core.GameConfig = {
      type: Phaser.WEBGL,
      parent,
      transparent: true,
      banner: false,
      // Pointers are handled without Phaser, see input/pointers.ts.
      input: { keyboard: false, mouse: false, touch: false, gamepad: false },
      audio: { noAudio: true },
      scale: { mode: Phaser.Scale.NONE, width: width * density, height: height * density, zoom: 1 / density },
      // Phaser's smoothing slows down the first two seconds; the fixed step needs true frame times.
      fps: { smoothStep: false },
      // One texture per batch: with several, some drivers pick the wrong one for parts of an image.
      render: { antialias: true, mipmapFilter: 'LINEAR_MIPMAP_LINEAR', maxTextures: 1 },
      scene: new SlewScene(session, view, viewport, features, frameSkipper, offerUndo, () => resolve(game)),
    };
    const game: Phaser.Game = new StillGame(config, new IdleDetector(session, view, viewport), frameSkipper);
  });
}

/** Resizes the canvas to fill its parent element, with one canvas pixel per device pixel. */
export function fitCanvas(game: Phaser.Game, parent: HTMLElement): void {
  const { width, height, density } = screenOf(parent);
  game.scale.resize(width * density, height * density);
  game.scale.setZoom(1 / density);
}

/** Pauses the game's time and drawing while the parent element is not visible. */
export function drawWhileSeen(game: Phaser.Game, parent: HTMLElement): void {
  new IntersectionObserver((seen) => {
    if (seen.at(-1)?.isIntersecting) game.loop.wake();
    else game.loop.sleep();
  }).observe(parent);
}

function screenOf({ clientWidth, clientHeight }: HTMLElement): {
  width: number;
  height: number;
  density: number;
} {
  return {
    width: Math.max(1, clientWidth),
    height: Math.max(1, clientHeight),
    density: window.devicePixelRatio || 1,
  };
}
