// Exhaust: where it leaves a body, which way it blows, and how long it is. Free of Phaser.
import { clamp } from '../../control/clamp';
import type { Entity } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import { artOf } from '../../view/body-art';

/** Length at full thrust, and in flight without thrust, of a body of size 1. m */
export const exhaustLength = { full: 4.2, pilot: 1.5 };

/** The shortest that is drawn. m */
const shortest = 0.25;

/** Width in flight without thrust, as a fraction of that at full thrust. */
const thin = 0.72;

/** One plume of exhaust: its root along and across the heading (m), where it blows (rad, on the page), length and width (m). */
export interface Exhaust {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
}

/** The exhaust of a body: aft along the nose, by the thrust forward; and against the rest of its thrust where it is pushed any way. */
export function plumesOf(entity: Entity, { angle }: Pose): Exhaust[] {
  const { exhaust } = artOf(entity);
  if (!exhaust) return [];
  const { thrust, command, limits, build } = entity;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const forward = thrust.x * cos + thrust.y * sin;
  const aside = thrust.y * cos - thrust.x * sin;
  const flying = command.kind === 'seek' || command.kind === 'follow-path';
  const plume = (share: number, idle: number, root: number, way: number): Exhaust => ({
    x: root * Math.cos(way) * build.size,
    y: root * Math.sin(way) * build.size,
    angle: angle + way,
    length: (idle + Math.sqrt(clamp(share, 0, 1)) * (exhaustLength.full - idle)) * build.size,
    width: exhaust.width * (thin + (1 - thin) * clamp(share, 0, 1)) * build.size,
  });
  const aft = plume(
    forward / limits.linearAcceleration,
    flying ? exhaustLength.pilot : 0,
    exhaust.tail,
    Math.PI,
  );
  const plumes = [aft];
  if (exhaust.any !== undefined) {
    const [along, across] = [Math.min(0, forward), aside];
    const share = Math.hypot(along, across) / limits.linearAcceleration;
    plumes.push(plume(share, 0, exhaust.any, Math.atan2(-across, -along)));
  }
  return plumes.filter(({ length }) => length > shortest * build.size);
}
