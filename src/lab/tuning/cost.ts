// Cost of turns and of rest, by late errors, overshoot, effort and trembling. Also, why a turn is worse than with other gains.
import { settlingBand } from '../../laws/control/step-response';
import { turnTimeBound } from '../../laws/control/time-optimal';
import { type Rows, settingsOf } from '../../laws/control/tunable';
import type { TurnLimits } from '../../laws/control/turn-controller';
import { toDegrees } from '../../laws/exact/figures';
import type { MeasuredTurn } from '../../world/simulation/meters/turn-meter';
import { delay, type SimulatedTurn, type TestTurn } from './turn-set';

/** Weight of each part of the cost. */
export interface Weights {
  /** Weight of late errors. */
  readonly itae: number;
  /** Weight of the overshoot. */
  readonly overshoot: number;
  /** Weight of the motor's effort. */
  readonly effort: number;
  /** Weight of the motor's work at rest, with a noisy heading. */
  readonly rest: number;
}

const weight = { unit: '', min: 0, max: 5, step: 0.1, accepts: { from: 0, to: 100 } };

/** Rows of the weights. The defaults prefer a quick turn, without a visible swing. */
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

/** Returns the weights, given or default. Throws RangeError when one is refused, and when all are 0. */
export function weightsOf(given: Partial<Weights>): Weights {
  const weights = settingsOf(weightTunables, { ...given });
  if (weightTunables.some(({ key }) => weights[key] > 0)) return weights;
  throw new RangeError('weights: at least one must be above 0');
}

/** Overshoot that costs 1, and counts as much as a settling time twice as long; as a fraction of the turn. */
const overshootUnit = 0.1;

/** Mean angular acceleration at rest that costs 1, as a share of the motor's. */
const restUnit = 0.1;

/** ITAE of the best possible turn over θ T*²: ∫ t|e| dt of full torque one way, then the other, is 7 θ T*²/48. */
const bestItae = 7 / 48;

/**
 * Returns the parts of a turn's cost, without units, so that turns and motors of all sizes count alike.
 * @param step rad
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

/** Returns the cost of a turn: the weighted sum of its parts. Infinity for NaN. */
export function costOf(parts: Omit<Weights, 'rest'>, weights: Weights): number {
  const cost =
    parts.itae * weights.itae + parts.overshoot * weights.overshoot + parts.effort * weights.effort;
  return Number.isFinite(cost) ? cost : Infinity;
}

/** Returns the cost of rest. @param effort mean size of the angular acceleration. rad/s² */
export function restCostOf(effort: number, { angularAcceleration }: TurnLimits, { rest }: Weights): number {
  return (rest * effort) / (restUnit * angularAcceleration);
}

/** Goal of the turn by 90°: settling time as a multiple of the best possible, and largest overshoot. */
export const goal = { times: 1.15, overshoot: 0.02 };

/** Weight of a missed goal: 1 % of the turn later or further past costs 20 % more. */
const urgency = 20;

/**
 * Returns a factor on the cost of all turns: 1 if this turn settles quickly and hardly overshoots, above 1 otherwise.
 */
export function missing(
  { response, step, seconds, best }: MeasuredTurn,
  limits: Readonly<TurnLimits>,
): number {
  // ITAE alone is content with a turn that creeps into the settling band.
  const shortest = best.settlingTime ?? turnTimeBound(step, limits);
  const late = (response.settlingTime ?? seconds) / shortest - goal.times;
  const past = response.overshoot - goal.overshoot;
  return 1 + urgency * (Math.max(0, late) + Math.max(0, past));
}

/**
 * Limits of a good turn: settling time as a multiple of the best possible, overshoot in %, and remaining
 * error in degrees.
 */
export const good = { times: goal.times, past: 100 * goal.overshoot, left: 0.1 };
export const goodLate = { ...good, times: 2.5, past: 15 };

const isLate = ({ condition }: TestTurn): boolean => condition === 'delay';
const limitsOf = (turn: TestTurn) => (isLate(turn) ? goodLate : good);

/** Name of a figure. */
export type FigureName = 'settled' | 'past' | 'left';

/** A figure of a turn, the smaller the better. The time of a turn that does not settle is that of the whole record. */
export interface TurnFigure {
  /** Column in the table, and form in a sentence. */
  readonly label: string;
  readonly verb: string;
  readonly unitText: string;
  /** Number of printed decimals. */
  readonly decimals: number;
  /** Returns the value, in the printed unit. */
  value(turn: MeasuredTurn): number;
  /** Returns the value up to which the figure is good, or as good as another. Noise is added, or decides alone. */
  allowed(trial: SimulatedTurn, other: number): number;
  /** Returns the increase that counts as much as a turn that takes twice as long. */
  unit(turn: MeasuredTurn): number;
}

const settled = ({ response, seconds }: MeasuredTurn): number => response.settlingTime ?? seconds;

/** Figures of a turn: the columns of the table, which also decide whether a turn is worse. */
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
    unit: settled,
  },
  past: {
    label: 'past it, %',
    verb: 'swing past by',
    unitText: ' %',
    decimals: 1,
    value: ({ response }) => 100 * response.overshoot,
    allowed: ({ turn, measured: { step }, noise }, other) =>
      Math.max(other, limitsOf(turn).past + 100 * (noise / Math.abs(step))),
    unit: () => 100 * overshootUnit,
  },
  left: {
    label: 'left, °',
    verb: 'be left off by',
    unitText: '°',
    decimals: 2,
    value: ({ response }) => toDegrees(Math.abs(response.steadyStateError)),
    allowed: ({ noise }, other) => (noise > 0 ? Infinity : Math.max(other, good.left)),
    unit: ({ step }) => toDegrees(settlingBand * Math.abs(step)),
  },
};

/** A printed figure of a turn that is larger than with other gains. */
export interface LargerFigure {
  readonly turn: TestTurn;
  readonly figure: FigureName;
  readonly value: number;
  /** The figure with the other gains. */
  readonly other: number;
  /** Excess over the allowed value, in the figure's unit; 0 if there is none. */
  readonly by: number;
}

const printed = (name: FigureName, value: number): number => Number(value.toFixed(figures[name].decimals));

/**
 * Returns the figures that are larger than with other gains, the farthest from good first. @param others the same turns with
 * the other gains
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
            : (value - allowed) / figure.unit(others[n].measured);
        return { turn: trial.turn, figure: name, value, other, by };
      }),
    )
    .filter(({ figure, value, other }) => !(printed(figure, value) <= printed(figure, other)))
    .sort((a, b) => b.by - a.by);
}

/** Returns the figures that are bad and worse than with other gains, the worst first. */
export const worseFigures = (
  trials: readonly SimulatedTurn[],
  others: readonly SimulatedTurn[],
): LargerFigure[] => largerFigures(trials, others).filter(({ by }) => by !== 0);
