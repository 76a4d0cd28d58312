// Changes of an order by hand: a drag moves its nose, another rolls its mast, keys turn it as seen on the screen.
// Orders become part of the run, so all results are equal in every engine.
import { multiply, type Quaternion, rotate } from '../../laws/control/attitude/quaternion';
import { add, cross, directionOf, dot, type Vector } from '../../laws/control/attitude/vector';
import { cos } from '../../laws/exact/exact';
import { noseAxis, upAxis } from './rules/ship';
import { shortestTurn, turnAbout, unit } from './rules/turn-by';

/** Direction upwards in the world. */
export const zenith: Vector = { x: 0, y: 1, z: 0 };

/**
 * Returns the order with its nose in a direction. It rolls along by parallel transport, the shortest way. @param direction of
 * length 1
 */
export function pointed(order: Quaternion, direction: Vector): Quaternion {
  return unit(multiply(shortestTurn(rotate(noseAxis, order), direction, rotate(upAxis, order)), order));
}

/**
 * Returns the order rolled about its nose so that its mast leans to a direction. Unchanged if that is the nose’s direction.
 * @param direction of length 1
 */
export function rolledTowards(order: Quaternion, direction: Vector): Quaternion {
  const nose = rotate(noseAxis, order);
  const mast = directionOf(add(direction, nose, -dot(direction, nose)));
  return mast ? unit(multiply(shortestTurn(rotate(upAxis, order), mast, nose), order)) : order;
}

/** Turns an order by one step of a key. @param by rad */
type Key = (order: Quaternion, by: number) => Quaternion;

/** Turns about the vertical: the nose goes right or left, and keeps its height. */
const sideways: Key = (order, by) => unit(multiply(turnAbout(zenith, by), order));

/** Cosine of the angle from straight up or down within which the nose stops: half a step. */
const upright = cos(Math.PI / 72);

/** Turns about the level axis across the nose, at most to straight up and straight down. */
const upwards: Key = (order, by) => {
  const nose = rotate(noseAxis, order);
  if (Math.sign(by) * nose.y > upright) return order;
  // Straight up there is no such axis, and the wings are level.
  const across = directionOf(cross(nose, zenith)) ?? rotate({ x: 0, y: 0, z: 1 }, order);
  return unit(multiply(turnAbout(across, by), order));
};

/** Rolls about the nose. */
const rolled: Key = (order, by) => unit(multiply(turnAbout(rotate(noseAxis, order), by), order));

/** Angle of one key press. rad */
const keyStep = Math.PI / 36;

/** Effect of each key of a sphere on an order, by key. Other keys have none. */
export const keys: Readonly<Record<string, (order: Quaternion) => Quaternion>> = {
  ArrowRight: (order) => sideways(order, keyStep),
  ArrowLeft: (order) => sideways(order, -keyStep),
  ArrowUp: (order) => upwards(order, keyStep),
  ArrowDown: (order) => upwards(order, -keyStep),
  q: (order) => rolled(order, -keyStep),
  e: (order) => rolled(order, keyStep),
};
