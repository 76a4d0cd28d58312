// The mark of an attitude on its sphere: a ring round the nose with wings, and a mast with a small ring that can be taken hold of.
import { type Quaternion, rotate } from '../../laws/control/attitude/quaternion';
import { add, cross, directionOf, dot, scaled, type Vector } from '../../laws/control/attitude/vector';
import { type Disc, sphereRadius, viewAxes } from './camera';
import { noseAxis, upAxis, wingAxis } from './rules/ship';
import { unit } from './rules/turn-by';

/** The mark in its own plane. m */
export const markShape = {
  ring: 0.2,
  /** Distance from the middle to the end of a wing, and of the mast. */
  wing: 0.5,
  mast: 0.42,
  /** The small ring at the mast’s tip: its middle, and its radius. */
  grip: { at: 0.52, radius: 0.09 },
} as const;

/** Lean of a mark's plane towards the eye: by 19° on the rim, where it would be seen edge on. */
const lean = 0.35;

/** Place of a mark on its sphere (m), and its plane as two axes of length 1: along its mast and along its right wing. */
export interface MarkPlace {
  readonly middle: Vector;
  readonly mast: Vector;
  readonly wing: Vector;
}

/** Returns the place of the mark of an attitude. */
export function markPlaceOf(attitude: Quaternion): MarkPlace {
  const nose = rotate(noseAxis, attitude);
  const leaning = directionOf(add(nose, viewAxes.toward, lean)) ?? nose;
  // The mast moves with the shortest turn from one direction to another.
  const turn = unit({ ...cross(nose, leaning), w: 1 + dot(nose, leaning) });
  const turned = (axis: Vector) => rotate(rotate(axis, attitude), turn);
  return { middle: scaled(nose, sphereRadius), mast: turned(upAxis), wing: turned(wingAxis) };
}

/** Radius below which a sphere counts as small: it shows few lines and larger marks. CSS pixels */
const smallSphere = 100;

/** Returns whether a sphere is small on the page. */
export const isSmallOnPage = ({ radius }: Disc): boolean => radius < smallSphere;

/** Returns the scale of marks on a sphere, relative to their shape. */
export const markScaleOn = (circle: Disc): number => (isSmallOnPage(circle) ? 1.5 : 1);

/**
 * Returns the middle of the small ring of an attitude’s mark, from the middle of its sphere. m @param scale of the mark: 1 when
 * left out
 */
export function gripOf(attitude: Quaternion, scale = 1): Vector {
  const { middle, mast } = markPlaceOf(attitude);
  return add(middle, mast, scale * markShape.grip.at);
}
