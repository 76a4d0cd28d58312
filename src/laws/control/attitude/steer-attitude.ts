// One step of a turn in space, from a body's measurements to its torque: error, law, limits, anti-windup and inertia, in this order.
// MIT License, Copyright (c) 2026 Slew contributors.
import { refuseLimits, refuseMissing, refuseTimeStep, refuseUnlessEither, refuseUnlessLaw } from '../refuse';
import type { TurnLimits } from '../turn-controller';
import type { AttitudeController, AttitudeOutput } from './attitude-controller';
import { counterOf, type Inertia, refuseInertia, torqueOf } from './inertia';
import {
  identity,
  inverse,
  multiply,
  type Quaternion,
  refuseUnlessUnit,
  rotate,
  rotationVector,
} from './quaternion';
import { add, lengthOf, refuseUnlessVector, scaled, type Vector, within, zero } from './vector';

/** Limits of a motor that turns a body about any axis. */
export interface AttitudeLimits extends TurnLimits {
  /**
   * Selects the torque T in the motor limit |I⁻¹ T| ≤ `angularAcceleration`. 'torque' (default): motor
   * torque. 'acceleration': motor torque less ω × Iω.
   */
  readonly holds?: 'acceleration' | 'torque';
}

/**
 * Returns a commanded angular acceleration after two limits: the motor's angular acceleration, and the body's
 * angular speed after the step. rad/s²
 * @param commanded rad/s², without `counter`
 * @param angularVelocity of the body before the step, in the frame of `commanded`. rad/s
 * @param timeStep s, above 0
 * @param counter angular acceleration that cancels the gyroscopic torque. rad/s²; 0 when left out. The result
 * does not contain `counter`: the caller adds `counter` to the result. The result leaves room for this
 * addition: result plus `counter` is at most as long as the motor's limit `angularAcceleration`
 */
export function saturateBall(
  commanded: Vector,
  angularVelocity: Vector,
  timeStep: number,
  { angularAcceleration, turnRate }: Readonly<TurnLimits>,
  counter: Vector = zero,
): Vector {
  // Lengths of vectors are limited, as `saturate` does in the plane: |α| ≤ α_max, and |ω + α Δt| ≤ Ω after the step.
  // A body that already turns faster than Ω is braked as hard as possible. A limit on each component would bend
  // turns off their axis.
  const next = add(angularVelocity, commanded, timeStep);
  const fast = lengthOf(next) > turnRate;
  const slowed = fast ? scaled(add(within(next, turnRate), angularVelocity, -1), 1 / timeStep) : commanded;
  return add(within(add(slowed, counter), angularAcceleration), counter, -1);
}

/**
 * Input of `steerAttitude`: the state of the body at one step, and the attitude to turn to. All vectors are
 * in the world’s frame.
 */
export interface AttitudeSteering {
  /** Attitude to turn to. */
  readonly desired: Quaternion;
  /** Angular velocity of the desired attitude. rad/s; 0 when left out */
  readonly desiredRate?: Vector;
  /** Attitude of the body. */
  readonly attitude: Quaternion;
  /** Angular velocity of the body, in the world's frame. rad/s */
  readonly angularVelocity: Vector;
  /** Length of this step. s. At 0, as in a paused game, there is no torque and the law keeps its memory. */
  readonly timeStep: number;
  /** Limits of the motor, about any axis. rad/s², rad/s. Each is above 0 and may be Infinity. */
  readonly limits: Readonly<AttitudeLimits>;
  /** Inertia of the body, and whether the engine simulates the gyroscopic torque. */
  readonly inertia: Inertia;
  /** Known angular acceleration of the body from outside, such as by wind. rad/s²; 0 when left out */
  readonly disturbance?: Vector;
  /**
   * Frame of the law's error and integral. 'body' (default) suits a disturbance that turns with the body;
   * 'world' suits wind. Reset the law to change it.
   */
  readonly integralFrame?: 'body' | 'world';
}

/**
 * Result of `steerAttitude`: torque and plot values. `error`, `p`, `i`, `d`, `output` are in the frame
 * that `integralFrame` selects (body or world).
 */
export interface AttitudeSteered extends AttitudeOutput {
  /** Rotation vector that the law received as its error. rad, at most π long */
  readonly error: Vector;
  /** Angular acceleration that the torque gives the body in this step, after limits. rad/s², in the world’s frame */
  readonly angularAcceleration: Vector;
  /** Torque to apply in this step. N m, in the world’s frame */
  readonly torque: Vector;
}

/**
 * Returns the torque that turns a body to an attitude. Call it once per step, before the engine’s step, and
 * apply `torque`.
 * @param controller control law of this body. Its state is updated
 * @returns the torque, and values for plots. Source: Wie, Weiss & Arapostathis, “Quaternion Feedback
 * Regulator for Spacecraft Eigenaxis Rotations”, J. Guidance 12 (3), 1989
 * @throws RangeError with the name of an invalid value: a number that is not finite, a quaternion whose
 * length is not 1, or impossible moments of inertia
 */
export function steerAttitude(
  controller: AttitudeController<never>,
  steering: AttitudeSteering,
): AttitudeSteered {
  refuseUnlessLaw('controller', controller);
  refuseMissing('steering', steering);
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
  const torque = torqueOf(angularAcceleration, angularVelocity, attitude, inertia);
  return { ...terms, error, angularAcceleration, torque };
}

/** Throws RangeError with the name of the first invalid input value. */
function refuseSteering(steering: AttitudeSteering): void {
  const { desiredRate = zero, angularVelocity, disturbance = zero } = steering;
  refuseUnlessUnit('desired', steering.desired);
  refuseUnlessUnit('attitude', steering.attitude);
  refuseUnlessVector('desiredRate', desiredRate);
  refuseUnlessVector('angularVelocity', angularVelocity);
  refuseUnlessVector('disturbance', disturbance);
  refuseTimeStep(steering.timeStep);
  refuseLimits(steering.limits);
  const { holds = 'torque' } = steering.limits;
  const { integralFrame = 'body' } = steering;
  refuseUnlessEither('limits.holds', holds, 'torque', 'acceleration');
  refuseUnlessEither('integralFrame', integralFrame, 'body', 'world');
  refuseInertia(steering.inertia);
}
