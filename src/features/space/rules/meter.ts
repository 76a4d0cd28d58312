// What a ship's run has shown so far: how far off its arc it came, what it met and felt, how often it flipped.
import { inverse, multiply, rotate } from '../../../laws/control/attitude/quaternion';
import { add, cross, lengthOf, type Vector } from '../../../laws/control/attitude/vector';
import type { Ship } from './ship';
import type { Motion } from './space-body';

/** How fast ship and crate pass each other where they touch, in a knock at least: what floats against a ship that rests is none. m/s */
const leastKnock = 0.3;

/** Time without a touch after which another touch of the same crate is another one. s */
const pause = 0.35;

/** Share of the whole angular velocity that turns about the middle axis at least before it can turn over. */
const clearly = 0.5;

/** A hit that the ship felt. */
export interface Hit {
  /** s */
  readonly time: number;
  /** Where, from the middle of the sphere. m */
  readonly at: Vector;
  /** Angular momentum that it gave the ship in its first step. N m s */
  readonly felt: number;
}

/** How long a hit is kept to be shown. s */
export const hitSeconds = 0.6;

/** How fast two bodies pass each other at a place. m/s @param at m */
function speedAt(at: Vector, one: Motion, other: Motion): number {
  const velocityOf = ({ place, velocity, angularVelocity }: Motion) =>
    add(velocity, cross(angularVelocity, add(at, place, -1)));
  return lengthOf(add(velocityOf(one), velocityOf(other), -1));
}

/** Watches one ship, once a step. It reads, and never steers. */
export class ShipMeter {
  /** Largest angle off the shortest way, in the turn under way and in all. rad */
  offArc = 0;
  mostOffArc = 0;
  /** How often a crate knocked it. */
  hits = 0;
  /** The last ones that it felt, oldest first. */
  lastHits: readonly Hit[] = [];
  /** Angular momentum that its hits gave it, ∑ |L|. N m s */
  felt = 0;
  /** How often it turned over while it was let go: the angular velocity about its middle axis changed its sign. */
  flips = 0;
  /** Which way it turned about that axis when it last did clearly: 1 or -1; 0 since it turned over. */
  private _side = 0;
  /** When it touched each crate last. s */
  private readonly _touched = new Map<number, number>();

  /** A turn begins. */
  begin(): void {
    this.offArc = 0;
  }

  /** Call once a step, after that of its space. @param time s @param before motions of ship and crates before that step, the ship's first */
  look(ship: Ship, time: number, before: readonly Motion[]): void {
    this._touch(ship, time, before);
    if (!ship.steered) {
      this._flip(ship);
      return;
    }
    this.offArc = Math.max(this.offArc, ship.offArc);
    this.mostOffArc = Math.max(this.mostOffArc, this.offArc);
  }

  private _touch({ body }: Ship, time: number, before: readonly Motion[]): void {
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

  /** The middle of three different moments: about that axis a turn is unstable. */
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
