// Sets place and angle of a body. planck would wrap the angle into (-π, π]; our angles are unbounded.
import type { Body, Vec2Value } from 'planck';

/** The angles of a planck body at the end (`a`) and at the start (`a0`) of a step. rad */
interface SweptBody {
  readonly m_sweep: { a: number; a0: number };
}

/**
 * Sets a body's position and angle. Unlike planck's `setTransform`, it does not reduce the angle to (-π, π].
 * @param angle rad, not bounded
 */
export function setPose(body: Body, position: Vec2Value, angle: number): void {
  body.setTransform(position, angle);
  if (!isSwept(body)) return;
  body.m_sweep.a = angle;
  body.m_sweep.a0 = angle;
}

/** Returns whether a body has the private field `m_sweep`, which planck's types leave out. */
function isSwept(body: object): body is SweptBody {
  return 'm_sweep' in body;
}
