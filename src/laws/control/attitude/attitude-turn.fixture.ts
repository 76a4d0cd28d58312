// A turn in space under a law, flown by a free body, and what the tables say of it.
import { toRadians } from '../../exact/figures';
import { settlingBand } from '../step-response';
import type { TurnController } from '../turn-controller';
import { motor } from '../turn-sample.fixture';
import type { AttitudeController, AttitudeSample } from './attitude-controller';
import { attitudeControllerOf } from './attitude-controllers';
import { AttitudePid } from './attitude-pid';
import { RandomAttitudes } from './chance.fixture';
import {
  accelerationBy,
  type BodyStepper,
  bodyOf,
  type FreeBody,
  plate,
  realBody,
  turnAbout,
  turnBy,
} from './free-body.fixture';
import { torqueFor } from './inertia';
import { identity, inverse, multiply, type Quaternion, rotate, rotationVector } from './quaternion';
import { type AttitudeLimits, steerAttitude } from './steer-attitude';
import { add, dot, lengthOf, scaled, type Vector, zero } from './vector';

/** An axis that is none of the body’s, of length 1. */
export const slanted: Vector = { x: 0.36, y: 0.48, z: 0.8 };

/** A frame that is none of the body’s. */
export const turnedFrame: Quaternion = turnAbout({ x: 1, y: 2, z: 3 }, 0.8);

/** A sample of a body at rest on its target, with changes. */
export const sampleOf = (change: Partial<AttitudeSample>): AttitudeSample => ({
  ...{ error: zero, angularVelocity: zero, targetAngularVelocity: zero, timeStep: 1 / 60, limits: motor },
  ...{ disturbance: zero, ...change },
});

/** A law in space as one of the plane that turns about an axis of length 1: there the two should be the same. */
export function alongAxis(law: AttitudeController, axis: Vector): TurnController {
  return {
    update({ error, angularVelocity, targetAngularVelocity, timeStep, limits, disturbance = 0 }) {
      const { p, i, d, output } = law.update({
        error: scaled(axis, error),
        angularVelocity: scaled(axis, angularVelocity),
        targetAngularVelocity: scaled(axis, targetAngularVelocity),
        disturbance: scaled(axis, disturbance),
        ...{ timeStep, limits },
      });
      return { p: dot(p, axis), i: dot(i, axis), d: dot(d, axis), output: dot(output, axis) };
    },
    limited: (applied) => law.limited(scaled(axis, applied)),
    reset: () => law.reset(),
    retune: (settings) => law.retune(settings),
  };
}

/** A law of the plane that is told the usual motor, whatever share of it is its own. */
export const toldWholeMotor = (law: TurnController): TurnController => ({
  update: (sample) => law.update({ ...sample, limits: motor }),
  reset: () => law.reset(),
  retune: (settings) => law.retune(settings),
});

/** The usual motor, whose limit holds the body’s angular acceleration: what counters ω × Iω comes on top. */
export const accelerationHeld: AttitudeLimits = { ...motor, holds: 'acceleration' };

/** A turn to fly. What is left out is that of the tables: a plate with a turned frame at rest, 60 Hz, the usual motor. */
export interface AttitudeTrial {
  readonly controller: AttitudeController;
  readonly desired: Quaternion;
  /** At the start, in the world’s frame. rad/s */
  readonly angularVelocity?: Vector;
  readonly moments?: Vector;
  readonly frame?: Quaternion;
  readonly limits?: AttitudeLimits;
  readonly plant?: BodyStepper;
  /** Whether the gyroscopic torque is countered. */
  readonly counters?: boolean;
  /** Moments that are told in place of the body’s own. kg m² */
  readonly toldMoments?: Vector;
  /** Hz */
  readonly rate?: number;
  /** s */
  readonly duration?: number;
}

/** Measurements of a turn. */
export interface AttitudeTurn {
  /** From here on the error is within 2 % of the first one. s; null where it never is for good */
  readonly settlingTime: number | null;
  /** Largest angle past the target about the first axis, as a fraction of the turn. */
  readonly overshoot: number;
  /** Largest part of the error aside from the first axis. rad */
  readonly offAxis: number;
  /** Largest |I⁻¹ T| of the motor, as a multiple of its limit. */
  readonly needed: number;
}

/** Flies a turn and measures it. The errors are seen from the world. */
export function flyTurn(trial: AttitudeTrial): AttitudeTurn {
  const { controller, desired, rate = 60, duration = 8, counters = true, plant = realBody } = trial;
  const timeStep = 1 / rate;
  const { moments = plate, frame = turnedFrame, limits = motor } = trial;
  const body: FreeBody = {
    attitude: identity,
    angularVelocity: trial.angularVelocity ?? zero,
    moments,
    frame,
  };
  const inertia = { moments: trial.toldMoments ?? moments, frame, gyroscopic: counters };
  const errorNow = () => rotationVector(multiply(desired, inverse(body.attitude)));
  const step = lengthOf(errorNow());
  const axis = scaled(errorNow(), 1 / step);
  const errors: number[] = [];
  let [overshoot, offAxis, needed] = [0, 0, 0];
  controller.reset();
  for (let count = Math.round(duration * rate); count > 0; count--) {
    const { torque } = steerAttitude(controller, { desired, ...body, timeStep, limits, inertia });
    needed = Math.max(needed, lengthOf(accelerationBy(body, torque)) / limits.angularAcceleration);
    plant(body, torque, timeStep);
    const error = errorNow();
    const along = dot(error, axis);
    errors.push(lengthOf(error));
    overshoot = Math.max(overshoot, -along / step);
    offAxis = Math.max(offAxis, lengthOf(add(error, axis, -along)));
  }
  const last = errors.findLastIndex((error) => error > settlingBand * step);
  const settlingTime = last === errors.length - 1 ? null : (last + 2) * timeStep;
  return { settlingTime, overshoot, offAxis, needed };
}

/**
 * A PID that holds for 10 s against a push of 1 rad/s² about y, fixed in the body or in the world, and then turns to a target
 * that has jumped by 90° about z: its errors at the end of the first, and one and two seconds later. rad
 */
export function turnUnderPush(
  pushedIn: 'body' | 'world',
  integralFrame: 'body' | 'world',
): { held: number; oneSecond: number; twoSeconds: number } {
  const controller = new AttitudePid();
  const body = bodyOf();
  const inertia = { moments: body.moments, frame: body.frame, gyroscopic: false };
  const push = { x: 0, y: 1, z: 0 };
  const errors: number[] = [];
  for (let step = 0; step < 720; step++) {
    const desired = step < 600 ? identity : turnAbout({ x: 0, y: 0, z: 1 }, Math.PI / 2);
    const steering = { desired, ...body, timeStep: 1 / 60, limits: motor };
    const { torque } = steerAttitude(controller, {
      ...steering,
      inertia: { ...inertia, gyroscopic: true },
      integralFrame,
    });
    const pushed = pushedIn === 'body' ? rotate(push, body.attitude) : push;
    const pushing = torqueFor(pushed, body.angularVelocity, body.attitude, inertia);
    realBody(body, add(torque, pushing), 1 / 60);
    errors.push(lengthOf(rotationVector(multiply(desired, inverse(body.attitude)))));
  }
  return { held: errors[599], oneSecond: errors[659], twoSeconds: errors[719] };
}

/**
 * Time until a forward PD that is told its attitude with even noise is within 3.4° of a target half a turn away. s; Infinity where
 * it is not within 10 s. The limit holds the acceleration. @param noise largest error about each axis. rad @param seed of the noise
 */
export function halfTurnTime(noise: number, seed: number): number {
  const desired = turnAbout(slanted, Math.PI);
  const controller = attitudeControllerOf({ kind: 'forward-pd' });
  const body = bodyOf({ frame: turnedFrame });
  const inertia = { moments: body.moments, frame: body.frame, gyroscopic: true };
  const chance = new RandomAttitudes(seed);
  for (let step = 1; step <= 600; step++) {
    const attitude = multiply(turnBy(scaled(chance.inCube(), noise)), body.attitude);
    const { angularVelocity } = body;
    const steering = {
      desired,
      attitude,
      angularVelocity,
      timeStep: 1 / 60,
      inertia,
      limits: accelerationHeld,
    };
    realBody(body, steerAttitude(controller, steering).torque, 1 / 60);
    if (lengthOf(rotationVector(multiply(desired, inverse(body.attitude)))) < toRadians(3.4))
      return step / 60;
  }
  return Infinity;
}
