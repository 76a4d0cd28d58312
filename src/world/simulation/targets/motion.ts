// The interface of motions: a start, and one step.
import type { Point } from '../../entities/command';

/** Place, m, and velocity, m/s. */
export interface Moving {
  readonly position: Point;
  readonly velocity: Point;
}

/** A running motion with its progress. The caller gives the anchor at each step. */
export interface Motion {
  /** Whether a moved anchor carries the target along immediately; otherwise the target flies there. */
  readonly carried: boolean;
  /** Whether it evades its pursuers. Other motions get an empty list of them. */
  readonly evades?: true;
  /** Takes over the progress of another motion of its kind. */
  resume?(other: Motion): void;
  /** Progress along its curve, if it follows one. */
  progress?: number;
  /** Place and velocity of a target with this anchor at its start. */
  start(anchor: Point): Moving;
  /**
   * The target a step later.
   * @param timeStep s, above 0
   * @param pursuers places of those who chase it. m
   */
  step(now: Moving, anchor: Point, timeStep: number, pursuers: readonly Point[]): Moving;
}

/** Stands at its anchor. */
export const still: Motion = {
  carried: true,
  start: (anchor) => ({ position: anchor, velocity: { x: 0, y: 0 } }),
  step: (_, anchor) => ({ position: anchor, velocity: { x: 0, y: 0 } }),
};
