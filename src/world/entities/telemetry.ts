// Telemetry of a body's last step: its turn and its guidance, as fields that views read.
import type { Body } from 'planck';
import type { TurnLimits } from '../../laws/control/turn-controller';
import type { Point } from './command';
import { type Aim, noAim } from './guidance/guidance-law';

/** The last step's turn, for drawing and plots. */
export class TurnTelemetry {
  /** Value that the body controls, before the step: its heading, rad, or its place along the line to its target, m. */
  held = 0;
  /** Heading that the controller received: with the sensor's noise and delay. rad */
  told = 0;
  /** Rate of change of `held`. rad/s or m/s */
  rate = 0;
  /** Whether `rate` is not the angular velocity of the body: something else turns in its place. */
  turnsElsewhere = false;
  /** Limits that apply to the turn. */
  readonly limits: TurnLimits;
  /** Ratio of the body's angular acceleration to the applied one: 1 unless torque is computed from another inertia. */
  motorShare = 1;
  /** Whether the time-optimal turn is a bound: no heading is closed, and the motor works both ways. */
  bounded: boolean;
  /** Terms of the controller and their sum, the commanded angular acceleration. rad/s². */
  p = 0;
  i = 0;
  d = 0;
  commanded = 0;
  /** Applied angular acceleration, after the limits. rad/s². */
  applied = 0;
  /** Control error; NaN while the entity is idle, because null would allocate memory at every step. */
  private _error = Number.NaN;

  /** Telemetry of a body that has not turned yet. @param limits of the body; they may change */
  constructor(limits: TurnLimits, bounded = true) {
    this.limits = limits;
    this.bounded = bounded;
  }

  /** Control error, desired - actual: of the heading, rad, or of the place, m. Null when the entity is idle. */
  get error(): number | null {
    return Number.isNaN(this._error) ? null : this._error;
  }

  set error(error: number | null) {
    this._error = error ?? Number.NaN;
  }
}

/** The last step's guidance, for drawing and tables. */
export interface AimTelemetry extends Aim {
  /** The point that the body flies to. m; null when it is idle. */
  point: Point | null;
  /** Whether the desired heading is in the body's closed sector, and the body turns to its edge instead. */
  closed: boolean;
}

/** Guidance telemetry of an idle body. */
export const idle = { point: null, headingRate: 0, lineOfSightRate: 0, fallback: false, closed: false };

/** Returns the guidance telemetry of a body that has not aimed yet. */
export function idleAim(): AimTelemetry {
  const { heading, headingRate, aimPoint, lineOfSightRate, fallback } = noAim();
  return { heading, headingRate, aimPoint, lineOfSightRate, fallback, point: null, closed: false };
}

/** Terms of a controller that does nothing. */
export const noTerms = { p: 0, i: 0, d: 0, commanded: 0, applied: 0 };

/** Returns heading and angular velocity of a body as telemetry. rad, rad/s */
export function headingOf(body: Body): Pick<TurnTelemetry, 'held' | 'rate'> {
  return { held: body.getAngle(), rate: body.getAngularVelocity() };
}
