// State that the parts of a session share: the simulation, and the session's data on each body.
import type { TurnLimits } from '../../laws/control/turn-controller';
import type { Command } from '../../world/entities/command';
import type { EntitySpec } from '../../world/simulation/scenario';
import type { Simulation } from '../../world/simulation/simulation';

/** The session's data on a body. */
export interface SessionBody {
  /** The description from which the body started. */
  readonly start: EntitySpec;
  /** Full turn limits of the body; null until they have been reduced. */
  full: TurnLimits | null;
  /** The command that a step test interrupts, and the index of the body's next waypoint then; null without a test. */
  interrupted: { readonly command: Command; readonly cursor: number } | null;
}

/** The running simulation, and its bodies in the same order. A game may have added further bodies at the end. */
export interface Stage {
  simulation: Simulation;
  readonly bodies: SessionBody[];
}
