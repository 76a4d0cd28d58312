// Maps places along a slider's track to values, and presses of arrow keys to steps.
import { clamp } from '../../../laws/control/clamp';
import type { Tunable } from '../../../laws/control/tunable';

/** Mapping between places on a track, 0 at the left and 1 at the right, and values. */
interface TrackMapping {
  /** Returns the place of a value. Values beyond the track are at its nearer end. */
  place(value: number): number;
  /** Returns the value at a place. */
  value(place: number): number;
}

interface Track {
  readonly min: number;
  readonly max: number;
  /** Whether the slider is logarithmic: equal distances multiply the value equally. Otherwise it is linear. */
  readonly isLogarithmic: boolean;
  /** Offset added to both ends of a logarithmic slider, so that its range may begin at 0. */
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

/** Mapping of a setting's slider. Its values are on whole steps. */
interface SliderMapping extends TrackMapping {
  /** Returns the value after some presses of an arrow key, negative for down. It stays in range. */
  pressed(value: number, presses: number): number;
}

/** Ratio of maximum to minimum above which a slider is logarithmic. */
const widestEven = 50;

/** Approximate number of key presses from one end of a linear slider to the other. */
const pressesAcross = 100;

/** Number of steps below the knee of a slider that begins at 0, unless its setting has a knee. */
const stepsBelowKnee = 10;

// A range with both signs is a direction, and linear.
// A logarithmic one that begins at 0, v = c ((1 + max/c)^t - 1), is nearly linear below its knee c. Its ratio is taken
// from its first step.
/** Returns the mapping of a setting: logarithmic if max / min exceeds 50, otherwise linear. */
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

/** Returns a tenth of a value's power of ten: 1 for 42, 0.1 for 4.2. */
function tenth(value: number): number {
  return value > 0 ? 10 ** (Math.floor(Math.log10(value) + 1e-9) - 1) : 0;
}

/** Returns the largest of 1, 2 and 5 times a power of ten that is at most the value. */
function niceBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value) + 1e-9);
  return power * ([5, 2].find((each) => each * power <= value * (1 + 1e-9)) ?? 1);
}
