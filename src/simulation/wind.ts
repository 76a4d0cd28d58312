// Wind: a steady torque on every body, as a row of data.
import type { Tunable } from '../control/tunable';

/** What P alone cannot hold against: it settles where Kp e I = torque. */
export const windTunable: Tunable = {
  key: 'windTorque',
  label: 'Wind torque',
  unit: 'N·m',
  min: -300,
  max: 300,
  step: 5,
  initial: 0,
  accepts: { from: -1000, to: 1000 },
  help: 'A steady torque on every body. Without an integral the heading stays off by torque / (inertia × Kp).',
};
