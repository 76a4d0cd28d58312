// Converts settings for their sliders: angles are radians in the program and degrees on the page.
import type { Tunable } from '../../../laws/control/tunable';
import { toDegrees } from '../../../laws/exact/figures';

/** Range and steps of a setting's slider. `factor` converts a value to the shown unit. */
interface SliderRange extends Pick<Tunable, 'min' | 'max' | 'step' | 'unit' | 'accepts'> {
  readonly knee: number | undefined;
  readonly factor: number;
}

/** Possible steps of a slider, degrees */
const degreeSteps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function sliderRangeOf({ min, max, step, knee, unit, accepts }: Tunable): SliderRange {
  if (unit !== 'rad') return { min, max, step, knee, unit, accepts, factor: 1 };
  const factor = toDegrees(1);
  const round = degreeSteps.findLast((each) => each <= step * factor) ?? degreeSteps[0];
  // Dividing by steps per degree avoids results such as 0.30000000000000004 for 0.1 × 3.
  const inSteps = (value: number) => Math.round((value * factor) / round) / (1 / round);
  const ends = Object.entries(accepts).map(([end, value]) => [
    end,
    // Range limits are rounded to whole degrees inside the range.
    typeof value === 'number' ? Math.trunc(value * factor) : value,
  ]);
  return {
    ...{ min: inSteps(min), max: inSteps(max), step: round, unit: '°', factor },
    knee: knee && inSteps(knee),
    accepts: Object.fromEntries(ends),
  };
}
