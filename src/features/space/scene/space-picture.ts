// The picture of ships in space on a canvas of its own. It is drawn when something of it has changed, and outlives a lost context.
import { numbersOfMotion } from '../rules/crates';
import { Drawing, type SpaceView } from './drawing';

/** Draws spheres. It takes the canvas for itself: its size in pixels, and its context. */
export class SpacePicture {
  private readonly _canvas: HTMLCanvasElement;
  /** Null while the browser has taken the context away. */
  private _drawing: Drawing | null;
  /** What was drawn last; empty before. */
  private _drawn: readonly number[] = [];

  /** Throws Error where the browser has no WebGL 2. */
  constructor(canvas: HTMLCanvasElement) {
    this._canvas = canvas;
    this._drawing = new Drawing(canvas);
    canvas.addEventListener('webglcontextlost', this._lose);
    canvas.addEventListener('webglcontextrestored', this._beginAnew);
  }

  /** Draws the spheres, unless they are drawn as they are. Returns whether it drew. */
  draw(view: SpaceView): boolean {
    if (!this._drawing) return false;
    const now = numbersOf(view);
    if (isSame(now, this._drawn)) return false;
    this._drawn = now;
    this._drawing.draw(view);
    return true;
  }

  /** Gives back all that it has of the graphics card, at once. The canvas can be drawn on no more. */
  dispose(): void {
    this._canvas.removeEventListener('webglcontextlost', this._lose);
    this._canvas.removeEventListener('webglcontextrestored', this._beginAnew);
    this._drawing?.dispose();
    this._drawing?.leaveContext();
    this._drawing = null;
  }

  /** How many shapes and textures are on the graphics card for it now. */
  get held(): { readonly geometries: number; readonly textures: number } {
    return this._drawing?.held ?? { geometries: 0, textures: 0 };
  }

  private readonly _lose = (event: Event): void => {
    // Else the browser never gives it back.
    event.preventDefault();
    this._drawing?.dispose();
    this._drawing = null;
  };

  private readonly _beginAnew = (): void => {
    this._drawing = new Drawing(this._canvas);
    this._drawn = [];
  };
}

/** All numbers that a picture is drawn from. */
function numbersOf({ width, height, ratio, time, lag, isStill, spheres }: SpaceView): number[] {
  const numbers = [width, height, ratio, time, lag, Number(isStill)];
  for (const { circle, sphere, colour, ghost } of spheres) {
    const { ship, bodies, meter } = sphere;
    const { x, y, z, w } = ship.order;
    numbers.push(circle.x, circle.y, circle.radius, colour, x, y, z, w, Number(ship.steered), meter.hits);
    numbers.push(ship.entity.limits.angularAcceleration, Number(sphere.hasCargo), ghost ?? Infinity);
    for (const { motion } of bodies) numbers.push(...numbersOfMotion(motion));
  }
  return numbers;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, n) => number === other[n]);
}
