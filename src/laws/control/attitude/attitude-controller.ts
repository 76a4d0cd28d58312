// The interface of every law of attitude: a rotation vector in, an angular acceleration out. It knows no body and no frame but the one it is told in.
// MIT License, Copyright (c) 2026 Slew contributors.
import type { ControllerSettings, Memory, TurnLimits } from '../turn-controller';
import type { Vector } from './vector';

/** Input of a law at each step. All vectors in one frame, the same at every step: the body’s or the world’s. */
export interface AttitudeSample {
  /** Rotation vector from the attitude to the desired one, the short way round. rad, at most π long */
  readonly error: Vector;
  /** Angular velocity of the body. rad/s */
  readonly angularVelocity: Vector;
  /** Angular velocity of the desired attitude; 0 when it is not known. rad/s */
  readonly targetAngularVelocity: Vector;
  /** Length of this step. s, above 0 */
  readonly timeStep: number;
  /** Known angular acceleration from outside in this step. rad/s² */
  readonly disturbance: Vector;
  /** The motor’s limits, for the laws that plan with them. They hold the length of a vector, not its components. */
  readonly limits: Readonly<TurnLimits>;
}

/** Output of a law. The terms are for plots; only `output` acts. rad/s², before limits, in the frame of the sample */
export interface AttitudeOutput {
  /** Proportional term, of the error itself. */
  readonly p: Vector;
  /** Integral term, of the error’s integral; where a law counters a known disturbance, that instead. */
  readonly i: Vector;
  /** Derivative term, of the error’s rate or of the angular velocity. */
  readonly d: Vector;
  /** Commanded angular acceleration, before limits. */
  readonly output: Vector;
}

/** A feedback law that turns a body to an attitude, by settings of its kind. Each body has its own. */
export interface AttitudeController<Settings = ControllerSettings> {
  /** The angular acceleration to command at this step. Call once a step. */
  update(sample: AttitudeSample): AttitudeOutput;
  /** Clears its state: called on a new command. */
  reset(): void;
  /**
   * Changes settings under way and keeps the state. Those left out stay as they are. Throws RangeError and changes nothing
   * when one is unknown, no number or out of its range.
   */
  retune(settings: Settings): void;
  /** Takes the applied part of the last output, after limits, for anti-windup. rad/s² */
  limited(applied: Vector): void;
  /**
   * What it keeps from step to step, to be saved and set again; empty after a reset, and for a law that keeps nothing.
   * Setting it throws RangeError when it is not that of this law.
   */
  memory: Memory;
}
