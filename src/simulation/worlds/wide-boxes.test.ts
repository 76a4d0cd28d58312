// Wide boxes are moved seldom, and what touches what stays the same.
import type * as Planck from 'planck';
import { afterEach, expect, it, vi } from 'vitest';
import * as ours from '../../exact/planck';
import { asItComes } from './as-it-comes.fixture';
import { widenBoxes } from './wide-boxes';

widenBoxes();

afterEach(() => vi.restoreAllMocks());

type Engine = Pick<typeof Planck, 'World' | 'Box'>;

/** A body of a group that flies along +x at 10 m/s, a wall 8 m ahead if there is one. */
function flight({ World, Box }: Engine, filterGroupIndex: number, wall: boolean) {
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const body = world.createBody({ type: 'dynamic', linearVelocity: { x: 10, y: 0 }, angularVelocity: 1 });
  body.createFixture(new Box(2, 0.5), { density: 1, friction: 1, filterGroupIndex });
  if (wall) world.createBody({ position: { x: 8, y: 1 } }).createFixture(new Box(0.5, 2));
  return { world, body };
}

/** How often the engine puts the body's box elsewhere in a second. */
function moves(filterGroupIndex: number): number {
  const { world } = flight(ours, filterGroupIndex, false);
  const move = vi.spyOn(ours.DynamicTree.prototype, 'insertLeaf');
  for (let step = 0; step < 60; step++) world.step(1 / 60, 8, 3);
  return move.mock.calls.length;
}

it('moves the box of a body that passes through others once in two dozen steps, others at every third at least', () => {
  // It covers 1/6 m a step: (4 + 8/6) / (1/6) = 32 steps, fewer as it turns, and planck's own (0.1 + 2/6) / (1/6) = 2.6.
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
