// The ghost of a turn: the time-optimal turn from the same start, under the same limits, to the same moving heading.
import { wrapAngle } from '../../control/angle';
import { saturate } from '../../control/saturate';
import { TimeOptimal } from '../../control/time-optimal';
import type { TurnLimits } from '../../control/turn-controller';

const optimal = new TimeOptimal();

/** The bare plant, ω += α Δt, θ += ω Δt, worked out only as far and as often as somebody looks at it. */
export class GhostTurn {
  /** Where it points. rad */
  angle: number;
  /** Its heading error at each sample but the first. rad */
  readonly errors: number[] = [];
  /** Its angular acceleration at each sample. rad/s² */
  readonly applied: number[] = [];
  private _velocity: number;
  private _limits: TurnLimits;

  /** @param angle rad @param velocity rad/s */
  constructor(angle: number, velocity: number, { angularAcceleration, turnRate }: Readonly<TurnLimits>) {
    this.angle = angle;
    this._velocity = velocity;
    this._limits = { angularAcceleration, turnRate };
  }

  /** Whether it turns under these limits. */
  turnsUnder({ angularAcceleration, turnRate }: Readonly<TurnLimits>): boolean {
    return this._limits.angularAcceleration === angularAcceleration && this._limits.turnRate === turnRate;
  }

  /** Other limits from now on. Catch up before. */
  limit({ angularAcceleration, turnRate }: Readonly<TurnLimits>): void {
    this._limits = { angularAcceleration, turnRate };
  }

  /** Turns on to the last of the headings that were desired, a sample each (rad). @param timeStep s */
  catchUp(desired: readonly number[], timeStep: number): void {
    for (let n = this.applied.length; n < desired.length; n++) {
      const error = wrapAngle(desired[n] - this.angle);
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
    });
    const alpha = saturate(output, angularVelocity, timeStep, limits);
    this.applied.push(alpha);
    this._velocity += alpha * timeStep;
    this.angle += this._velocity * timeStep;
  }
}
