// Changes in planck that make a step cheaper, most of all without contacts. Results stay equal to the last bit.
import type { FixtureProxy, TransformValue, Vec2Value } from 'planck';
import { turnTo } from '../../../laws/exact/exact';
import { type Body, BroadPhase, Settings, Solver, Sweep, type World } from '../../planck/planck';

/** Private fields of planck 1.5's bodies that a step reads and writes. */
interface PlanckBody extends Body {
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
  readonly m_next: PlanckBody | null;
}

/**
 * Moves a body without contacts and joints by one step.
 * @param dt length of the step. s
 * @param gravity m/s²
 * @returns whether the body's place and motion are finite
 */
function moveAlone(body: PlanckBody, dt: number, gravity: Readonly<Vec2Value>): boolean {
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

/** Solver of the physics engine planck, while it moves one group of connected bodies (island). */
interface Island extends Solver {
  m_bodies: PlanckBody[];
}

/** Private fields of planck 1.5's worlds, which planck's types leave out. */
interface PlanckWorld extends World {
  readonly m_solver: Solver;
  readonly m_bodyList: PlanckBody | null;
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

// planck's `length = 0` frees the memory, which is then allocated again.
/** Empties the solver's lists without freeing their memory. */
function clear(this: Solver): void {
  empty(this.m_stack);
  empty(this.m_bodies);
  empty(this.m_contacts);
  empty(this.m_joints);
}

/**
 * Interpolates a body's place and angle between the start and the end of a step.
 * @param share 0 for the start of the step, 1 for its end
 */
function getTransform(this: Sweep, { p, q }: TransformValue, share = 0): void {
  const { c, c0, localCenter } = this;
  turnTo(q, (1 - share) * this.a0 + share * this.a);
  p.x = (1 - share) * c0.x + share * c.x - (q.c * localCenter.x - q.s * localCenter.y);
  p.y = (1 - share) * c0.y + share * c.y - (q.s * localCenter.x + q.c * localCenter.y);
}

/** Returns whether a physics world has the private fields of planck version 1.5. */
function isStepped(world: World): world is PlanckWorld {
  return 's_step' in world;
}

/** Returns whether the bodies certainly do not affect each other in this step. */
function isQuiet(world: PlanckWorld): boolean {
  return (
    world.m_contactList === null &&
    world.m_jointList === null &&
    !world.m_newFixture &&
    world.m_stepComplete &&
    world.m_step_callback.length === 0 &&
    !world.getAllowSleeping()
  );
}

// Does the work of planck's five loops over all bodies in one loop.
/**
 * Steps a world in which no body interacts with another. Returns whether every moved body is at a finite place.
 * @param dt length of the step. s, above 0
 * @param iterations iterations of the solver for velocities
 */
function stepQuietly(world: PlanckWorld, dt: number, iterations: number): boolean {
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
  // A new pair may need a search for its time of impact.
  if (world.m_contactList !== null && world.getContinuousPhysics()) world.m_solver.solveWorldTOI(step);
  return finite;
}

/**
 * Steps a planck world with the same result as planck's `step`, but faster.
 * @returns true if the positions of all moved bodies are known to be finite; false if not, or if they were not checked
 */
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

/** Replaces functions of planck's solver by faster ones. */
function makeSolverLean(): void {
  const { solveIsland } = Solver.prototype;
  Solver.prototype.clear = clear;
  Solver.prototype.solveIsland = function (this: Island, step) {
    const body = this.m_bodies[0];
    const alone = this.m_bodies.length === 1 && this.m_contacts.length === 0 && this.m_joints.length === 0;
    // planck decides whether a body may sleep.
    if (alone && !this.m_world.getAllowSleeping()) moveAlone(body, step.dt, this.m_world.getGravity());
    else solveIsland.call(this, step);
  };
  Sweep.prototype.getTransform = getTransform;
}

// At 10 m/s a body leaves a box of planck's at every third step, one of these once in thirty. Wider ones meet more
// walls that the body does not.
// planck's margins are 0.1 m and 2 steps. Larger margins save updates.
/** Margins of bounding boxes around shapes that pass through each other. */
const boxMargins = {
  /** Margin on every side of a bounding box. m */
  around: 4,
  /** Margin of a bounding box in the direction of movement, as a multiple of the movement in one step. */
  ahead: 8,
};

/**
 * Returns whether planck's collision group of a shape is negative. Shapes with the same negative group pass through
 * each other.
 */
function passesThrough({ fixture }: FixtureProxy): boolean {
  return fixture.getFilterGroupIndex() < 0;
}

/** Makes planck use larger bounding boxes for bodies that pass through each other. */
function widenBoxes(): void {
  const { moveProxy } = BroadPhase.prototype;
  BroadPhase.prototype.moveProxy = function (proxyId, aabb, displacement) {
    if (this.getFatAABB(proxyId).contains(aabb)) return;
    if (!passesThrough(this.getUserData(proxyId))) {
      moveProxy.call(this, proxyId, aabb, displacement);
      return;
    }
    const { aabbExtension, aabbMultiplier } = Settings;
    Settings.aabbExtension = boxMargins.around;
    Settings.aabbMultiplier = boxMargins.ahead;
    moveProxy.call(this, proxyId, aabb, displacement);
    Settings.aabbExtension = aabbExtension;
    Settings.aabbMultiplier = aabbMultiplier;
  };
}

makeSolverLean();
widenBoxes();
