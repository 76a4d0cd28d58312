// Motions along a curve about the anchor, at constant speed. Their velocity is the curve's tangent at the end of the step.

import { cos, hypot, sin } from '../../../laws/exact/exact';
import type { Point } from '../../entities/command';
import type { MotionState, RunningMotion } from './motion';

/** Speed along a curve, m/s, and its radius, m. Both above 0 */
interface Size {
  readonly speed: number;
  readonly radius: number;
}

/** A motion of a target along a curve. */
abstract class Curve implements RunningMotion {
  readonly carried = true;
  protected readonly _speed: number;
  protected readonly _radius: number;
  /** Position along the curve. rad for a circle or figure eight, m for a zigzag */
  progress = 0;

  constructor({ speed, radius }: Size) {
    this._speed = speed;
    this._radius = radius;
  }

  /**
   * Takes over the position on the curve from another motion. Does nothing if the other motion follows another kind of
   * curve.
   */
  resume(other: RunningMotion): void {
    if (other instanceof Curve && other.constructor === this.constructor) this.progress = other.progress;
  }

  start(anchor: Point): MotionState {
    return this.at(anchor);
  }

  step(_: MotionState, anchor: Point, timeStep: number): MotionState {
    this.advance(timeStep);
    return this.at(anchor);
  }

  /** Moves the target's position along the curve (`progress`) forward by one step. @param timeStep s */
  protected abstract advance(timeStep: number): void;
  /** Returns position (m) and velocity (m/s) of the target at its current `progress` along the curve. */
  protected abstract at(anchor: Point): MotionState;
}

/** Motion of a target on a circle around a fixed point, clockwise on the screen. */
export class Circle extends Curve {
  protected advance(timeStep: number): void {
    this.progress = (this.progress + (this._speed * timeStep) / this._radius) % (2 * Math.PI);
  }

  protected at(anchor: Point): MotionState {
    const [x, y] = [cos(this.progress), sin(this.progress)];
    return {
      position: { x: anchor.x + this._radius * x, y: anchor.y + this._radius * y },
      velocity: { x: -this._speed * y, y: this._speed * x },
    };
  }
}

/** Largest integration step along a figure eight, as a fraction of the radius. */
const eightStep = 0.05;

// u' = v/|dp/du|, by the midpoint rule. |dp/du| = r √(cos² u + cos² 2u) is never 0 (at least 0.66 r).
// Weisstein, “Eight Curve”, MathWorld.
/**
 * Motion of a target at constant speed on a figure eight around a fixed point, its anchor. Lemniscate of Gerono, radius
 * r: p = r (sin u, sin u cos u).
 */
export class FigureEight extends Curve {
  protected advance(timeStep: number): void {
    const parts = Math.ceil((this._speed * timeStep) / (eightStep * this._radius));
    const length = (this._speed * timeStep) / (parts * this._radius);
    for (let part = 0; part < parts; part++) {
      const middle = this.progress + length / 2 / pace(this.progress);
      this.progress += length / pace(middle);
    }
    this.progress %= 2 * Math.PI;
  }

  protected at(anchor: Point): MotionState {
    const u = this.progress;
    const [sine, cosine] = [sin(u), cos(u)];
    const scale = this._speed / pace(u);
    return {
      position: { x: anchor.x + this._radius * sine, y: anchor.y + this._radius * sine * cosine },
      velocity: { x: scale * cosine, y: scale * cos(2 * u) },
    };
  }
}

/**
 * Returns |dp/du| on the figure eight with radius 1: the distance per change of the curve parameter u.
 * @param u curve parameter. rad
 */
function pace(u: number): number {
  return hypot(cos(u), cos(2 * u));
}

// Along the heading and across it the target runs on triangle waves of the same slope, so its speed is the same on
// every leg. It turns back where the next corner could lie outside the radius.
/** Motion of a target to and fro on a zigzag path, at constant speed. */
export class Zigzag extends Curve {
  private readonly _heading: Point;
  private readonly _along: number;
  private readonly _across: number;

  /**
   * Makes a zigzag motion.
   * @param settings `period`: time for each straight line, s, above 0. `heading`: direction of the zigzag, rad
   */
  constructor(settings: Size & { readonly period: number; readonly heading: number }) {
    super(settings);
    const { speed, radius, period, heading } = settings;
    this._heading = { x: cos(heading), y: sin(heading) };
    // A leg of v T at 45° goes across by v T/√2, half of it on either side; never more than the radius has room for.
    this._across = Math.min(speed * period * (Math.SQRT1_2 / 2), radius * Math.SQRT1_2);
    this._along = Math.sqrt(radius * radius - this._across * this._across);
  }

  protected advance(timeStep: number): void {
    this.progress += this._speed * timeStep;
  }

  protected at(anchor: Point): MotionState {
    const along = triangle(this.progress * Math.SQRT1_2, this._along);
    const across = triangle(this.progress * Math.SQRT1_2, this._across);
    const speed = this._speed * Math.SQRT1_2;
    const { x, y } = this._heading;
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

/**
 * Computes a triangle wave between -height and height. The wave rises from 0.
 * @param length input of the wave, in the unit of `height`, 0 or more. The period is 4 `height`
 * @returns value of the wave, and slope: 1 or -1
 */
function triangle(length: number, height: number): { value: number; slope: number } {
  const phase = (length + height) % (4 * height);
  return phase < 2 * height ? { value: phase - height, slope: 1 } : { value: 3 * height - phase, slope: -1 };
}
