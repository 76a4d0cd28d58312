// Input and output of every guidance law, and the line of sight they work from.

import { wrapAngle } from '../../../laws/control/angle';
import { type Memory, numbersOf } from '../../../laws/control/turn-controller';
import { direct, hypot } from '../../../laws/exact/exact';
import type { Point } from '../command';

/** Input of guidance at each step. Every number is finite. */
export interface Engagement {
  /** m */
  position: Point;
  /** m/s */
  velocity: Point;
  /** Heading of the nose. rad, 0 along +x, clockwise */
  heading: number;
  /** Speed the law assumes: a missile's speed limit, the speed of a turret's shells. m/s */
  speed: number;
  /** How far ahead of its place what has that speed starts: a turret's muzzle. m; 0, the body itself, when left out */
  reach?: number;
  /** m */
  target: Point;
  /** m/s */
  targetVelocity: Point;
  /** s, at least 0 */
  timeStep: number;
}

/** Desired heading with its rate. Every number is finite. */
export interface Aim {
  /** rad, in (-π, π] */
  heading: number;
  /** Angular velocity of the desired heading, for the controller. rad/s */
  headingRate: number;
  /** The point it heads for, for drawing. m */
  readonly aimPoint: { x: number; y: number };
  /** λ', the angular velocity of the line of sight. rad/s */
  lineOfSightRate: number;
  /** True when the law had no solution and points at the target instead. */
  fallback: boolean;
}

/** Decides where to point; the turn controller decides how to turn there. */
export interface Guidance {
  /** Writes where to point, all of it, into an aim; into a new one when left out. */
  aim(engagement: Readonly<Engagement>, into?: Aim): Readonly<Aim>;
  /** Clears its state. Called on a new command. */
  reset(): void;
  /** What it keeps from step to step. Setting it throws RangeError when it is not that of this law. */
  memory: Memory;
}

/** The line from the body to the target. */
export interface LineOfSight {
  /** R. m */
  x: number;
  y: number;
  /** |R|. m */
  range: number;
  /** λ. rad */
  direction: number;
  /** λ'. rad/s */
  rate: number;
  /** How fast the range grows, R·V/|R|; below 0 while closing. m/s */
  rangeRate: number;
}

/** A guidance law, used only beyond `closeRange`. */
export interface Law {
  /** Writes where to point into `aim`. */
  aim(engagement: Readonly<Engagement>, lineOfSight: LineOfSight, aim: Aim): void;
  reset(): void;
  /** Its memory; undefined for a law without memory. */
  memory?: Memory;
}

/** Range within which the last heading is held, as the line of sight turns too fast. m. A body is 1 m and longer. */
export const closeRange = 0.5;

/** R × V of two vectors in the plane; above 0 when V turns R clockwise, as y is down. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

/** λ' = (R × V)/|R|² and R·V/|R|, R and V relative to the body. Zarchan, “Tactical and Strategic Missile Guidance”, ch. 2. */
export function lineOfSightOf(
  { position, velocity, target, targetVelocity }: Readonly<Engagement>,
  into = noLineOfSight(),
): LineOfSight {
  const x = target.x - position.x;
  const y = target.y - position.y;
  const relativeX = targetVelocity.x - velocity.x;
  const relativeY = targetVelocity.y - velocity.y;
  const range = hypot(x, y);
  into.x = x;
  into.y = y;
  into.range = range;
  if (range === 0) {
    into.direction = 0;
    into.rate = 0;
    into.rangeRate = 0;
    return into;
  }
  const alongX = x / range;
  const alongY = y / range;
  direct(into);
  into.rate = (alongX * relativeY - alongY * relativeX) / range;
  into.rangeRate = alongX * relativeX + alongY * relativeY;
  return into;
}

/** The aim of a body that has not aimed yet. */
export function noAim(): Aim {
  return { heading: 0, headingRate: 0, aimPoint: { x: 0, y: 0 }, lineOfSightRate: 0, fallback: false };
}

/** The line of sight of a body that sees nothing. */
export function noLineOfSight(): LineOfSight {
  return { x: 0, y: 0, range: 0, direction: 0, rate: 0, rangeRate: 0 };
}

/** Writes where to point. Units as in Aim; x and y are of the point it heads for */
export function point(
  aim: Aim,
  heading: number,
  headingRate: number,
  x: number,
  y: number,
  lineOfSightRate: number,
  fallback: boolean,
): void {
  aim.heading = heading;
  aim.headingRate = headingRate;
  aim.aimPoint.x = x;
  aim.aimPoint.y = y;
  aim.lineOfSightRate = lineOfSightRate;
  aim.fallback = fallback;
}

/** Straight at the target. ψ = λ, ψ' = λ'. */
export function aimAtTarget(
  { target }: Readonly<Engagement>,
  { direction, rate }: LineOfSight,
  fallback: boolean,
  aim: Aim,
): void {
  point(aim, wrapAngle(direction), rate, target.x, target.y, rate, fallback);
}

/** The line of sight of a step: one object for all bodies, whose steps come one after the other. */
const lineOfSight = noLineOfSight();

/** A law that holds its last heading, without a rate, while the target is nearer than `closeRange`. */
export class HeldWhenClose implements Guidance {
  private readonly _law: Law;
  /** The last heading; no number before the first. rad */
  private _last = Number.NaN;

  constructor(law: Law) {
    this._law = law;
  }

  aim(engagement: Readonly<Engagement>, aim = noAim()): Readonly<Aim> {
    lineOfSightOf(engagement, lineOfSight);
    if (lineOfSight.range < closeRange) {
      const { heading, target } = engagement;
      if (Number.isNaN(this._last)) this._last = wrapAngle(heading);
      point(aim, this._last, 0, target.x, target.y, 0, false);
      return aim;
    }
    this._law.aim(engagement, lineOfSight, aim);
    this._last = aim.heading;
    return aim;
  }

  reset(): void {
    this._law.reset();
    this._last = Number.NaN;
  }

  /** The last heading (rad), then what the law keeps. */
  get memory(): Memory {
    return Number.isNaN(this._last) ? [] : [this._last, ...(this._law.memory ?? [])];
  }

  set memory(memory: Memory) {
    this.reset();
    if (memory.length === 0) return;
    [this._last] = numbersOf(memory.slice(0, 1), 1);
    if (this._law.memory) this._law.memory = memory.slice(1);
    else numbersOf(memory, 1);
  }
}
