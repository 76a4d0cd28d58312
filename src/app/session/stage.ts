// State that the modules of a session share: the simulation, and the data that the session keeps for each body.
import type { TurnLimits } from '../../laws/control/turn-controller';
import type { Command } from '../../world/entities/command';
import type { EntitySpec } from '../../world/simulation/scenario';
import type { Simulation } from '../../world/simulation/simulation';

/** Data that the session keeps for each body. */
export interface SessionBody {
  /** Description (as in a scenario file) from which the body was created. */
  readonly start: EntitySpec;
  /** Motor limits of the body at full strength. Null until the motors are first reduced */
  full: TurnLimits | null;
  /**
   * Command that the running step test interrupted, and index of the next waypoint (`cursor`). Null without a step
   * test.
   */
  interrupted: { readonly command: Command; readonly cursor: number } | null;
}

/**
 * The running simulation, and the data that the session keeps for each body. `bodies` and the simulation's bodies have
 * the same order.
 */
export interface Stage {
  simulation: Simulation;
  readonly bodies: SessionBody[];
}
