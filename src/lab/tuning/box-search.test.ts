import { describe, expect, it } from 'vitest';
import { type BestPoint, minimise, rankOf, type Search } from './box-search';

/** Runs a search. Returns its best point and all points that it yielded. */
function run(search: Search): { best: BestPoint; yielded: BestPoint[] } {
  const yielded: BestPoint[] = [];
  const generator = minimise(search);
  for (let step = generator.next(); ; step = generator.next()) {
    if (step.done) return { best: step.value, yielded };
    yielded.push(step.value);
  }
}

/** Returns a search problem for the tests: a bowl-shaped cost with its only minimum at the given point. */
const bowl = (at: readonly number[]): Search => ({
  dimensions: at.length,
  starts: [],
  evaluations: 600,
  evaluate: (point) => ({ cost: point.reduce((sum, x, n) => sum + (x - at[n]) ** 2, 0), violation: 0 }),
});

describe('a search in boxes', () => {
  it('finds the bottom of a bowl, also at a side of the cube', () => {
    for (const at of [[0.3, 0.8, 0.5], [0, 1], [0.62]]) {
      run(bowl(at)).best.point.forEach((x, n) => {
        expect(x).toBeCloseTo(at[n], 2);
      });
    }
  });

  it('finds the bottom of a bent valley (Rosenbrock, 1960)', () => {
    // x and y are from -2 to 2. The minimum is at (1, 1), which is (3/4, 3/4) of the cube.
    const evaluate = (point: readonly number[]) => {
      const [x, y] = point.map((p) => 4 * p - 2);
      return { cost: 100 * (y - x * x) ** 2 + (1 - x) ** 2, violation: 0 };
    };
    const { point } = run({ ...bowl([0, 0]), evaluations: 2000, evaluate }).best;
    expect(point[0]).toBeCloseTo(0.75, 2);
    expect(point[1]).toBeCloseTo(0.75, 2);
  });

  it('leaves a hollow that is not the deepest', () => {
    // The slope of the wide valley leads to 0.2. The lowest point is in the narrow valley at 0.8.
    const depth = (x: number) => Math.min((x - 0.2) ** 2 + 0.05, 20 * (x - 0.8) ** 2);
    const evaluate = ([x]: readonly number[]) => ({ cost: depth(x), violation: 0 });
    const { point } = run({ ...bowl([0]), starts: [[0.2]], evaluations: 100, evaluate }).best;
    expect(point[0]).toBeCloseTo(0.8, 2);
  });

  it('exceeds its evaluations by at most a round of cuts, stays inside the cube, and yields the best so far', () => {
    const points: number[] = [];
    const search = bowl([0, 1]);
    const { yielded } = run({
      ...search,
      evaluate(point) {
        points.push(...point);
        return search.evaluate(point);
      },
    });
    const last = yielded.at(-1)!;
    expect(points).toHaveLength(2 * last.evaluated);
    expect(last.evaluated).toBeGreaterThanOrEqual(search.evaluations);
    expect(yielded.at(-2)!.evaluated).toBeLessThan(search.evaluations);
    expect(points.every((x) => x >= 0 && x <= 1)).toBe(true);
    for (const [n, { evaluation }] of yielded.entries())
      if (n > 0) expect(rankOf(evaluation)).toBeLessThanOrEqual(rankOf(yielded[n - 1].evaluation));
  });

  it('never asks twice at the same point', () => {
    const points = new Set<string>();
    const search = bowl([0.3, 0.6]);
    const last = run({
      ...search,
      evaluate(point) {
        points.add(point.join());
        return search.evaluate(point);
      },
    }).yielded.at(-1)!;
    // The middle of a box is its best point so far, unless the side of the cube limits the box.
    expect(points.size).toBeGreaterThan(0.9 * last.evaluated);
  });

  it('finds the same point each time', () => {
    const search = { ...bowl([0.3, 0.6]), evaluations: 60 };
    expect(run(search)).toEqual(run(search));
  });

  it('begins with the given points', () => {
    const { yielded } = run({ ...bowl([0.3, 0.6]), starts: [[0.3, 0.6]] });
    expect(yielded[0].point).toEqual([0.3, 0.6]);
    expect(yielded.at(-1)!.point).toEqual([0.3, 0.6]);
  });

  it('takes costs and violations that are no finite numbers as the worst', () => {
    const search = bowl([0.7]);
    const evaluate = ([x]: readonly number[]) =>
      x < 0.5 ? { cost: Infinity, violation: Infinity } : search.evaluate([x]);
    const { point } = run({ ...search, starts: [[0.1]], evaluate }).best;
    expect(point[0]).toBeCloseTo(0.7, 2);
  });

  it('keeps a constraint that the bottom of the bowl breaks', () => {
    const search = bowl([0.2, 0.2]);
    // The nearest point of x ≥ 0.5 is (0.5, 0.2).
    const evaluate = (point: readonly number[]) => ({
      cost: search.evaluate(point).cost,
      violation: Math.max(0, 0.5 - point[0]),
    });
    const { point } = run({ ...search, evaluate }).best;
    expect(point[0]).toBeGreaterThanOrEqual(0.5);
    expect(point[0]).toBeCloseTo(0.5, 2);
    expect(point[1]).toBeCloseTo(0.2, 1);
  });

  it('ranks settings within the constraints before cheaper ones', () => {
    expect(rankOf({ cost: 9, violation: 0 })).toBeLessThan(rankOf({ cost: 1, violation: 0.1 }));
    expect(rankOf({ cost: 9, violation: 0.1 })).toBeLessThan(rankOf({ cost: 1, violation: 0.2 }));
    expect(rankOf({ cost: 1, violation: 0 })).toBeLessThan(rankOf({ cost: 9, violation: 0 }));
  });
});
