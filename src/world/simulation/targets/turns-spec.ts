// Turns that repeat as a scenario file gives them, and the range of their angle.
import type { Tunable } from '../../../laws/control/tunable';

/** Turns that repeat, as a file gives them. */
export interface TurnsSpec {
  /** From one jump of the targets to the next. s */
  readonly every: number;
  /** Angle of the next jump; the one after it goes back. rad, clockwise */
  readonly by: number;
  /** When the first jump is; 0 when left out. s from the start */
  readonly first?: number;
  /** Whether each turn begins at rest at the body's start, with a fresh controller; false when left out. */
  readonly fromRest?: boolean;
  /** How long the headings are held after each jump; not at all when left out. s */
  readonly held?: number;
}

/**
 * Size of the jumps. rad. From 6°, because a change of 5° in a step is no jump yet, see headingJump.
 */
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
