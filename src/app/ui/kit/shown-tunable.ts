// A tunable as the drawer shows it: angles are radians in the program and degrees on the screen.
import type { Tunable } from '../../../laws/control/tunable';
import { toDegrees } from '../../../laws/exact/figures';

/** The slider of a row, what its field takes, and the factor from the row's unit to the slider's. */
interface ShownTunable extends Pick<Tunable, 'min' | 'max' | 'step' | 'knee' | 'unit' | 'accepts'> {
  readonly factor: number;
}

/** Steps of a slider in degrees, from fine to coarse. The coarsest one is taken that is at most the row's own. */
const degreeSteps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** How a row is shown: in degrees with round bounds and steps when its unit is rad, else unchanged. */
export function shownTunable({ min, max, step, knee, unit, accepts }: Tunable): ShownTunable {
  if (unit !== 'rad') return { min, max, step, knee, unit, accepts, factor: 1 };
  const factor = toDegrees(1);
  const round = degreeSteps.findLast((each) => each <= step * factor) ?? degreeSteps[0];
  // Divided by whole steps per degree, so that 0.1 × 3 is not 0.30000000000000004.
  const inSteps = (value: number) => Math.round((value * factor) / round) / (1 / round);
  const ends = Object.entries(accepts).map(([end, value]) => [
    end,
    // Whole degrees inside the range.
    typeof value === 'number' ? Math.trunc(value * factor) : value,
  ]);
  return {
    ...{ min: inSteps(min), max: inSteps(max), step: round, unit: '°', factor },
    knee: knee && inSteps(knee),
    accepts: Object.fromEntries(ends),
  };
}
