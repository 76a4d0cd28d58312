// Moves bodies without gravity. They turn as real bodies do, with their angular momentum conserved, and collide.
import { add, type Vector, zero } from '../../../laws/control/attitude/vector';
import { meanRate } from './free-turn';
import type { BodyMotion, SpaceBody } from './space-body';
import { type MovingBody, stepBodies } from './step-bodies';
import { turnedOn } from './turn-by';

/** Intermediate values of one body during the computation of a step. */
interface BodyStep {
  readonly body: SpaceBody;
  /** Angular momentum of the body, including the effect of this step's torque. kg m²/s */
  readonly momentum: Vector;
  readonly moving: MovingBody;
}

/**
 * Simulates one step of the bodies in one glass sphere, with their collisions.
 * @param isGyroscopic whether the gyroscopic torque ω × Iω acts
 * @param timeStep duration of the step, s
 */
export function stepSpace(bodies: readonly SpaceBody[], isGyroscopic: boolean, timeStep: number): void {
  const underWay = bodies.map((body) => begun(body, isGyroscopic, timeStep));
  const moving = underWay.map((each) => each.moving);
  const { moved, near } =
    bodies.length === 1
      ? { moved: moving.map((each) => movedOn(each, timeStep)), near: [] }
      : stepBodies(moving, timeStep);
  // A body with a set motion counts as pushed by any contact.
  const isPushed = (n: number) => moving[n].isSet || !isSameVelocity(moving[n].motion, moved[n]);
  const touches = near.filter(({ depth, bodies: pair }) => depth >= 0 || pair.every(isPushed));
  underWay.forEach((each, n) => {
    end(each, moved[n], isGyroscopic);
  });
  bodies.forEach((body, n) => {
    body.touches = touches.flatMap(({ bodies: [one, other], at }) => {
      if (one !== n && other !== n) return [];
      return [{ with: one === n ? other : one, at }];
    });
  });
}

function isSameVelocity({ velocity: v, angularVelocity: w }: BodyMotion, other: BodyMotion): boolean {
  const { velocity, angularVelocity } = other;
  return (['x', 'y', 'z'] as const).every(
    (axis) => v[axis] === velocity[axis] && w[axis] === angularVelocity[axis],
  );
}

function begun(body: SpaceBody, isGyroscopic: boolean, timeStep: number): BodyStep {
  const { force, torque, motion, solid, isSet } = body;
  const { attitude, velocity, angularVelocity } = motion;
  body.force = zero;
  body.torque = zero;
  if (isSet) {
    // The body is set to its new attitude, and does not yield to contacts.
    const put = { ...motion, attitude: turnedOn(attitude, angularVelocity, timeStep) };
    const moving = { solid, isSet, motion: { ...put, velocity: zero, angularVelocity: zero } };
    return { body, moving, momentum: zero };
  }
  const momentum = add(body.timesInertia(angularVelocity), torque, timeStep);
  const rate = isGyroscopic
    ? meanRate(body, momentum, timeStep)
    : add(angularVelocity, body.byInertia(torque), timeStep);
  const pushed = add(velocity, force, timeStep / solid.mass);
  const moving = { solid, isSet, motion: { ...motion, velocity: pushed, angularVelocity: rate } };
  return { body, moving, momentum };
}

/** Returns the motion of a body at the end of a step in which it touches nothing. */
function movedOn({ motion }: MovingBody, timeStep: number): BodyMotion {
  const { place, attitude, velocity, angularVelocity } = motion;
  return {
    ...motion,
    place: add(place, velocity, timeStep),
    attitude: turnedOn(attitude, angularVelocity, timeStep),
  };
}

function end({ body, momentum, moving }: BodyStep, moved: BodyMotion, isGyroscopic: boolean): void {
  const { angularVelocity } = body.motion;
  if (body.isSet) {
    body.felt = zero;
    body.motion = { ...moved, angularVelocity };
    return;
  }
  const change = add(moved.angularVelocity, moving.motion.angularVelocity, -1);
  body.felt = body.timesInertia(change);
  const kept = add(momentum, body.felt);
  body.motion = isGyroscopic ? { ...moved, angularVelocity: body.byInertia(kept, moved.attitude) } : moved;
}
