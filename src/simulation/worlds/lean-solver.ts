// planck's step with less work for bodies that touch nothing, which are most: the same sums in the same order, to the last bit.
import type { TransformValue, Vec2Value } from 'planck';
import { turnTo } from '../../exact/exact';
import { Body, Settings, Solver, Sweep } from '../../exact/planck';

/** What a step reads and writes of a body: fields of planck 1.5, which its types leave out. */
interface Moved extends Body {
  readonly m_sweep: Sweep;
  readonly m_xf: TransformValue;
  readonly m_linearVelocity: Vec2Value;
  m_angularVelocity: number;
  readonly m_force: Readonly<Vec2Value>;
  readonly m_torque: number;
  readonly m_invMass: number;
  readonly m_invI: number;
  readonly m_gravityScale: number;
  readonly m_linearDamping: number;
  readonly m_angularDamping: number;
}

/** A solver and the island that it is about to solve. */
interface Island extends Solver {
  m_bodies: Moved[];
}

/** The part of planck's step that a body alone needs. */
interface Step {
  /** s */
  readonly dt: number;
}

function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/** Empties the lists by taking from them. `length = 0`, as planck does it, gives their memory back, to be asked for again. */
function clear(this: Solver): void {
  empty(this.m_stack);
  empty(this.m_bodies);
  empty(this.m_contacts);
  empty(this.m_joints);
}

/** The way of a body that nothing touches or holds: planck's solveIsland for one body, without its constraints. */
function moveAlone(body: Moved, { dt }: Step, gravity: Readonly<Vec2Value>): void {
  const { m_sweep: sweep, m_linearVelocity: velocity, m_force: force } = body;
  const { c, c0 } = sweep;
  c0.x = c.x;
  c0.y = c.y;
  sweep.a0 = sweep.a;
  const falling = dt * body.m_gravityScale;
  const pushed = dt * body.m_invMass;
  const slowed = 1 / (1 + dt * body.m_linearDamping);
  let x = slowed * (velocity.x + falling * gravity.x + pushed * force.x);
  let y = slowed * (velocity.y + falling * gravity.y + pushed * force.y);
  let spin = body.m_angularVelocity + dt * body.m_invI * body.m_torque;
  spin *= 1 / (1 + dt * body.m_angularDamping);
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
}

/** Where a body is at a share of its way. Sine and cosine come of one reduction of the angle. */
function getTransform(this: Sweep, { p, q }: TransformValue, share = 0): void {
  const { c, c0, localCenter } = this;
  turnTo(q, (1 - share) * this.a0 + share * this.a);
  p.x = (1 - share) * c0.x + share * c.x - (q.c * localCenter.x - q.s * localCenter.y);
  p.y = (1 - share) * c0.y + share * c.y - (q.s * localCenter.x + q.c * localCenter.y);
}

/** Puts these in the place of planck's own. */
export function makeSolverLean(): void {
  const { solveIsland } = Solver.prototype;
  const { synchronizeFixtures } = Body.prototype;
  Solver.prototype.clear = clear;
  Solver.prototype.solveIsland = function (this: Island, step) {
    const body = this.m_bodies[0];
    const alone = this.m_bodies.length === 1 && this.m_contacts.length === 0 && this.m_joints.length === 0;
    // Whether it may sleep is left to planck.
    if (alone && body.isDynamic() && !this.m_world.getAllowSleeping())
      moveAlone(body, step, this.m_world.getGravity());
    else solveIsland.call(this, step);
  };
  Sweep.prototype.getTransform = getTransform;
  Body.prototype.synchronizeFixtures = function () {
    if (this.getFixtureList()) synchronizeFixtures.call(this);
  };
}
