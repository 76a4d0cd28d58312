// A body of this moment as a scenario file describes it.
import type { Command } from '../entities/command';
import type { Entity } from '../entities/moving-entity';
import { specOf } from './place';
import type { EntitySpec } from './scenario';
import { poseOf } from './simulation';

/** A body's command with its target where it is by now. */
export function commandNow({ command, target }: Entity): Command {
  return 'target' in command && target ? { ...command, target } : command;
}

/** Place, settings and command of a body, so that a file can hold them. */
export function entitySpecOf(entity: Entity, label: string | undefined): EntitySpec {
  const { turnRate, ...limits } = entity.limits;
  const { x, y, angle } = poseOf(entity);
  return {
    kind: entity.kind as EntitySpec['kind'],
    ...(label && { label }),
    position: [x, y],
    angle,
    controller: entity.controller,
    limits: turnRate === Infinity ? limits : { ...limits, turnRate },
    seekDistance: entity.seekDistance,
    ...(entity.resetOnRetarget && { resetOnRetarget: true }),
    ...(!entity.wrap && { wrap: false }),
    command: specOf(commandNow(entity)),
  };
}
