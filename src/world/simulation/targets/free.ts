// Motions of a target that moves freely within limits. Its velocity is exactly the last step's displacement over its time.

import { atan2, cos, hypot, sin } from '../../../laws/exact/exact';
import { distance, type Point } from '../../entities/command';
import type { MotionState, RunningMotion } from './motion';

/** Limits of the motion of a target that flies freely. */
interface Limits {
  /** Largest target speed. m/s, above 0 */
  readonly speed: number;
  /** Largest acceleration. m/s², above 0 */
  readonly acceleration: number;
}

const atRest: Point = { x: 0, y: 0 };

/** Returns position and velocity of a target after one step, by semi-implicit Euler. */
function carry({ position }: MotionState, velocity: Point, timeStep: number): MotionState {
  return {
    position: { x: position.x + velocity.x * timeStep, y: position.y + velocity.y * timeStep },
    velocity,
  };
}

/** Returns the velocity `from`, changed towards the velocity `wanted` by at most `most`. m/s */
function changed(from: Point, wanted: Point, most: number): Point {
  const [x, y] = [wanted.x - from.x, wanted.y - from.y];
  const size = hypot(x, y);
  const share = size > most ? most / size : 1;
  return { x: from.x + x * share, y: from.y + y * share };
}

/** Returns the velocity with which a target flies to a place and stops there. m/s */
function arriving(position: Point, place: Point, { speed, acceleration }: Limits, timeStep: number): Point {
  // v ≤ √(2 a d), less what the step itself covers: v Δt + v²/(2a) = d, so v = 2 a d / (a Δt + √((a Δt)² + 2 a d)).
  // Braking by a always keeps up with that.
  const [x, y] = [place.x - position.x, place.y - position.y];
  const range = hypot(x, y);
  if (range === 0) return atRest;
  const braking = acceleration * timeStep;
  const allowed =
    (2 * acceleration * range) / (braking + Math.sqrt(braking * braking + 2 * acceleration * range));
  const scale = Math.min(speed, allowed) / range;
  return { x: x * scale, y: y * scale };
}

/** Motion of a target that flies to a point (its anchor) and stops there. */
export class Pointer implements RunningMotion {
  readonly carried = false;
  private readonly _limits: Limits;

  constructor(limits: Limits) {
    this._limits = limits;
  }

  start(anchor: Point): MotionState {
    return { position: anchor, velocity: atRest };
  }

  step(now: MotionState, anchor: Point, timeStep: number): MotionState {
    const wanted = arriving(now.position, anchor, this._limits, timeStep);
    return carry(now, changed(now.velocity, wanted, this._limits.acceleration * timeStep), timeStep);
  }
}

/** Directions in which a target can flee, as angles from the direction straight away from its pursuer. rad */
const waysOut = [0, 1, 2, 3, 4, 5, 6].map((sixth) => (sixth * Math.PI) / 6);

// Between the two distances it waits.
/**
 * Distance to the nearest pursuer above which a fleeing target returns to its fixed place (anchor). As a multiple of
 * the target's range of sight
 */
const calmAfter = 1.5;

// It takes only velocities from which it still stops inside, p + v |v|/(2a). A circle is convex, so braking straight on
// keeps it inside. With no pursuer in sight it stops. With none far around it walks back to its anchor.
/** Motion of a target that flees from the nearest pursuer in sight. */
export class Evader implements RunningMotion {
  readonly evades = true;
  readonly carried = false;
  private readonly _limits: Limits;
  private readonly _radius: number;
  private readonly _sight: number;

  /**
   * Makes the motion of a fleeing target.
   * @param settings speed in m/s, acceleration in m/s², radius of the circle in which the target stays and range of
   * sight in m. All above 0
   */
  constructor({ speed, acceleration, radius, sight }: Limits & { radius: number; sight: number }) {
    this._limits = { speed, acceleration };
    this._radius = radius;
    this._sight = sight;
  }

  start(anchor: Point): MotionState {
    return { position: anchor, velocity: atRest };
  }

  step(now: MotionState, anchor: Point, timeStep: number, pursuers: readonly Point[]): MotionState {
    const most = this._limits.acceleration * timeStep;
    const towards = (wanted: Point) => carry(now, changed(now.velocity, wanted, most), timeStep);
    const home = () => towards(arriving(now.position, anchor, this._limits, timeStep));
    const { pursuer, range } = nearest(now.position, pursuers);
    if (pursuer && range <= this._sight) {
      for (const wanted of this._flights(now.position, pursuer, anchor)) {
        const next = towards(wanted);
        if (this._stopsInside(next, anchor)) return next;
      }
    }
    // It is outside the circle if its anchor was moved: then it flies back first.
    if (!this._stopsInside(now, anchor)) return home();
    return range <= calmAfter * this._sight ? towards(atRest) : home();
  }

  // Of two that are equally good, the one that leads nearer to the anchor is first.
  /** Lists velocities for fleeing from a pursuer, best first. m/s */
  private _flights(position: Point, pursuer: Point, anchor: Point): Point[] {
    const [x, y] = [position.x - pursuer.x, position.y - pursuer.y];
    const away = atan2(y, x);
    const side = x * (anchor.y - position.y) - y * (anchor.x - position.x) < 0 ? -1 : 1;
    const { speed } = this._limits;
    return waysOut
      .flatMap((way) => [away + side * way, away - side * way])
      .map((angle) => ({ x: speed * cos(angle), y: speed * sin(angle) }));
  }

  /** Returns whether the target would stop within its circle around `anchor` if it braked now. */
  private _stopsInside({ position, velocity }: MotionState, anchor: Point): boolean {
    const time = hypot(velocity.x, velocity.y) / (2 * this._limits.acceleration);
    const [x, y] = [position.x + velocity.x * time, position.y + velocity.y * time];
    return hypot(x - anchor.x, y - anchor.y) <= this._radius;
  }
}

/**
 * Returns the pursuer nearest to a place, and the distance, m. Without pursuers: null, Infinity
 * @param from the place. m
 * @param pursuers positions of the pursuers. m
 */
function nearest(
  from: Point,
  pursuers: readonly Point[],
): { readonly pursuer: Point | null; readonly range: number } {
  let found: { pursuer: Point | null; range: number } = { pursuer: null, range: Infinity };
  for (const pursuer of pursuers) {
    const range = distance(from, pursuer);
    if (range < found.range) found = { pursuer, range };
  }
  return found;
}
