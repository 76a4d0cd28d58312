// What a hand makes of an order: its nose goes where a finger points, its mast rolls, keys turn it as it is seen. All of it is
// the same in every engine, for it becomes part of the run.
import { multiply, type Quaternion, rotate } from '../../laws/control/attitude/quaternion';
import { add, cross, directionOf, dot, type Vector } from '../../laws/control/attitude/vector';
import { cos } from '../../laws/exact/exact';
import { noseAxis, upAxis } from './rules/ship';
import { shortestTurn, turnAbout, unit } from './rules/turn-by';

/** Upwards in the world. */
export const zenith: Vector = { x: 0, y: 1, z: 0 };

/** The order with its nose in a direction. It rolls with it by parallel transport, the shortest way there: no direction is a pole. @param direction of length 1 */
export function pointed(order: Quaternion, direction: Vector): Quaternion {
  return unit(multiply(shortestTurn(rotate(noseAxis, order), direction, rotate(upAxis, order)), order));
}

/** The order rolled about its nose, so that its mast leans to a direction; as it is where that is the nose’s own. @param direction of length 1 */
export function rolledTowards(order: Quaternion, direction: Vector): Quaternion {
  const nose = rotate(noseAxis, order);
  const mast = directionOf(add(direction, nose, -dot(direction, nose)));
  return mast ? unit(multiply(shortestTurn(rotate(upAxis, order), mast, nose), order)) : order;
}

/** The turn of one step of a key, by its name. @param by rad */
type Key = (order: Quaternion, by: number) => Quaternion;

/** About the vertical: the nose goes right or left, and keeps its height. */
const sideways: Key = (order, by) => unit(multiply(turnAbout(zenith, by), order));

/** Cosine of the angle from straight up or down within which a nose goes no further that way: half a step. */
const upright = cos(Math.PI / 72);

/** About the level axis across the nose, up to straight up and down to straight down. */
const upwards: Key = (order, by) => {
  const nose = rotate(noseAxis, order);
  if (Math.sign(by) * nose.y > upright) return order;
  // Straight up there is no such axis, and the wings are level.
  const across = directionOf(cross(nose, zenith)) ?? rotate({ x: 0, y: 0, z: 1 }, order);
  return unit(multiply(turnAbout(across, by), order));
};

/** About the nose. */
const rolled: Key = (order, by) => unit(multiply(turnAbout(rotate(noseAxis, order), by), order));

/** What one press of a key turns. rad */
const keyStep = Math.PI / 36;

/** What the keys of a sphere do to an order. A key that is none of them is left out. */
export const keys: Readonly<Record<string, (order: Quaternion) => Quaternion>> = {
  ArrowRight: (order) => sideways(order, keyStep),
  ArrowLeft: (order) => sideways(order, -keyStep),
  ArrowUp: (order) => upwards(order, keyStep),
  ArrowDown: (order) => upwards(order, -keyStep),
  q: (order) => rolled(order, -keyStep),
  e: (order) => rolled(order, keyStep),
};
