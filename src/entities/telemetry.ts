// What a body tells of its last step: its turn and its guidance, as fields that views read.
import type { Body } from 'planck';
import type { TurnLimits } from '../control/turn-controller';
import type { Point } from './command';

/** The last step's turn, for drawing and plots. */
export interface TurnTelemetry {
  /** Error of what it holds, desired - actual: of the heading, rad, or of the place, m. Null when the entity is idle. */
  error: number | null;
  /** What it holds, as it was before the step: its heading, rad, or its place along the line to its target, m. */
  held: number;
  /** How fast that changed. rad/s or m/s */
  rate: number;
  /** The limits in force on that. */
  readonly limits: TurnLimits;
  /** Whether the time-optimal turn under these limits is a bound: no way is closed, and the motor works both ways. */
  bounded: boolean;
  /** Terms of the controller and their sum, the commanded angular acceleration. rad/s². */
  p: number;
  i: number;
  d: number;
  commanded: number;
  /** Applied angular acceleration, after the limits. rad/s². */
  applied: number;
}

/** The last step's guidance, for drawing and tables. */
export interface AimTelemetry {
  /** The point it flies to. m; null when the body is idle. */
  point: Point | null;
  /** Angular velocity of the desired heading. rad/s. */
  headingRate: number;
  /** Angular velocity of the line of sight. rad/s. */
  lineOfSightRate: number;
  /** Whether the guidance had no solution and the body points at the target. */
  fallback: boolean;
  /** Whether the desired heading is in the body's closed sector, and the body turns to its edge instead. */
  closed: boolean;
}

/** The guidance of an idle body. */
export const idleAim: AimTelemetry = {
  point: null,
  headingRate: 0,
  lineOfSightRate: 0,
  fallback: false,
  closed: false,
};

/** The terms of a controller that does nothing. */
export const noTerms = { p: 0, i: 0, d: 0, commanded: 0, applied: 0 };

/** The telemetry of a body that has not turned yet. @param limits in force on it, which may change */
export function stillTurn(limits: TurnLimits): TurnTelemetry {
  return { error: null, held: 0, rate: 0, limits, bounded: true, ...noTerms };
}

/** What a body that holds a heading holds. rad, rad/s */
export function headingOf(body: Body): Pick<TurnTelemetry, 'held' | 'rate'> {
  return { held: body.getAngle(), rate: body.getAngularVelocity() };
}
