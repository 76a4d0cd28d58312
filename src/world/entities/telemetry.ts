// Telemetry of a body's last step: its rotation and its guidance, as fields that views read.
import type { Body } from 'planck';
import type { TurnLimits } from '../../laws/control/turn-controller';
import type { Point } from './command';
import { type Aim, noAim } from './guidance/guidance-law';

/** Telemetry of a body's rotation in the last step, for drawing and plots. */
export class TurnTelemetry {
  /**
   * Controlled variable before the step: heading, rad. For a body that holds a place: coordinate along the direction of
   * the error, m.
   */
  held = 0;
  /** Heading that the controller received from the sensor, with the sensor's noise and delay. rad */
  told = 0;
  /** Rate of change of the controlled variable. rad/s or m/s */
  rate = 0;
  /** True if game rules, not the physics engine, turn the body. */
  turnsElsewhere = false;
  /** Limits of the body's rotation. */
  readonly limits: TurnLimits;
  /** Ratio of the body's real angular acceleration to the commanded one. */
  motorShare = 1;
  /**
   * True if `limits` contains all restrictions of the body's rotation. False for example for a motor that turns the
   * body in one direction only.
   */
  bounded: boolean;
  /** Proportional term of the controller. rad/s² */
  p = 0;
  /** Integral term of the controller. rad/s² */
  i = 0;
  /** Derivative term of the controller. rad/s² */
  d = 0;
  /** Angular acceleration that the controller commands: the sum of its terms. rad/s² */
  commanded = 0;
  /** Applied angular acceleration: the commanded one after the limits. rad/s² */
  applied = 0;
  // Null instead of NaN would allocate memory at every step.
  /** Error of the heading, rad, or of the place, m; NaN while the body is idle. */
  private _error = Number.NaN;

  /**
   * Creates the telemetry of a body that has not turned yet.
   * @param limits limits of the body's rotation, which may change later
   * @param bounded true if only `limits` decide how quickly the body can turn; false for example if its motor works in
   * one direction
   */
  constructor(limits: TurnLimits, bounded = true) {
    this.limits = limits;
    this.bounded = bounded;
  }

  /** Control error, desired - actual: of the heading, rad, or of the place, m. Null if the entity is idle. */
  get error(): number | null {
    return Number.isNaN(this._error) ? null : this._error;
  }

  set error(error: number | null) {
    this._error = error ?? Number.NaN;
  }
}

/** Telemetry of a body's guidance in the last step, for drawing and tables. */
export interface AimTelemetry extends Aim {
  /** Point that the body flies to. m; null if the body is idle. */
  point: Point | null;
  /** True if the desired heading is forbidden for the body. */
  closed: boolean;
}

/** Guidance telemetry of an idle body, which aims at nothing. */
export const idle = { point: null, headingRate: 0, lineOfSightRate: 0, fallback: false, closed: false };

/** Returns the guidance telemetry of a body that has not aimed yet. */
export function idleAim(): AimTelemetry {
  const { heading, headingRate, aimPoint, lineOfSightRate, fallback } = noAim();
  return { heading, headingRate, aimPoint, lineOfSightRate, fallback, point: null, closed: false };
}

/** Terms and output of a controller that does nothing. */
export const noTerms = { p: 0, i: 0, d: 0, commanded: 0, applied: 0 };

/** Returns heading and angular velocity of a body as telemetry. rad, rad/s */
export function headingOf(body: Body): Pick<TurnTelemetry, 'held' | 'rate'> {
  return { held: body.getAngle(), rate: body.getAngularVelocity() };
}
