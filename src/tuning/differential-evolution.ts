// Minimises a function that may be rough and is costly to ask: differential evolution in the unit cube.
// Written out because the optimisers on npm lack what a tuning needs: conditions beside the cost, a seed, and a pause after
// each evaluation, so that progress shows and a search can be ended. fmin and optimization-js search from one point;
// ml-direct 1.0 takes a box, and with as many evaluations came to 3.05 for windowed-pid and 9.38 for pid, this to 2.68 and 2.59.
import { Mulberry32 } from '../entities/random';

/** What a point is worth. */
export interface Worth {
  /** The smaller the better. */
  readonly cost: number;
  /** By how much it breaks constraints; 0 when it keeps them. */
  readonly violation: number;
}

/** Whether one is better: what keeps the constraints, then what breaks them least, then what costs least (Deb, 2000). */
export function isBetter(a: Worth, b: Worth): boolean {
  return a.violation === b.violation ? a.cost < b.cost : a.violation < b.violation;
}

/** A point of the cube with its worth. */
export interface Found {
  readonly point: readonly number[];
  readonly worth: Worth;
}

export interface Search {
  readonly dimensions: number;
  /** Points to begin with; the rest of the population is drawn. */
  readonly starts: readonly (readonly number[])[];
  /** How often the function is asked. */
  readonly evaluations: number;
  /** A whole number; the same one finds the same point. */
  readonly seed: number;
  worth(point: readonly number[]): Worth;
}

/** Points of a population for each dimension, and the fewest; a mutant is made of four different ones. */
const population = { each: 5, least: 10 };

/** Share of a mutant's coordinates that a trial takes. Storn & Price: 0.9 where coordinates depend on each other. */
const crossover = 0.9;

/** Length of the steps, drawn anew for each mutant between these. Price, Storn & Lampinen call it dither. */
const steps = { from: 0.4, to: 0.9 };

/**
 * Differential evolution, "rand-to-best/1/bin": a mutant is a member moved towards the best one and along the
 * difference of two others; a trial takes most coordinates of it, and replaces the member unless it is worse. Storn &
 * Price, "Differential evolution", J. Global Optimization 11, 1997; Price, Storn & Lampinen, "Differential Evolution",
 * 2005. Constraints as in Deb, "An efficient constraint handling method for genetic algorithms", Comput. Methods Appl.
 * Mech. Eng. 186, 2000. Yields the best point after each evaluation.
 */
export function* minimise(search: Search): Generator<Found, Found> {
  const { dimensions, starts, evaluations, seed } = search;
  const random = new Mulberry32(seed);
  const size = Math.max(population.least, population.each * dimensions);
  const drawn = () => Array.from({ length: dimensions }, () => random.next());
  const members: Found[] = [];
  let best: Found | null = null;
  const ask = (point: readonly number[]) => {
    const found = { point, worth: search.worth(point) };
    if (!best || isBetter(found.worth, best.worth)) best = found;
    return found;
  };
  for (let n = 0; n < size; n++) {
    members.push(ask(starts[n] ?? drawn()));
    yield best!;
  }
  for (let n = size; n < evaluations; n++) {
    const place = n % size;
    const trial = ask(trialFor(members, place, best!, random));
    if (!isBetter(members[place].worth, trial.worth)) members[place] = trial;
    yield best!;
  }
  return best!;
}

/** A trial against a member. */
function trialFor(members: readonly Found[], place: number, best: Found, random: Mulberry32): number[] {
  const others: number[] = [];
  while (others.length < 2) {
    const other = Math.floor(random.next() * members.length);
    if (other !== place && !others.includes(other)) others.push(other);
  }
  const [a, b] = others.map((other) => members[other].point);
  const { point } = members[place];
  const length = steps.from + (steps.to - steps.from) * random.next();
  const kept = Math.floor(random.next() * point.length);
  return point.map((own, n) => {
    const taken = random.next() < crossover || n === kept;
    const mutant = own + length * (best.point[n] - own) + length * (a[n] - b[n]);
    return taken ? inside(mutant, own) : own;
  });
}

/** A coordinate that left the cube stops half-way between its member and the side. */
function inside(value: number, own: number): number {
  if (value < 0) return own / 2;
  return value > 1 ? (1 + own) / 2 : value;
}
