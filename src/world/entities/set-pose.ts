// Sets place and angle of a body. planck would wrap the angle into (-π, π]; our angles are unbounded.
import type { Body, Vec2Value } from 'planck';

/** The angles of a planck body's sweep, at the end and the start of a step. rad */
interface SweptBody {
  readonly m_sweep: { a: number; a0: number };
}

/**
 * Places a body and keeps the full turns of its angle. planck's `setTransform` and `createBody` take the angle through atan2
 * and lose them.
 * @param angle rad, not bounded
 */
export function setPose(body: Body, position: Vec2Value, angle: number): void {
  body.setTransform(position, angle);
  if (!isSwept(body)) return;
  body.m_sweep.a = angle;
  body.m_sweep.a0 = angle;
}

/** Returns whether a body has a sweep. planck's types leave that field out; a test checks `setPose`. */
function isSwept(body: object): body is SweptBody {
  return 'm_sweep' in body;
}
