// Motions along a curve about the anchor, at constant speed. Their velocity is the curve's tangent at the end of the step.
import type { Point } from '../entities/command';
import type { Motion, Moving } from './target-motions-law';

/** A curve, and how far along it the target is. */
abstract class Curve implements Motion {
  readonly carried = true;

  start(anchor: Point): Moving {
    return this.at(anchor);
  }

  step(_: Moving, anchor: Point, timeStep: number): Moving {
    this.advance(timeStep);
    return this.at(anchor);
  }

  /** Moves on by a step. s */
  protected abstract advance(timeStep: number): void;
  /** Where it is, and the tangent at its speed. */
  protected abstract at(anchor: Point): Moving;
}

/** Clockwise on the screen, from the anchor's right. φ' = v/r. */
export class Circle extends Curve {
  readonly #speed: number;
  readonly #radius: number;
  #angle = 0;

  /** @param settings m/s and m, above 0 */
  constructor({ speed, radius }: { speed: number; radius: number }) {
    super();
    this.#speed = speed;
    this.#radius = radius;
  }

  protected advance(timeStep: number): void {
    this.#angle = (this.#angle + (this.#speed * timeStep) / this.#radius) % (2 * Math.PI);
  }

  protected at(anchor: Point): Moving {
    const [cos, sin] = [Math.cos(this.#angle), Math.sin(this.#angle)];
    return {
      position: { x: anchor.x + this.#radius * cos, y: anchor.y + this.#radius * sin },
      velocity: { x: -this.#speed * sin, y: this.#speed * cos },
    };
  }
}

/** How far the figure eight is stepped at once, in its radii: short enough for a speed right to 0.1 %. */
const eightStep = 0.05;

/**
 * Lemniscate of Gerono, p = r (sin u, sin u cos u), from the anchor, at constant speed: u' = v/|dp/du|, by the
 * midpoint rule. |dp/du| = r √(cos² u + cos² 2u) is never 0 (at least 0.66 r). Weisstein, “Eight Curve”,
 * MathWorld.
 */
export class FigureEight extends Curve {
  readonly #speed: number;
  readonly #radius: number;
  #parameter = 0;

  /** @param settings m/s and m, above 0 */
  constructor({ speed, radius }: { speed: number; radius: number }) {
    super();
    this.#speed = speed;
    this.#radius = radius;
  }

  protected advance(timeStep: number): void {
    const parts = Math.ceil((this.#speed * timeStep) / (eightStep * this.#radius));
    const length = (this.#speed * timeStep) / (parts * this.#radius);
    for (let part = 0; part < parts; part++) {
      const middle = this.#parameter + length / 2 / pace(this.#parameter);
      this.#parameter += length / pace(middle);
    }
    this.#parameter %= 2 * Math.PI;
  }

  protected at(anchor: Point): Moving {
    const u = this.#parameter;
    const [sin, cos] = [Math.sin(u), Math.cos(u)];
    const scale = this.#speed / pace(u);
    return {
      position: { x: anchor.x + this.#radius * sin, y: anchor.y + this.#radius * sin * cos },
      velocity: { x: scale * cos, y: scale * Math.cos(2 * u) },
    };
  }
}

/** |dp/du| of the lemniscate of radius 1. */
function pace(u: number): number {
  return Math.hypot(Math.cos(u), Math.cos(2 * u));
}

/**
 * Straight legs at 45° either side of a heading, to and fro about the anchor. Along the heading and across it the
 * target runs on triangle waves of the same slope, so its speed is the same on every leg; it turns back where the
 * next corner could lie outside the radius.
 */
export class Zigzag extends Curve {
  readonly #speed: number;
  readonly #heading: Point;
  readonly #along: number;
  readonly #across: number;
  #length = 0;

  /** @param settings m/s, m and s, above 0; the heading in rad */
  constructor(settings: { speed: number; radius: number; period: number; heading: number }) {
    super();
    const { speed, radius, period, heading } = settings;
    this.#speed = speed;
    this.#heading = { x: Math.cos(heading), y: Math.sin(heading) };
    // A leg of v T at 45° goes across by v T/√2, half of it on either side; never more than the radius has room for.
    this.#across = Math.min(speed * period * (Math.SQRT1_2 / 2), radius * Math.SQRT1_2);
    this.#along = Math.sqrt(radius ** 2 - this.#across ** 2);
  }

  protected advance(timeStep: number): void {
    this.#length += this.#speed * timeStep;
  }

  protected at(anchor: Point): Moving {
    const along = triangle(this.#length * Math.SQRT1_2, this.#along);
    const across = triangle(this.#length * Math.SQRT1_2, this.#across);
    const speed = this.#speed * Math.SQRT1_2;
    const { x, y } = this.#heading;
    const [u, v] = [along.slope * speed, across.slope * speed];
    return {
      position: {
        x: anchor.x + along.value * x - across.value * y,
        y: anchor.y + along.value * y + across.value * x,
      },
      velocity: { x: u * x - v * y, y: u * y + v * x },
    };
  }
}

/** A triangle wave of slopes ±1 between ±height, rising from 0. */
function triangle(length: number, height: number): { value: number; slope: number } {
  const phase = (length + height) % (4 * height);
  return phase < 2 * height ? { value: phase - height, slope: 1 } : { value: 3 * height - phase, slope: -1 };
}
