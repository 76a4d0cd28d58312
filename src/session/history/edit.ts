// What an edit is: a change of what is loaded, that a person makes.
import type { Entity } from '../../simulation/entity-kinds';
import type { Simulation } from '../../simulation/simulation';
import type { Commands } from '../commands';
import type { Demonstration } from '../demonstration';
import type { LineUp } from '../line-up';
import type { ReducedLimit } from '../reduced-limit';

/** What a person can edit of a session. */
export interface Edited {
  readonly simulation: Simulation;
  /** Mode, target and path. */
  readonly commands: Commands;
  /** Which bodies fly. */
  readonly lineUp: LineUp;
  /** The turn limit, full or reduced. */
  readonly reducedLimit: ReducedLimit;
  /** What shows by itself what the motor does. */
  readonly demonstration: Demonstration;
}

/**
 * One edit. Who looks back runs it again, so it may depend on nothing but what it is given and on values that were
 * fixed when it was made.
 * @param body the body that it is about
 */
export type Edit = (edited: Edited, body: Entity) => void;

/** What an edit may change: anything, or nothing but commands, their targets and paths, which takes a crowd less time. */
export type Reach = 'anything' | 'commands';
