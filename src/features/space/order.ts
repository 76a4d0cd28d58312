// Changes of an order, which is the attitude that ships are commanded to. One drag moves its nose, another rolls it,
// keys turn it. Orders become part of the run, so all results are equal in every engine.
import { multiply, type Quaternion, rotate } from '../../laws/control/attitude/quaternion';
import { add, cross, directionOf, dot, type Vector } from '../../laws/control/attitude/vector';
import { cos } from '../../laws/exact/exact';
import { noseAxis, upAxis } from './rules/ship';
import { shortestTurn, turnAbout, unit } from './rules/turn-by';

/** Direction upwards in the world, as a unit vector. */
export const zenith: Vector = { x: 0, y: 1, z: 0 };

/**
 * Turns a commanded attitude by the shortest way, so that the nose points in a direction.
 * @param direction unit vector
 */
export function pointed(order: Quaternion, direction: Vector): Quaternion {
  return unit(multiply(shortestTurn(rotate(noseAxis, order), direction, rotate(upAxis, order)), order));
}

/**
 * Rolls a commanded attitude about the nose, so that the up axis is nearest to a direction.
 * @param direction unit vector
 */
export function rolledTowards(order: Quaternion, direction: Vector): Quaternion {
  const nose = rotate(noseAxis, order);
  const mast = directionOf(add(direction, nose, -dot(direction, nose)));
  return mast ? unit(multiply(shortestTurn(rotate(upAxis, order), mast, nose), order)) : order;
}

/** Function that turns a commanded attitude (`order`) by an angle (`by`, rad). */
type Key = (order: Quaternion, by: number) => Quaternion;

/** Turns a commanded attitude about the world's vertical axis. */
const sideways: Key = (order, by) => unit(multiply(turnAbout(zenith, by), order));

/** Cosine of the smallest angle between nose and vertical that keys can command. */
const upright = cos(Math.PI / 72);

const upwards: Key = (order, by) => {
  const nose = rotate(noseAxis, order);
  if (Math.sign(by) * nose.y > upright) return order;
  // Straight up there is no such axis, and the wings are level.
  const across = directionOf(cross(nose, zenith)) ?? rotate({ x: 0, y: 0, z: 1 }, order);
  return unit(multiply(turnAbout(across, by), order));
};

const rolled: Key = (order, by) => unit(multiply(turnAbout(rotate(noseAxis, order), by), order));

/** Angle by which one press of a key turns the commanded attitude. rad */
const keyStep = Math.PI / 36;

/** Effect of each key on the commanded attitude, by name of the key. Other keys have no effect. */
export const keys: Readonly<Record<string, (order: Quaternion) => Quaternion>> = {
  ArrowRight: (order) => sideways(order, keyStep),
  ArrowLeft: (order) => sideways(order, -keyStep),
  ArrowUp: (order) => upwards(order, keyStep),
  ArrowDown: (order) => upwards(order, -keyStep),
  q: (order) => rolled(order, -keyStep),
  e: (order) => rolled(order, keyStep),
};
