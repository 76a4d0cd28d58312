// Repeated turns in a scenario file, and the range of their angle.
import type { Tunable } from '../../../laws/control/tunable';

/** Repeated turns, as a file gives them. */
export interface TurnsSpec {
  /** Time between two jumps of the targets. s */
  readonly every: number;
  /** Angle of the next jump; the one after it goes back. rad, clockwise */
  readonly by: number;
  /** Time of the first jump; 0 when left out. s from the start */
  readonly first?: number;
  /** Whether each turn begins at rest at the body's start, with a fresh controller; false when left out. */
  readonly fromRest?: boolean;
  /** Time for which the headings are held after each jump; not at all when left out. s */
  readonly held?: number;
}

/** Row of the setting: angle of each jump. rad. At least 6°, because 5° in a step is not yet a jump, see headingJump. */
export const turnByTunable: Tunable = {
  key: 'by',
  label: 'Turn by',
  unit: 'rad',
  min: 0.1,
  max: Math.PI,
  step: Math.PI / 36,
  initial: Math.PI / 2,
  accepts: { from: 0.1, to: Math.PI },
  help: 'Angle by which the target’s direction jumps at each turn.',
};
