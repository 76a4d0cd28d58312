// Describes a body in its current state, for a scenario file.
import type { Command } from '../entities/command';
import { formatCommand } from './command-spec';
import type { Entity } from './entity-kinds';
import { poseOf } from './pose';
import type { EntitySpec } from './scenario';
import { bodySettings, inFile } from './settings';
import type { Simulation } from './simulation';

/** Returns a body's current command, with its target's current place; on a path with the current waypoint. */
export function commandNow(simulation: Simulation, entity: Entity): Command {
  const command = simulation.givenCommand(entity);
  if (command.kind === 'follow-path') return { ...command, next: entity.cursor };
  return 'target' in command && entity.target ? { ...command, target: entity.target } : command;
}

/** Fields of a body that only a file can set. */
const fromFile = ['label', 'autonomous', 'steps', 'gun', 'hostile'] as const;

/** Returns place, settings and command of a body in the form of files. */
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
