// The words and figures of a tuning: settings of a law, names of turns, times, shares.
import type { ControllerSpec } from '../../control/controllers';
import type { Tunable } from '../../control/tunable';
import type { Worse } from '../../tuning/cost';
import type { Trial, Turn } from '../../tuning/turn-set';

/** A turn as its row is called. */
export function nameOf({ angleDeg, condition }: Turn): string {
  return { calm: `${angleDeg}°`, wind: `${angleDeg}° in wind`, noise: `${angleDeg}°, noisy heading` }[
    condition
  ];
}

/** When a turn settled. */
export function settledOf({ measured: { response } }: Trial): string {
  return response.settlingTime === null ? 'not' : response.settlingTime.toFixed(2);
}

/** How far a turn went past. In %, without the sign. */
export function pastOf({ measured: { response } }: Trial): string {
  return (100 * response.overshoot).toFixed(1);
}

/** Whether a law is set the same in two specs; a setting left out has its default. */
export function isSetAlike(rows: readonly Tunable[], one: ControllerSpec, other: ControllerSpec): boolean {
  return rows.every(({ key, initial }) => (one[key] ?? initial) === (other[key] ?? initial));
}

/** What is worse about a turn, and what it is with the law's defaults. */
export function worseOf({ turn, seen, value, other }: Worse): string {
  const name = nameOf(turn);
  if (seen === 'settling')
    return `${name} would settle after ${value.toFixed(2)} s instead of ${other.toFixed(2)} s`;
  if (seen === 'overshoot')
    return `${name} would swing past by ${(100 * value).toFixed(1)} % instead of ${(100 * other).toFixed(1)} %`;
  return `${name} would have ${(100 * (value / other - 1)).toFixed(0)} % more ITAE`;
}
