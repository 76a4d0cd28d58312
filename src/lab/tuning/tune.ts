// Tunes a law for a body: searches the gains that do best on a set of turns, never worse than the law's defaults.
import type { ControllerSpec } from '../../laws/control/controllers';
import type { Tunable } from '../../laws/control/tunable';
import type { TurnLimits } from '../../laws/control/turn-controller';
import { type Evaluation, minimise } from './box-search';
import {
  costOf,
  costParts,
  type LargerFigure,
  largerFigures,
  missing,
  restCostOf,
  type Weights,
  worseFigures,
} from './cost';
import { factorFor, gainsOf, searchSpace } from './search-space';
import { makeTurns, type Plant, type SimulatedTurn, type TestTurn, testTurnsOf } from './turn-set';

/** Input of a search for controller gains. */
export interface Tuning {
  readonly plant: Plant;
  readonly weights: Weights;
  /** True to refuse gains that make any test turn visibly worse than the law's default gains. */
  readonly neverWorse: boolean;
  /**
   * Length of the gain search, as a number of trials per gain. Each trial simulates all test turns with one set of
   * gains. Default 120
   */
  readonly effort?: number;
}

/** Results of all test turns with one set of gains. */
interface GainResult {
  readonly controller: ControllerSpec;
  readonly trials: readonly SimulatedTurn[];
  readonly costs: readonly number[];
  /**
   * Mean absolute angular acceleration of a body at rest on its target, caused by sensor noise. rad/s²; null if the
   * body has no sensor
   */
  readonly restEffort: number | null;
  readonly cost: number;
}

/** Progress of a gain search. */
export interface SearchProgress {
  /** Part of the search that is done. 0 to 1 */
  readonly done: number;
  /** Cost of the best gains so far. */
  readonly cost: number;
}

/** Gains that a search refused, because some test turns are worse than with the default gains. */
export interface RejectedGains {
  readonly tried: GainResult;
  /**
   * Measured values of test turns, such as an overshoot, that are worse than with the law's default gains. There is at
   * least one; the worst comes first.
   */
  readonly worse: readonly LargerFigure[];
}

/** Result of a gain search, with the gains before and after. */
export interface TuningResult {
  readonly before: GainResult;
  readonly after: GainResult;
  /** Measured values of test turns that are larger with the found gains than with the defaults */
  readonly larger: readonly LargerFigure[];
  /**
   * Least bad refused gains: the 90° turn meets its goal, other turns get worse. Null: none, or the gains of the result
   * `after` meet the goal.
   */
  readonly heldBack: RejectedGains | null;
}

/** Variants of a PID law from which a gain search begins. */
const braked: readonly {
  /** Factor by which the gain `kp` is multiplied. */
  readonly kp: number;
  /** Factor by which the gain `kd` is multiplied. */
  readonly kd: number;
  /** New value of the setting `brake`: fraction of the motor's strength that is reserved for braking. 0 to 1 */
  readonly brake: number;
}[] = [
  { kp: 1.4, kd: 1.14, brake: 0.65 },
  { kp: 1.4, kd: 1.25, brake: 0.48 },
  { kp: 2, kd: 1.25, brake: 0.55 },
  { kp: 2, kd: 1.4, brake: 0.65 },
  { kp: 2, kd: 1.4, brake: 0.45 },
  { kp: 4, kd: 2, brake: 0.65 },
];

/** Integral time kp/ki of the PID laws among the starting points of a gain search. s */
const integralTime = 1.5;

/** Default number of evaluations per searched setting. One evaluation simulates all test turns. */
const usualEffort = 120;

/** Largest fraction by which the cost may rise when a setting is changed back to its old value. */
const negligible = 0.001;

/** Searches gains for a law. Yields the progress, and returns the result */
export function* tune(tuning: Tuning): Generator<SearchProgress, TuningResult> {
  const { plant } = tuning;
  const { kind, controller, limits } = plant.body;
  const rows = gainsOf(kind, controller);
  const space = searchSpace(rows, limits.angularAcceleration);
  const turns = testTurnsOf(kind);
  const attempt = (spec: ControllerSpec) => evaluateGains(tuning, turns, spec);
  const usual = attempt(withRows(controller, rows, ({ initial }) => initial));
  const before = attempt(controller);
  const watch = watchOver(usual, limits);
  const evaluate = (tried: GainResult): Evaluation => ({
    cost: tried.cost,
    violation: tuning.neverWorse ? watch.violation(tried) : 0,
  });
  const scaled = withRows(
    controller,
    rows,
    (row) => row.initial * factorFor(row, limits.angularAcceleration),
  );
  const evaluations = (tuning.effort ?? usualEffort) * rows.length;
  // Several starts have the same gains, and near points the same three digits.
  const evaluated = new Map<string, Evaluation>();
  const search = minimise({
    dimensions: rows.length,
    starts: [
      usual.controller,
      controller,
      scaled,
      ...[scaled, usual.controller].flatMap((base) => brakedFrom(base, rows)),
    ].map((spec) => space.pointOf(spec)),
    evaluations,
    evaluate(point) {
      const spec = space.at(point, controller);
      const key = JSON.stringify(spec);
      const known = evaluated.get(key) ?? evaluate(attempt(spec));
      evaluated.set(key, known);
      return known;
    },
  });
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) {
      const found = attempt(space.at(step.value.point, controller));
      const after = bestGains([found, usual, before], rows, attempt, evaluate);
      return {
        before,
        after,
        larger: largerFigures(after.trials, usual.trials),
        heldBack: misses(after, limits) ? watch.nearest : null,
      };
    }
    const { evaluation, evaluated: count } = step.value;
    yield { done: Math.min(1, count / evaluations), cost: evaluation.cost };
  }
}

/** Returns whether the 90° turn misses its goal for settling time or overshoot. */
const misses = ({ trials }: GainResult, limits: Readonly<TurnLimits>): boolean =>
  missing(aimed(trials).measured, limits) > 1;

/**
 * Returns an object that judges whether gains make test turns worse than the law's default gains do.
 * @param usual results of the test turns with the default gains
 * @param limits largest turn rate and angular acceleration of the body
 */
function watchOver(usual: GainResult, limits: Readonly<TurnLimits>) {
  let least = Infinity;
  return {
    nearest: null as RejectedGains | null,
    /** Returns by how much the tried gains make turns worse than the law's default gains; 0 if no turn is worse. */
    violation(tried: GainResult): number {
      const worse = worseFigures(tried.trials, usual.trials);
      const sum = worse.reduce((all, { by }) => all + by, 0);
      const violation = Number.isFinite(sum) ? sum : Infinity;
      if (violation > 0 && violation < least && !misses(tried, limits)) {
        least = violation;
        this.nearest = { tried, worse };
      }
      return violation;
    },
  };
}

/** Returns the 90° turn in calm air from a set of simulated test turns. */
export const aimed = (trials: readonly SimulatedTurn[]): SimulatedTurn =>
  trials.find(({ turn: { angleDeg, condition } }) => angleDeg === 90 && condition === 'calm')!;

/** Simulates all test turns under a law with its gains, and computes their cost. */
export function evaluateGains(
  { plant, weights }: Tuning,
  turns: readonly TestTurn[],
  controller: ControllerSpec,
): GainResult {
  const { trials, restEffort } = makeTurns(plant, controller, turns);
  const costs = trials.map(({ measured }) => costOf(costParts(measured, plant.body.limits), weights));
  const { limits } = plant.body;
  const all = restEffort === null ? costs : [...costs, restCostOf(restEffort, limits, weights)];
  const root = all.reduce((sum, each) => sum + Math.sqrt(each), 0) / all.length;
  const cost = root * root * missing(aimed(trials).measured, limits);
  return { controller, trials, costs, cost, restEffort };
}

function bestGains(
  [found, usual, before]: readonly GainResult[],
  rows: readonly Tunable[],
  attempt: (spec: ControllerSpec) => GainResult,
  evaluate: (tried: GainResult) => Evaluation,
): GainResult {
  const keeps = (tried: GainResult) => evaluate(tried).violation === 0;
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

function brakedFrom(base: ControllerSpec, rows: readonly Tunable[]): ControllerSpec[] {
  if (!rows.some(({ key }) => key === 'brake')) return [];
  return braked.map(({ kp, kd, brake }) => ({
    ...base,
    kp: kp * Number(base.kp),
    ki: (kp * Number(base.kp)) / integralTime,
    kd: kd * Number(base.kd),
    brake,
  }));
}

const withRows = (
  base: ControllerSpec,
  rows: readonly Tunable[],
  value: (row: Tunable) => number,
): ControllerSpec => ({ ...base, ...Object.fromEntries(rows.map((row) => [row.key, value(row)])) });
