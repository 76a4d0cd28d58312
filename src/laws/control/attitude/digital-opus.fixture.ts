// DigitalOpus’s two listings for turning a body in Unity, to the letter and with what is wrong put right one by one.
import { pdGains } from '../pd';
import type { FreeBody } from './free-body.fixture';
import { timesInertia } from './inertia';
import { inverse, multiply, type Quaternion, rotationVector } from './quaternion';
import { add, lengthOf, scaled, type Vector, zero } from './vector';

/** Corrections of a listing. */
export interface Repairs {
  /** Erratum 11: the stable gains are used. */
  readonly gains?: boolean;
  /** Erratum 15: divides by Δt twice. */
  readonly step?: boolean;
  /** Erratum 16: the short way round. */
  readonly short?: boolean;
  /** Errata 17 and 32: from the inertia’s frame to the body’s, then to the world’s. */
  readonly frame?: boolean;
  /** Erratum 34: brakes relative to the angular velocity of the target. */
  readonly rate?: boolean;
}

/** Unity’s Quaternion.ToAngleAxis: the angle from 0 to 2π, and the axis, x where there is none. rad */
export function angleAxis(q: Quaternion): { angle: number; axis: Vector } {
  const sine = lengthOf(q);
  return { angle: 2 * Math.acos(q.w), axis: sine > 0 ? scaled(q, 1 / sine) : { x: 1, y: 0, z: 0 } };
}

/**
 * ComputeTorque: the whole turn in one step. N m, in the world’s frame. As printed it turns ω into the inertia’s frame by
 * inertiaTensorRotation, and back by its inverse.
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

/** The “Stable” backward PD. N m, in the world’s frame @param targetRate what it is told with `rate` put right. rad/s */
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
