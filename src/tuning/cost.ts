// What a turn costs, and how its parts are weighted: late errors, overshoot, effort.

import { turnTimeBound } from '../control/time-optimal';
import { type Rows, settingsOf } from '../control/tunable';
import type { TurnLimits } from '../control/turn-controller';
import type { MeasuredTurn } from '../simulation/meters/turn-meter';

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

/** Overshoot that costs 1, as a fraction of the turn. */
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
