// A missile of Dodge in the air: its fuel, and its spec in the simulation.

import type { Point } from '../../../entities/command';
import { cos, sin } from '../../../exact/exact';
import { limitEntity } from '../../../simulation/entity-edits';
import type { Entity } from '../../../simulation/entity-kinds';
import type { EntitySpec } from '../../../simulation/scenario';
import type { Simulation } from '../../../simulation/simulation';
import { isClear, type Warning } from './launcher';
import { NearMissWatch } from './near-miss-watch';
import { luring } from './score';
import { type MissileName, missileKinds, type Wave } from './waves';

/** What every missile of the game has in common, beside the usual missile. */
export const missile = {
  /** Length beside the usual missile: 4.5 m in an arena of 100 m. */
  size: 0.6,
  /** Time that it drifts after burn-out, harmless, before it is gone. s */
  drift: 1.5,
  /** What is left of a motor that has burnt out. rad/s², m/s²; no limit may be 0. */
  deadMotor: 1e-6,
} as const;

/** A pair: its size beside the usual missile, when it splits (s after its launch), how far from the player at least and how far apart its two begin (m), their angles off its heading (rad) and their fuel (s). */
export const pair = { size: 0.72, after: 1.6, away: 9, apart: 2.3, off: 0.5, burn: 5 } as const;

/** What a flight is made from. */
type Start = Pick<Warning, 'place' | 'angle' | 'wave' | 'pair'> & { readonly burn?: number };

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
  readonly mass: number;
  private readonly _wave: Wave;
  private readonly _pair: boolean;
  private readonly _burn: number;
  /** Time at which it was last near the player. s */
  private _near = -Infinity;
  private _steps = 0;
  /** Fuel left. s; below 0, the time it has drifted. */
  private _left: number;

  constructor(simulation: Simulation, launch: Start) {
    this.entity = simulation.add(specFor(launch));
    this.mass = this.entity.body.getMass();
    this.name = launch.wave.missile;
    this._wave = launch.wave;
    this._pair = launch.pair;
    this._burn = launch.burn ?? launch.wave.burn;
    this._left = this._burn;
  }

  /** Share of the fuel that is left. 0 to 1 */
  get fuel(): number {
    return Math.max(0, this._left / this._burn);
  }

  get burntOut(): boolean {
    return this._left <= 0;
  }

  /** Whether it has drifted long enough. */
  get spent(): boolean {
    return this._left <= -missile.drift;
  }

  get place(): Point {
    const { x, y } = this.entity.body.getPosition();
    return { x, y };
  }

  /** Whether its end at a time is the player's doing. s */
  isLured(time: number): boolean {
    return time - this._near <= luring.ago;
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
    const [one, other] = starts.map((start) => {
      const flight = new Flight(simulation, { ...start, wave: this._wave, pair: false, burn: pair.burn });
      flight.way.push(...this.way);
      const { angle } = start;
      flight.entity.body.setLinearVelocity({ x: speed * cos(angle), y: speed * sin(angle) });
      return flight;
    });
    return [one, other];
  }

  /** Notes where it is. @param range from the player, m @param time s */
  look(range: number, time: number): void {
    if (range <= luring.within) this._near = time;
    if (this._steps % wayEvery === 0) this.way.push(this.place);
    this._steps += 1;
  }

  /** One step. @returns whether the motor stopped in it */
  burn(simulation: Simulation, timeStep: number): boolean {
    const burning = !this.burntOut;
    this._left -= timeStep;
    if (!burning || !this.burntOut) return false;
    const { deadMotor } = missile;
    simulation.give(this.entity, { kind: 'idle' });
    limitEntity(this.entity, { angularAcceleration: deadMotor, linearAcceleration: deadMotor });
    return true;
  }
}

/** The missile of a launch as a file would describe it. It chases the player, who is entity 0. */
function specFor({ place, angle, wave, pair: double }: Start): EntitySpec {
  return {
    kind: 'missile',
    position: [place.x, place.y],
    angle,
    size: double ? pair.size : missile.size,
    limits: wave.limits,
    ...missileKinds[wave.missile],
    hostile: true,
    autonomous: true,
    command: { kind: 'seek', quarry: { entity: 0 } },
  };
}
