// A space without gravity: its bodies turn as real bodies do, by the angular momentum that they keep, and meet each other.
import { add, type Vector, zero } from '../../../laws/control/attitude/vector';
import { meanRate } from './free-turn';
import { type Moving, meet } from './meet';
import type { Motion, SpaceBody } from './space-body';
import { turnedOn } from './turn-by';

/** A body on its way through a step. */
interface UnderWay {
  readonly body: SpaceBody;
  /** Angular momentum with what turned it in this step. kg m²/s */
  readonly momentum: Vector;
  readonly moving: Moving;
}

/**
 * One step of bodies that are in one space. Each gets what pushed and turned it, and is moved with its mean angular velocity in the
 * step; then it has the one that its momentum, with what contacts gave, means in its new attitude.
 * @param isGyroscopic whether ω × Iω turns them, as it does real bodies; without it a body keeps its angular velocity instead
 * @param timeStep s
 */
export function stepSpace(bodies: readonly SpaceBody[], isGyroscopic: boolean, timeStep: number): void {
  const underWay = bodies.map((body) => begun(body, isGyroscopic, timeStep));
  const moving = underWay.map((each) => each.moving);
  const { moved, near } =
    bodies.length === 1
      ? { moved: moving.map((each) => movedOn(each, timeStep)), near: [] }
      : meet(moving, timeStep);
  // Those that are set are pushed by whatever is.
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

function isSameVelocity({ velocity: v, angularVelocity: w }: Motion, other: Motion): boolean {
  const { velocity, angularVelocity } = other;
  return (['x', 'y', 'z'] as const).every(
    (axis) => v[axis] === velocity[axis] && w[axis] === angularVelocity[axis],
  );
}

function begun(body: SpaceBody, isGyroscopic: boolean, timeStep: number): UnderWay {
  const { force, torque, motion, solid, isSet } = body;
  const { attitude, velocity, angularVelocity } = motion;
  body.force = zero;
  body.torque = zero;
  if (isSet) {
    // It is put where it turns to, and stands there for whatever it meets.
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

/** A body that is alone meets nothing. */
function movedOn({ motion }: Moving, timeStep: number): Motion {
  const { place, attitude, velocity, angularVelocity } = motion;
  return {
    ...motion,
    place: add(place, velocity, timeStep),
    attitude: turnedOn(attitude, angularVelocity, timeStep),
  };
}

function end({ body, momentum, moving }: UnderWay, moved: Motion, isGyroscopic: boolean): void {
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
