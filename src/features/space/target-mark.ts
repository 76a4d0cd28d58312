// The mark of an attitude on its sphere: a ring round the nose with wings, and a mast with a small ring to drag.
import { type Quaternion, rotate } from '../../laws/control/attitude/quaternion';
import { add, cross, directionOf, dot, scaled, type Vector } from '../../laws/control/attitude/vector';
import { type Disc, sphereRadius, viewAxes } from './camera';
import { noseAxis, upAxis, wingAxis } from './rules/ship';
import { unit } from './rules/turn-by';

/** Lengths in the mark that shows an attitude on a sphere. m */
export const markShape = {
  /** Radius of the ring in the middle of the mark. m. The ring is at the point to which the nose points. */
  ring: 0.2,
  /**
   * Distance from the centre of the mark to the outer end of a side line. m. A side line is at each side of the ring.
   */
  wing: 0.5,
  /** Distance from the centre of the mark to the end of the mast (upward line). m */
  mast: 0.42,
  /** Grip: small ring above the mark. The player drags the grip to roll the commanded attitude. */
  grip: {
    /** Distance from the centre of the mark to the centre of the grip. m */
    at: 0.52,
    /** Radius of the grip, a small ring. m */
    radius: 0.09,
  },
} as const;

/** Factor that tilts an attitude's mark towards the camera, so that it is rarely seen edge-on. 0: no tilt */
const lean = 0.35;

/**
 * Place of an attitude's mark on a ship's sphere. `middle`: position, m. `mast`, `wing`: unit vectors in the mark's own
 * upward and rightward directions.
 */
export interface MarkPlace {
  readonly middle: Vector;
  readonly mast: Vector;
  readonly wing: Vector;
}

/** Returns the position and orientation of the mark that shows an attitude on a sphere. */
export function markPlaceOf(attitude: Quaternion): MarkPlace {
  const nose = rotate(noseAxis, attitude);
  const leaning = directionOf(add(nose, viewAxes.toward, lean)) ?? nose;
  // The mast moves with the shortest turn from one direction to another.
  const turn = unit({ ...cross(nose, leaning), w: 1 + dot(nose, leaning) });
  const turned = (axis: Vector) => rotate(rotate(axis, attitude), turn);
  return { middle: scaled(nose, sphereRadius), mast: turned(upAxis), wing: turned(wingAxis) };
}

/** Smallest radius of a glass sphere with marks of normal size. CSS pixels */
const smallSphere = 100;

/** Returns whether a sphere is so small on the page that it shows few lines and larger marks. */
export const isSmallOnPage = ({ radius }: Disc): boolean => radius < smallSphere;

/** Returns the scale of attitude marks on a sphere, relative to `markShape`. Marks on a small sphere are larger. */
export const markScaleOn = (circle: Disc): number => (isSmallOnPage(circle) ? 1.5 : 1);

/**
 * Returns the centre of the grip (small ring above an attitude's mark), relative to the centre of the sphere. m
 * @param scale factor on the size of the attitude's mark; 1 when left out
 */
export function gripOf(attitude: Quaternion, scale = 1): Vector {
  const { middle, mast } = markPlaceOf(attitude);
  return add(middle, mast, scale * markShape.grip.at);
}
