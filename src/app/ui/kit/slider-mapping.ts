// Maps places along a slider's track to values, and presses of arrow keys to changes of the value.
import { clamp } from '../../../laws/control/clamp';
import type { Tunable } from '../../../laws/control/tunable';

/** Mapping between places on a slider's track (0 left, 1 right) and values. */
interface TrackMapping {
  /** Returns the place of a value on the track, 0 to 1. A value beyond an end is placed at that end. */
  place(value: number): number;
  /** Returns the value at a place on the track. @param place 0 to 1 */
  value(place: number): number;
}

interface Track {
  readonly min: number;
  readonly max: number;
  /** Whether the slider is logarithmic. Otherwise the slider is linear. */
  readonly isLogarithmic: boolean;
  /** Number added to values before the logarithm is taken. 0 if left out. */
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

/** Conversion between places on a slider and values of a setting. Values are rounded to the setting's step. */
interface SliderMapping extends TrackMapping {
  /**
   * Returns the value after some presses of an arrow key, limited to the slider's range.
   * @param presses number of presses; negative for down
   */
  pressed(value: number, presses: number): number;
}

/** Ratio of maximum to minimum above which the slider of a setting is logarithmic. */
const widestEven = 50;

/** Approximate number of arrow key presses from one end of a linear slider to the other. */
const pressesAcross = 100;

/**
 * A logarithmic slider from 0 has a nearly linear part at its lower end. Default length of this part, in value steps.
 */
const stepsBelowKnee = 10;

// A range with both signs is a direction, and linear.
// A logarithmic one that begins at 0, v = c ((1 + max/c)^t - 1), is nearly linear below its knee c. Its ratio is taken
// from its first step.
/**
 * Returns a linear or logarithmic mapping between places on a slider and values.
 * @param knee upper end of the range of values that is nearly linear; used only by a logarithmic slider whose `min` is
 * 0
 */
export function sliderMapping({
  min,
  max,
  step,
  knee = stepsBelowKnee * step,
}: Pick<Tunable, 'min' | 'max' | 'step'> & { readonly knee?: number | undefined }): SliderMapping {
  const isLogarithmic = min >= 0 && max / (min || step) > widestEven;
  const track = trackMapping({ min, max, isLogarithmic, shift: min === 0 ? knee : 0 });
  const rounded = (value: number) => {
    // Dividing by steps per unit avoids results such as 0.30000000000000004 for 0.1 × 3.
    const steps = Math.round((value - min) / step);
    const on = step < 1 ? steps / (1 / step) : steps * step;
    // Removes the rounding error of the sum.
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

/**
 * Returns a tenth of the largest power of ten that is at most the value: 1 for 42, 0.1 for 4.2. 0 for a value that is
 * not positive.
 */
function tenth(value: number): number {
  return value > 0 ? 10 ** (Math.floor(Math.log10(value) + 1e-9) - 1) : 0;
}

/** Rounds a positive value down to the nearest of the numbers …, 0.1, 0.2, 0.5, 1, 2, 5, 10, … */
function niceBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value) + 1e-9);
  return power * ([5, 2].find((each) => each * power <= value * (1 + 1e-9)) ?? 1);
}
