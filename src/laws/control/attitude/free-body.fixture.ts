// A free rigid body in space, stepped in three ways: with its momentum kept, by Runge and Kutta, and as engines do that know no gyroscopic torque.
import { cos, sin } from '../../exact/exact';
import { timesInertia } from './inertia';
import { identity, inverse, multiply, type Quaternion, rotate } from './quaternion';
import { add, cross, dot, lengthOf, scaled, type Vector, zero } from './vector';

/** State and mass of a body. */
export interface FreeBody {
  attitude: Quaternion;
  /** In the world’s frame. rad/s */
  angularVelocity: Vector;
  /** Principal moments. kg m² */
  readonly moments: Vector;
  /** Principal axes seen from the body. */
  readonly frame: Quaternion;
}

/** A body at rest, its axes the world’s, with changes. */
export const bodyOf = (change: Partial<FreeBody> = {}): FreeBody => ({
  ...{ attitude: identity, angularVelocity: zero, moments: plate, frame: identity },
  ...change,
});

/** Moments of a flat plate of 2 m by 1 m: m h²/12, m l²/12 and their sum, with m = 12 kg. kg m² */
export const plate: Vector = { x: 1, y: 4, z: 5 };

/** The turn by a rotation vector. @param turn rad */
export function turnBy(turn: Vector): Quaternion {
  const angle = lengthOf(turn);
  const share = angle > 0 ? sin(angle / 2) / angle : 1 / 2;
  return { ...scaled(turn, share), w: cos(angle / 2) };
}

/** The turn about an axis of any length. @param angle rad */
export const turnAbout = (axis: Vector, angle: number): Quaternion =>
  turnBy(scaled(axis, angle / lengthOf(axis)));

/** The quaternion of length 1 in the direction of one. */
export function normalised(q: Quaternion): Quaternion {
  const length = Math.sqrt(dot(q, q) + q.w * q.w);
  return { x: q.x / length, y: q.y / length, z: q.z / length, w: q.w / length };
}

const principalOf = (body: FreeBody) => multiply(body.attitude, body.frame);

/** The angular velocity of an angular momentum: I⁻¹ L. rad/s */
const rateOf = ({ moments }: FreeBody, momentum: Vector, principal: Quaternion): Vector =>
  timesInertia(momentum, { x: 1 / moments.x, y: 1 / moments.y, z: 1 / moments.z }, principal);

/** Angular momentum, in the world’s frame. kg m²/s */
export const momentumOf = (body: FreeBody): Vector =>
  timesInertia(body.angularVelocity, body.moments, principalOf(body));

/** Energy of the rotation. J */
export const energyOf = (body: FreeBody): number => dot(body.angularVelocity, momentumOf(body)) / 2;

/** The angular acceleration that a torque gives a body whose gyroscopic torque is none. rad/s² @param torque N m */
export const accelerationBy = (body: FreeBody, torque: Vector): Vector =>
  rateOf(body, torque, principalOf(body));

/** A way to step a body under a torque that is constant in the world. */
export type BodyStepper = (body: FreeBody, torque: Vector, timeStep: number) => void;

/**
 * A real body, Euler’s equations: L ← L + T Δt; it moves by the angular velocity that L means in the middle of the step,
 * which is found in three rounds. Momentum is kept to the last bits, energy nearly.
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

/** An engine without gyroscopic torque, as PhysX and Unity as they come: ω ← ω + I⁻¹ T Δt, then the attitude by ω. */
export const engineBody: BodyStepper = (body, torque, timeStep) => {
  body.angularVelocity = add(body.angularVelocity, accelerationBy(body, torque), timeStep);
  body.attitude = normalised(multiply(turnBy(scaled(body.angularVelocity, timeStep)), body.attitude));
};

/** An engine that adds the gyroscopic torque of the state before the step: what comes to mind first, and gains energy. */
export const explicitBody: BodyStepper = (body, torque, timeStep) => {
  const gyroscopic = cross(body.angularVelocity, momentumOf(body));
  engineBody(body, add(torque, gyroscopic, -1), timeStep);
};

/** A real body by the classical Runge-Kutta method on principal axes, in a number of parts a step. */
export const rungeKutta =
  (parts: number): BodyStepper =>
  (body, torque, timeStep) => {
    const { moments } = body;
    const short = timeStep / parts;
    const slope = ({ at, rate }: State): State => {
      const own = rotate(torque, inverse(at));
      const turning = cross(rate, { x: moments.x * rate.x, y: moments.y * rate.y, z: moments.z * rate.z });
      const free = add(own, turning, -1);
      return {
        at: multiply(at, { ...scaled(rate, 1 / 2), w: 0 }),
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

/** A real body that gets the torque of a step as an impulse at its start, and then turns freely: by Runge and Kutta in a number of parts. */
export const impulseThenFree = (parts: number): BodyStepper => {
  const free = rungeKutta(parts);
  return (body, torque, timeStep) => {
    body.angularVelocity = add(body.angularVelocity, accelerationBy(body, torque), timeStep);
    free(body, zero, timeStep);
  };
};

/** Principal axes in the world, and angular velocity along them. */
interface State {
  readonly at: Quaternion;
  readonly rate: Vector;
}

function moved({ at, rate }: State, slope: State, by: number): State {
  return { at: { ...add(at, slope.at, by), w: at.w + by * slope.at.w }, rate: add(rate, slope.rate, by) };
}
