// The ghost of a turn: the time-optimal turn from the same start, under the same limits, to the same heading.
import { errorChange, type Wrap } from '../../control/angle';
import { saturate } from '../../control/saturate';
import { TimeOptimal } from '../../control/time-optimal';
import type { TurnLimits } from '../../control/turn-controller';

/** It keeps no state, so one serves all ghosts. */
const optimal = new TimeOptimal();

/** A double integrator, ω += α Δt, θ += ω Δt. It is computed only as far as it is looked at. */
export class GhostTurn {
  /** Where it points. rad */
  angle: number;
  /** Its heading error at each sample but the first. rad */
  readonly errors: number[] = [];
  /** Its angular acceleration at each sample. rad/s² */
  readonly applied: number[] = [];
  private _velocity: number;
  private _limits: TurnLimits;
  private readonly _wrap: Wrap;

  /** @param angle rad, or a place along a line, m @param velocity rad/s or m/s @param wrap 'none' for a place */
  constructor(
    angle: number,
    velocity: number,
    { angularAcceleration, turnRate }: Readonly<TurnLimits>,
    wrap: Wrap = 'angle',
  ) {
    this.angle = angle;
    this._wrap = wrap;
    this._velocity = velocity;
    this._limits = { angularAcceleration, turnRate };
  }

  /** Whether it turns under these limits. */
  turnsUnder({ angularAcceleration, turnRate }: Readonly<TurnLimits>): boolean {
    return this._limits.angularAcceleration === angularAcceleration && this._limits.turnRate === turnRate;
  }

  /** Changes the limits from the next sample on. Call catchUp before. */
  limit({ angularAcceleration, turnRate }: Readonly<TurnLimits>): void {
    this._limits = { angularAcceleration, turnRate };
  }

  /** Turns on to the last desired heading. @param desired one heading a sample. rad @param timeStep s */
  catchUp(desired: readonly number[], timeStep: number): void {
    for (let n = this.applied.length; n < desired.length; n++) {
      const error = errorChange(desired[n], this.angle, this._wrap);
      if (n > 0) this.errors.push(error);
      this._step(error, timeStep);
    }
  }

  private _step(error: number, timeStep: number): void {
    const angularVelocity = this._velocity;
    const limits = this._limits;
    const { output } = optimal.update({
      error,
      angularVelocity,
      targetAngularVelocity: 0,
      timeStep,
      limits,
      onlyWay: this._wrap === 'none',
    });
    const applied = saturate(output, angularVelocity, timeStep, limits);
    this.applied.push(applied);
    this._velocity += applied * timeStep;
    this.angle += this._velocity * timeStep;
  }
}
