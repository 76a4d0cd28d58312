// Writes down what the player is told, so that a run can be watched again.
import type { Point } from '../../entities/command';
import type { Entity } from '../../entities/moving-entity';
import { specOf } from '../command-spec';
import { commandNow } from '../entity-spec';
import { placeOf } from '../place';
import type { Scenario, TimelineEntry } from '../scenario';
import type { Simulation } from '../simulation';

/** The player's index in the list of entities. */
const player = 0;

/**
 * Records commands and targets of the player. A timeline of them gives the same run, step by step: targets of Seek
 * and Track, and new commands. A path that is edited under way is not the game's, and is recorded as a new one.
 */
export class Recorder {
  readonly #entries: TimelineEntry[] = [];
  readonly #entity: Entity;
  #command: Entity['command'];
  #target: Point | null;

  constructor(entity: Entity) {
    this.#entity = entity;
    this.#command = entity.command;
    this.#target = entity.target;
  }

  /** Call once a step, before the entities' updates. @param time s, at the start of the step */
  look(time: number, simulation: Simulation): void {
    const { command, target } = this.#entity;
    if (command !== this.#command)
      this.#entries.push({
        at: time,
        entity: player,
        command: specOf(commandNow(simulation, this.#entity), simulation),
      });
    else if (target && !('quarry' in command) && !isSame(target, this.#target))
      this.#entries.push({ at: time, entity: player, target: placeOf(target) });
    this.#command = command;
    this.#target = target;
  }

  /** The run as a scenario that plays itself. @param scenario what was played @param seconds how long it was. s */
  replay(scenario: Scenario, seconds: number): Scenario {
    const [lead, ...others] = scenario.entities;
    // What the file told the player is among what was recorded.
    const given = (scenario.timeline ?? []).filter(
      ({ entity, impulse, spin }) => entity !== player || impulse !== undefined || spin !== undefined,
    );
    return {
      ...scenario,
      seconds,
      entities: [{ ...lead, autonomous: true }, ...others],
      timeline: [...given, ...this.#entries],
    };
  }
}

function isSame(a: Point, b: Point | null): boolean {
  return a.x === b?.x && a.y === b.y;
}
