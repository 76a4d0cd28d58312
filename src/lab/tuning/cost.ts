// What turns and rest cost, by late errors, overshoot, effort and trembling; and what makes a turn worse than with other gains.
import { settlingBand } from '../../laws/control/step-response';
import { turnTimeBound } from '../../laws/control/time-optimal';
import { type Rows, settingsOf } from '../../laws/control/tunable';
import type { TurnLimits } from '../../laws/control/turn-controller';
import { toDegrees } from '../../laws/exact/figures';
import type { MeasuredTurn } from '../../world/simulation/meters/turn-meter';
import { delay, type Trial, type Turn } from './turn-set';

/** How much each part of the cost counts. */
export interface Weights {
  /** Of late errors. */
  readonly itae: number;
  /** Of the angle past the target. */
  readonly overshoot: number;
  /** Of what the motor does. */
  readonly effort: number;
  /** Of what it does at rest, told a noisy heading. */
  readonly rest: number;
}

const weight = { unit: '', min: 0, max: 5, step: 0.1, accepts: { from: 0, to: 100 } };

/** One row a weight. The defaults ask for a quick turn first, without a swing that can be seen. */
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

/** The weights as given or by default. Throws RangeError when one is refused, and when all are 0. */
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
 * Parts of a turn's cost, each without a unit, so that small and large turns and strong and weak motors count alike.
 * - ITAE, ∫ t|e| dt (Graham & Lathrop, "The synthesis of 'optimum' transient response", Trans. AIEE 72 II, 1953), over
 *   that of the best possible turn, where T* is the time bound of the turn.
 * - Overshoot in tenths of the turn.
 * - Effort, ∫|α| dt, over that of the best possible turn: it speeds up to the highest rate and brakes from it.
 * @param step rad
 */
export function partsOf(
  { response, step }: Pick<MeasuredTurn, 'response' | 'step'>,
  limits: Readonly<TurnLimits>,
): Omit<Weights, 'rest'> {
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

/** What rest costs. @param effort mean size of the angular acceleration. rad/s² */
export function restCostOf(effort: number, { angularAcceleration }: TurnLimits, { rest }: Weights): number {
  return (rest * effort) / (restUnit * angularAcceleration);
}

/** Goal of the turn by 90°: settling time as a multiple of the best possible, and largest overshoot. */
export const goal = { times: 1.15, overshoot: 0.02 };

/** How much what is missing counts: 1 % later or further past, of the turn, costs 20 % more. */
const urgency = 20;

/**
 * Factor on the cost of all turns: 1 once a turn settles within 1.15 times the best possible turn's settling time with at
 * most 2 % of overshoot, larger the more is missing. ITAE alone is content with a turn that creeps into the settling band.
 */
export function missing(
  { response, step, seconds, best }: MeasuredTurn,
  limits: Readonly<TurnLimits>,
): number {
  const shortest = best.settlingTime ?? turnTimeBound(step, limits);
  const late = (response.settlingTime ?? seconds) / shortest - goal.times;
  const past = response.overshoot - goal.overshoot;
  return 1 + urgency * (Math.max(0, late) + Math.max(0, past));
}

/**
 * What makes a turn good, however it went with other gains: it settles within so many times the best possible settling time,
 * swings past by at most so many %, and is left within so many degrees. Told late, a turn begins by the delay later, and
 * cannot brake as well.
 */
export const good = { times: goal.times, past: 100 * goal.overshoot, left: 0.1 };
export const goodLate = { ...good, times: 2.5, past: 15 };

const isLate = ({ condition }: Turn): boolean => condition === 'delay';
const limitsOf = (turn: Turn) => (isLate(turn) ? goodLate : good);

/** The name of a figure. */
export type FigureName = 'settled' | 'past' | 'left';

/** A figure of a turn, the smaller the better. Where it does not settle, its time is that of the whole record. */
export interface Figure {
  /** Its column in the table, and how a sentence has it. */
  readonly label: string;
  readonly verb: string;
  readonly unitText: string;
  /** How many are printed. */
  readonly decimals: number;
  /** In the unit that is printed. */
  value(turn: MeasuredTurn): number;
  /** Up to where it is good, or as good as another. Noise comes on top, or decides alone. */
  allowed(trial: Trial, other: number): number;
  /** How much more of it counts as much as a turn that takes twice as long. */
  unit(turn: MeasuredTurn): number;
}

const settled = ({ response, seconds }: MeasuredTurn): number => response.settlingTime ?? seconds;

/** Figures of a turn: the columns of the table, which also decide whether a turn is worse. */
export const figures: Readonly<Record<FigureName, Figure>> = {
  settled: {
    label: 'settled, s',
    verb: 'settle after',
    unitText: ' s',
    decimals: 2,
    value: settled,
    allowed({ turn, measured: { step, best }, noise, course: { timeStep } }, other) {
      if (noise > settlingBand * Math.abs(step)) return Infinity;
      const late = isLate(turn) ? delay * timeStep : 0;
      // Turns are counted in steps: one step later is as good.
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
export interface Larger {
  readonly turn: Turn;
  readonly figure: FigureName;
  readonly value: number;
  /** The figure with the other gains. */
  readonly other: number;
  /** By how much it is beyond what is allowed, in its unit; 0 where it is good, or as good. */
  readonly by: number;
}

const printed = (name: FigureName, value: number): number => Number(value.toFixed(figures[name].decimals));

/** The figures that are larger than with other gains, those first that are furthest from good. @param others the same turns with the other gains */
export function largerFigures(trials: readonly Trial[], others: readonly Trial[]): Larger[] {
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

/** The figures that are neither good nor as good as with other gains. The worst first. */
export const worseFigures = (trials: readonly Trial[], others: readonly Trial[]): Larger[] =>
  largerFigures(trials, others).filter(({ by }) => by !== 0);
