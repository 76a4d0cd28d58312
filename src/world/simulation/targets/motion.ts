// The interface of motions: a start, and one step.
import type { Point } from '../../entities/command';

/** Place, m, and velocity, m/s. */
export interface MotionState {
  readonly position: Point;
  readonly velocity: Point;
}

/** A running motion with its progress. The caller gives the anchor at each step. */
export interface RunningMotion {
  /** Whether a moved anchor carries the target along immediately; otherwise the target flies there. */
  readonly carried: boolean;
  /** Whether the motion evades pursuers. Other motions get an empty list of pursuers. */
  readonly evades?: true;
  /** Continues from the progress of another motion of its kind. */
  resume?(other: RunningMotion): void;
  /** Progress along the motion's curve, if it follows one. */
  progress?: number;
  /** Returns place and velocity of a target at the start, for this anchor. */
  start(anchor: Point): MotionState;
  /**
   * Returns place and velocity of the target after a step.
   * @param timeStep s, above 0
   * @param pursuers places of the bodies that chase it. m
   */
  step(now: MotionState, anchor: Point, timeStep: number, pursuers: readonly Point[]): MotionState;
}

/** Motion of a target that stands at its anchor. */
export const stillMotion: RunningMotion = {
  carried: true,
  start: (anchor) => ({ position: anchor, velocity: { x: 0, y: 0 } }),
  step: (_, anchor) => ({ position: anchor, velocity: { x: 0, y: 0 } }),
};
