// A free rigid body in space, and several ways to step it: exact in momentum, by Runge-Kutta, and as engines without gyroscopic torque do.
import { cos, sin } from '../../exact/exact';
import { timesInertia } from './inertia';
import { identity, inverse, multiply, type Quaternion, rotate } from './quaternion';
import { add, cross, dot, lengthOf, scaled, type Vector, zero } from './vector';

/** State and inertia of a free rigid body. */
export interface FreeBody {
  attitude: Quaternion;
  /** Angular velocity, in the world’s frame. rad/s */
  angularVelocity: Vector;
  /** Principal moments of inertia. kg m² */
  readonly moments: Vector;
  /** Rotation from the frame of the principal axes into the body’s frame. */
  readonly frame: Quaternion;
}

/**
 * Makes a flat plate at rest, with its axes along the world’s axes. The fields in `change` replace those of this plate.
 */
export const bodyOf = (change: Partial<FreeBody> = {}): FreeBody => ({
  ...{ attitude: identity, angularVelocity: zero, moments: plate, frame: identity },
  ...change,
});

/** Principal moments of inertia of a flat plate of 2 m by 1 m and 12 kg: 12 · 1²/12, 12 · 2²/12 and their sum. kg m² */
export const plate: Vector = { x: 1, y: 4, z: 5 };

/** Returns the quaternion of a rotation vector. @param turn rotation vector. rad */
export function turnBy(turn: Vector): Quaternion {
  const angle = lengthOf(turn);
  const share = angle > 0 ? sin(angle / 2) / angle : 1 / 2;
  return { ...scaled(turn, share), w: cos(angle / 2) };
}

/** Returns the quaternion of a turn about an axis. @param axis of any length @param angle rad */
export const turnAbout = (axis: Vector, angle: number): Quaternion =>
  turnBy(scaled(axis, angle / lengthOf(axis)));

/** Returns a quaternion scaled to length 1. */
export function normalised(q: Quaternion): Quaternion {
  const length = Math.sqrt(dot(q, q) + q.w * q.w);
  return { x: q.x / length, y: q.y / length, z: q.z / length, w: q.w / length };
}

const principalOf = (body: FreeBody) => multiply(body.attitude, body.frame);

/** Returns the angular velocity that belongs to an angular momentum: I⁻¹ L. rad/s */
const rateOf = ({ moments }: FreeBody, momentum: Vector, principal: Quaternion): Vector =>
  timesInertia(momentum, { x: 1 / moments.x, y: 1 / moments.y, z: 1 / moments.z }, principal);

/** Returns the angular momentum of a body, in the world’s frame. kg m²/s */
export const momentumOf = (body: FreeBody): Vector =>
  timesInertia(body.angularVelocity, body.moments, principalOf(body));

/** Returns the rotational energy of a body. J */
export const energyOf = (body: FreeBody): number => dot(body.angularVelocity, momentumOf(body)) / 2;

/** Returns the angular acceleration that a torque gives a body, without gyroscopic torque. rad/s² @param torque N m */
export const accelerationBy = (body: FreeBody, torque: Vector): Vector =>
  rateOf(body, torque, principalOf(body));

/**
 * Function that moves a body by one step under a torque. `torque`: N m, constant in the world’s frame.
 * `timeStep`: s
 */
export type BodyStepper = (body: FreeBody, torque: Vector, timeStep: number) => void;

/**
 * Steps a body as in reality (Euler's equations). Adds torque times time to its angular momentum. Then rotates it by
 * the angular velocity in the middle of the step. Momentum is exact to rounding, energy nearly constant.
 */
export const realBody: BodyStepper = (body, torque, timeStep) => {
  const momentum = add(momentumOf(body), torque, timeStep);
  let rate = rateOf(body, momentum, principalOf(body));
  for (let round = 0; round < 3; round++) {
    const middle = normalised(multiply(turnBy(scaled(rate, timeStep / 2)), body.attitude));
    rate = rateOf(body, momentum, multiply(middle, body.frame));
  }
  body.attitude = normalised(multiply(turnBy(scaled(rate, timeStep)), body.attitude));
  body.angularVelocity = rateOf(body, momentum, principalOf(body));
};

/** Steps a body without gyroscopic torque, as PhysX and Unity do by default: ω ← ω + I⁻¹ T Δt. */
export const engineBody: BodyStepper = (body, torque, timeStep) => {
  body.angularVelocity = add(body.angularVelocity, accelerationBy(body, torque), timeStep);
  body.attitude = normalised(multiply(turnBy(scaled(body.angularVelocity, timeStep)), body.attitude));
};

/**
 * Steps a body with the gyroscopic torque at the start of the step (explicit Euler), as some engines do. This adds
 * energy to the body.
 */
export const explicitBody: BodyStepper = (body, torque, timeStep) => {
  const gyroscopic = cross(body.angularVelocity, momentumOf(body));
  engineBody(body, add(torque, gyroscopic, -1), timeStep);
};

/**
 * Returns a function that solves the equations of a body's rotation for one step, by the classical Runge-Kutta method.
 * @param parts number of substeps in a step
 */
export const rungeKutta =
  (parts: number): BodyStepper =>
  (body, torque, timeStep) => {
    const { moments } = body;
    const short = timeStep / parts;
    const slope = ({ at, rate }: State): State => {
      const own = rotate(torque, inverse(at));
      const turning = cross(rate, { x: moments.x * rate.x, y: moments.y * rate.y, z: moments.z * rate.z });
      const free = add(own, turning, -1);
      const { x, y, z } = scaled(rate, 1 / 2);
      return {
        at: multiply(at, { x, y, z, w: 0 }),
        rate: { x: free.x / moments.x, y: free.y / moments.y, z: free.z / moments.z },
      };
    };
    let state: State = {
      at: principalOf(body),
      rate: rotate(body.angularVelocity, inverse(principalOf(body))),
    };
    for (let part = 0; part < parts; part++) {
      const first = slope(state);
      const second = slope(moved(state, first, short / 2));
      const third = slope(moved(state, second, short / 2));
      const fourth = slope(moved(state, third, short));
      for (const [each, weight] of [
        [first, 1],
        [second, 2],
        [third, 2],
        [fourth, 1],
      ] as const)
        state = moved(state, each, (short * weight) / 6);
      state = { ...state, at: normalised(state.at) };
    }
    body.attitude = normalised(multiply(state.at, inverse(body.frame)));
    body.angularVelocity = rotate(state.rate, state.at);
  };

/**
 * Returns a function that steps a body under a torque. The whole torque of the step acts at its start, as an impulse.
 * Then the body turns freely.
 * @param parts number of Runge-Kutta substeps in a step
 */
export const impulseThenFree = (parts: number): BodyStepper => {
  const free = rungeKutta(parts);
  return (body, torque, timeStep) => {
    body.angularVelocity = add(body.angularVelocity, accelerationBy(body, torque), timeStep);
    free(body, zero, timeStep);
  };
};

/** State of a turning body for the Runge-Kutta method. A time derivative of such a state has the same type. */
interface State {
  /**
   * Rotation of the principal axes. If the object is the time derivative of a state, this field is the change
   * of that rotation per second.
   */
  readonly at: Quaternion;
  /**
   * In a state: angular velocity along the principal axes, rad/s. In the time derivative of a state: angular
   * acceleration along these axes, rad/s².
   */
  readonly rate: Vector;
}

function moved({ at, rate }: State, slope: State, by: number): State {
  const { x, y, z } = add(at, slope.at, by);
  return { at: { x, y, z, w: at.w + by * slope.at.w }, rate: add(rate, slope.rate, by) };
}
