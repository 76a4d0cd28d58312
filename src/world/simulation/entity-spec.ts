// Describes a body as it is now, for a scenario file.
import type { Command } from '../entities/command';
import { formatCommand } from './command-spec';
import type { Entity } from './entity-kinds';
import { poseOf } from './pose';
import type { EntitySpec } from './scenario';
import { bodySettings, inFile } from './settings';
import type { Simulation } from './simulation';

/** A body's command, with its target at its present place, and on a path with the waypoint that it heads for. */
export function commandNow(simulation: Simulation, entity: Entity): Command {
  const command = simulation.givenCommand(entity);
  if (command.kind === 'follow-path') return { ...command, next: entity.cursor };
  return 'target' in command && entity.target ? { ...command, target: entity.target } : command;
}

/** Fields of a body that only a file can set. */
const fromFile = ['label', 'autonomous', 'steps', 'gun', 'hostile'] as const;

/** Place, settings and command of a body, so that a file can hold them. */
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
