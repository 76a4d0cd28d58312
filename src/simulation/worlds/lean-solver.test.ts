// Holds the lean step to planck's own: the same places, to the last bit, of bodies alone, joined and touching.
import type * as Planck from 'planck';
import { expect, it } from 'vitest';
import { Mulberry32 } from '../../entities/random';
import * as ours from '../../exact/planck';
import { asItComes } from './as-it-comes.fixture';
import { makeSolverLean } from './lean-solver';

makeSolverLean();

/** Steps bodies that fall, are pushed and braked; some are joined, some meet. Returns the six numbers of each at the end. */
function run({
  World,
  Box,
  Vec2,
  RevoluteJoint,
}: Pick<typeof Planck, 'World' | 'Box' | 'Vec2' | 'RevoluteJoint'>): number[][] {
  const world = new World({ gravity: { x: 0.3, y: 9.8 }, allowSleep: false });
  const random = new Mulberry32(7);
  const next = (most: number) => most * (2 * random.next() - 1);
  const bodies = Array.from({ length: 60 }, (_, n) => {
    const body = world.createBody({
      type: n % 11 === 0 ? 'kinematic' : 'dynamic',
      position: { x: next(60), y: next(60) },
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
  for (let n = 0; n < 12; n += 3)
    world.createJoint(new RevoluteJoint({}, bodies[n], bodies[n + 1], bodies[n].getPosition()));
  for (let step = 0; step < 240; step++) {
    for (const body of bodies) {
      body.applyForceToCenter({ x: next(500), y: next(500) }, true);
      body.applyTorque(next(500), true);
    }
    world.step(1 / 60, 8, 3);
  }
  return bodies.map((body) => {
    const { x, y } = body.getPosition();
    const velocity = body.getLinearVelocity();
    return [x, y, body.getAngle(), velocity.x, velocity.y, body.getAngularVelocity()];
  });
}

it('moves bodies alone, joined and touching as planck does, to the last bit', () => {
  const expected = run(asItComes());
  expect(expected.flat().every(Number.isFinite)).toBe(true);
  expect(run(ours)).toEqual(expected);
});
