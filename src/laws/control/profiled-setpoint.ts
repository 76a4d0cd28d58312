// A setpoint that moves to its goal as a body could: it speeds up, goes on at a rate, and slows down.
// MIT License, Copyright (c) 2026 Slew contributors.
import type { Wrap } from './angle';
import { steer } from './steer';
import { TimeOptimal } from './time-optimal';
import type { TurnLimits } from './turn-controller';

/** Where the setpoint is. Spread it into what `steer` takes. */
export interface Setpoint {
  /** rad */
  readonly desired: number;
  /** rad/s */
  readonly desiredRate: number;
}

/**
 * A setpoint with a trapezoidal profile: the rate rises by `angularAcceleration`, stays at `turnRate`, and falls again, so that it rests
 * on the goal. A law that follows it needs less of the motor than one that is given the goal at once. It is flown as the time-optimal
 * turn of a body without inertia, so a new goal may come at any time, also under way.
 *
 *     const setpoint = new ProfiledSetpoint({ angularAcceleration: 4, turnRate: 2 }, angle);
 *     steer(controller, { ...setpoint.next(goal, timeStep), angle, angularVelocity, timeStep, limits });
 */
export class ProfiledSetpoint {
  private readonly _law = new TimeOptimal();
  private readonly _limits: Readonly<TurnLimits>;
  private readonly _wrap: Wrap;
  private _desired = 0;
  private _desiredRate = 0;

  /**
   * @param limits of the setpoint: less than those of the motor. Each above 0; the turn rate may be Infinity
   * @param start where it begins, at rest. rad
   * @param wrap 'none' for a value that is no heading, such as a height in metres; 'angle' when left out: the short way round
   */
  constructor(limits: Readonly<TurnLimits>, start = 0, wrap: Wrap = 'angle') {
    this._limits = limits;
    this._wrap = wrap;
    this.reset(start);
  }

  /** Moves it by one step, towards a goal in rad. Throws RangeError for what is no number; at a time step of 0 it stays. */
  next(goal: number, timeStep: number): Setpoint {
    const { angularAcceleration } = steer(this._law, {
      ...{ desired: goal, angle: this._desired, angularVelocity: this._desiredRate, timeStep },
      ...{ limits: this._limits, wrap: this._wrap },
    });
    this._desiredRate += angularAcceleration * timeStep;
    this._desired += this._desiredRate * timeStep;
    return this.now;
  }

  /** Where it is. */
  get now(): Setpoint {
    return { desired: this._desired, desiredRate: this._desiredRate };
  }

  /** Puts it somewhere: where the body is, when it is steered again. rad, rad/s */
  reset(desired: number, desiredRate = 0): void {
    this._desired = desired;
    this._desiredRate = desiredRate;
  }
}
