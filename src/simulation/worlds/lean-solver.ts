// planck's step with less work for bodies that touch nothing, which are most: the same sums in the same order, to the last bit.
import type { TransformValue, Vec2Value } from 'planck';
import { turnTo } from '../../exact/exact';
import { Solver, Sweep, type World } from '../../exact/planck';
import { type Moved, moveAlone } from './lone-body';

/** A solver and the island that it is about to solve. */
interface Island extends Solver {
  m_bodies: Moved[];
}

/** A world as its step sees it: fields of planck 1.5, which its types leave out. */
interface Stepped extends World {
  readonly m_solver: Solver;
  readonly m_bodyList: Moved | null;
  readonly m_contactList: unknown;
  readonly m_jointList: unknown;
  readonly m_newFixture: boolean;
  readonly m_stepComplete: boolean;
  readonly m_step_callback: readonly unknown[];
  readonly s_step: Parameters<Solver['solveIsland']>[0];
  findNewContacts(): void;
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

/** Where a body is at a share of its way. Sine and cosine come of one reduction of the angle. */
function getTransform(this: Sweep, { p, q }: TransformValue, share = 0): void {
  const { c, c0, localCenter } = this;
  turnTo(q, (1 - share) * this.a0 + share * this.a);
  p.x = (1 - share) * c0.x + share * c.x - (q.c * localCenter.x - q.s * localCenter.y);
  p.y = (1 - share) * c0.y + share * c.y - (q.s * localCenter.x + q.c * localCenter.y);
}

/** Whether a world has the fields of planck 1.5. */
function isStepped(world: World): world is Stepped {
  return 's_step' in world;
}

/** Whether every body of a world is alone in the step that comes: nothing touches, is joined, is new or may fall asleep. */
function isQuiet(world: Stepped): boolean {
  return (
    world.m_contactList === null &&
    world.m_jointList === null &&
    !world.m_newFixture &&
    world.m_stepComplete &&
    world.m_step_callback.length === 0 &&
    !world.getAllowSleeping()
  );
}

/**
 * A step of a quiet world: what planck does in five rounds over all bodies, body by body. Returns whether every body that it
 * moved is at a finite place. @param dt s, above 0 @param iterations of the solver, for velocities
 */
function stepQuietly(world: Stepped, dt: number, iterations: number): boolean {
  const { s_step: step } = world;
  let finite = true;
  const gravity: Readonly<Vec2Value> = world.getGravity();
  step.reset(dt);
  step.velocityIterations = iterations;
  for (let body = world.m_bodyList; body; body = body.m_next) {
    if (!body.isStatic() && body.isAwake() && body.isActive()) {
      if (!moveAlone(body, dt, gravity)) finite = false;
      body.synchronizeFixtures();
    }
    const { m_force: force } = body;
    force.x = 0;
    force.y = 0;
    body.m_torque = 0;
  }
  world.findNewContacts();
  // A pair that begins now may be one whose time of impact is looked for.
  if (world.m_contactList !== null && world.getContinuousPhysics()) world.m_solver.solveWorldTOI(step);
  return finite;
}

/** A step of a world, as its own `step` does it. Returns whether every body that moved is known to be at a finite place. */
export function stepLean(
  world: World,
  timeStep: number,
  velocityIterations: number,
  positionIterations: number,
): boolean {
  if (timeStep > 0 && isStepped(world) && isQuiet(world))
    return stepQuietly(world, timeStep, velocityIterations);
  world.step(timeStep, velocityIterations, positionIterations);
  return false;
}

/** Puts these in the place of planck's own. */
export function makeSolverLean(): void {
  const { solveIsland } = Solver.prototype;
  Solver.prototype.clear = clear;
  Solver.prototype.solveIsland = function (this: Island, step) {
    const body = this.m_bodies[0];
    const alone = this.m_bodies.length === 1 && this.m_contacts.length === 0 && this.m_joints.length === 0;
    // Whether it may sleep is left to planck.
    if (alone && !this.m_world.getAllowSleeping()) moveAlone(body, step.dt, this.m_world.getGravity());
    else solveIsland.call(this, step);
  };
  Sweep.prototype.getTransform = getTransform;
}
