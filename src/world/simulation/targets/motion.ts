// The interface of motions: a start, and one step.
import type { Point } from '../../entities/command';

/** Place, m, and velocity, m/s, of a target. */
export interface MotionState {
  readonly position: Point;
  readonly velocity: Point;
}

/**
 * A running motion of a target, with its progress. The caller gives
 * the anchor at each step: the place to which the motion belongs.
 */
export interface RunningMotion {
  /** True if the target moves together with an anchor that is moved. False if the target flies to the new place. */
  readonly carried: boolean;
  /** True if the motion evades pursuers. Other motions get an empty list of pursuers. */
  readonly evades?: true;
  /** Continues from the progress of another motion of the same kind. */
  resume?(other: RunningMotion): void;
  /** Position along the motion's curve; undefined if the motion follows no curve. */
  progress?: number;
  /** Returns place and velocity of the target at the start. */
  start(anchor: Point): MotionState;
  /**
   * Returns place and velocity of the target after a step.
   * @param timeStep s, above 0
   * @param pursuers places of the bodies that chase it. m
   */
  step(now: MotionState, anchor: Point, timeStep: number, pursuers: readonly Point[]): MotionState;
}

/** Motion of a target that stands still at its anchor. */
export const stillMotion: RunningMotion = {
  carried: true,
  start: (anchor) => ({ position: anchor, velocity: { x: 0, y: 0 } }),
  step: (_, anchor) => ({ position: anchor, velocity: { x: 0, y: 0 } }),
};
