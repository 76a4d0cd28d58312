// Cost of turns and of rest, by late errors, overshoot, effort and trembling. Also, why a turn is worse than with other gains.
import { settlingBand } from '../../laws/control/step-response';
import { turnTimeBound } from '../../laws/control/time-optimal';
import { type Rows, settingsOf } from '../../laws/control/tunable';
import type { TurnLimits } from '../../laws/control/turn-controller';
import { toDegrees } from '../../laws/exact/figures';
import type { MeasuredTurn } from '../../world/simulation/meters/turn-meter';
import { delay, type SimulatedTurn, type TestTurn } from './turn-set';

/** Weights of the parts of a turn's cost. The search for gains minimizes the cost. */
export interface Weights {
  /** Weight of the integral of time times error (ITAE), which makes errors late in a turn costly. */
  readonly itae: number;
  /** Weight of the overshoot. With weight 1, an overshoot of 1 % of the turn adds 0.1 to the cost */
  readonly overshoot: number;
  /** Weight of the motor's effort: the integral of its absolute angular acceleration. */
  readonly effort: number;
  /** Weight of the motor's work while a body with a noisy sensor rests on its target. */
  readonly rest: number;
}

const weight = { unit: '', min: 0, max: 5, step: 0.1, accepts: { from: 0, to: 100 } };

/** Labels, ranges and defaults of the weights in a turn's cost */
export const weightTunables: Rows<keyof Weights> = [
  {
    ...weight,
    key: 'itae',
    label: 'Late errors',
    initial: 1,
    help: 'Weight of the error times the time since the turn began: an error counts the more the later it is.',
  },
  {
    ...weight,
    key: 'overshoot',
    label: 'Overshoot',
    initial: 1,
    help: 'Weight of the angle past the target: 1 % of the turn costs 0.1.',
  },
  {
    ...weight,
    key: 'effort',
    label: 'Effort',
    initial: 0.1,
    help: 'Weight of what the motor does: a turn that only speeds up and brakes costs 1, trembling costs more.',
  },
  {
    ...weight,
    key: 'rest',
    label: 'Trembling at rest',
    initial: 1,
    help: 'Weight of the mean angular acceleration at rest, told a noisy heading: 1 % of the motor costs 0.1.',
  },
];

/**
 * Returns all weights, with defaults for missing ones. Throws RangeError if a weight is invalid, or if all weights are
 * 0.
 */
export function weightsOf(given: Partial<Weights>): Weights {
  const weights = settingsOf(weightTunables, { ...given });
  if (weightTunables.some(({ key }) => weights[key] > 0)) return weights;
  throw new RangeError('weights: at least one must be above 0');
}

/** Overshoot that adds 1 to a turn's cost at weight 1. Fraction of the turn */
const overshootUnit = 0.1;

/**
 * Mean motor output at rest that costs 1 if the weight `rest` is 1. Fraction of the motor's largest angular
 * acceleration
 */
const restUnit = 0.1;

/**
 * Integral of time × absolute error (ITAE) of the time-optimal turn of 1 rad, with a motor for which this turn takes 1
 * s. rad s²
 */
const bestItae = 7 / 48;

/**
 * Returns the parts of a turn's cost, such as the overshoot, as numbers without units
 * @param step angle of the turn. rad
 */
export function costParts(
  { response, step }: Pick<MeasuredTurn, 'response' | 'step'>,
  limits: Readonly<TurnLimits>,
): Omit<Weights, 'rest'> {
  // - ITAE, ∫ t|e| dt (Graham & Lathrop, "The synthesis of 'optimum' transient response", Trans. AIEE 72 II, 1953),
  // over that of the best possible turn, where T* is the time bound of the turn.
  // - Overshoot in tenths of the turn.
  // - Effort, ∫|α| dt, over that of the best possible turn: it speeds up to the highest rate and brakes from it.
  const { itae, overshoot, effort } = response;
  const size = Math.abs(step);
  const time = turnTimeBound(size, limits);
  const peak = Math.min(Math.sqrt(size * limits.angularAcceleration), limits.turnRate);
  return {
    itae: itae / (bestItae * size * time * time),
    overshoot: overshoot / overshootUnit,
    effort: effort / (2 * peak),
  };
}

/** Returns a turn's cost: the weighted sum of its parts. Infinity if the sum is not finite */
export function costOf(parts: Omit<Weights, 'rest'>, weights: Weights): number {
  const cost =
    parts.itae * weights.itae + parts.overshoot * weights.overshoot + parts.effort * weights.effort;
  return Number.isFinite(cost) ? cost : Infinity;
}

/**
 * Returns the cost of the motor's output while a body rests on its target. No unit; 0 or more
 * @param effort mean absolute angular acceleration by the motor, rad/s²
 */
export function restCostOf(effort: number, { angularAcceleration }: TurnLimits, { rest }: Weights): number {
  return (rest * effort) / (restUnit * angularAcceleration);
}

/**
 * Upper limits for a 90° turn that the gain search aims at. `times`: settling time / shortest possible settling time.
 * `overshoot`: fraction of the turn.
 */
export const goal = { times: 1.15, overshoot: 0.02 };

/**
 * Increase of the penalty factor (multiplier of the total cost) per 1 by which `times` or `overshoot` of the 90° turn
 * exceeds the limit in `goal`.
 */
const penaltySlope = 20;

/**
 * Returns the factor that multiplies the total cost if the 90° turn is slow or overshoots. 1 if it meets `goal`, else
 * above 1.
 */
export function missing(
  { response, step, seconds, best }: MeasuredTurn,
  limits: Readonly<TurnLimits>,
): number {
  // ITAE alone is content with a turn that creeps into the settling band.
  const shortest = best.settlingTime ?? turnTimeBound(step, limits);
  const late = (response.settlingTime ?? seconds) / shortest - goal.times;
  const past = response.overshoot - goal.overshoot;
  return 1 + penaltySlope * (Math.max(0, late) + Math.max(0, past));
}

/**
 * Upper limits of a good turn. `times`: settling time, as a multiple of the shortest possible. `past`: overshoot, %.
 * `left`: remaining error, degrees.
 */
export const good = { times: goal.times, past: 100 * goal.overshoot, left: 0.1 };
/**
 * Upper limits of a good turn with delayed measurement. `times`: settling time / shortest possible time. `past`:
 * overshoot, %.
 */
export const goodLate = { ...good, times: 2.5, past: 15 };

const isLate = ({ condition }: TestTurn): boolean => condition === 'delay';
const limitsOf = (turn: TestTurn) => (isLate(turn) ? goodLate : good);

/** Name of a measured quantity of a turn: settling time, overshoot or remaining error. */
export type FigureName = 'settled' | 'past' | 'left';

/** A measured quantity of a turn, such as the overshoot. Smaller values are better. */
export interface TurnFigure {
  readonly label: string;
  /** Verb for the quantity in a sentence, for example "settle after". */
  readonly verb: string;
  readonly unitText: string;
  /** Number of decimals of the quantity in the results table. */
  readonly decimals: number;
  value(turn: MeasuredTurn): number;
  /**
   * Returns the largest acceptable value of this quantity in a test turn. The result is at least `other`.
   * @param trial the test turn, simulated with the tested gains
   * @param other the quantity's value with the gains used for comparison, in the same test turn
   */
  allowed(trial: SimulatedTurn, other: number): number;
  /**
   * Returns the number by which an excess over the allowed value is divided, so that excesses of different quantities
   * can be added. Unit as in `value()`
   */
  scale(turn: MeasuredTurn): number;
}

const settled = ({ response, seconds }: MeasuredTurn): number => response.settlingTime ?? seconds;

/** Measured quantities of a turn, one per column of the results table. */
export const figures: Readonly<Record<FigureName, TurnFigure>> = {
  settled: {
    label: 'settled, s',
    verb: 'settle after',
    unitText: ' s',
    decimals: 2,
    value: settled,
    allowed({ turn, measured: { step, best }, noise, course: { timeStep } }, other) {
      if (noise > settlingBand * Math.abs(step)) return Infinity;
      const late = isLate(turn) ? delay * timeStep : 0;
      // Turns are counted in steps, so one step later counts as equal.
      return Math.max(other + timeStep, limitsOf(turn).times * ((best.settlingTime ?? 0) + late));
    },
    scale: settled,
  },
  past: {
    label: 'past it, %',
    verb: 'swing past by',
    unitText: ' %',
    decimals: 1,
    value: ({ response }) => 100 * response.overshoot,
    allowed: ({ turn, measured: { step }, noise }, other) =>
      Math.max(other, limitsOf(turn).past + 100 * (noise / Math.abs(step))),
    scale: () => 100 * overshootUnit,
  },
  left: {
    label: 'left, °',
    verb: 'be left off by',
    unitText: '°',
    decimals: 2,
    value: ({ response }) => toDegrees(Math.abs(response.steadyStateError)),
    allowed: ({ noise }, other) => (noise > 0 ? Infinity : Math.max(other, good.left)),
    scale: ({ step }) => toDegrees(settlingBand * Math.abs(step)),
  },
};

/** A measured quantity that is worse with the tested gains than with other gains. */
export interface LargerFigure {
  readonly turn: TestTurn;
  readonly figure: FigureName;
  readonly value: number;
  /**
   * Measured value with the gains used for comparison, such as the law's default gains, in the same test turn. Unit as
   * in `value`
   */
  readonly other: number;
  /** Excess of `value` over the largest acceptable value, divided by `TurnFigure.scale`. 0 if `value` is acceptable. */
  readonly by: number;
}

const printed = (name: FigureName, value: number): number => Number(value.toFixed(figures[name].decimals));

/**
 * Returns the measured quantities that are larger (worse) with tested gains than with other gains, the largest excess
 * first.
 * @param trials test turns with the tested gains
 * @param others the same test turns with the other gains
 */
export function largerFigures(
  trials: readonly SimulatedTurn[],
  others: readonly SimulatedTurn[],
): LargerFigure[] {
  return trials
    .flatMap((trial, n) =>
      (Object.keys(figures) as FigureName[]).map((name) => {
        const figure = figures[name];
        const value = figure.value(trial.measured);
        const other = figure.value(others[n].measured);
        const allowed = figure.allowed(trial, other);
        const by =
          printed(name, value) <= printed(name, allowed)
            ? 0
            : (value - allowed) / figure.scale(others[n].measured);
        return { turn: trial.turn, figure: name, value, other, by };
      }),
    )
    .filter(({ figure, value, other }) => !(printed(figure, value) <= printed(figure, other)))
    .sort((a, b) => b.by - a.by);
}

/**
 * Returns the quantities that are unacceptably larger with the tested gains than with other gains. The largest excess
 * comes first.
 * @param trials test turns with the tested gains
 * @param others the same test turns with the other gains
 */
export const worseFigures = (
  trials: readonly SimulatedTurn[],
  others: readonly SimulatedTurn[],
): LargerFigure[] => largerFigures(trials, others).filter(({ by }) => by !== 0);
