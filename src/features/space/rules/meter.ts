// Measures of a ship's run so far: largest deviation from the shortest turn, hits and their impulses, number of flips.
import { inverse, multiply, type Quaternion, rotate } from '../../../laws/control/attitude/quaternion';
import { add, cross, lengthOf, type Vector } from '../../../laws/control/attitude/vector';
import { trailSeconds } from './nose-trail';
import type { Ship } from './ship';
import { middleAxis } from './solid';
import type { BodyMotion } from './space-body';

/** Least relative speed of ship and crate for a contact to count as a hit. m/s */
const leastKnock = 0.3;

/** Time without contact after which another contact with the same crate is a new hit. s */
const pause = 0.35;

/**
 * Fraction of the angular speed, 0 to 1. With at least this fraction about the middle axis of inertia, a ship counts as
 * rotating about that axis.
 */
const leastMiddleRate = 0.5;

/** A hit of a crate on the ship. */
export interface Hit {
  /** Simulation time at which the crate hit the ship. s */
  readonly time: number;
  /** Point where the crate touched the ship. m. Same coordinates as the positions of ship and crate. */
  readonly at: Vector;
  /** Magnitude of the angular momentum that the ship received in the time step of the hit. N m s */
  readonly felt: number;
}

/** Largest deviation of a ship from the shortest turn to the commanded attitude. */
export interface Deviation {
  readonly attitude: Quaternion;
  /** Of all attitudes on the shortest turn, the one closest to `attitude`. Null for a turn by 0. */
  readonly nearest: Quaternion | null;
}

/** Time for which the page shows a collision between ship and crate. s */
export const hitSeconds = 0.6;

/** Returns the relative speed of two bodies at the place `at` (m). m/s */
function speedAt(at: Vector, one: BodyMotion, other: BodyMotion): number {
  const velocityOf = ({ place, velocity, angularVelocity }: BodyMotion) =>
    add(velocity, cross(angularVelocity, add(at, place, -1)));
  return lengthOf(add(velocityOf(one), velocityOf(other), -1));
}

/** Measures a ship during a run: deviation from the shortest turn, crate hits, flips. */
export class ShipMeter {
  /** Largest deviation of the ship from the shortest turn, during the current turn. rad */
  offArc = 0;
  farthest: Deviation | null = null;
  /** Largest deviation of the ship from the shortest turn, during the run. rad */
  mostOffArc = 0;
  /** Number of hits of crates on the ship. */
  hits = 0;
  /** Hits on the ship in the last 0.6 s, `hitSeconds`, oldest first. */
  lastHits: readonly Hit[] = [];
  /**
   * Simulation times of hits that the ship felt in the last 3.3 s (the duration of the trail that the nose draws),
   * oldest first. s
   */
  hitTimes: readonly number[] = [];
  /** Sum of the angular momentum magnitudes that the ship received in hits by crates. N m s */
  felt = 0;
  /** Number of times the drifting ship reversed its rotation about the middle axis of inertia. */
  flips = 0;
  /**
   * Sign of the latest spin mainly about the middle axis of inertia. 0 at first, and from a reversal until the next
   * spin mainly about this axis.
   */
  private _sense = 0;
  /** Simulation time of the last contact with each crate, by index of the crate. s */
  private readonly _touched = new Map<number, number>();

  /** Starts measuring a new turn of the ship. */
  begin(): void {
    this.offArc = 0;
    this.farthest = null;
  }

  /**
   * Measures one step of a ship. Called after the physics step.
   * @param time simulation time, s
   * @param before motion of the ship, then of each crate, as they were before the step
   */
  record(ship: Ship, time: number, before: readonly BodyMotion[]): void {
    this._touch(ship, time, before);
    if (!ship.steered) {
      this._flip(ship);
      return;
    }
    const { offArc } = ship;
    if (offArc > this.offArc) {
      this.offArc = offArc;
      this.farthest = { attitude: ship.body.motion.attitude, nearest: ship.nearestOnWay };
    }
    this.mostOffArc = Math.max(this.mostOffArc, this.offArc);
  }

  private _touch({ body }: Ship, time: number, before: readonly BodyMotion[]): void {
    const felt = lengthOf(body.felt);
    this.lastHits = this.lastHits.filter((hit) => time - hit.time < hitSeconds);
    this.hitTimes = this.hitTimes.filter((hit) => time - hit < trailSeconds);
    for (const { with: crate, at } of body.touches) {
      const last = this._touched.get(crate) ?? -Infinity;
      this._touched.set(crate, time);
      if (time - last < pause || speedAt(at, before[0], before[crate]) < leastKnock) continue;
      this.hits += 1;
      if (felt === 0) continue;
      this.lastHits = [...this.lastHits, { time, at, felt }];
      this.hitTimes = [...this.hitTimes, time];
    }
    if (body.touches.length > 0) this.felt += felt;
  }

  /** Counts a flip when the ship's rotation about the axis with the middle moment of inertia reverses. */
  private _flip({ body: { motion, solid } }: Ship): void {
    const { attitude, angularVelocity } = motion;
    const rate = rotate(angularVelocity, inverse(multiply(attitude, solid.frame)));
    const about = rate[middleAxis(solid.moments)];
    const sense = Math.sign(about);
    if (sense === -this._sense) {
      this.flips += 1;
      this._sense = 0;
    }
    if (Math.abs(about) >= leastMiddleRate * lengthOf(angularVelocity)) this._sense = sense;
  }
}
