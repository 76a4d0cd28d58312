// Input and output of every guidance law, and the line of sight they work from.

import { wrapAngle } from '../../control/angle';
import { atan2, hypot } from '../../exact/exact';
import type { Point } from '../command';

/** Input of guidance at each step. Every number is finite. */
export interface Engagement {
  /** m */
  position: Point;
  /** m/s */
  velocity: Point;
  /** Where the nose points. rad, 0 along +x, clockwise. */
  heading: number;
  /** Speed the law assumes: a missile's speed limit, the speed of a turret's shells. m/s */
  speed: number;
  /** How far ahead of its place what has that speed starts: a turret's muzzle. m; 0, the body itself, when left out */
  reach?: number;
  /** m */
  target: Point;
  /** m/s */
  targetVelocity: Point;
  /** s, above 0 */
  timeStep: number;
}

/** Where to point. Every number is finite. */
export interface Aim {
  /** rad, in (-π, π] */
  heading: number;
  /** Angular velocity of the desired heading, for the controller. rad/s */
  headingRate: number;
  /** The point it heads for, for drawing. m */
  aimPoint: Point;
  /** λ', the angular velocity of the line of sight. rad/s */
  lineOfSightRate: number;
  /** True when the law had no solution and points at the target instead. */
  fallback: boolean;
}

/** Decides where to point; the turn controller decides how to turn there. */
export interface Guidance {
  aim(engagement: Readonly<Engagement>): Aim;
  /** Clears its state. Called on a new command. */
  reset(): void;
}

/** The line from the body to the target. */
export interface LineOfSight {
  /** R. m */
  readonly x: number;
  readonly y: number;
  /** |R|. m */
  readonly range: number;
  /** λ. rad */
  readonly direction: number;
  /** λ'. rad/s */
  readonly rate: number;
  /** How fast the range grows, R·V/|R|; below 0 while closing. m/s */
  readonly rangeRate: number;
}

/** A guidance law, used only beyond `closeRange`. */
export interface Law {
  aim(engagement: Readonly<Engagement>, lineOfSight: LineOfSight): Aim;
  reset(): void;
}

/** Range within which the last heading is held, as the line of sight turns too fast. m. A body is 1 m and longer. */
export const closeRange = 0.5;

/** R × V of two vectors in the plane; above 0 when V turns R clockwise, as y is down. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

/** λ' = (R × V)/|R|² and R·V/|R|, R and V relative to the body. Zarchan, “Tactical and Strategic Missile Guidance”, ch. 2. */
export function lineOfSightOf({
  position,
  velocity,
  target,
  targetVelocity,
}: Readonly<Engagement>): LineOfSight {
  const x = target.x - position.x;
  const y = target.y - position.y;
  const relative = { x: targetVelocity.x - velocity.x, y: targetVelocity.y - velocity.y };
  const range = hypot(x, y);
  if (range === 0) return { x, y, range, direction: 0, rate: 0, rangeRate: 0 };
  const along = { x: x / range, y: y / range };
  return {
    x,
    y,
    range,
    direction: atan2(y, x),
    rate: cross(along, relative) / range,
    rangeRate: along.x * relative.x + along.y * relative.y,
  };
}

/** Straight at the target. ψ = λ, ψ' = λ'. */
export function aimAtTarget(
  { target }: Readonly<Engagement>,
  { direction, rate }: LineOfSight,
  fallback: boolean,
): Aim {
  return {
    heading: wrapAngle(direction),
    headingRate: rate,
    aimPoint: { x: target.x, y: target.y },
    lineOfSightRate: rate,
    fallback,
  };
}

/** A law that holds its last heading, without a rate, while the target is nearer than `closeRange`. */
export class HeldWhenClose implements Guidance {
  private readonly _law: Law;
  private _last: number | null = null;

  constructor(law: Law) {
    this._law = law;
  }

  aim(engagement: Readonly<Engagement>): Aim {
    const lineOfSight = lineOfSightOf(engagement);
    if (lineOfSight.range < closeRange) {
      const { heading, target } = engagement;
      this._last ??= wrapAngle(heading);
      const aimPoint = { x: target.x, y: target.y };
      return { heading: this._last, headingRate: 0, aimPoint, lineOfSightRate: 0, fallback: false };
    }
    const aim = this._law.aim(engagement, lineOfSight);
    this._last = aim.heading;
    return aim;
  }

  reset(): void {
    this._law.reset();
    this._last = null;
  }
}
