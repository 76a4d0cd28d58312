// Tunes a law for a body: searches the gains that turn it best on a set of turns, never worse than the law's defaults.
import type { ControllerSpec } from '../control/controllers';
import type { Tunable } from '../control/tunable';
import { costOf, later, missing, partsOf, type Weights } from './cost';
import { minimise, type Worth } from './differential-evolution';
import { gainsOf } from './gains';
import { SearchSpace, scaleOf } from './search-space';
import { makeTurns, type Plant, type Trial, type Turn, turnsOf } from './turn-set';

/** What is to be tuned, as plain data. */
export interface Tuning {
  readonly plant: Plant;
  readonly weights: Weights;
  /** Whether gains that cost more than the law's defaults on any turn, or settle a turn of 90° later, are refused. */
  readonly neverWorse: boolean;
  /** How often the turns are made for each setting of the law; usually 80 times. */
  readonly effort?: number;
}

/** A set of gains on every turn. */
export interface Tried {
  readonly controller: ControllerSpec;
  readonly trials: readonly Trial[];
  /** Cost of each turn. */
  readonly costs: readonly number[];
  /** Square of the mean root of the costs, so that costly turns do not drown the others, times what the turn of 90° misses of its goal. */
  readonly cost: number;
}

/** How far a search is. */
export interface Progress {
  /** 0 to 1 */
  readonly done: number;
  /** Cost of the best gains so far. */
  readonly cost: number;
}

/** What was found, beside the gains as they were. */
export interface Tuned {
  readonly before: Tried;
  readonly after: Tried;
}

/** How often the turns are made for each setting of the law, when nothing else is said. */
const usualEffort = 80;

/** Settings that change the cost by no more than this share stay as they were. */
const negligible = 0.001;

/**
 * Searches gains. Yields how far it is; returns what it found. The same tuning finds the same gains. Gains that cost more
 * than the law's defaults on any turn are never taken.
 */
export function* tune(tuning: Tuning): Generator<Progress, Tuned> {
  const { plant } = tuning;
  const { kind, controller, limits } = plant.body;
  const rows = gainsOf(kind, controller);
  const space = new SearchSpace(rows, limits.angularAcceleration);
  const turns = turnsOf(kind);
  const attempt = (spec: ControllerSpec) => triedOn(tuning, turns, spec);
  const usual = attempt(withRows(controller, rows, ({ initial }) => initial));
  const before = attempt(controller);
  const worth = (tried: Tried): Worth => ({
    cost: tried.cost,
    violation: tuning.neverWorse ? excess(tried, usual) : 0,
  });
  const scaled = withRows(controller, rows, (row) => row.initial * scaleOf(row, limits.angularAcceleration));
  const evaluations = (tuning.effort ?? usualEffort) * rows.length;
  const search = minimise({
    dimensions: rows.length,
    starts: [usual.controller, controller, scaled].map((spec) => space.pointOf(spec)),
    evaluations,
    seed: plant.seed,
    worth: (point) => worth(attempt(space.at(point, controller))),
  });
  let asked = 0;
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) {
      const found = attempt(space.at(step.value.point, controller));
      return { before, after: simplest([found, usual, before], rows, attempt, worth) };
    }
    asked += 1;
    yield { done: asked / evaluations, cost: step.value.worth.cost };
  }
}

/** Whether gains miss what the turn of 90° is to reach. */
export function misses({ trials }: Tried, { plant }: Pick<Tuning, 'plant'>): boolean {
  return missing(aimed(trials).measured, plant.body.limits) > 1;
}

/** The turn that has a goal: a quarter turn in calm air. It is in every set. */
export const aimed = (trials: readonly Trial[]): Trial =>
  trials.find(({ turn: { angleDeg, condition } }) => angleDeg === 90 && condition === 'calm')!;

/** Makes the turns and reckons what they cost. */
export function triedOn(
  { plant, weights }: Tuning,
  turns: readonly Turn[],
  controller: ControllerSpec,
): Tried {
  const trials = makeTurns(plant, controller, turns);
  const costs = trials.map(({ measured }) => costOf(partsOf(measured, plant.body.limits), weights));
  const root = costs.reduce((sum, each) => sum + Math.sqrt(each), 0) / costs.length;
  const cost = root * root * missing(aimed(trials).measured, plant.body.limits);
  return { controller, trials, costs, cost };
}

/** By how much gains are worse than others: the shares by which turns cost more, and by which the turn of 90° is late. */
function excess({ costs, trials }: Tried, other: Tried): number {
  const more = costs.map((each, n) => Math.max(0, each / other.costs[n] - 1));
  const sum = more.reduce(
    (all, each) => all + each,
    later(aimed(trials).measured, aimed(other.trials).measured),
  );
  return Number.isFinite(sum) ? sum : Infinity;
}

/** The best of these, with every setting that hardly matters as it was before. The last of them is what was before. */
function simplest(
  [found, usual, before]: readonly Tried[],
  rows: readonly Tunable[],
  attempt: (spec: ControllerSpec) => Tried,
  worth: (tried: Tried) => Worth,
): Tried {
  const keeps = (tried: Tried) => worth(tried).violation === 0;
  let best = [found, usual, before].filter(keeps).reduce((a, b) => (b.cost < a.cost ? b : a));
  const enough = best.cost * (1 + negligible);
  for (const row of rows) {
    const was = before.controller[row.key] ?? row.initial;
    if (best.controller[row.key] === was) continue;
    const other = attempt({ ...best.controller, [row.key]: was });
    if (keeps(other) && other.cost <= enough) best = other;
  }
  return best;
}

const withRows = (
  base: ControllerSpec,
  rows: readonly Tunable[],
  value: (row: Tunable) => number,
): ControllerSpec => ({ ...base, ...Object.fromEntries(rows.map((row) => [row.key, value(row)])) });
