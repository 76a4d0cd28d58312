// Missiles of Dodge in flight: fuel, near misses, pairs, and their descriptions for the simulation.
import type { Body } from 'planck';
import { cos, sin } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { EntitySpec } from '../../../world/simulation/scenario';
import { limitEntity } from '../../../world/simulation/settings';
import type { Simulation } from '../../../world/simulation/simulation';
import { gapBetweenHulls } from './gap';
import { isClear, type Warning } from './launcher';
import { luring, NearMissWatch } from './score';
import { type MissileName, missileKinds, type Wave } from './waves';

/** Properties that all missiles of the game have in common. */
export const missile = {
  /** Size of the game's missiles, as a multiple of the default size. */
  size: 0.6,
  /** Time for which a missile without fuel drifts, before it is removed. s */
  drift: 1.5,
} as const;

/** Largest angular and linear acceleration of a missile without fuel. rad/s², m/s² */
const deadMotor = 1e-6;

/** Numbers for missiles of the type "pair", which split in two in flight. */
export const pairNumbers = {
  /** Size of a missile that later splits into two. As a multiple of the default missile size */
  size: 0.72,
  /** Flight time after which a missile that can split becomes two missiles. s */
  after: 1.6,
  /** Distance from the player below which no missile splits into two. m */
  away: 9,
  /** Distance of each of the two new missiles, to the left and right, from the missile that splits. m */
  apart: 2.3,
  /** Angle between each new missile and the heading of the missile that splits. rad */
  off: 0.5,
  /** Burn time of each of the two new missiles after the split. s */
  burn: 5,
} as const;

/** Largest distance between the centres of missile and player at which the gap between their hulls is computed. m */
const watchedWithin = 20;

/** Least change of a missile's velocity in an impact that destroys the missile. m/s */
const wreckingSpeed = 2;

/** Data from which a missile in flight is created. */
type Start = Pick<Warning, 'place' | 'angle' | 'wave' | 'name' | 'pair'> & { readonly burn?: number };

/** Number of steps between two recorded places of a missile. */
const wayEvery = 4;

/** One missile in flight, with its fuel and its distance from the player. */
export class MissileFlight {
  readonly entity: Entity;
  readonly watch = new NearMissWatch();
  readonly name: MissileName;
  /** Places of the missile since its launch, oldest first. m */
  readonly way: Point[] = [];
  /** Mass of the missile. kg */
  private readonly _mass: number;
  private readonly _wave: Wave;
  private readonly _pair: boolean;
  private readonly _burn: number;
  /** Simulation time at which the missile was last near the player. s */
  private _near = -Infinity;
  /** Whether the player was ahead of the missile's nose in the last step. */
  private _ahead = false;
  private _steps = 0;
  /** Remaining burn time of the motor. s. Negative after burn-out. */
  private _left: number;

  constructor(simulation: Simulation, launch: Start) {
    this.entity = simulation.add(specFor(launch));
    this._mass = this.entity.body.getMass();
    this.name = launch.name;
    this._wave = launch.wave;
    this._pair = launch.pair;
    this._burn = launch.burn ?? missileKinds[launch.name].burn ?? launch.wave.burn;
    this._left = this._burn;
  }

  /** Remaining fuel of the missile as a fraction, 0 to 1. */
  get fuel(): number {
    return Math.max(0, this._left / this._burn);
  }

  get burntOut(): boolean {
    return this._left <= 0;
  }

  /** Whether the missile breaks an inner wall that it hits. */
  get breaksWalls(): boolean {
    return !this.burntOut && missileKinds[this.name].breaksWalls === true;
  }

  /** Whether the missile must be removed, because its drift without fuel has ended. */
  get spent(): boolean {
    return this._left <= -missile.drift;
  }

  get place(): Point {
    const { x, y } = this.entity.body.getPosition();
    return { x, y };
  }

  isIn(bodies: readonly Body[]): boolean {
    return bodies.includes(this.entity.body);
  }

  /** Whether a collision is hard enough to destroy the missile. @param impulse impulse of the collision, N s */
  isWreckedBy(impulse: number): boolean {
    return impulse >= wreckingSpeed * this._mass;
  }

  /** Returns whether the player lured this missile into its crash. @param time simulation time of the crash, s */
  isLured(time: number): boolean {
    return this._ahead && time - this._near <= luring.ago;
  }

  /** Time until this missile splits into two missiles. s. Null for a missile that never splits. */
  get splitsIn(): number | null {
    return this._pair ? Math.max(0, pairNumbers.after - (this._burn - this._left)) : null;
  }

  /**
   * Creates the two missiles into which this missile splits. Returns null if the missile cannot split now.
   * @param range distance from the player, m. Below 9 m, the missile does not split
   */
  split(simulation: Simulation, range: number): [MissileFlight, MissileFlight] | null {
    if (this.splitsIn !== 0 || this.burntOut || range < pairNumbers.away) return null;
    const { body } = this.entity;
    const { x, y } = body.getWorldCenter();
    const heading = body.getAngle();
    const speed = body.getLinearVelocity().length();
    const starts = [-1, 1].map((side) => ({
      place: {
        x: x - side * pairNumbers.apart * sin(heading),
        y: y + side * pairNumbers.apart * cos(heading),
      },
      angle: heading + side * pairNumbers.off,
    }));
    if (!starts.every(({ place }) => isClear(simulation.world, place, body))) return null;
    const { name, _wave: wave } = this;
    const [one, other] = starts.map((start) => {
      const flight = new MissileFlight(simulation, {
        ...start,
        wave,
        name,
        pair: false,
        burn: pairNumbers.burn,
      });
      flight.way.push(...this.way);
      const { angle } = start;
      flight.entity.body.setLinearVelocity({ x: speed * cos(angle), y: speed * sin(angle) });
      return flight;
    });
    return [one, other];
  }

  /**
   * Returns the distance between the hulls of missile and player. m. Beyond 20 m, returns the distance between centres.
   * @param range distance between centres, m
   */
  gapTo(player: Body, range: number): number {
    return range > watchedWithin ? range : gapBetweenHulls(this.entity.body, player);
  }

  /**
   * Stores where the missile is, and whether the player is near or ahead of the missile.
   * @param player place of the player, m
   * @param range distance between missile and player, m
   * @param time simulation time, s
   */
  record(player: Point, range: number, time: number): void {
    const { body } = this.entity;
    if (range <= luring.within) this._near = time;
    this._ahead = body.getLocalPoint(player).x > 0;
    if (this._steps % wayEvery === 0) this.way.push(this.place);
    this._steps += 1;
  }

  /** Burns fuel for one step. Returns whether the fuel ran out in this step. */
  burn(simulation: Simulation, timeStep: number): boolean {
    const burning = !this.burntOut;
    this._left -= timeStep;
    if (!burning || !this.burntOut) return false;
    simulation.give(this.entity, { kind: 'idle' });
    limitEntity(this.entity, { angularAcceleration: deadMotor, linearAcceleration: deadMotor });
    return true;
  }
}

/** Returns the description of a new missile, as in a scenario file. The missile chases the player (body 0). */
function specFor({ place, angle, wave, name, pair: double }: Start): EntitySpec {
  const { guidance, easesThrottle, size, density, limits } = missileKinds[name];
  return {
    kind: 'missile',
    position: [place.x, place.y],
    angle,
    size: double ? pairNumbers.size : (size ?? missile.size),
    ...(density !== undefined && { density }),
    limits: limits ?? wave.limits,
    guidance,
    easesThrottle,
    hostile: true,
    autonomous: true,
    command: { kind: 'seek', quarry: { entity: 0 } },
  };
}
