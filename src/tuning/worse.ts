// What makes a turn worse than with other gains, in what one sees of it: when it settles, how far it swings past, how late its errors are.
import { settlingBand } from '../control/step-response';
import { goal } from './cost';
import type { Trial, Turn } from './turn-set';

/** What is seen of a turn. */
export type Seen = 'settling' | 'overshoot' | 'itae';

/** A turn that is worse than with other gains. */
export interface Worse {
  readonly turn: Turn;
  readonly seen: Seen;
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

/** Overshoot that counts as much as a settling time twice as long, as a share of the turn. */
const overshootUnit = 0.1;

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
  readonly seen: Seen;
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
