// State that the parts of a session share: the simulation, and the session's data on each body.
import type { TurnLimits } from '../../laws/control/turn-controller';
import type { Command } from '../../world/entities/command';
import type { EntitySpec } from '../../world/simulation/scenario';
import type { Simulation } from '../../world/simulation/simulation';

/** The session's data on a body. */
export interface SessionBody {
  /** Description from which it started. */
  readonly start: EntitySpec;
  /** Its full turn limits, once it has been reduced. */
  full: TurnLimits | null;
  /** The command that a step test interrupts, and where on its path the body was; null for none. */
  interrupted: { readonly command: Command; readonly cursor: number } | null;
}

/** The simulation that is on, and its bodies: the first ones of the simulation, in its order. A game may add others. */
export interface Stage {
  simulation: Simulation;
  readonly bodies: SessionBody[];
}
