import { formatCommand } from '../../../simulation/command-spec';
import { commandNow } from '../../../simulation/entity-spec';
import { placeOf } from '../../../simulation/place';

/** The player's index in the list of entities. */
const player = 0;
/**
 * Records commands and targets of the player. A timeline of them gives the same run, step by step: targets of Seek
 * and Track, and new commands. A path that is edited under way, which the game has none of, is recorded as a new one.
 */
export class Recorder {
  _entries = [];
  _entity;
  _command;
  _target;
  constructor(entity) {
    this._entity = entity;
    this._command = entity.command;
    this._target = entity.target;
  }
  /** Call once a step, before the entities' updates. @param time s, at the start of the step */
  look(time, simulation) {
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
  /** The run as a scenario that plays itself. @param scenario what was played @param seconds how long it was. s */
  replay(scenario, seconds) {
    const [first, ...others] = scenario.entities;
    // The file's commands to the player are among the recorded ones.
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
