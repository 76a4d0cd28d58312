// Records the player's commands, so that a run can be replayed.
import type { Point } from '../../../world/entities/command';
import { formatCommand } from '../../../world/simulation/command-spec';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { commandNow } from '../../../world/simulation/entity-spec';
import { placeOf } from '../../../world/simulation/place';
import type { Scenario, TimelineEntry } from '../../../world/simulation/scenario';
import type { Simulation } from '../../../world/simulation/simulation';

/** Index of the player in the list of bodies. */
const player = 0;

/** Records each new command or target of the player, with its time. */
export class Recorder {
  private readonly _entries: TimelineEntry[] = [];
  private readonly _entity: Entity;
  private _command: Entity['command'];
  private _target: Point | null;

  constructor(entity: Entity) {
    this._entity = entity;
    this._command = entity.command;
    this._target = entity.target;
  }

  /**
   * Records the command of the player's ship and the place to which the ship flies, if one of them is new. Called once
   * before each step.
   * @param time simulation time at the start of the step, s
   */
  record(time: number, simulation: Simulation): void {
    const { command, target } = this._entity;
    const hasMoved = target?.x !== this._target?.x || target?.y !== this._target?.y;
    if (command !== this._command)
      this._entries.push({
        at: time,
        entity: player,
        command: formatCommand(commandNow(simulation, this._entity), simulation),
      });
    else if (target && !('chased' in command) && hasMoved)
      this._entries.push({ at: time, entity: player, target: placeOf(target) });
    this._command = command;
    this._target = target;
  }

  /**
   * Returns a scenario that repeats the recorded run.
   * @param scenario scenario of the recorded game
   * @param seconds duration of the run, s
   */
  replay(scenario: Scenario, seconds: number): Scenario {
    const [first, ...others] = scenario.entities;
    // The player's commands from the file are already among the recorded ones.
    const given = (scenario.timeline ?? []).filter(
      ({ entity, impulse, spin }) => entity !== player || impulse !== undefined || spin !== undefined,
    );
    return {
      ...scenario,
      seconds,
      entities: [{ ...first, autonomous: true }, ...others],
      timeline: [...given, ...this._entries],
    };
  }
}
