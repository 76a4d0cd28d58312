// Pictures of a session outside the page, of any size, for clips and images. The caller decides when a frame is drawn.
import Phaser from 'phaser';
import { courseOf } from '../../lab/files/extent';
import type { Session } from '../session/session';
import type { Insets } from '../view/home-view';
import { ViewState } from '../view/view-state';
import { Viewport } from '../view/viewport';
import { layOver } from './draw/lay-over';
import { FrameSkipper } from './frame-pacing';
import { pictureLost } from './picture-lost';
import type { PictureParts } from './picture-parts';
import { SlewScene } from './slew-scene';

/** Settings for the size of an exported picture: sides, resolution, and widths left free at the edges. */
export interface PictureSize {
  /** Width of the exported picture. Pixels */
  readonly width: number;
  /** Height of the exported picture. Pixels */
  readonly height: number;
  /** Number of image pixels per CSS pixel. */
  readonly density: number;
  readonly insets: Insets;
}

interface PagePicture {
  readonly view: ViewState;
  readonly viewport: Viewport;
}

interface DrawState {
  /** Interpolation fraction: 0 before the last simulation step, 1 after the step. */
  fraction: number;
  /** Message that says why the picture cannot be drawn; null if it can be drawn. */
  fault: string | null;
}

/** Picture of a session in a canvas that is not on the page. */
export class OffPagePicture {
  readonly #game: Phaser.Game;
  readonly #stage: HTMLElement;
  readonly #view: ViewState;
  readonly #drawn: DrawState;
  #clockMs = 1000;
  /** Pixels that were last read from the canvas: colours multiplied by opacity, the lowest row first. */
  #pixels = new Uint32Array(0);
  /** Pixels of the last frame with its background; null before the first frame. */
  #frame: ImageData | null = null;

  private constructor(game: Phaser.Game, stage: HTMLElement, view: ViewState, drawn: DrawState) {
    this.#game = game;
    this.#stage = stage;
    this.#view = view;
    this.#drawn = drawn;
  }

  /** Creates a picture. Resolves when its images are loaded. */
  static open(
    session: Session,
    page: PagePicture,
    parts: PictureParts,
    size: PictureSize,
  ): Promise<OffPagePicture> {
    const { width, height, density } = size;
    const drawn: DrawState = { fraction: 1, fault: null };
    const view = viewLike(page.view);
    const viewport = viewportLike(page, session, size);
    const stage = document.createElement('div');
    const shown = { layers: parts.layers, hands: [], styleOf: parts.styleOf };
    return new Promise((resolve) => {
      const ready = () => {
        game.loop.stop();
        view.set('camera', page.view.camera);
        resolve(new OffPagePicture(game, stage, view, drawn));
      };
      const scene = new SlewScene(
        readOnly(session, drawn),
        view,
        viewport,
        shown,
        new FrameSkipper(),
        () => {},
        ready,
      );
      const game: Phaser.Game = new Phaser.Game({
        type: Phaser.WEBGL,
        parent: stage,
        transparent: true,
        banner: false,
        input: { keyboard: false, mouse: false, touch: false, gamepad: false },
        audio: { noAudio: true },
        scale: { mode: Phaser.Scale.NONE, width, height, zoom: 1 / density },
        fps: { smoothStep: false },
        render: { antialias: true, mipmapFilter: 'LINEAR_MIPMAP_LINEAR', maxTextures: 1 },
        scene,
      });
    });
  }

  /** Whether the picture has too little room for all cards (panels, one per body) of the scene. */
  get isCrowded(): boolean {
    return this.#view.picture.cardStrip !== null;
  }

  /**
   * Draws a frame. Throws an Error with a message for the page if that fails.
   * @param fraction interpolation fraction: 0 draws the state before the last simulation step, 1 the state after it
   * @param elapsed time since the last frame, s
   */
  draw(fraction: number, elapsed: number): void {
    this.#drawn.fraction = fraction;
    this.#clockMs += 1000 * elapsed;
    // Layers take the time for flicker from here.
    this.#game.loop.time = this.#clockMs;
    this.#game.step(this.#clockMs, 1000 * elapsed);
    if (this.#drawn.fault !== null) throw new Error(this.#drawn.fault);
  }

  /**
   * Copies the last frame to a canvas of the same size. Call it in the same browser task as `draw`. Throws an Error if
   * the picture has lost its WebGL context.
   * @param ground opaque pixels of the background, over which the frame is laid
   */
  copy(onto: CanvasRenderingContext2D, ground: ImageData): void {
    const { width, height } = onto.canvas;
    const canvases = [...this.#stage.querySelectorAll('canvas')];
    let under = ground;
    // With software drawing, this takes a third of the time that drawing one canvas onto another takes.
    while (canvases.length > 0 && this.#read(canvases[0], ground)) {
      this.#frame ??= new ImageData(width, height);
      layOver(this.#pixels, pixelsOf(under), pixelsOf(this.#frame), width);
      under = this.#frame;
      canvases.shift();
    }
    onto.putImageData(under, 0, 0);
    for (const canvas of canvases) onto.drawImage(canvas, 0, 0, width, height);
  }

  /** Reads the pixels of a WebGL canvas into `#pixels`. Returns false if the canvas has another size. */
  #read(canvas: HTMLCanvasElement, { width, height }: ImageData): boolean {
    const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    if (gl?.isContextLost()) throw new Error(pictureLost);
    if (gl?.drawingBufferWidth !== width || gl.drawingBufferHeight !== height) return false;
    if (this.#pixels.length !== width * height) this.#pixels = new Uint32Array(width * height);
    const bound = gl.getParameter(gl.FRAMEBUFFER_BINDING);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(this.#pixels.buffer));
    gl.bindFramebuffer(gl.FRAMEBUFFER, bound);
    return true;
  }

  /** Frees the picture's memory and graphics context. */
  close(): void {
    this.#game.destroy(true, false);
    // Phaser destroys the game in its next step.
    this.#game.step(0, 0);
  }
}

const pixelsOf = ({ data }: ImageData) => new Uint32Array(data.buffer);

/** Returns a copy of the page's view settings for an exported picture. */
function viewLike(view: ViewState): ViewState {
  const { focus, stepAngle, comparisonRun, alone } = view;
  const copy = new ViewState(view.modes);
  Object.assign(copy.shown, view.shown);
  Object.assign(copy, { focus, stepAngle, comparisonRun, alone, advises: false });
  return copy;
}

function viewportLike({ viewport }: PagePicture, session: Session, size: PictureSize): Viewport {
  const { width, height, density, insets } = size;
  const copy = new Viewport();
  copy.resize(width / density, height / density, insets);
  copy.setHome(courseOf(session.scenario, session.games));
  if (viewport.isMoved && viewport.turn === copy.turn) {
    const scale = Math.min(copy.free.width / viewport.free.width, copy.free.height / viewport.free.height);
    copy.centreOn(viewport.centre, viewport.zoom * scale);
  }
  return copy;
}

/**
 * Returns a version of the session that can be drawn but not changed.
 * @param drawn object with two fields. `fraction` is read before each frame: 0 draws the state before the last
 * simulation step, 1 the state after the step. `fault` receives the message of the first drawing error
 */
function readOnly(session: Session, drawn: DrawState): Session {
  const playback = Object.create(session.playback, {
    paused: { value: false },
    pace: { value: 1 },
    halted: { get: () => drawn.fault },
    halt: {
      value: (reason: string) => {
        drawn.fault ??= reason;
      },
    },
    unhalt: { value: () => {} },
  });
  return Object.create(session, {
    playback: { value: playback },
    // The answer must not take these frames for frames that a person saw.
    round: { value: Object.create(session.round, { runs: { value: false } }) },
    building: { value: false },
    onChange: { value: () => () => {} },
    advance: { value: () => drawn.fraction },
  });
}
