// A setpoint that moves to its goal as a body could: it speeds up, keeps a constant rate, and slows down.
// MIT License, Copyright (c) 2026 Slew contributors.
import type { Wrap } from './angle';
import { refuseLimits, refuseUnlessNumber, refuseUnlessWrap } from './refuse';
import { steer } from './steer';
import { TimeOptimal } from './time-optimal';
import type { TurnLimits } from './turn-controller';

/**
 * Value and rate of the setpoint. The fields have the names that the input of `steer` uses, so that a setpoint can be
 * spread into that input.
 */
export interface Setpoint {
  /** Present value of the moving setpoint. rad, or the unit of the goal */
  readonly desired: number;
  /** Rate of the setpoint. rad/s; for a goal that is not an angle, the goal's unit per second, such as m/s */
  readonly desiredRate: number;
}

/** Setpoint that moves gradually to a goal: it speeds up, keeps a constant rate, and slows down. */
export class ProfiledSetpoint {
  private readonly _law = new TimeOptimal();
  private readonly _limits: Readonly<TurnLimits>;
  private readonly _wrap: Wrap;
  private _desired = 0;
  private _desiredRate = 0;

  /**
   * Makes a setpoint at rest. Throws RangeError for an invalid limit, start or wrap.
   * @param limits limits of the setpoint. Choose them lower than those of the motor. rad/s², rad/s; each
   * above 0, may be Infinity
   * @param start first value of the setpoint. rad; 0 when left out
   * @param wrap 'angle' (the default) for a heading, which goes the short way round; 'none' for another
   * value, such as a height in metres
   */
  constructor(limits: Readonly<TurnLimits>, start = 0, wrap: Wrap = 'angle') {
    refuseLimits(limits);
    refuseUnlessWrap(wrap);
    this._limits = limits;
    this._wrap = wrap;
    this.reset(start);
  }

  /**
   * Moves the setpoint by one step towards a goal, and returns the setpoint. A time step of 0 does nothing. Throws
   * RangeError for a value that is not a number.
   * @param goal rad
   * @param timeStep s
   */
  next(goal: number, timeStep: number): Setpoint {
    refuseUnlessNumber('goal', goal);
    const { angularAcceleration } = steer(this._law, {
      ...{ desired: goal, angle: this._desired, angularVelocity: this._desiredRate, timeStep },
      ...{ limits: this._limits, wrap: this._wrap },
    });
    this._desiredRate += angularAcceleration * timeStep;
    this._desired += this._desiredRate * timeStep;
    return this.now;
  }

  /** Current value and rate of the setpoint. */
  get now(): Setpoint {
    return { desired: this._desired, desiredRate: this._desiredRate };
  }

  /**
   * Sets the value and the rate of the setpoint.
   * @param desired new value, for example the body's heading. rad
   * @param desiredRate new rate. rad/s; 0 when left out
   * @throws RangeError for a value that is not a number
   */
  reset(desired: number, desiredRate = 0): void {
    refuseUnlessNumber('desired', desired);
    refuseUnlessNumber('desiredRate', desiredRate);
    this._desired = desired;
    this._desiredRate = desiredRate;
  }
}
