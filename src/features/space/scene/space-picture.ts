// Drawing of ships in space on a separate canvas. It is drawn when something in it has changed,
// and survives a lost WebGL context.
import { numbersOfMotion } from '../rules/crates';
import { GlRenderer, type SpaceView } from './drawing';

/** Draws ships in their glass spheres on a canvas with WebGL. */
export class SpacePicture {
  private readonly _canvas: HTMLCanvasElement;
  /** The renderer; null while the browser has taken the WebGL context away. */
  private _drawing: GlRenderer | null;
  /** Numbers of the last drawn state, to detect changes; empty before the first frame. */
  private _drawn: readonly number[] = [];

  /** Prepares the drawing of spheres on a canvas. Throws Error if the browser has no WebGL 2. */
  constructor(canvas: HTMLCanvasElement) {
    this._canvas = canvas;
    this._drawing = new GlRenderer(canvas);
    canvas.addEventListener('webglcontextlost', this._lose);
    canvas.addEventListener('webglcontextrestored', this._restart);
  }

  /** Draws the glass spheres if anything has changed. Returns whether it drew. */
  draw(view: SpaceView): boolean {
    if (!this._drawing) return false;
    const now = numbersOf(view);
    if (isSame(now, this._drawn)) return false;
    this._drawn = now;
    this._drawing.draw(view);
    return true;
  }

  /** Frees the graphics memory. The canvas cannot be used afterwards. */
  dispose(): void {
    this._canvas.removeEventListener('webglcontextlost', this._lose);
    this._canvas.removeEventListener('webglcontextrestored', this._restart);
    this._drawing?.dispose();
    this._drawing?.leaveContext();
    this._drawing = null;
  }

  /** Numbers of geometries and textures that the drawing has on the graphics card. */
  get held(): { readonly geometries: number; readonly textures: number } {
    return this._drawing?.held ?? { geometries: 0, textures: 0 };
  }

  private readonly _lose = (event: Event): void => {
    // Without this the browser never restores the context.
    event.preventDefault();
    this._drawing?.dispose();
    this._drawing = null;
  };

  private readonly _restart = (): void => {
    this._drawing = new GlRenderer(this._canvas);
    this._drawn = [];
  };
}

/** Returns all numbers on which the drawing depends, to detect changes. */
function numbersOf({ width, height, ratio, time, lag, isStill, spheres }: SpaceView): number[] {
  const numbers = [width, height, ratio, time, lag, Number(isStill)];
  for (const { circle, sphere, colour, ghost, deviation } of spheres) {
    const { ship, bodies, meter } = sphere;
    const { x, y, z, w } = ship.order;
    numbers.push(circle.x, circle.y, circle.radius, colour, x, y, z, w, Number(ship.steered), meter.hits);
    numbers.push(ship.entity.limits.angularAcceleration, Number(sphere.hasCargo), ghost ?? Infinity);
    numbers.push(Number(sphere.assumedCargo !== null), Number(deviation !== null));
    for (const { motion } of bodies) numbers.push(...numbersOfMotion(motion));
  }
  return numbers;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, n) => number === other[n]);
}
