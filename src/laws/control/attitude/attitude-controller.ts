// The interface of every attitude control law: a rotation vector in, an angular acceleration out. A law knows no body, and no frame but that of its input.
// MIT License, Copyright (c) 2026 Slew contributors.
import type { ControllerSettings, Memory, TurnLimits } from '../turn-controller';
import type { Vector } from './vector';

/**
 * Input of an attitude control law at each step. All its vectors are in the same frame: the body’s or the world’s. This
 * frame must not change between steps.
 */
export interface AttitudeSample {
  /**
   * Rotation vector from the attitude to the desired one, the short way round. Its direction is the axis, its length
   * the angle. rad, at most π long
   */
  readonly error: Vector;
  /** Angular velocity of the body. rad/s */
  readonly angularVelocity: Vector;
  /** Angular velocity of the desired attitude; 0 when it is not known. rad/s */
  readonly targetAngularVelocity: Vector;
  /** Length of this step. s, above 0 */
  readonly timeStep: number;
  /**
   * Known angular acceleration that something other than the motor gives the body in this step, such as wind. rad/s²
   */
  readonly disturbance: Vector;
  /**
   * Limits of the motor, for laws that take them into account. The limits apply to the length of a vector, not to each
   * component.
   */
  readonly limits: Readonly<TurnLimits>;
}

/**
 * Output of an attitude control law in one step, in the reference frame of the law's input. Only `output`
 * acts on the body; `p`, `i` and `d` are for plots.
 */
export interface AttitudeOutput {
  /** Proportional term: the part of the output that grows with the error. rad/s² */
  readonly p: Vector;
  /**
   * Integral term: a gain times the error summed over time. In some laws also the acceleration that cancels a
   * known disturbance. rad/s²
   */
  readonly i: Vector;
  /** Derivative term, from the error’s rate or from the angular velocity, depending on the law. rad/s² */
  readonly d: Vector;
  /** Commanded angular acceleration, before limits. rad/s² */
  readonly output: Vector;
}

/** A feedback law that turns a body to an attitude. Each body needs its own instance, because a law keeps state. */
export interface AttitudeController<Settings = ControllerSettings> {
  /** Returns the angular acceleration to command in this step. Call it once per step. */
  update(sample: AttitudeSample): AttitudeOutput;
  /** Clears the law's state. Call it when the body gets a new command. */
  reset(): void;
  /**
   * Changes settings and keeps the state. Settings left out keep their values.
   * @throws RangeError for a setting that is unknown, not a number or out of range; then no setting changes
   */
  retune(settings: Settings): void;
  /**
   * Tells the law the angular acceleration after the motor's limits. Call it after each `update`, to prevent
   * integral windup.
   * @param applied angular acceleration after limits. rad/s²
   */
  limited(applied: Vector): void;
  /**
   * State that the law keeps between steps; empty after a reset. Setting it throws RangeError for the memory of another
   * law.
   */
  memory: Memory;
}
