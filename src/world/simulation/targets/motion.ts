// What a motion of a target is made of: where it starts, and what one step does to it.
import type { Point } from '../../entities/command';

/** Where something is (m) and how fast it moves (m/s). */
export interface Moving {
  readonly position: Point;
  readonly velocity: Point;
}

/** A motion under way. It keeps its own progress; the anchor is given at each step. */
export interface Motion {
  /** Whether moving the anchor carries the target along at once; otherwise it goes there within its limits. */
  readonly carried: boolean;
  /** Whether it looks at those who chase it; the others are given none. */
  readonly evades?: true;
  /** Goes on from where another motion is, if it is of its kind. */
  resume?(other: Motion): void;
  /** How far along its curve it is; none off a curve. */
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
