// The mapping of a slider: places along its track and the values they stand for, and what a press of an arrow key adds.
import { clamp } from '../../../laws/control/clamp';
import type { Tunable } from '../../../laws/control/tunable';

/** Places along a track, 0 at its left end and 1 at its right, and their values. */
interface TrackMapping {
  /** The place of a value; the nearer end for one beyond the track. */
  place(value: number): number;
  /** The value at a place. */
  value(place: number): number;
}

interface Track {
  readonly min: number;
  readonly max: number;
  /** Whether each part of it multiplies by the same; even otherwise. */
  readonly isLogarithmic: boolean;
  /** Added to both ends of a logarithmic one, so that it may begin at 0. */
  readonly shift?: number;
}

export function trackMapping({ min, max, isLogarithmic, shift = 0 }: Track): TrackMapping {
  const ratio = (max + shift) / (min + shift);
  return {
    place(value) {
      const held = clamp(value, min, max);
      if (!isLogarithmic) return (held - min) / (max - min);
      return clamp(Math.log((held + shift) / (min + shift)) / Math.log(ratio), 0, 1);
    },
    value(place) {
      const at = clamp(place, 0, 1);
      return isLogarithmic ? (min + shift) * ratio ** at - shift : min + at * (max - min);
    },
  };
}

/** The mapping of a slider of a row: its values are on whole steps. */
interface SliderMapping extends TrackMapping {
  /** The value some presses of an arrow key away, negative for down. It stays on the slider. */
  pressed(value: number, presses: number): number;
}

/** Range, as highest over lowest value, above which a slider is logarithmic. */
const widestEven = 50;

/** Presses of an arrow key from one end of an even slider to the other, about. */
const pressesAcross = 100;

/** Steps that lie below the knee of a slider from 0, unless its row sets the knee. */
const stepsBelowKnee = 10;

/**
 * The mapping of a row: even; or logarithmic where the range exceeds 50 : 1. A logarithmic one from 0, v = c ((1 + max/c)^t - 1),
 * is nearly even below its knee c and logarithmic above, so that 0 is reached. Its range is reckoned from its first step.
 * A range with both signs is a direction: even.
 */
export function sliderMapping({
  min,
  max,
  step,
  knee = stepsBelowKnee * step,
}: Pick<Tunable, 'min' | 'max' | 'step' | 'knee'>): SliderMapping {
  const isLogarithmic = min >= 0 && max / (min || step) > widestEven;
  const track = trackMapping({ min, max, isLogarithmic, shift: min === 0 ? knee : 0 });
  const rounded = (value: number) => {
    // Divided by whole steps per unit, so that 0.1 × 3 is not 0.30000000000000004.
    const steps = Math.round((value - min) / step);
    const on = step < 1 ? steps / (1 / step) : steps * step;
    // Without the last bits of error of the sum.
    return clamp(Number((min + on).toPrecision(12)), min, max);
  };
  const arrow = (value: number) => {
    const nice = isLogarithmic ? tenth(Math.abs(value)) : niceBelow((max - min) / pressesAcross);
    return Math.max(step, Math.round(nice / step) * step);
  };
  return {
    place: track.place,
    value: (place) => rounded(track.value(place)),
    pressed: (value, presses) => rounded(value + presses * arrow(value)),
  };
}

/** The power of ten that is a tenth of a value's own: 1 for 42, 0.1 for 4.2. */
function tenth(value: number): number {
  return value > 0 ? 10 ** (Math.floor(Math.log10(value) + 1e-9) - 1) : 0;
}

/** The largest of 1, 2 and 5 times a power of ten that is at most the value. */
function niceBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value) + 1e-9);
  return power * ([5, 2].find((each) => each * power <= value * (1 + 1e-9)) ?? 1);
}
