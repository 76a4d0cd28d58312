import { describe, expect, it } from 'vitest';
import { type Found, isBetter, minimise, type Search } from './differential-evolution';

/** The best point a search ends with, and all that it yielded. */
function run(search: Search): { best: Found; yielded: Found[] } {
  const yielded: Found[] = [];
  const generator = minimise(search);
  for (let step = generator.next(); ; step = generator.next()) {
    if (step.done) return { best: step.value, yielded };
    yielded.push(step.value);
  }
}

/** A bowl whose bottom is at a place. */
const bowl = (at: readonly number[]): Search => ({
  dimensions: at.length,
  starts: [],
  evaluations: 600,
  seed: 7,
  worth: (point) => ({ cost: point.reduce((sum, x, n) => sum + (x - at[n]) ** 2, 0), violation: 0 }),
});

describe('differential evolution', () => {
  it('finds the bottom of a bowl, also at a side of the cube', () => {
    for (const at of [[0.3, 0.8, 0.5], [0, 1], [0.62]]) {
      run(bowl(at)).best.point.forEach((x, n) => {
        expect(x).toBeCloseTo(at[n], 2);
      });
    }
  });

  it('finds the bottom of a bent valley (Rosenbrock, 1960)', () => {
    // x and y from -2 to 2, the bottom at (1, 1), which is (3/4, 3/4) of the cube.
    const worth = (point: readonly number[]) => {
      const [x, y] = point.map((p) => 4 * p - 2);
      return { cost: 100 * (y - x * x) ** 2 + (1 - x) ** 2, violation: 0 };
    };
    const { point } = run({ ...bowl([0, 0]), evaluations: 2000, worth }).best;
    expect(point[0]).toBeCloseTo(0.75, 2);
    expect(point[1]).toBeCloseTo(0.75, 2);
  });

  it('asks as often as it may, never outside the cube, and yields the best so far', () => {
    const asked: number[] = [];
    const search = bowl([0, 1]);
    const { yielded } = run({
      ...search,
      worth(point) {
        asked.push(...point);
        return search.worth(point);
      },
    });
    expect(yielded).toHaveLength(600);
    expect(asked).toHaveLength(1200);
    expect(asked.every((x) => x >= 0 && x <= 1)).toBe(true);
    expect(yielded.every(({ worth }, n) => n === 0 || worth.cost <= yielded[n - 1].worth.cost)).toBe(true);
  });

  it('finds the same point for the same seed, and comes another way for another', () => {
    const search = { ...bowl([0.3, 0.6]), evaluations: 60 };
    expect(run(search)).toEqual(run(search));
    expect(run({ ...search, seed: 8 }).yielded).not.toEqual(run(search).yielded);
  });

  it('begins with the points it is given', () => {
    const { yielded } = run({ ...bowl([0.3, 0.6]), starts: [[0.3, 0.6]] });
    expect(yielded[0].point).toEqual([0.3, 0.6]);
    expect(yielded[599].point).toEqual([0.3, 0.6]);
  });

  it('keeps a constraint that the bottom of the bowl breaks', () => {
    const search = bowl([0.2, 0.2]);
    // The nearest point of x ≥ 0.5 is (0.5, 0.2).
    const worth = (point: readonly number[]) => ({
      cost: search.worth(point).cost,
      violation: Math.max(0, 0.5 - point[0]),
    });
    const { point } = run({ ...search, worth }).best;
    expect(point[0]).toBeGreaterThanOrEqual(0.5);
    expect(point[0]).toBeCloseTo(0.5, 2);
    expect(point[1]).toBeCloseTo(0.2, 1);
  });

  it('puts what keeps the constraints before what costs less', () => {
    expect(isBetter({ cost: 9, violation: 0 }, { cost: 1, violation: 0.1 })).toBe(true);
    expect(isBetter({ cost: 9, violation: 0.1 }, { cost: 1, violation: 0.2 })).toBe(true);
    expect(isBetter({ cost: 1, violation: 0 }, { cost: 1, violation: 0 })).toBe(false);
  });
});
