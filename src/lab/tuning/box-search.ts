// Minimises a function in the unit cube that may be rough and costly, by the method DIRECT, in one box after another.
import direct from 'ml-direct';

/** Value of the minimised function at one point: its cost, and how far constraints are violated. */
export interface Evaluation {
  /** Cost of the point, which the search minimises. 0 or more */
  readonly cost: number;
  /** Amount by which the point violates constraints; 0 if it violates none. */
  readonly violation: number;
}

/** Best point of the unit cube that the search has found so far. */
export interface BestPoint {
  readonly point: readonly number[];
  readonly evaluation: Evaluation;
  /** Number of evaluations of the function so far. */
  readonly evaluated: number;
}

export interface Search {
  readonly dimensions: number;
  /** Points of the unit cube that the search evaluates first. */
  readonly starts: readonly (readonly number[])[];
  /** Number of evaluations of the function after which the search ends. The search may do a few more. */
  readonly evaluations: number;
  evaluate(point: readonly number[]): Evaluation;
}

/** Number of boxes (parts of the unit cube) that a search examines one by one */
const boxes = 9;

const edges = {
  /** Largest edge length of a box, except the first box: the whole space, with edge 1 */
  largest: 0.5,
  smallest: 0.02,
};

/** Golden ratio minus 1. The fractional parts of its multiples spread evenly from 0 to 1. */
const golden = (Math.sqrt(5) - 1) / 2;

/** Returns the side of the nth box of the search. Box 0 is the unit cube, with side 1 */
function sideOf(n: number): number {
  // So the search leaves a local minimum, and never evaluates the same places twice.
  if (n === 0) return 1;
  const { largest, smallest } = edges;
  const place = (n * golden) % 1;
  return smallest + (largest - smallest) * place * place;
}

/** Maps a number from 0 to infinity to a number from 0 to 1. A larger number stays larger. */
const share = (value: number): number => (Number.isFinite(value) ? value / (1 + value) : 1);

/**
 * Returns a number that ranks an evaluation; lower is better. 0 to 1 if all constraints hold; otherwise above 1, at
 * most 2. Source: Deb, 2000
 */
export const rankOf = ({ cost, violation }: Evaluation): number =>
  violation > 0 ? 1 + share(violation) : share(cost);

/**
 * Searches the unit cube for the point with the best rank (`rankOf`). Yields the best point so far, and returns the
 * final one.
 */
export function* minimise(search: Search): Generator<BestPoint, BestPoint> {
  // DIRECT: a box is cut into thirds where a low value may lie, for any steepness of the function. Jones, Perttunen &
  // Stuckman, "Lipschitzian optimization without the Lipschitz constant", J. Optim. Theory Appl. 79, 1993. Constraints
  // as in Deb, "An efficient constraint handling method for genetic algorithms", Comput. Methods Appl. Mech. Eng. 186,
  // 2000. Nothing is drawn at random: the same search finds the same point.
  const { dimensions, starts, evaluations } = search;
  let point: readonly number[] = Array<number>(dimensions).fill(0.5);
  let evaluation: Evaluation = { cost: Infinity, violation: Infinity };
  let evaluated = 0;
  const rankAt = (at: readonly number[]): number => {
    const other = search.evaluate(at);
    if (rankOf(other) < rankOf(evaluation)) [point, evaluation] = [at, other];
    evaluated += 1;
    return rankOf(other);
  };
  const best = (): BestPoint => ({ point, evaluation, evaluated });
  for (const start of starts) {
    rankAt(start);
    yield best();
  }
  const each = (evaluations - evaluated) / boxes;
  for (let n = 0; evaluated < evaluations; n++) {
    const side = sideOf(n);
    // A box about the best point, moved into the cube.
    const lower = point.map((middle) => Math.min(Math.max(0, middle - side / 2), 1 - side));
    const upper = lower.map((from) => from + side);
    const end = Math.min(evaluations, evaluated + each);
    let initialState: unknown;
    while (evaluated < end) {
      const round = direct((at) => rankAt(Array.from(at)), lower, upper, { iterations: 1, initialState });
      // With a known value at the middle of the box, that point is not evaluated again.
      initialState = { ...round.finalState, bestCurrentValue: round.minFunctionValue };
      yield best();
    }
  }
  return best();
}
