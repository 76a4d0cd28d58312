// The way of a body in a step in which nothing touches or holds it: planck's sums in planck's order, to the last bit.
import type { TransformValue, Vec2Value } from 'planck';
import { type Body, Settings, type Sweep } from '../../exact/planck';

/** What a step reads and writes of a body: fields of planck 1.5, which its types leave out. */
export interface Moved extends Body {
  readonly m_sweep: Sweep;
  readonly m_xf: TransformValue;
  readonly m_linearVelocity: Vec2Value;
  m_angularVelocity: number;
  readonly m_force: Vec2Value;
  m_torque: number;
  readonly m_invMass: number;
  readonly m_invI: number;
  readonly m_gravityScale: number;
  readonly m_linearDamping: number;
  readonly m_angularDamping: number;
  readonly m_next: Moved | null;
}

/**
 * planck's solveIsland for one body, without its constraints. Returns whether its place and motion are finite then.
 * @param dt s @param gravity m/s²
 */
export function moveAlone(body: Moved, dt: number, gravity: Readonly<Vec2Value>): boolean {
  const { m_sweep: sweep, m_linearVelocity: velocity } = body;
  const { c, c0 } = sweep;
  c0.x = c.x;
  c0.y = c.y;
  sweep.a0 = sweep.a;
  let { x, y } = velocity;
  let spin = body.m_angularVelocity;
  if (body.isDynamic()) {
    const { m_force: force } = body;
    const falling = dt * body.m_gravityScale;
    const pushed = dt * body.m_invMass;
    const slowed = 1 / (1 + dt * body.m_linearDamping);
    x = slowed * (x + falling * gravity.x + pushed * force.x);
    y = slowed * (y + falling * gravity.y + pushed * force.y);
    spin += dt * body.m_invI * body.m_torque;
    spin *= 1 / (1 + dt * body.m_angularDamping);
  }
  const way = dt * x * (dt * x) + dt * y * (dt * y);
  const farthest = Settings.maxTranslation * Settings.lengthUnitsPerMeter;
  if (way > farthest * farthest) {
    const ratio = farthest / Math.sqrt(way);
    x *= ratio;
    y *= ratio;
  }
  const turn = dt * spin;
  if (turn * turn > Settings.maxRotation * Settings.maxRotation)
    spin *= Settings.maxRotation / Math.abs(turn);
  velocity.x = x;
  velocity.y = y;
  body.m_angularVelocity = spin;
  c.x += dt * x;
  c.y += dt * y;
  sweep.a += dt * spin;
  sweep.getTransform(body.m_xf, 1);
  const { p } = body.m_xf;
  // A sum is finite only if all of its parts are.
  return Number.isFinite(p.x + p.y + sweep.a + x + y + spin);
}
