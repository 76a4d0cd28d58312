// One step of a turn in space, from what a body measures to the torque on it: error, law, limits, anti-windup and inertia in their order.
// MIT License, Copyright (c) 2026 Slew contributors.
import { refuseStep } from '../steer';
import type { TurnLimits } from '../turn-controller';
import type { AttitudeController, AttitudeOutput } from './attitude-controller';
import { counterOf, type Inertia, refuseInertia, torqueFor } from './inertia';
import {
  identity,
  inverse,
  multiply,
  type Quaternion,
  refuseUnlessUnit,
  rotate,
  rotationVector,
} from './quaternion';
import { add, lengthOf, refuseUnlessFinite, scaled, type Vector, within, zero } from './vector';

/** Limits of a motor that turns a body about any axis. */
export interface AttitudeLimits extends TurnLimits {
  /**
   * Which angular acceleration stays within `angularAcceleration`. 'torque', the default: I⁻¹ T, of the whole torque that the motor
   * gives, so that it never needs a stronger motor. 'acceleration': that of the body, so that the torque which counters ω × Iω comes on
   * top. The two differ only where `inertia.gyroscopic` is true.
   */
  readonly holds?: 'acceleration' | 'torque';
}

/**
 * Angular acceleration of a body, from the one commanded. rad/s². As `saturate` in the plane, by lengths: the
 * motor’s limit is a ball, |α| ≤ α_max, and |ω + α Δt| ≤ Ω holds after the step, unless the body already turns faster, when
 * the motor brakes it as hard as it can. With a limit on each component instead, turns leave their axis.
 * @param angularVelocity in the frame of `commanded`. rad/s @param timeStep s, above 0
 * @param counter part of the motor’s angular acceleration that only counters ω × Iω: the ball then holds |α + counter|. rad/s²
 */
export function saturateBall(
  commanded: Vector,
  angularVelocity: Vector,
  timeStep: number,
  { angularAcceleration, turnRate }: Readonly<TurnLimits>,
  counter: Vector = zero,
): Vector {
  const next = add(angularVelocity, commanded, timeStep);
  const fast = lengthOf(next) > turnRate;
  const slowed = fast ? scaled(add(within(next, turnRate), angularVelocity, -1), 1 / timeStep) : commanded;
  return add(within(add(slowed, counter), angularAcceleration), counter, -1);
}

/** What a body measures at a step, and the attitude it should have. Vectors in the world’s frame, as engines give them. */
export interface AttitudeSteering {
  /** Attitude to turn to. */
  readonly desired: Quaternion;
  /** Angular velocity of `desired`. rad/s; 0 when left out */
  readonly desiredRate?: Vector;
  /** Attitude of the body. */
  readonly attitude: Quaternion;
  /** rad/s */
  readonly angularVelocity: Vector;
  /** Length of this step. s; at 0, in a paused game, there is no torque and the law keeps its memory */
  readonly timeStep: number;
  /** What the motor can do, about any axis. Each above 0, may be Infinity. */
  readonly limits: Readonly<AttitudeLimits>;
  /** How the body and its engine turn. */
  readonly inertia: Inertia;
  /** Known angular acceleration from outside in this step. rad/s²; 0 when left out */
  readonly disturbance?: Vector;
  /**
   * Frame in which the law is told errors, and so keeps their integral. 'body', which is taken when left out, holds against a
   * push that turns with the body, such as a leaking jet; 'world' against one that does not, such as wind. The same at every step:
   * reset the law to change it.
   */
  readonly integralFrame?: 'body' | 'world';
}

/** What to do at a step, with error and terms of the law for plots: these are in the frame of `integralFrame`. */
export interface AttitudeSteered extends AttitudeOutput {
  /** Rotation vector that the law was told. rad, at most π long */
  readonly error: Vector;
  /** Angular acceleration that the body gets in this step, after limits. rad/s², in the world’s frame */
  readonly angularAcceleration: Vector;
  /** Torque that gives it. N m, in the world’s frame */
  readonly torque: Vector;
}

/**
 * Steers a body to an attitude for one step. Call once a step, before the engine’s; apply `torque`. A law by the rotation vector,
 * times the inertia, with the gyroscopic torque countered, turns about the eigenaxis: Wie, Weiss & Arapostathis,
 * “Quaternion Feedback Regulator for Spacecraft Eigenaxis Rotations”, J. Guidance 12 (3), 1989. Throws RangeError, with
 * what it is and what it must be, for numbers that are not finite, quaternions that are not of length 1 and moments of inertia that no
 * body has.
 */
export function steerAttitude(
  controller: AttitudeController<never>,
  steering: AttitudeSteering,
): AttitudeSteered {
  refuseSteering(steering);
  const { desired, desiredRate = zero, attitude, angularVelocity, timeStep, limits, inertia } = steering;
  const { disturbance = zero, integralFrame = 'body' } = steering;
  const fromLaw = integralFrame === 'body' ? attitude : identity;
  const seen = (vector: Vector) => rotate(vector, inverse(fromLaw));
  const error = seen(rotationVector(multiply(desired, inverse(attitude))));
  if (timeStep === 0)
    return { p: zero, i: zero, d: zero, output: zero, error, angularAcceleration: zero, torque: zero };
  const rate = seen(angularVelocity);
  const terms = controller.update({
    error,
    angularVelocity: rate,
    targetAngularVelocity: seen(desiredRate),
    timeStep,
    disturbance: seen(disturbance),
    limits,
  });
  const counter =
    limits.holds === 'acceleration' ? zero : seen(counterOf(angularVelocity, attitude, inertia));
  const applied = saturateBall(terms.output, rate, timeStep, limits, counter);
  controller.limited(applied);
  const angularAcceleration = rotate(applied, fromLaw);
  const torque = torqueFor(angularAcceleration, angularVelocity, attitude, inertia);
  return { ...terms, error, angularAcceleration, torque };
}

/** Throws RangeError for the first value that no step can be taken with. */
function refuseSteering(steering: AttitudeSteering): void {
  const { desiredRate = zero, angularVelocity, disturbance = zero } = steering;
  refuseUnlessUnit('desired', steering.desired);
  refuseUnlessUnit('attitude', steering.attitude);
  for (const [name, vector] of Object.entries({ desiredRate, angularVelocity, disturbance }))
    refuseUnlessFinite(name, vector);
  refuseStep(steering);
  const { holds = 'torque' } = steering.limits;
  if (!['torque', 'acceleration'].includes(holds))
    throw new RangeError(`limits.holds: must be torque or acceleration, got ${holds}`);
  refuseInertia(steering.inertia);
}
