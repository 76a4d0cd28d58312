// What a body tells of its last step: its turn and its guidance, as fields that views read.
import type { Body } from 'planck';
import type { TurnLimits } from '../../laws/control/turn-controller';
import type { Point } from './command';
import { type Aim, noAim } from './guidance/guidance-law';

/** The last step's turn, for drawing and plots. */
export class TurnTelemetry {
  /** What it holds, as it was before the step: its heading, rad, or its place along the line to its target, m. */
  held = 0;
  /** The heading that its controller was told: with its sensor's noise, and late. rad */
  told = 0;
  /** How fast that changed. rad/s or m/s */
  rate = 0;
  /** Whether that is not the angular velocity of its body: something turns in the place of it. */
  turnsElsewhere = false;
  /** The limits in force on that. */
  readonly limits: TurnLimits;
  /** Angular acceleration that the body gets, over the one that was applied: 1 unless torque is by another inertia than its own. */
  motorShare = 1;
  /** Whether the time-optimal turn under these limits is a bound: no way is closed, and the motor works both ways. */
  bounded: boolean;
  /** Terms of the controller and their sum, the commanded angular acceleration. rad/s². */
  p = 0;
  i = 0;
  d = 0;
  commanded = 0;
  /** Applied angular acceleration, after the limits. rad/s². */
  applied = 0;
  /** No number when the entity is idle: a field that is now a number and now null takes memory anew at every step. */
  private _error = Number.NaN;

  /** Of a body that has not turned yet. @param limits in force on it, which may change */
  constructor(limits: TurnLimits, bounded = true) {
    this.limits = limits;
    this.bounded = bounded;
  }

  /** Error of what it holds, desired - actual: of the heading, rad, or of the place, m. Null when the entity is idle. */
  get error(): number | null {
    return Number.isNaN(this._error) ? null : this._error;
  }

  set error(error: number | null) {
    this._error = error ?? Number.NaN;
  }
}

/** The last step's guidance, for drawing and tables. */
export interface AimTelemetry extends Aim {
  /** The point it flies to. m; null when the body is idle. */
  point: Point | null;
  /** Whether the desired heading is in the body's closed sector, and the body turns to its edge instead. */
  closed: boolean;
}

/** What an idle body's guidance tells. */
export const idle = { point: null, headingRate: 0, lineOfSightRate: 0, fallback: false, closed: false };

/** The guidance of a body that has not aimed yet. */
export function idleAim(): AimTelemetry {
  const { heading, headingRate, aimPoint, lineOfSightRate, fallback } = noAim();
  return { heading, headingRate, aimPoint, lineOfSightRate, fallback, point: null, closed: false };
}

/** The terms of a controller that does nothing. */
export const noTerms = { p: 0, i: 0, d: 0, commanded: 0, applied: 0 };

/** What a body that holds a heading holds. rad, rad/s */
export function headingOf(body: Body): Pick<TurnTelemetry, 'held' | 'rate'> {
  return { held: body.getAngle(), rate: body.getAngularVelocity() };
}
