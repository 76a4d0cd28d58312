// What a turn costs, by late errors, overshoot and effort; and what makes it worse than with other gains.
import { settlingBand } from '../control/step-response';
import { turnTimeBound } from '../control/time-optimal';
import { type Rows, settingsOf } from '../control/tunable';
import type { TurnLimits } from '../control/turn-controller';
import type { MeasuredTurn } from '../simulation/meters/turn-meter';
import type { Trial, Turn } from './turn-set';

/** How much each part of the cost counts. */
export interface Weights {
  /** Of late errors. */
  readonly itae: number;
  /** Of the angle past the target. */
  readonly overshoot: number;
  /** Of what the motor does. */
  readonly effort: number;
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
];

/** The weights as given or by default. Throws RangeError when one is refused, and when all are 0. */
export function weightsOf(given: Partial<Weights>): Weights {
  const weights = settingsOf(weightTunables, { ...given });
  if (weightTunables.some(({ key }) => weights[key] > 0)) return weights;
  throw new RangeError('weights: at least one must be above 0');
}

/** Overshoot that costs 1, and counts as much as a settling time twice as long; as a fraction of the turn. */
const overshootUnit = 0.1;

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
): Weights {
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

/** What a turn costs: the weighted sum of its parts. Infinity for one that is no number. */
export function costOf(parts: Weights, weights: Weights): number {
  const cost =
    parts.itae * weights.itae + parts.overshoot * weights.overshoot + parts.effort * weights.effort;
  return Number.isFinite(cost) ? cost : Infinity;
}

/** What the turn of 90° is to reach: settled within so many times the best possible settling time, at most so far past. */
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

/** What is seen of a turn. */
type TurnMeasure = 'settling' | 'overshoot' | 'itae';

/** A turn that is worse than with other gains. */
export interface Worse {
  readonly turn: Turn;
  readonly seen: TurnMeasure;
  /** Settling time in s, overshoot as a share of the turn, or ITAE in rad s². A turn that does not settle takes its whole record. */
  readonly value: number;
  /** The same with the other gains. */
  readonly other: number;
  /** By how much it is beyond what is allowed: as a share of that; of an overshoot, in tenths of the turn. */
  readonly by: number;
}

/** An overshoot may grow by this share of the turn: the last digit of the table. */
const overshootLeeway = 0.001;

/** ITAE may grow by this share: errors within the settling band, which nobody sees, count in it too. */
const itaeLeeway = 0.05;

/**
 * When a turn settled; the end of its record where it did not. 0 where the noise is larger than the settling band: then the
 * noise decides. s
 */
function settled({ measured: { step, response, seconds }, noise }: Trial): number {
  return noise > settlingBand * Math.abs(step) ? 0 : (response.settlingTime ?? seconds);
}

/** Noise as a share of the turn. */
const noiseShare = ({ measured: { step }, noise }: Trial): number => noise / Math.abs(step);

/** One row a measure: its value, what is allowed, and how a value beyond that counts. */
const measures: readonly {
  readonly seen: TurnMeasure;
  value(trial: Trial): number;
  /** @param other the same turn with the other gains */
  allowed(other: Trial): number;
  beyond(value: number, allowed: number): number;
}[] = [
  {
    seen: 'settling',
    value: settled,
    // A step later is no later: turns are counted in steps.
    allowed: (other) =>
      Math.max(settled(other) + other.course.timeStep, goal.times * (other.measured.best.settlingTime ?? 0)),
    beyond: (value, allowed) => value / allowed - 1,
  },
  {
    seen: 'overshoot',
    value: ({ measured: { response } }) => response.overshoot,
    allowed: (other) =>
      Math.max(other.measured.response.overshoot + overshootLeeway, goal.overshoot) + noiseShare(other),
    beyond: (value, allowed) => (value - allowed) / overshootUnit,
  },
  {
    seen: 'itae',
    value: ({ measured: { response } }) => response.itae,
    allowed: ({ measured: { response, seconds }, noise }) =>
      (1 + itaeLeeway) * response.itae + (noise * seconds * seconds) / 2,
    beyond: (value, allowed) => value / allowed - 1,
  },
];

/** Relative rounding error within which a value is as allowed. */
const rounding = 1e-9;

/**
 * The turns that are worse than with other gains: that settle more than a step later, and later than 1.15 times the best
 * possible turn; that swing further past by more than 0.1 %, and further than 2 %; or whose ITAE is more than 5 % larger. An
 * error as large as the noise makes no turn worse, and settling times are not compared where the noise is larger than the
 * settling band. The worst first.
 * @param others the same turns with the other gains
 */
export function worseTurns(trials: readonly Trial[], others: readonly Trial[]): Worse[] {
  return trials
    .flatMap((trial, n) =>
      measures.map(({ seen, value, allowed, beyond }) => ({
        turn: trial.turn,
        seen,
        value: value(trial),
        other: value(others[n]),
        by: beyond(value(trial), allowed(others[n])),
      })),
    )
    .filter(({ by }) => !(by <= rounding))
    .sort((a, b) => b.by - a.by);
}
