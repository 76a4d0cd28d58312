// The mark of an attitude on its sphere: a ring round the nose with wings, and a mast with a small ring to drag.
import { type Quaternion, rotate } from '../../laws/control/attitude/quaternion';
import { add, cross, directionOf, dot, scaled, type Vector } from '../../laws/control/attitude/vector';
import { type Disc, sphereRadius, viewAxes } from './camera';
import { noseAxis, upAxis, wingAxis } from './rules/ship';
import { unit } from './rules/turn-by';

/** Shape of a mark in its own plane. m */
export const markShape = {
  /** Radius of the mark's ring, round the direction of the nose. m */
  ring: 0.2,
  /** Distance from the middle of the mark to the end of one of its wings. m */
  wing: 0.5,
  /** Distance from the middle of the mark to the end of its mast, which points to the ship's upper side. m */
  mast: 0.42,
  /** The small ring at the tip of the mast: distance of its middle from the middle of the mark, and its radius. m */
  grip: { at: 0.52, radius: 0.09 },
} as const;

/**
 * Length of the vector towards the camera that is added to a mark's normal, a unit vector. On the rim, where a mark
 * would be seen edge on, it leans by 19°.
 */
const lean = 0.35;

/** Position of a mark on its sphere (m), and unit vectors along its mast and along its right wing. */
export interface MarkPlace {
  readonly middle: Vector;
  readonly mast: Vector;
  readonly wing: Vector;
}

/** Returns the position of the mark of an attitude on its sphere. */
export function markPlaceOf(attitude: Quaternion): MarkPlace {
  const nose = rotate(noseAxis, attitude);
  const leaning = directionOf(add(nose, viewAxes.toward, lean)) ?? nose;
  // The mast moves with the shortest turn from one direction to another.
  const turn = unit({ ...cross(nose, leaning), w: 1 + dot(nose, leaning) });
  const turned = (axis: Vector) => rotate(rotate(axis, attitude), turn);
  return { middle: scaled(nose, sphereRadius), mast: turned(upAxis), wing: turned(wingAxis) };
}

/** Radius of a sphere below which it shows few lines and larger marks. CSS pixels */
const smallSphere = 100;

/** Returns whether a sphere is so small on the page that it shows few lines and larger marks. */
export const isSmallOnPage = ({ radius }: Disc): boolean => radius < smallSphere;

/** Returns the scale of marks on a sphere, relative to `markShape`. */
export const markScaleOn = (circle: Disc): number => (isSmallOnPage(circle) ? 1.5 : 1);

/**
 * Returns the middle of the small ring at the mast of an attitude's mark, from the middle of its sphere. m
 * @param scale scale of the mark; 1 when left out
 */
export function gripOf(attitude: Quaternion, scale = 1): Vector {
  const { middle, mast } = markPlaceOf(attitude);
  return add(middle, mast, scale * markShape.grip.at);
}
