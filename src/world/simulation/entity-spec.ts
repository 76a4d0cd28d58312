// Describes a body in its current state, for a scenario file.
import type { Command } from '../entities/command';
import { formatCommand } from './command-spec';
import type { Entity } from './entity-kinds';
import { poseOf } from './pose';
import type { EntitySpec } from './scenario';
import { bodySettings, inFile } from './settings';
import type { Simulation } from './simulation';

/** Returns the current command of a body, with the current place of its target and its current waypoint. */
export function commandNow(simulation: Simulation, entity: Entity): Command {
  const command = simulation.givenCommand(entity);
  if (command.kind === 'follow-path') return { ...command, next: entity.cursor };
  return 'target' in command && entity.target ? { ...command, target: entity.target } : command;
}

/** Fields of a body that a person cannot change during a run; only a file sets them. */
const fromFile = ['label', 'autonomous', 'steps', 'gun', 'hostile'] as const;

/** Returns the current place, settings and command of a body as a file describes them. */
export function entitySpecOf(simulation: Simulation, entity: Entity): EntitySpec {
  const given = simulation.specOf(entity);
  const { x, y, angle } = poseOf(entity);
  return {
    kind: entity.kind,
    ...Object.fromEntries(fromFile.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]]))),
    position: [x, y],
    angle,
    ...inFile(bodySettings, { simulation, entity }),
    command: formatCommand(commandNow(simulation, entity), simulation),
  };
}
