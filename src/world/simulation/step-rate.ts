// Setting of the step rate of a simulation.
import type { Tunable } from '../../laws/control/tunable';

/** Label, range and default of the steps per second. The 2013 demo ran at 30 Hz. */
export const stepRateTunable: Tunable = {
  key: 'stepRate',
  label: 'Step rate',
  unit: 'Hz',
  min: 30,
  max: 240,
  step: 1,
  initial: 60,
  accepts: { from: 30, to: 240 },
  help: 'Physics steps a second. Controllers run once a step; good gains hardly notice.',
};
