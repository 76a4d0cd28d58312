// State that the modules of a session share: the simulation, and the data that the session keeps for each body.
import type { TurnLimits } from '../../laws/control/turn-controller';
import type { Command } from '../../world/entities/command';
import type { EntitySpec } from '../../world/simulation/scenario';
import type { Simulation } from '../../world/simulation/simulation';

/** Data that the session keeps for each body. */
export interface SessionBody {
  /** Description (as in a scenario file) from which the body was created. */
  readonly start: EntitySpec;
  /** Largest angular acceleration and turn rate of the body at full motor strength. Null if they were never reduced. */
  full: TurnLimits | null;
  /**
   * The command (such as follow a path) that the body resumes after the running step test, and the index of its next
   * waypoint. Null if there is nothing to resume.
   */
  interrupted: { readonly command: Command; readonly cursor: number } | null;
}

/** The running simulation, and the session's data about its bodies, in the order of the bodies. */
export interface Stage {
  simulation: Simulation;
  readonly bodies: SessionBody[];
}
