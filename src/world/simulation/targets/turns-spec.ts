// Repeated turns in a scenario file, and the range of their angle.
import type { Tunable } from '../../../laws/control/tunable';

/** Description of repeated turns in a file: the targets of all bodies jump at equal time intervals. */
export interface TurnsSpec {
  /** Time between two jumps of the targets. s */
  readonly every: number;
  /**
   * Angle of the first jump. rad, clockwise. Every jump rotates the target of a body about the body's start position.
   * Every second jump goes back.
   */
  readonly by: number;
  /** Time from the start to the first jump of the targets. s; default 0 */
  readonly first?: number;
  /**
   * Whether each body is moved back to its start position, at rest, just before its target jumps. This also resets its
   * controller. Default: false
   */
  readonly fromRest?: boolean;
  /** Time for which bodies are clamped (unable to turn) after each jump of their targets. s; default 0 */
  readonly held?: number;
}

// At least 6°, because a turn begins only if the desired heading changes by more than 5° in a step (`headingJump`).
/** Label, range and default of the angle of each jump of the targets. rad */
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
