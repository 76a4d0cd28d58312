// The interface of motions: a start, and one step.
import type { Point } from '../../entities/command';

/** Position, m, and velocity, m/s, of a target. */
export interface MotionState {
  readonly position: Point;
  readonly velocity: Point;
}

/** A motion of a target relative to a place (anchor), for example on a circle. */
export interface RunningMotion {
  /** True if the target shifts together with the anchor, a point that a person can drag. */
  readonly carried: boolean;
  /** True if the motion evades pursuers. */
  readonly evades?: true;
  /**
   * Sets the position along the curve (`progress`) to that of another motion. Does nothing if the other motion has
   * another kind of curve.
   */
  resume?(other: RunningMotion): void;
  /** Position along the curve, in rad or m. Undefined without a curve */
  progress?: number;
  /** Returns position and velocity of the target at the start. */
  start(anchor: Point): MotionState;
  /**
   * Returns position and velocity of the target after a step.
   * @param timeStep s, above 0
   * @param pursuers positions of the bodies that chase the target. m
   */
  step(now: MotionState, anchor: Point, timeStep: number, pursuers: readonly Point[]): MotionState;
}

/** Motion of a target that stands still at a fixed point, its anchor. */
export const stillMotion: RunningMotion = {
  carried: true,
  start: (anchor) => ({ position: anchor, velocity: { x: 0, y: 0 } }),
  step: (_, anchor) => ({ position: anchor, velocity: { x: 0, y: 0 } }),
};
