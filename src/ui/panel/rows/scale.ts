// The scale of a slider: places along its track and the values they stand for, and what a press of an arrow key adds.
import type { Tunable } from '../../../control/tunable';

/** What decides a scale. */
export type Scaled = Pick<Tunable, 'min' | 'max' | 'step' | 'knee'>;

/** Places along a track, 0 at its left end and 1 at its right, and their values. */
export interface Scale {
  /** The place of a value; the nearer end for one beyond the slider. */
  place(value: number): number;
  /** The value at a place, on a whole step. */
  value(place: number): number;
  /** The value some presses of an arrow key away, negative for down. It stays on the slider. */
  pressed(value: number, presses: number): number;
}

/** Range, as highest over lowest value, above which a slider is logarithmic. */
export const widestEven = 50;

/** Presses of an arrow key from one end of an even slider to the other, about. */
const pressesAcross = 100;

/** Steps that lie below the knee of a slider from 0, unless its row sets the knee. */
const stepsBelowKnee = 10;

/**
 * The scale of a row: even; or logarithmic where the range exceeds 50 : 1. A logarithmic one from 0, v = c ((1 + max/c)^t - 1),
 * is nearly even below its knee c and logarithmic above, so that 0 is reached. Its range is reckoned from its first step.
 * A range with both signs is a direction: even.
 */
export function scaleOf({ min, max, step, knee = stepsBelowKnee * step }: Scaled): Scale {
  const wide = min >= 0 && max / (min || step) > widestEven;
  const shift = min === 0 ? knee : 0;
  const ratio = (max + shift) / (min + shift);
  const rounded = (value: number) => {
    // Divided by whole steps per unit, so that 0.1 × 3 is not 0.30000000000000004.
    const steps = Math.round((value - min) / step);
    const on = step < 1 ? steps / (1 / step) : steps * step;
    return Math.min(max, Math.max(min, cleaned(min + on)));
  };
  const within = (place: number) => Math.min(1, Math.max(0, place));
  const arrow = (value: number) => {
    const nice = wide ? tenth(Math.abs(value)) : niceBelow((max - min) / pressesAcross);
    return Math.max(step, Math.round(nice / step) * step);
  };
  return {
    place(value) {
      const held = Math.min(max, Math.max(min, value));
      return within(
        wide ? Math.log((held + shift) / (min + shift)) / Math.log(ratio) : (held - min) / (max - min),
      );
    },
    value(place) {
      const at = within(place);
      return rounded(wide ? (min + shift) * ratio ** at - shift : min + at * (max - min));
    },
    pressed: (value, presses) => rounded(value + presses * arrow(value)),
  };
}

/** The value without the last bits of error of a sum. */
function cleaned(value: number): number {
  return Number(value.toPrecision(12));
}

/** The power of ten that is a tenth of a value's own: 1 for 42, 0.1 for 4.2. */
function tenth(value: number): number {
  return value > 0 ? 10 ** (Math.floor(Math.log10(value) + 1e-9) - 1) : 0;
}

/** The largest of 1, 2 and 5 times a power of ten that is at most the value. */
function niceBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value) + 1e-9);
  const nice = [5, 2, 1].find((each) => each * power <= value * (1 + 1e-9)) ?? 1;
  return nice * power;
}
