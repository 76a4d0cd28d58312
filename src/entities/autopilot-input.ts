// What an autopilot is told at each step.
import type { TurnLimits } from '../control/turn-controller';
import type { Sector } from './closed-sector';
import type { Point } from './command';

/** Input of the autopilot at each step. */
export interface AutopilotInput {
  readonly target: Point;
  /** m/s. */
  readonly targetVelocity: Point;
  /** Speed that guidance assumes. m/s. */
  readonly speed: number;
  /** How far ahead of the body what has that speed starts. m. */
  readonly reach: number;
  /** Distance within which the body has arrived. m. */
  readonly near: number;
  /** Whether the body flies, or only turns where it stands. */
  readonly flies: boolean;
  /** Whether the controller is reset when the desired heading jumps. */
  readonly resetOnRetarget: boolean;
  /** Whether the error is wrapped to the short way round. */
  readonly wrap: boolean;
  /** Headings that it does not turn through; null for none. */
  readonly closed: Sector | null;
  readonly limits: Readonly<TurnLimits>;
  /** Known angular acceleration from outside in this step. rad/s². */
  readonly disturbance: number;
  /** Moment of inertia that torque is computed from. kg m² */
  readonly inertia: number;
  /** s. */
  readonly timeStep: number;
}

/** An object whose fields are written at every step. */
export type Written<Input> = { -readonly [Key in keyof Input]: Input[Key] };
