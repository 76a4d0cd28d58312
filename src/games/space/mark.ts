// The mark of an attitude on its sphere: a ring round the nose with wings, and a mast with a small ring that can be taken hold of.
import { type Quaternion, rotate } from '../../control/attitude/quaternion';
import { add, scaled, type Vector } from '../../control/attitude/vector';
import { sphereRadius } from './camera';
import { noseAxis, upAxis } from './rules/ship';

/** The mark in its own plane, which touches the sphere at the nose. m */
export const markShape = {
  ring: 0.2,
  /** From the middle to the end of a wing, and of the mast. */
  wing: 0.5,
  mast: 0.42,
  /** The small ring at the mast’s tip: its middle, and its radius. */
  grip: { at: 0.52, radius: 0.09 },
} as const;

/** The middle of the small ring of an attitude’s mark, from the middle of its sphere. m */
export function gripOf(attitude: Quaternion): Vector {
  const tip = scaled(rotate(noseAxis, attitude), sphereRadius);
  return add(tip, rotate(upAxis, attitude), markShape.grip.at);
}
