// DigitalOpus’s two listings for turning a body in Unity, copied faithfully. Each of their errors can be corrected separately.
import { pdGains } from '../pd';
import type { FreeBody } from './free-body.fixture';
import { timesInertia } from './inertia';
import { inverse, multiply, type Quaternion, rotationVector } from './quaternion';
import { add, lengthOf, scaled, type Vector, zero } from './vector';

/** Errors of a listing that are corrected. An error that is left out stays as printed. */
export interface Repairs {
  /** True to correct erratum 11: the stable gains that the listing computes are used. */
  readonly gains?: boolean;
  /** True to correct erratum 15: the torque is divided by Δt twice. */
  readonly step?: boolean;
  /** True to correct erratum 16: the body turns the short way round. */
  readonly short?: boolean;
  /**
   * True to correct errata 17 and 32: vectors are turned from the inertia’s frame to the body’s, then to the world’s.
   */
  readonly frame?: boolean;
  /** True to correct erratum 34: the body brakes relative to the angular velocity of the target. */
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
 * Returns the torque of the listing ComputeTorque, which makes the whole turn in one step. N m, in the world’s frame.
 * As printed, it turns ω into the inertia’s frame by inertiaTensorRotation, and back by the inverse.
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
 * Returns the torque of the listing “Stable” backward PD. N m, in the world’s frame
 * @param targetRate angular velocity of the target, used only with the correction `rate`. rad/s
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
