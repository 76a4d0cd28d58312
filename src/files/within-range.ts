// What has left the range of files, brought back to it, so that what is written can be read again.
import type { ObstacleSpec } from '../simulation/obstacle';
import type { Place } from '../simulation/place';
import type { CommandSpec, EntitySpec } from '../simulation/scenario';
import type { TargetSpec } from '../simulation/targets/moving-target';
import { most } from './schema-parts';

/** The nearest place that a file takes. m */
function nearest([x, y]: Place): Place {
  const inRange = (metres: number) => Math.max(-most.metres, Math.min(most.metres, metres));
  return [inRange(x), inRange(y)];
}

/** The same direction within the range; an angle in range keeps its whole turns. rad */
function sameDirection(angle: number): number {
  return Math.abs(angle) <= most.radians ? angle : angle % (2 * Math.PI);
}

function command(given: CommandSpec): CommandSpec {
  if (given.kind === 'follow-path') return { ...given, waypoints: given.waypoints.map(nearest) };
  return 'target' in given ? { ...given, target: nearest(given.target) } : given;
}

/** A body that a file takes: one that flew away stands at the edge of the range. */
export function entityWithinRange(spec: EntitySpec): EntitySpec {
  return {
    ...spec,
    ...(spec.position && { position: nearest(spec.position) }),
    ...(spec.angle !== undefined && { angle: sameDirection(spec.angle) }),
    ...(spec.command && { command: command(spec.command) }),
  };
}

/** A crate or a wall that a file takes. */
export function obstacleWithinRange(spec: ObstacleSpec): ObstacleSpec {
  const { position, angle = 0 } = spec;
  return { ...spec, position: nearest(position), angle: sameDirection(angle) };
}

/** A moving target that a file takes. */
export function targetWithinRange(spec: TargetSpec): TargetSpec {
  return { ...spec, position: nearest(spec.position) };
}
