// DigitalOpus’s two listings for turning a body in Unity, copied faithfully. Each of their errors can be corrected separately.
import { pdGains } from '../pd';
import type { FreeBody } from './free-body.fixture';
import { timesInertia } from './inertia';
import { inverse, multiply, type Quaternion, rotationVector } from './quaternion';
import { add, lengthOf, scaled, type Vector, zero } from './vector';

/** Corrections of known errors in a published code listing. An error is kept if its correction is left out. */
export interface Repairs {
  /**
   * True to use the stable gains. The published listing computes them but does not use them (fault 11 in
   * docs/errata.md).
   */
  readonly gains?: boolean;
  /**
   * True to use the correct torque I (θ/Δt − ω)/Δt. The published listing lacks the last division by Δt
   * (fault 15 in docs/errata.md).
   */
  readonly step?: boolean;
  /**
   * True to turn the body the short way round. The published listing may turn it the long way (fault 16 in
   * docs/errata.md).
   */
  readonly short?: boolean;
  /**
   * True to convert correctly between reference frames. The published listing confuses frames (faults 17 and
   * 32 in docs/errata.md).
   */
  readonly frame?: boolean;
  /**
   * True to damp the rotation relative to a rotating target. The published code assumes a target at rest
   * (fault 34 in docs/errata.md).
   */
  readonly rate?: boolean;
}

/**
 * Returns the results of Unity’s Quaternion.ToAngleAxis: the angle (0 to 2π, rad) and the axis. The axis is x if the
 * angle is 0.
 */
export function angleAxis(q: Quaternion): { angle: number; axis: Vector } {
  const sine = lengthOf(q);
  return { angle: 2 * Math.acos(q.w), axis: sine > 0 ? scaled(q, 1 / sine) : { x: 1, y: 0, z: 0 } };
}

/**
 * Returns the torque that DigitalOpus’s code listing ComputeTorque gives. N m, in the world’s frame. By
 * default, the errors of the listing are not corrected.
 */
export function computeTorque(
  { attitude, angularVelocity, moments, frame }: FreeBody,
  desired: Quaternion,
  timeStep: number,
  { short, frame: framed, step }: Repairs = {},
): Vector {
  const turn = multiply(desired, inverse(attitude));
  const { angle, axis } = angleAxis(turn);
  const way = short ? rotationVector(turn) : scaled(axis, angle);
  const rate = add(scaled(way, 1 / timeStep), angularVelocity, -1);
  const principal = multiply(attitude, framed ? frame : inverse(frame));
  return scaled(timesInertia(rate, moments, principal), step ? 1 / timeStep : 1);
}

/**
 * Returns the torque of the PD law called “stable” in DigitalOpus’s published code. N m, in the world’s frame
 * @param repairs corrections of known errors in the code; by default, no error is corrected
 * @param targetRate angular velocity of the desired attitude, rad/s. The published code ignores it; the
 * correction `rate` makes the law use it
 */
export function stablePd(
  { attitude, angularVelocity, moments, frame }: FreeBody,
  desired: Quaternion,
  timeStep: number,
  settings: { readonly frequency: number; readonly damping: number },
  repairs: Repairs = {},
  targetRate: Vector = zero,
): Vector {
  const { kp, kd } = pdGains(settings);
  const g = 1 / (1 + kd * timeStep + kp * timeStep * timeStep);
  const [pull, brake] = repairs.gains ? [kp * g, (kd + kp * timeStep) * g] : [kp, kd];
  const error = rotationVector(multiply(desired, inverse(attitude)));
  const relative = repairs.rate ? add(angularVelocity, targetRate, -1) : angularVelocity;
  const principal = repairs.frame ? multiply(attitude, frame) : multiply(frame, attitude);
  return timesInertia(add(scaled(error, pull), relative, -brake), moments, principal);
}
