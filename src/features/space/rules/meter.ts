// Results of a ship's run so far: largest deviation from its arc, contacts and impulses, number of flips.
import { inverse, multiply, rotate } from '../../../laws/control/attitude/quaternion';
import { add, cross, lengthOf, type Vector } from '../../../laws/control/attitude/vector';
import type { Ship } from './ship';
import type { BodyMotion } from './space-body';

/** Least relative speed of ship and crate at the contact in a hit. m/s. A crate that floats against a resting ship is none. */
const leastKnock = 0.3;

/** Time without contact after which the next contact with the same crate is another hit. s */
const pause = 0.35;

/** Smallest share of the angular velocity about the middle axis from which on a flip can count. */
const clearly = 0.5;

/** A hit that the ship felt. */
export interface Hit {
  /** Time of the hit. s */
  readonly time: number;
  /** Place of the contact, from the middle of the sphere. m */
  readonly at: Vector;
  /** Angular momentum that the hit gave the ship in its first step. N m s */
  readonly felt: number;
}

/** Time for which a hit is shown. s */
export const hitSeconds = 0.6;

/** Returns the relative speed of two bodies at a place. m/s @param at m */
function speedAt(at: Vector, one: BodyMotion, other: BodyMotion): number {
  const velocityOf = ({ place, velocity, angularVelocity }: BodyMotion) =>
    add(velocity, cross(angularVelocity, add(at, place, -1)));
  return lengthOf(add(velocityOf(one), velocityOf(other), -1));
}

/** Measures one ship, once a step. It never steers. */
export class ShipMeter {
  /** Largest angle off the shortest way, in the current turn and in the whole run. rad */
  offArc = 0;
  mostOffArc = 0;
  /** Number of hits by crates. */
  hits = 0;
  /** The last hits, oldest first. */
  lastHits: readonly Hit[] = [];
  /** Total angular momentum of the ship's hits, ∑ |L|. N m s */
  felt = 0;
  /** Number of flips of the ship in free drift: the angular velocity about its middle axis changed its sign. */
  flips = 0;
  /** Sign of the last clear rotation about that axis: 1 or -1; 0 after a flip. */
  private _side = 0;
  /** Time of the last contact with each crate. s */
  private readonly _touched = new Map<number, number>();

  /** Starts a turn. */
  begin(): void {
    this.offArc = 0;
  }

  /**
   * Measures one step of a ship. Call it after the step of the ship's space.
   * @param time s
   * @param before motions of ship and crates before the step, the ship's first
   */
  record(ship: Ship, time: number, before: readonly BodyMotion[]): void {
    this._touch(ship, time, before);
    if (!ship.steered) {
      this._flip(ship);
      return;
    }
    this.offArc = Math.max(this.offArc, ship.offArc);
    this.mostOffArc = Math.max(this.mostOffArc, this.offArc);
  }

  private _touch({ body }: Ship, time: number, before: readonly BodyMotion[]): void {
    const felt = lengthOf(body.felt);
    this.lastHits = this.lastHits.filter((hit) => time - hit.time < hitSeconds);
    for (const { with: crate, at } of body.touches) {
      const last = this._touched.get(crate) ?? -Infinity;
      this._touched.set(crate, time);
      if (time - last < pause || speedAt(at, before[0], before[crate]) < leastKnock) continue;
      this.hits += 1;
      if (felt > 0) this.lastHits = [...this.lastHits, { time, at, felt }];
    }
    if (body.touches.length > 0) this.felt += felt;
  }

  /** Counts flips about the axis of the middle moment, where free rotation is unstable. */
  private _flip({ body: { motion, solid } }: Ship): void {
    const { attitude, angularVelocity } = motion;
    const rate = rotate(angularVelocity, inverse(multiply(attitude, solid.frame)));
    const [, middle] = (['x', 'y', 'z'] as const).toSorted((a, b) => solid.moments[a] - solid.moments[b]);
    const about = rate[middle];
    const side = Math.sign(about);
    if (side === -this._side) {
      this.flips += 1;
      this._side = 0;
    }
    if (Math.abs(about) >= clearly * lengthOf(angularVelocity)) this._side = side;
  }
}
