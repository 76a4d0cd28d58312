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

/** Properties common to all missiles of the game. */
export const missile = {
  /** Size relative to the usual missile: 4.5 m long in an arena of 100 m. */
  size: 0.6,
  /** Time from burn-out to removal. s; the missile drifts harmlessly meanwhile. */
  drift: 1.5,
} as const;

/** Motion limits after burn-out. rad/s², m/s²; limits may not be 0. */
const deadMotor = 1e-6;

/** Numbers of a pair of missiles: size, time of the split (s), distances (m), angle off the heading (rad), fuel (s). */
export const pairNumbers = { size: 0.72, after: 1.6, away: 9, apart: 2.3, off: 0.5, burn: 5 } as const;

/** Distance between centres above which the exact gap is not computed. m; two hull lengths plus nearMiss.within. */
const watchedWithin = 20;

/** Change of velocity in an impact that wrecks a missile. m/s. Grazing a wall changes it less. */
const wreckingSpeed = 2;

/** Data from which a flight is made. */
type Start = Pick<Warning, 'place' | 'angle' | 'wave' | 'name' | 'pair'> & { readonly burn?: number };

/** Number of steps between two recorded places of a missile. */
const wayEvery = 4;

/** One missile in flight. */
export class MissileFlight {
  readonly entity: Entity;
  readonly watch = new NearMissWatch();
  readonly name: MissileName;
  /** Places of the missile since the launch, oldest first. m */
  readonly way: Point[] = [];
  /** Mass of the missile. kg */
  private readonly _mass: number;
  private readonly _wave: Wave;
  private readonly _pair: boolean;
  private readonly _burn: number;
  /** Time at which the missile was last near the player. s */
  private _near = -Infinity;
  /** Whether the player was ahead of its nose in the last step. */
  private _ahead = false;
  private _steps = 0;
  /** Remaining burn time. s; below 0: time since burn-out */
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

  /** Remaining share of the missile's fuel. 0 to 1 */
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

  /** Whether the missile has drifted long enough to be removed. */
  get spent(): boolean {
    return this._left <= -missile.drift;
  }

  get place(): Point {
    const { x, y } = this.entity.body.getPosition();
    return { x, y };
  }

  /** Whether the missile is one of some bodies. */
  isIn(bodies: readonly Body[]): boolean {
    return bodies.includes(this.entity.body);
  }

  /**
   * Whether an impact wrecks the missile.
   * @param impulse N s
   */
  isWreckedBy(impulse: number): boolean {
    return impulse >= wreckingSpeed * this._mass;
  }

  /**
   * Whether a wreck at this time counts as lured by the player: the missile was near the player and still chasing.
   * @param time s
   */
  isLured(time: number): boolean {
    return this._ahead && time - this._near <= luring.ago;
  }

  /** Time until a pair of missiles splits. s; null for a single missile */
  get splitsIn(): number | null {
    return this._pair ? Math.max(0, pairNumbers.after - (this._burn - this._left)) : null;
  }

  /**
   * Splits a pair in two, if it is time and there is room.
   * @param range distance from the player. m
   * @returns the two missiles, or null
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

  /** Returns the distance between the missile's hull and the player's. m; far away, the distance between centres */
  gapTo(player: Body, range: number): number {
    return range > watchedWithin ? range : gapBetweenHulls(this.entity.body, player);
  }

  /**
   * Records the missile's place and whether the player is ahead.
   * @param player place of the player. m
   * @param range distance to it. m
   * @param time s
   */
  record(player: Point, range: number, time: number): void {
    const { body } = this.entity;
    if (range <= luring.within) this._near = time;
    this._ahead = body.getLocalPoint(player).x > 0;
    if (this._steps % wayEvery === 0) this.way.push(this.place);
    this._steps += 1;
  }

  /** Burns fuel for one step. @returns whether the fuel ran out in this step */
  burn(simulation: Simulation, timeStep: number): boolean {
    const burning = !this.burntOut;
    this._left -= timeStep;
    if (!burning || !this.burntOut) return false;
    simulation.give(this.entity, { kind: 'idle' });
    limitEntity(this.entity, { angularAcceleration: deadMotor, linearAcceleration: deadMotor });
    return true;
  }
}

/** Returns the description of a launched missile, as in a file. It chases entity 0, the player. */
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
