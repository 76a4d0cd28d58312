// Where a body is and points, and the way between two such poses.
import type { Entity } from './entity-kinds';

/** m, rad. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Where an entity is and points now. */
export function poseOf({ body }: Entity): Pose {
  const { x, y } = body.getPosition();
  return { x, y, angle: body.getAngle() };
}

/** Writes where an entity is and points now. */
export function writePose(pose: { -readonly [Key in keyof Pose]: Pose[Key] }, { body }: Entity): void {
  const { x, y } = body.getPosition();
  pose.x = x;
  pose.y = y;
  pose.angle = body.getAngle();
}

/** A pose a share of the way from one to another. @param share 0 to 1 */
export function between(a: Pose, b: Pose, share: number): Pose {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), angle: mix(a.angle, b.angle) };
}
