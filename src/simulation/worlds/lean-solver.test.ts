// Holds the lean step to planck's own: the same places, to the last bit, of bodies alone, joined and touching.
import type * as Planck from 'planck';
import { expect, it } from 'vitest';
import { Mulberry32 } from '../../entities/random';
import * as ours from '../../exact/planck';
import { asItComes } from './as-it-comes.fixture';
import { makeSolverLean, stepLean } from './lean-solver';

makeSolverLean();

/** One step of a world. */
type Step = (world: Planck.World, timeStep: number, velocity: number, position: number) => unknown;

/**
 * Steps bodies that fall, are pushed and braked; some are joined, some meet. Returns the six numbers of each at the end.
 * @param wide how far apart they begin. m @param joints how many of them are joined
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
      // Some are faster than planck lets them be.
      linearVelocity: { x: next(90), y: next(90) },
      angularVelocity: next(70),
      linearDamping: n % 3,
      angularDamping: n % 2,
      gravityScale: n % 4,
    });
    body.createFixture(new Box(1, 2, new Vec2(next(2), 0)), { density: 1, friction: 0.5 });
    // Without its shape it is alone for ever.
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
  const expected = run(asItComes(), (world, ...step) => world.step(...step), layout);
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
