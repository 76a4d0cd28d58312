// State that the modules of a session share: the simulation, and the data that the session keeps for each body.
import type { TurnLimits } from '../../laws/control/turn-controller';
import type { Command } from '../../world/entities/command';
import type { EntitySpec } from '../../world/simulation/scenario';
import type { Simulation } from '../../world/simulation/simulation';

/** Data that the session keeps for each body. */
export interface SessionBody {
  /** The description from which the body started. */
  readonly start: EntitySpec;
  /** Full turn limits of the body; null if its limits were never reduced. */
  full: TurnLimits | null;
  /**
   * Command that the running step test interrupts, and the index of the body's next waypoint at that time. Null if no
   * test is running.
   */
  interrupted: { readonly command: Command; readonly cursor: number } | null;
}

/**
 * The running simulation, and the data that the session keeps for each of its bodies, in the order of the bodies.
 * Bodies that a game adds come last, and have no such data.
 */
export interface Stage {
  simulation: Simulation;
  readonly bodies: SessionBody[];
}
