// Kept boxes save most of the work, and what touches what stays the same, also after a jump and another shape.
import type * as Planck from 'planck';
import { afterEach, expect, it, vi } from 'vitest';
import { Mulberry32 } from '../../entities/random';
import * as ours from '../../exact/planck';
import { asItComes } from './as-it-comes.fixture';
import { keepBoxes } from './kept-boxes';

keepBoxes();

afterEach(() => vi.restoreAllMocks());

type Engine = Pick<typeof Planck, 'World' | 'Box' | 'Vec2'>;

/** A bent body of two shapes that flies and turns among walls, meets some of them, jumps, and changes its shape. */
function flight({ World, Box, Vec2 }: Engine) {
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
    // Back to where it was, within one step.
    if (n % 200 === 99) {
      const { x, y } = body.getPosition();
      body.setTransform({ x: x + 50, y }, 0);
      body.setTransform({ x: x + 1, y: y + 1 }, 1);
    }
    if (n === 500) body.createFixture(new Box(0.2, 4), { density: 1 });
    if (n === 900) body.destroyFixture(body.getFixtureList()!);
    world.step(1 / 60, 8, 3);
    for (let edge = body.getContactList(); edge; edge = edge.next ?? null)
      if (edge.contact.isTouching() && edge.other) touched.add(edge.other);
    const { x, y } = body.getPosition();
    states.push([x, y, body.getAngle(), body.getAngularVelocity(), world.getContactCount()]);
  }
  return { states, touched: touched.size };
}

it('a body meets walls as in planck, to the last bit', () => {
  const expected = flight(asItComes());
  expect(expected.touched).toBeGreaterThan(5);
  expect(flight(ours)).toEqual(expected);
});

it('works out an outline only once it may have left its box', () => {
  const world = new ours.World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const body = world.createBody({ type: 'dynamic', linearVelocity: { x: 1.1, y: 0 } });
  body.createFixture(new ours.Box(2, 0.5), { density: 1 });
  for (let n = 0; n < 2; n++) world.step(1 / 60, 8, 3);
  const work = vi.spyOn(ours.PolygonShape.prototype, 'computeAABB');
  for (let n = 0; n < 60; n++) world.step(1 / 60, 8, 3);
  // It moves 1.1/60 m a step, and its box reaches two of them and 0.1 m ahead: every eighth step, before and after the step.
  expect(work.mock.calls.length).toBeLessThanOrEqual(16);
  expect(work.mock.calls.length).toBeGreaterThan(0);
});
