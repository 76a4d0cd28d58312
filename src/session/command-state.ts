// The commands of a session as data, for undo.
import type { Point } from '../entities/command';
import type { Interruption } from './interruption';
import type { Mode } from './mode';

/** The commands as data. */
export interface CommandState {
  readonly mode: Mode;
  /** Where the target of Track and Seek was put. m */
  readonly target: Point;
  readonly waypoints: readonly Point[];
  readonly loop: boolean;
  /** Whether a person has given a command. */
  readonly given: boolean;
  /** What a step test interrupts now. */
  readonly interrupted: Interruption | null;
}
