// A turn in space under a law, flown by a free body, and what the tables say of it.
import { settlingBand } from '../step-response';
import type { TurnController, TurnLimits } from '../turn-controller';
import { motor } from '../turn-sample.fixture';
import type { AttitudeController, AttitudeSample } from './attitude-controller';
import { type FreeBody, type Plant, plate, realBody, turnAbout } from './free-body.fixture';
import { identity, inverse, multiply, type Quaternion, rotationVector } from './quaternion';
import { steerAttitude } from './steer-attitude';
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

/** A turn to fly. What is left out is that of the tables: a plate with a turned frame at rest, 60 Hz, the usual motor. */
export interface AttitudeTrial {
  readonly controller: AttitudeController;
  readonly desired: Quaternion;
  /** At the start, in the world’s frame. rad/s */
  readonly angularVelocity?: Vector;
  readonly moments?: Vector;
  readonly frame?: Quaternion;
  readonly limits?: TurnLimits;
  readonly plant?: Plant;
  /** Whether the gyroscopic torque is countered. */
  readonly counters?: boolean;
  /** Hz */
  readonly rate?: number;
  /** s */
  readonly duration?: number;
}

/** What a turn was like. */
export interface AttitudeTurn {
  /** From here on the error is within 2 % of the first one. s; null where it never is for good */
  readonly settlingTime: number | null;
  /** Largest angle past the target about the first axis, as a fraction of the turn. */
  readonly overshoot: number;
  /** Largest part of the error aside from the first axis. rad */
  readonly offAxis: number;
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
  const inertia = { moments, frame, gyroscopic: counters };
  const errorNow = () => rotationVector(multiply(desired, inverse(body.attitude)));
  const step = lengthOf(errorNow());
  const axis = scaled(errorNow(), 1 / step);
  const errors: number[] = [];
  let [overshoot, offAxis] = [0, 0];
  controller.reset();
  for (let count = Math.round(duration * rate); count > 0; count--) {
    const { torque } = steerAttitude(controller, { desired, ...body, timeStep, limits, inertia });
    plant(body, torque, timeStep);
    const error = errorNow();
    const along = dot(error, axis);
    errors.push(lengthOf(error));
    overshoot = Math.max(overshoot, -along / step);
    offAxis = Math.max(offAxis, lengthOf(add(error, axis, -along)));
  }
  const last = errors.findLastIndex((error) => error > settlingBand * step);
  return { settlingTime: last === errors.length - 1 ? null : (last + 2) * timeStep, overshoot, offAxis };
}
