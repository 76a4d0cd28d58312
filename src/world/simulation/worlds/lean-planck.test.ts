// Tests of Slew's changes in planck against the original: the same contacts, and the same places to the last bit.
import { createRequire } from 'node:module';
import type * as Planck from 'planck';
import { afterEach, expect, it, vi } from 'vitest';
import { atan2, cos, sin } from '../../../laws/exact/exact';
import { Mulberry32 } from '../../entities/random';
import * as ours from '../../planck/planck';
import { stepLean } from './lean-planck';

afterEach(() => vi.restoreAllMocks());

// So results can be compared exactly.
/** Loads a second copy of planck with Slew's sine and cosine, but with planck's own, slower step. */
function asItComes(): typeof Planck {
  const require = createRequire(import.meta.url);
  const path = require.resolve('planck');
  const nativeMath = { sin: Math.sin, cos: Math.cos, atan2: Math.atan2 };
  delete require.cache[path];
  Object.assign(Math, { sin, cos, atan2 });
  try {
    return require(path);
  } finally {
    Object.assign(Math, nativeMath);
    delete require.cache[path];
  }
}

/** Function that steps a world once, either planck's own or Slew's faster one. */
type Step = (world: Planck.World, timeStep: number, velocity: number, position: number) => unknown;

const planckStep: Step = (world, ...step) => world.step(...step);

/**
 * Simulates 60 random bodies: some fall, some are braked, some are joined, some collide. Returns six numbers for each
 * body at the end: x, y, angle, velocities in x and y, angular velocity.
 * @param wide largest distance of the starting places from the origin, in x and in y. m
 * @param joints number of joints
 */
function run(
  { World, Box, Vec2, RevoluteJoint }: Pick<typeof Planck, 'World' | 'Box' | 'Vec2' | 'RevoluteJoint'>,
  step: Step,
  { wide, joints }: { readonly wide: number; readonly joints: number },
): number[][] {
  const world = new World({ gravity: { x: 0.3, y: 9.8 }, allowSleep: false });
  const random = new Mulberry32(7);
  const next = (most: number) => most * (2 * random.next() - 1);
  const bodies = Array.from({ length: 60 }, (_, n) => {
    const body = world.createBody({
      type: n % 11 === 0 ? 'kinematic' : 'dynamic',
      position: { x: next(wide), y: next(wide) },
      angle: next(9),
      // Some bodies are faster than planck's speed limit.
      linearVelocity: { x: next(90), y: next(90) },
      angularVelocity: next(70),
      linearDamping: n % 3,
      angularDamping: n % 2,
      gravityScale: n % 4,
    });
    body.createFixture(new Box(1, 2, new Vec2(next(2), 0)), { density: 1, friction: 0.5 });
    // A body without a shape has no contacts from now on.
    if (n % 2 === 0) {
      const mass = { mass: 0, center: new Vec2(0, 0), I: 0 };
      body.getMassData(mass);
      body.destroyFixture(body.getFixtureList()!);
      body.setMassData(mass);
    }
    return body;
  });
  for (let n = 0; n < 3 * joints; n += 3)
    world.createJoint(new RevoluteJoint({}, bodies[n], bodies[n + 1], bodies[n].getPosition()));
  for (let n = 0; n < 240; n++) {
    for (const body of bodies) {
      body.applyForceToCenter({ x: next(500), y: next(500) }, true);
      body.applyTorque(next(500), true);
    }
    step(world, 1 / 60, 8, 3);
  }
  return bodies.map((body) => {
    const { x, y } = body.getPosition();
    const velocity = body.getLinearVelocity();
    return [x, y, body.getAngle(), velocity.x, velocity.y, body.getAngularVelocity()];
  });
}

it.each([
  ['joined and touching', { wide: 60, joints: 4 }],
  ['touching now and then', { wide: 60, joints: 0 }],
  ['alone', { wide: 9000, joints: 0 }],
])('moves bodies that are %s as planck does, to the last bit', (_, layout) => {
  const expected = run(asItComes(), planckStep, layout);
  expect(expected.flat().every(Number.isFinite)).toBe(true);
  expect(run(ours, stepLean, layout)).toEqual(expected);
});

it('says of a quiet world whether all that moved is at a finite place, and of another that it does not know', () => {
  const world = new ours.World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const body = world.createBody({ type: 'dynamic' });
  expect(stepLean(world, 1 / 60, 8, 3)).toBe(true);
  body.setAngularVelocity(Number.NaN);
  expect(stepLean(world, 1 / 60, 8, 3)).toBe(false);
  const other = world.createBody({ type: 'dynamic', position: { x: 9, y: 0 } });
  body.setAngularVelocity(0);
  world.createJoint(new ours.RevoluteJoint({}, body, other, { x: 0, y: 0 }));
  expect(stepLean(world, 1 / 60, 8, 3)).toBe(false);
});

/** Simulates a body of two shapes among walls. It gets random pushes, jumps to other places, and changes its shape. */
function meetings({ World, Box, Vec2 }: Pick<typeof Planck, 'World' | 'Box' | 'Vec2'>, step: Step) {
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const random = new Mulberry32(3);
  const next = (most: number) => most * (2 * random.next() - 1);
  for (let n = 0; n < 30; n++)
    world.createBody({ position: { x: next(60), y: next(60) } }).createFixture(new Box(1, 3));
  const body = world.createBody({ type: 'dynamic' });
  body.createFixture(new Box(3, 0.3, new Vec2(2, 0), 0.4), { density: 1 });
  body.createFixture(new Box(0.5, 1, new Vec2(-2, 1)), { density: 1 });
  const touched = new Set<Planck.Body>();
  const states: number[][] = [];
  for (let n = 0; n < 1200; n++) {
    body.applyForceToCenter({ x: next(900), y: next(900) }, true);
    body.applyTorque(next(900), true);
    if (n % 150 === 149) body.setTransform({ x: next(40), y: next(40) }, next(3));
    // It returns to its earlier place within one step.
    if (n % 200 === 99) {
      const { x, y } = body.getPosition();
      body.setTransform({ x: x + 50, y }, 0);
      body.setTransform({ x: x + 1, y: y + 1 }, 1);
    }
    if (n === 500) body.createFixture(new Box(0.2, 4), { density: 1 });
    if (n === 900) body.destroyFixture(body.getFixtureList()!);
    step(world, 1 / 60, 8, 3);
    for (let edge = body.getContactList(); edge; edge = edge.next ?? null)
      if (edge.contact.isTouching() && edge.other) touched.add(edge.other);
    const { x, y } = body.getPosition();
    states.push([x, y, body.getAngle(), body.getAngularVelocity(), world.getContactCount()]);
  }
  return { states, touched: touched.size };
}

it('a body meets walls as in planck, to the last bit, also after it jumped and got another shape', () => {
  const expected = meetings(asItComes(), planckStep);
  expect(expected.touched).toBeGreaterThan(5);
  expect(meetings(ours, stepLean)).toEqual(expected);
});

/**
 * Makes a world with a body that flies along +x at 10 m/s. If `wall` is true, a wall stands 8 m ahead.
 * @param filterGroupIndex collision group of the body
 */
function flight(
  { World, Box }: Pick<typeof Planck, 'World' | 'Box'>,
  filterGroupIndex: number,
  wall: boolean,
) {
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const body = world.createBody({ type: 'dynamic', linearVelocity: { x: 10, y: 0 }, angularVelocity: 1 });
  body.createFixture(new Box(2, 0.5), { density: 1, friction: 1, filterGroupIndex });
  if (wall) world.createBody({ position: { x: 8, y: 1 } }).createFixture(new Box(0.5, 2));
  return { world, body };
}

/**
 * Returns the number of updates of a flying body's bounding box within a second.
 * @param filterGroupIndex collision group of the body
 */
function moves(filterGroupIndex: number): number {
  const { world } = flight(ours, filterGroupIndex, false);
  const move = vi.spyOn(ours.DynamicTree.prototype, 'insertLeaf');
  for (let step = 0; step < 60; step++) world.step(1 / 60, 8, 3);
  return move.mock.calls.length;
}

it('moves the box of a body that passes through others once in two dozen steps, others at every third at least', () => {
  // The body covers 1/6 m in a step. Slew moves the box every (4 + 8/6) / (1/6) = 32 steps, or more often in a turn.
  // planck moves it every (0.1 + 2/6) / (1/6) = 2.6 steps.
  expect(moves(-1)).toBeLessThanOrEqual(3);
  expect(moves(0)).toBeGreaterThanOrEqual(20);
});

it('a body meets a wall as in planck with its own boxes, to the last bit', () => {
  const [one, other] = [flight(ours, -1, true), flight(asItComes(), -1, true)];
  let touched = false;
  for (let step = 0; step < 120; step++) {
    for (const { world } of [one, other]) world.step(1 / 60, 8, 3);
    touched ||= one.body.getContactList()?.contact.isTouching() ?? false;
    expect([one.body.getPosition().x, one.body.getPosition().y, one.body.getAngle()]).toEqual([
      other.body.getPosition().x,
      other.body.getPosition().y,
      other.body.getAngle(),
    ]);
  }
  expect(touched).toBe(true);
});
