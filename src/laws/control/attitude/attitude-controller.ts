// The interface of every law of attitude: a rotation vector in, an angular acceleration out. A law knows no body, and no frame but that of its input.
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
  /** Proportional term: the part that grows with the error. */
  readonly p: Vector;
  /** Integral term, of the error’s integral. In a law that counters a known disturbance: the countering part instead. */
  readonly i: Vector;
  /** Derivative term, of the error’s rate or of the angular velocity. */
  readonly d: Vector;
  /** Commanded angular acceleration, before limits. */
  readonly output: Vector;
}

/** A feedback law that turns a body to an attitude. Each body has its own instance. */
export interface AttitudeController<Settings = ControllerSettings> {
  /** Returns the angular acceleration to command in this step. Call once per step. */
  update(sample: AttitudeSample): AttitudeOutput;
  /** Clears the law's state. Called on a new command. */
  reset(): void;
  /**
   * Changes settings and keeps the state. Settings left out keep their values.
   * Throws RangeError, and changes nothing, for a setting that is unknown, not a number or out of range.
   */
  retune(settings: Settings): void;
  /** Takes the part of the last output that was applied after limits, for anti-windup. rad/s² */
  limited(applied: Vector): void;
  /** State that the law keeps between steps; empty after a reset. Setting it throws RangeError for another law's memory. */
  memory: Memory;
}
