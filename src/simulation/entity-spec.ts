// Describes a body as it is now, for a scenario file.
import type { Command } from '../entities/command';
import { formatCommand } from './command-spec';
import { type Entity, kindOf } from './entity-kinds';
import { poseOf } from './pose';
import type { EntitySpec } from './scenario';
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
  const { turnRate, ...limits } = entity.limits;
  const { x, y, angle } = poseOf(entity);
  return {
    kind: entity.kind,
    ...Object.fromEntries(fromFile.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]]))),
    position: [x, y],
    angle,
    controller: entity.controller,
    limits: turnRate === Infinity ? limits : { ...limits, turnRate },
    seekDistance: entity.seekDistance,
    ...(entity.resetOnRetarget && { resetOnRetarget: true }),
    ...(!entity.wrap && { wrap: false }),
    ...(entity.closed && { closed: entity.closed }),
    ...choicesOf(entity),
    command: formatCommand(commandNow(simulation, entity), simulation),
  };
}

/** Settings that only some kinds have, where they differ from the default. */
function choicesOf(entity: Entity): Partial<EntitySpec> {
  const { guidance, drive, build, easesThrottle, torqueByInertia, sensor } = entity;
  const { guided, resizable } = kindOf(entity);
  return {
    ...(guided && guidance.kind !== 'pursuit' && { guidance }),
    ...(guided && drive !== 'torque' && { drive }),
    ...(guided &&
      (sensor.noise > 0 || sensor.delay > 0) && { sensor: { noise: sensor.noise, delay: sensor.delay } }),
    ...(resizable && build.size !== 1 && { size: build.size }),
    ...(resizable && build.density !== 1 && { density: build.density }),
    ...(guided && !easesThrottle && { easesThrottle }),
    ...(guided && !torqueByInertia && { torqueByInertia }),
  };
}
