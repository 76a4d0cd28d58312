// Tests of worlds of single bodies: when they are stepped, and how long their steps last.
import { describe, expect, it } from 'vitest';
import { SteppedWorld } from './worlds';

const ticks = (world: SteppedWorld, count: number) => Array.from({ length: count }, () => world.tick());

describe('SteppedWorld', () => {
  it('steps with the simulation by default', () => {
    expect(ticks(new SteppedWorld(), 3)).toEqual([1, 1, 1]);
  });

  it('makes one step of four out of four, at the end of them', () => {
    expect(ticks(new SteppedWorld([4]), 9)).toEqual([0, 0, 0, 4, 0, 0, 0, 4, 0]);
  });

  it('stands still while a frame stalls, then makes up for it in one long step', () => {
    expect(ticks(new SteppedWorld([1, 1, 3]), 11)).toEqual([1, 1, 0, 0, 3, 1, 1, 0, 0, 3, 1]);
  });

  it.each([
    [[1], 1],
    [[4], 4],
    [[6, 9], 3],
    [[1, 15], 1],
  ])('is sampled in units that all its steps are multiples of: %j by %i', (pattern, unit) => {
    expect(new SteppedWorld(pattern).unit).toBe(unit);
  });
});
