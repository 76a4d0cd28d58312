// The missiles of Dodge in the air: fuel, near misses, pairs, and their specs in the simulation.
import type { Body } from 'planck';
import { cos, sin } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { EntitySpec } from '../../../world/simulation/scenario';
import { limitEntity } from '../../../world/simulation/settings';
import type { Simulation } from '../../../world/simulation/simulation';
import { gapBetween } from './gap';
import { isClear, type Warning } from './launcher';
import { luring, NearMissWatch } from './score';
import { type MissileName, missileKinds, type Wave } from './waves';

/** What every missile of the game has in common, beside the usual missile. */
export const missile = {
  /** Length beside the usual missile: 4.5 m in an arena of 100 m. */
  size: 0.6,
  /** Time that it drifts after burn-out, harmless, before it is gone. s */
  drift: 1.5,
} as const;

/** What is left of a motor that has burnt out. rad/s², m/s²; no limit may be 0. */
const deadMotor = 1e-6;

/** A pair: its size beside the usual missile, when it splits (s after its launch), how far from the player at least and how far apart its two begin (m), their angles off its heading (rad) and their fuel (s). */
export const pair = { size: 0.72, after: 1.6, away: 9, apart: 2.3, off: 0.5, burn: 5 } as const;

/** Distance between centres beyond which the gap is not worked out. m; two hulls' lengths and nearMiss.within. */
const watchedWithin = 20;

/** Change of its velocity by an impact that wrecks a missile. m/s. A graze along a wall is less. */
const wreckingSpeed = 2;

/** What a flight is made from. */
type Start = Pick<Warning, 'place' | 'angle' | 'wave' | 'name' | 'pair'> & { readonly burn?: number };

/** Steps from one place of a missile's way to the next. */
const wayEvery = 4;

/** One missile. */
export class Flight {
  readonly entity: Entity;
  readonly watch = new NearMissWatch();
  readonly name: MissileName;
  /** Where it has been since its launch, oldest first. m */
  readonly way: Point[] = [];
  /** kg */
  private readonly _mass: number;
  private readonly _wave: Wave;
  private readonly _pair: boolean;
  private readonly _burn: number;
  /** Time at which it was last near the player. s */
  private _near = -Infinity;
  /** Whether the player was before its nose in the last step. */
  private _ahead = false;
  private _steps = 0;
  /** Fuel left. s; below 0, the time it has drifted. */
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

  /** Share of the fuel that is left. 0 to 1 */
  get fuel(): number {
    return Math.max(0, this._left / this._burn);
  }

  get burntOut(): boolean {
    return this._left <= 0;
  }

  /** Whether it breaks the inner wall that it hits. */
  get breaksWalls(): boolean {
    return !this.burntOut && missileKinds[this.name].breaksWalls === true;
  }

  /** Whether it has drifted long enough. */
  get spent(): boolean {
    return this._left <= -missile.drift;
  }

  get place(): Point {
    const { x, y } = this.entity.body.getPosition();
    return { x, y };
  }

  /** Whether it is one of some bodies. */
  isIn(bodies: readonly Body[]): boolean {
    return bodies.includes(this.entity.body);
  }

  /** Whether an impact is its end. @param impulse N s */
  isWreckedBy(impulse: number): boolean {
    return impulse >= wreckingSpeed * this._mass;
  }

  /** Whether its end at a time is the player's doing: it was near, and still after the player. s */
  isLured(time: number): boolean {
    return this._ahead && time - this._near <= luring.ago;
  }

  /** Time until it becomes two; null for a single one. s */
  get splitsIn(): number | null {
    return this._pair ? Math.max(0, pair.after - (this._burn - this._left)) : null;
  }

  /** Becomes two, where it is due and there is room. @param range from the player, m @returns the two, or null */
  split(simulation: Simulation, range: number): [Flight, Flight] | null {
    if (this.splitsIn !== 0 || this.burntOut || range < pair.away) return null;
    const { body } = this.entity;
    const { x, y } = body.getWorldCenter();
    const heading = body.getAngle();
    const speed = body.getLinearVelocity().length();
    const starts = [-1, 1].map((side) => ({
      place: { x: x - side * pair.apart * sin(heading), y: y + side * pair.apart * cos(heading) },
      angle: heading + side * pair.off,
    }));
    if (!starts.every(({ place }) => isClear(simulation.world, place, body))) return null;
    const { name, _wave: wave } = this;
    const [one, other] = starts.map((start) => {
      const flight = new Flight(simulation, { ...start, wave, name, pair: false, burn: pair.burn });
      flight.way.push(...this.way);
      const { angle } = start;
      flight.entity.body.setLinearVelocity({ x: speed * cos(angle), y: speed * sin(angle) });
      return flight;
    });
    return [one, other];
  }

  /** From its hull to the player's. m; where it is far, from centre to centre */
  gapTo(player: Body, range: number): number {
    return range > watchedWithin ? range : gapBetween(this.entity.body, player);
  }

  /** Notes where it is. @param player its place, m @param range from there, m @param time s */
  look(player: Point, range: number, time: number): void {
    const { body } = this.entity;
    if (range <= luring.within) this._near = time;
    this._ahead = body.getLocalPoint(player).x > 0;
    if (this._steps % wayEvery === 0) this.way.push(this.place);
    this._steps += 1;
  }

  /** One step. @returns whether the motor stopped in it */
  burn(simulation: Simulation, timeStep: number): boolean {
    const burning = !this.burntOut;
    this._left -= timeStep;
    if (!burning || !this.burntOut) return false;
    simulation.give(this.entity, { kind: 'idle' });
    limitEntity(this.entity, { angularAcceleration: deadMotor, linearAcceleration: deadMotor });
    return true;
  }
}

/** The missile of a launch as a file would describe it. It chases the player, who is entity 0. */
function specFor({ place, angle, wave, name, pair: double }: Start): EntitySpec {
  const { guidance, easesThrottle, size, density, limits } = missileKinds[name];
  return {
    kind: 'missile',
    position: [place.x, place.y],
    angle,
    size: double ? pair.size : (size ?? missile.size),
    ...(density !== undefined && { density }),
    limits: limits ?? wave.limits,
    guidance,
    easesThrottle,
    hostile: true,
    autonomous: true,
    command: { kind: 'seek', quarry: { entity: 0 } },
  };
}
