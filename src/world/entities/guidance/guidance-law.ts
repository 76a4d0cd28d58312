// Input and output of every guidance law, and the line of sight they work from.

import { wrapAngle } from '../../../laws/control/angle';
import { type Memory, numbersOf } from '../../../laws/control/turn-controller';
import { direct, hypot } from '../../../laws/exact/exact';
import type { Point } from '../command';

/** Input of a guidance law at each step. Every number is finite. */
export interface Engagement {
  /** Position of the body. m */
  position: Point;
  /** Velocity of the body. m/s */
  velocity: Point;
  /** Heading of the body's nose. rad, 0 along +x, clockwise */
  heading: number;
  /** Speed that the law assumes for the flight: a missile's speed limit, or a shell's speed. m/s */
  speed: number;
  /** Distance ahead of the body's centre at which a shell starts. m; default 0 */
  reach?: number;
  /** Position of the target. m */
  target: Point;
  /** Velocity of the target. m/s */
  targetVelocity: Point;
  /** Length of the step. s, at least 0 */
  timeStep: number;
}

/** Output of a guidance law: the desired heading and its rate. Every number is finite. */
export interface Aim {
  /** Desired heading. rad, in (-π, π] */
  heading: number;
  /** Angular velocity of the desired heading, for the controller. rad/s */
  headingRate: number;
  /** Point that the body heads for. m */
  readonly aimPoint: { x: number; y: number };
  /** Angular velocity of the line of sight, λ'. rad/s */
  lineOfSightRate: number;
  /** True if the law had no solution, so that the body points at the target instead. */
  fallback: boolean;
}

/** A guidance law: decides which heading a body turns to. */
export interface Guidance {
  /**
   * Computes the desired heading and its rate. Writes them into `into` and returns it. Without `into`, returns a new
   * object.
   */
  aim(engagement: Readonly<Engagement>, into?: Aim): Readonly<Aim>;
  /** Clears the law's state. Called on a new command. */
  reset(): void;
  /** State that the law keeps between steps. Setting the state of another law throws RangeError. */
  memory: Memory;
}

/** The line from the body to the target. */
export interface LineOfSight {
  /** x of the vector R from the body to the target. m */
  x: number;
  /** y of the vector R from the body to the target. m */
  y: number;
  /** Distance from the body to the target, |R|. m */
  range: number;
  /** Direction of the line of sight, λ. rad */
  direction: number;
  /** Turn rate of the line of sight, λ'. rad/s */
  rate: number;
  /** Rate of change of the distance to the target. m/s, negative while the target gets closer */
  rangeRate: number;
}

/** A guidance law that is used only while the target is farther away than `closeRange`. */
export interface FarGuidanceLaw {
  /** Writes the desired heading and its rate into `aim`. */
  aim(engagement: Readonly<Engagement>, lineOfSight: LineOfSight, aim: Aim): void;
  reset(): void;
  /** State that the law keeps between steps; undefined for a law without state. */
  memory?: Memory;
}

// Closer than that, the direction to the target changes too fast. A body is at least 1 m long.
/** Distance to the target below which guidance keeps the last heading. m */
export const closeRange = 0.5;

/** Returns the cross product a × b. Positive if b points clockwise from a (y down). */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

/**
 * Computes the line of sight from a body to its target. Zarchan, “Tactical and Strategic Missile Guidance”, ch. 2.
 * @param into object that receives the result
 * @returns the line of sight, in `into`. Turn rate: λ' = (R × V)/|R|². Range rate: R·V/|R|. R, V: position and velocity
 * of the target relative to the body
 */
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

/** Returns an output of a guidance law with all values 0, for a body that has not aimed yet. */
export function noAim(): Aim {
  return { heading: 0, headingRate: 0, aimPoint: { x: 0, y: 0 }, lineOfSightRate: 0, fallback: false };
}

/** Returns a line of sight with all values 0, for a body without a target. */
export function noLineOfSight(): LineOfSight {
  return { x: 0, y: 0, range: 0, direction: 0, rate: 0, rangeRate: 0 };
}

/**
 * Writes the output of a guidance law into `aim`. Units as in `Aim`.
 * @param x x of the point to head for
 * @param y y of the point to head for
 */
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

/** Aims straight at the target: ψ (desired heading) = λ (line of sight), ψ' = λ'. */
export function aimAtTarget(
  { target }: Readonly<Engagement>,
  { direction, rate }: LineOfSight,
  fallback: boolean,
  aim: Aim,
): void {
  point(aim, wrapAngle(direction), rate, target.x, target.y, rate, fallback);
}

// All bodies share this object, because their steps come one after the other.
/** Line from a body to its target in the current step. */
const lineOfSight = noLineOfSight();

/** Wraps a guidance law, so that the body keeps its last heading while the target is nearer than `closeRange`. */
export class HeldWhenClose implements Guidance {
  private readonly _law: FarGuidanceLaw;
  /** Last desired heading. rad; NaN before the first */
  private _last = Number.NaN;

  constructor(law: FarGuidanceLaw) {
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

  /** Saved state: last desired heading (rad), then the wrapped law's state. Empty before the first step */
  get memory(): Memory {
    return Number.isNaN(this._last) ? [] : [this._last, ...(this._law.memory ?? [])];
  }

  set memory(memory: Memory) {
    if (memory?.length === 0) {
      this.reset();
      return;
    }
    const [last] = numbersOf(Array.isArray(memory) ? memory.slice(0, 1) : memory, 1);
    if (this._law.memory) this._law.memory = memory.slice(1);
    else numbersOf(memory, 1);
    this._last = last;
  }
}
