// Captions of the spheres: hits on the ship, how straight it turns, whether it has arrived.
import { type Quaternion, rotate } from '../../../laws/control/attitude/quaternion';
import { add, cross, directionOf, dot, scaled } from '../../../laws/control/attitude/vector';
import { angleText, rounded, toDegrees, toRadians } from '../../../laws/exact/figures';
import { zenith } from '../order';
import { noseAxis, upAxis } from '../rules/ship';
import type { Product } from '../spec';

/** Facts about a ship from which its caption is made. Angles in rad */
export interface ShipFacts {
  /** Whether the ship's law turns the ship. Otherwise it drifts freely. */
  readonly steered: boolean;
  /** Whether the drive rotates the ship directly, without a torque. Collisions cannot turn such a ship. */
  readonly isSet: boolean;
  /** Number of crates in the ship's glass sphere. */
  readonly crates: number;
  /** Whether the ship carries cargo. */
  readonly hasCargo: boolean;
  readonly hits: number;
  /**
   * Largest angle, during the current turn, by which the ship was off the shortest way to its commanded attitude. rad
   */
  readonly offArc: number;
  /** Largest angle, during the whole run, by which the ship was off the shortest way to its commanded attitude. rad */
  readonly mostOffArc: number;
  /** Angle by which the ship's attitude now deviates from the shortest rotation to the commanded attitude. rad */
  readonly offArcNow: number;
  readonly flips: number;
  /** Angle between the ship's attitude and the commanded attitude. rad */
  readonly error: number;
  /** Whether the ship follows a commanded attitude that itself rotates. */
  readonly follows: boolean;
  /** Order in which the ship's law multiplies two rotations. Null if the caption does not mention the order. */
  readonly product: Product | null;
  readonly isGuessing: boolean;
}

/** Largest angle to the commanded attitude at which a caption says that the ship has arrived. rad */
const nearly = toRadians(2);

/** Smallest error that a caption shows. rad */
const leastTold = toRadians(0.05);

/** Returns a number of repetitions as text: "twice". */
function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}

/** Returns an angle as text in whole degrees; below 1° with tenths. */
const leftText = (angle: number) => angleText(angle, toDegrees(angle) < 1 ? 1 : 0);

/** Returns the sentence in the caption of a ship. */
export function shipSentence(facts: ShipFacts): string {
  if (!facts.steered) return facts.flips === 0 ? 'Not flipped yet.' : `Flipped ${times(facts.flips)}.`;
  if (facts.crates > 0) return facts.isSet ? passedText(facts) : hitText(facts);
  if (facts.product) return productText(facts.product, facts);
  const off = facts.error < leastTold ? '' : ` to ${leftText(facts.error)}`;
  if (facts.follows)
    return facts.error > nearly
      ? `${angleText(facts.error, 1)} behind its mark.`
      : `Keeps up with its mark${off}.`;
  return facts.error > nearly ? `Turning: ${leftText(facts.error)} to go.` : `Holds its mark${off}.`;
}

function productText(product: Product, { hasCargo, offArc, isGuessing }: ShipFacts): string {
  const off = `${angleText(offArc)} off its way.`;
  if (isGuessing) return off;
  if (!hasCargo) return `No cargo, but a fin: ${off}`;
  return `Takes the cargo to be ${product === 'tensor-rotation' ? 'elsewhere' : 'where it is'}: ${off}`;
}

function passedText({ hits }: ShipFacts): string {
  if (hits === 0) return 'Has met no crate yet.';
  return hits === 1
    ? 'Went through a crate once. Felt nothing.'
    : `Went through crates ${times(hits)}. Felt nothing.`;
}

function hitText({ hits, mostOffArc, offArcNow }: ShipFacts): string {
  if (hits === 0) return 'Not hit yet.';
  const isBack = offArcNow < nearly;
  return `Hit ${times(hits)}. Thrown off by up to ${leftText(mostOffArc)}${isBack ? ', and back' : ''}.`;
}

/** Attitude of a ship as three angles. If all are 0, the ship is upright, and its nose points to the viewer. */
export interface Pointing {
  /**
   * Angle of the nose about the vertical axis. rad; 0 if the nose points to the viewer, positive if it points to the
   * right on the screen
   */
  readonly right: number;
  /** Angle of the nose above the horizontal plane. rad; negative below it */
  readonly up: number;
  /** Roll of the ship about its nose, clockwise as seen by a pilot. rad */
  readonly roll: number;
}

export function pointingOf(attitude: Quaternion): Pointing {
  const nose = rotate(noseAxis, attitude);
  const mast = rotate(upAxis, attitude);
  // For level attitudes, the mast is in the plane of the nose and the vertical.
  const upright = directionOf(add(zenith, nose, -dot(zenith, nose))) ?? scaled(nose, -1);
  const aside = cross(nose, upright);
  return {
    right: Math.atan2(nose.x, nose.z),
    up: Math.asin(Math.max(-1, Math.min(1, nose.y))),
    roll: Math.atan2(dot(mast, aside), dot(mast, upright)),
  };
}

/** Returns an angle in whole degrees, never −0. @param angle rad */
export const wholeDegrees = (angle: number) => {
  return rounded(toDegrees(angle), 0);
};

/** Returns the direction of a nose as text: "40° right, 12° up". */
function directionOfNose({ right, up }: Pointing): string {
  const [aside, above] = [wholeDegrees(right), wholeDegrees(up)];
  return `${Math.abs(aside)}° ${aside < 0 ? 'left' : 'right'}, ${Math.abs(above)}° ${above < 0 ? 'down' : 'up'}`;
}

/**
 * Returns a commanded attitude as text: "mark 40° right, 12° up, roll 0°". The mark is the sign on the sphere that
 * shows where the nose should point.
 */
export function wordsOfOrder(order: Quaternion): string {
  const pointing = pointingOf(order);
  return `mark ${directionOfNose(pointing)}, roll ${wholeDegrees(pointing.roll)}°`;
}

/**
 * Returns the direction of the axis about which ships turn, as text: "axis 40° right, 12° up".
 * @param along attitude of a ship whose nose points along the axis
 */
export function wordsOfAxis(along: Quaternion): string {
  return `axis ${directionOfNose(pointingOf(along))}`;
}
