// What a step test interrupts, and when it gives it back.
import { settlingBand } from '../control/step-response';
import type { Command, Point } from '../entities/command';
import type { Entity } from '../simulation/entity-kinds';
import { commandNow } from '../simulation/entity-spec';
import type { Simulation } from '../simulation/simulation';
import type { Mode } from './mode';

/** How long all bodies must have stayed in the settling band, and how long the test lasts at most. s */
const lasts = { settled: 1, atMost: 4 };

/** The command that a body had, and where on its path it was. */
interface Had {
  readonly entity: Entity;
  readonly command: Command;
  readonly cursor: number;
}

/** The mode and the commands that a step test interrupts. */
export class Interruption {
  readonly mode: Mode;
  readonly target: Point;
  private readonly _was: readonly Had[];
  private readonly _since: number;
  private readonly _angle: number;
  private _unsettled: number;

  /** @param was the bodies that are tested @param time s @param angle that they turn by. rad */
  constructor(was: readonly Had[], time: number, mode: Mode, target: Point, angle: number) {
    this.mode = mode;
    this.target = target;
    this._was = was;
    this._since = time;
    this._unsettled = time;
    this._angle = angle;
  }

  /** Of bodies as they are now. */
  static of(
    simulation: Simulation,
    turning: readonly Entity[],
    mode: Mode,
    target: Point,
    angle: number,
  ): Interruption {
    const was = turning.map((entity) => {
      return { entity, command: commandNow(simulation, entity), cursor: entity.cursor };
    });
    return new Interruption(was, simulation.time, mode, target, angle);
  }

  /** The same in another simulation of the same bodies, as after a restart. @param was the former bodies, in its order */
  restart({ entities, time }: Simulation, was: readonly Entity[]): Interruption {
    const had = this._was.flatMap(({ entity, command }) => {
      const again = entities[was.indexOf(entity)];
      return again ? [{ entity: again, command, cursor: 0 }] : [];
    });
    return new Interruption(had, time, this.mode, this.target, this._angle);
  }

  /** Whether the turn has been measured. Call once a step. */
  isOver({ time }: Simulation): boolean {
    const band = settlingBand * Math.abs(this._angle);
    const isSettled = this._was.every(({ entity }) => Math.abs(entity.turn.error ?? 0) <= band);
    if (!isSettled) this._unsettled = time;
    return time - this._unsettled >= lasts.settled || time - this._since >= lasts.atMost;
  }

  /** Gives the bodies the commands they had. */
  giveBack(simulation: Simulation): void {
    for (const { entity, command, cursor } of this._was) {
      if (!simulation.entities.includes(entity)) continue;
      simulation.give(entity, command);
      if (command.kind === 'follow-path') simulation.reroute(entity, command.waypoints, cursor);
    }
  }
}
