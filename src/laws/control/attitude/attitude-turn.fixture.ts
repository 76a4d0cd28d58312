// Simulated turns of a free body in space under an attitude control law, and the measurements that the tables of the tests list.
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

/** A unit vector that is not along any axis of the body. */
export const slanted: Vector = { x: 0.36, y: 0.48, z: 0.8 };

/** Frame of principal axes that differs from the body’s frame: turned by 0.8 rad about (1, 2, 3). */
export const turnedFrame: Quaternion = turnAbout({ x: 1, y: 2, z: 3 }, 0.8);

/** Returns the input of a law for a body at rest on its target. The fields in `change` replace those of this input. */
export const sampleOf = (change: Partial<AttitudeSample>): AttitudeSample => ({
  ...{ error: zero, angularVelocity: zero, targetAngularVelocity: zero, timeStep: 1 / 60, limits: motor },
  ...{ disturbance: zero, ...change },
});

/** Wraps a 3D control law as a 2D law that turns a body about one axis. @param axis unit vector */
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

/**
 * Wraps a 2D law so that it always gets the same motor limits, `motor`. The limits that a caller passes are
 * ignored.
 */
export const toldWholeMotor = (law: TurnController): TurnController => ({
  update: (sample) => law.update({ ...sample, limits: motor }),
  reset: () => law.reset(),
  retune: (settings) => law.retune(settings),
});

/**
 * The usual motor, but limited in angular acceleration instead of torque. It gives extra torque to cancel the
 * gyroscopic torque ω × Iω.
 */
export const accelerationHeld: AttitudeLimits = { ...motor, holds: 'acceleration' };

/** A turn in space to simulate. Default: a plate at rest, with the usual motor, for 8 s at 60 Hz. */
export interface AttitudeTrial {
  readonly controller: AttitudeController;
  readonly desired: Quaternion;
  /** Angular velocity at the start, in the world’s frame. rad/s; 0 when left out */
  readonly angularVelocity?: Vector;
  readonly moments?: Vector;
  readonly frame?: Quaternion;
  readonly limits?: AttitudeLimits;
  readonly plant?: BodyStepper;
  /** Whether the motor counters the gyroscopic torque. True when left out. */
  readonly counters?: boolean;
  /** Moments of inertia that the law assumes; the body’s when left out. kg m² */
  readonly toldMoments?: Vector;
  /** Steps per second. Hz */
  readonly rate?: number;
  /** Length of the simulation. s */
  readonly duration?: number;
}

/** Measurements of a turn in space. */
export interface AttitudeTurn {
  /**
   * Time after which the error stays below 2 % of the error at the start. s; null if the turn does not settle
   */
  readonly settlingTime: number | null;
  /** Largest angle past the target about the axis of the turn, as a fraction of the turn. */
  readonly overshoot: number;
  /** Largest error at right angles to the axis of the turn. rad */
  readonly offAxis: number;
  /**
   * Peak of |I⁻¹ T| / `angularAcceleration`, with the whole motor torque T. Can exceed 1 if the motor's limit
   * ignores the part of T that cancels ω × Iω.
   */
  readonly needed: number;
}

/** Simulates a turn in space and measures it. The errors are in the world’s frame. */
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
 * Simulates a PID under a push of 1 rad/s² about y. The body holds its attitude for 10 s, then turns by 90° about z.
 * Returns the errors 10 s, 11 s and 12 s after the start. rad
 * @param pushedIn frame in which the push has a fixed direction
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
 * Returns the time in which a PD law with a noisy attitude sensor turns a body by 180°, to within 3.4°. s;
 * Infinity if above 10 s.
 * @param noise largest error about each axis. rad
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
