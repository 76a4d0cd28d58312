// Minimises a function that may be rough and is costly to evaluate, in the unit cube: the library's DIRECT in one box after another.
import direct from 'ml-direct';

/** Value of the function at a point. */
export interface Evaluation {
  /** The smaller the better; not negative. */
  readonly cost: number;
  /** By how much it breaks constraints; 0 when it keeps them. */
  readonly violation: number;
}

/** The best point of the cube so far. */
export interface Best {
  readonly point: readonly number[];
  readonly evaluation: Evaluation;
  /** How often the function was evaluated. */
  readonly evaluated: number;
}

export interface Search {
  readonly dimensions: number;
  /** Points to begin with. */
  readonly starts: readonly (readonly number[])[];
  /** How often the function is evaluated; the last round of a box may do so a little more often. */
  readonly evaluations: number;
  evaluate(point: readonly number[]): Evaluation;
}

/** A search goes through so many boxes, each with as many evaluations. */
const boxes = 9;

/** Sides of the boxes after the whole cube. */
const sides = { widest: 0.5, narrowest: 0.02 };

/** Multiples of it, without their whole part, fill an interval evenly however many there are: the golden ratio less 1. */
const golden = (Math.sqrt(5) - 1) / 2;

/**
 * Side of the nth box. The first is the whole cube; the others take turns at wide and narrow, no two alike: a search
 * leaves a local minimum, and never evaluates twice at the same places.
 */
function sideOf(n: number): number {
  if (n === 0) return 1;
  const { widest, narrowest } = sides;
  const place = (n * golden) % 1;
  return narrowest + (widest - narrowest) * place * place;
}

/** A number from 0 to 1 for what may be any size, in the same order. */
const share = (value: number): number => (Number.isFinite(value) ? value / (1 + value) : 1);

/** One number for an evaluation, the smaller the better: what keeps the constraints is below 1, by its cost (Deb, 2000). */
export const rankOf = ({ cost, violation }: Evaluation): number =>
  violation > 0 ? 1 + share(violation) : share(cost);

/**
 * Searches the whole cube, then boxes about the best point so far, by DIRECT: a box is cut into thirds where a low value
 * may lie, for any steepness of the function. Jones, Perttunen & Stuckman, "Lipschitzian optimization without the Lipschitz
 * constant", J. Optim. Theory Appl. 79, 1993. Constraints as in Deb, "An efficient constraint handling method for genetic
 * algorithms", Comput. Methods Appl. Mech. Eng. 186, 2000. Nothing is drawn: the same search finds the same point. Yields
 * after each start and after each round of cuts.
 */
export function* minimise(search: Search): Generator<Best, Best> {
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
  const best = (): Best => ({ point, evaluation, evaluated });
  for (const start of starts) {
    rankAt(start);
    yield best();
  }
  const each = (evaluations - evaluated) / boxes;
  for (let n = 0; evaluated < evaluations; n++) {
    const side = sideOf(n);
    // About the best point, and pushed into the cube.
    const lower = point.map((middle) => Math.min(Math.max(0, middle - side / 2), 1 - side));
    const upper = lower.map((from) => from + side);
    const end = Math.min(evaluations, evaluated + each);
    let initialState: unknown;
    while (evaluated < end) {
      const round = direct((at) => rankAt(Array.from(at)), lower, upper, { iterations: 1, initialState });
      // With a known value at the middle of the box it does not evaluate that point again.
      initialState = { ...round.finalState, bestCurrentValue: round.minFunctionValue };
      yield best();
    }
  }
  return best();
}
