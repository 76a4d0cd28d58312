// Angles are radians inside and degrees on the screen: a row of data as the panel shows it.
import type { Tunable } from '../../control/tunable';

/** The slider of a row, and how many of its units one of the row's own is. */
export interface ShownTunable extends Pick<Tunable, 'min' | 'max' | 'step' | 'unit'> {
  readonly factor: number;
}

/** Steps of a slider in degrees, from fine to coarse: the coarsest one that is no coarser than the row's own is taken. */
const degreeSteps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** How a row is shown: in degrees with round ends and steps when its unit is rad, else as it is. */
export function shownTunable({ min, max, step, unit }: Tunable): ShownTunable {
  if (unit !== 'rad') return { min, max, step, unit, factor: 1 };
  const factor = 180 / Math.PI;
  const round = degreeSteps.findLast((each) => each <= step * factor) ?? degreeSteps[0];
  // In whole steps per degree, so that 0.1 × 3 does not come out as 0.30000000000000004.
  const inSteps = (value: number) => Math.round((value * factor) / round) / (1 / round);
  return { min: inSteps(min), max: inSteps(max), step: round, unit: '°', factor };
}
