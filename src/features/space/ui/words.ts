// What is written under a sphere: what its ship has met, how straight it turns, whether it is there.
import { type Quaternion, rotate } from '../../../laws/control/attitude/quaternion';
import { add, cross, directionOf, dot, scaled } from '../../../laws/control/attitude/vector';
import { angleText, rounded, toDegrees, toRadians } from '../../../laws/exact/figures';
import { zenith } from '../order';
import { noseAxis, upAxis } from '../rules/ship';
import type { Product } from '../spec';

/** What is told of a ship. rad */
export interface ShipFacts {
  /** Whether its law steers it; else it is let go. */
  readonly steered: boolean;
  /** Whether its attitude is set, whatever it meets. */
  readonly isSet: boolean;
  /** Crates round it. */
  readonly crates: number;
  /** Whether it carries cargo. */
  readonly hasCargo: boolean;
  readonly hits: number;
  /** Largest angle off the shortest way, in the turn under way and in all, and that of now. */
  readonly offArc: number;
  readonly mostOffArc: number;
  readonly offArcNow: number;
  readonly flips: number;
  /** Angle that is left to its order. */
  readonly error: number;
  /** Whether its order turns by itself. */
  readonly follows: boolean;
  /** How it multiplies, where ships differ in that; null where they do not. */
  readonly product: Product | null;
}

/** Below this a ship is on its way, or at its order. rad */
const nearly = toRadians(2);

/** What is told of an error at least: less would be 0.0°. rad */
const leastTold = toRadians(0.05);

/** So many times, in words. */
function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}

/** An angle in whole degrees; a small one with a tenth. */
const leftText = (angle: number) => angleText(angle, toDegrees(angle) < 1 ? 1 : 0);

/** The sentence under a ship. */
export function verdictOf(facts: ShipFacts): string {
  if (!facts.steered) return facts.flips === 0 ? 'Not flipped yet.' : `Flipped ${times(facts.flips)}.`;
  if (facts.crates > 0) return facts.isSet ? passedText(facts) : hitText(facts);
  if (facts.product) return productText(facts.product, facts);
  const off = facts.error < leastTold ? '' : ` to ${leftText(facts.error)}`;
  if (facts.follows)
    return facts.error > nearly
      ? `${angleText(facts.error, 1)} behind its order.`
      : `Keeps up with its order${off}.`;
  return facts.error > nearly ? `Turning: ${leftText(facts.error)} to go.` : `Holds its order${off}.`;
}

function productText(product: Product, { hasCargo, offArc }: ShipFacts): string {
  const off = `${angleText(offArc)} off its way.`;
  if (!hasCargo) return `No cargo, but a fin: ${off}`;
  return `Takes its cargo to be where it ${product === 'tensor-rotation' ? 'was' : 'is'}: ${off}`;
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

/** Where an attitude points as it is seen: how far right of straight at the eye, how far up, and how it is rolled. rad */
export interface Pointing {
  readonly right: number;
  readonly up: number;
  /** Clockwise to who sits in it. */
  readonly roll: number;
}

/** Where an attitude points. */
export function pointingOf(attitude: Quaternion): Pointing {
  const nose = rotate(noseAxis, attitude);
  const mast = rotate(upAxis, attitude);
  // Level, the mast is in the plane of the nose and the vertical.
  const upright = directionOf(add(zenith, nose, -dot(zenith, nose))) ?? scaled(nose, -1);
  const aside = cross(nose, upright);
  return {
    right: Math.atan2(nose.x, nose.z),
    up: Math.asin(Math.max(-1, Math.min(1, nose.y))),
    roll: Math.atan2(dot(mast, aside), dot(mast, upright)),
  };
}

/** An angle in whole degrees, never -0. */
export const wholeDegrees = (angle: number) => {
  return rounded(toDegrees(angle), 0);
};

/** "40° right, 12° up" */
function directionOfNose({ right, up }: Pointing): string {
  const [aside, above] = [wholeDegrees(right), wholeDegrees(up)];
  return `${Math.abs(aside)}° ${aside < 0 ? 'left' : 'right'}, ${Math.abs(above)}° ${above < 0 ? 'down' : 'up'}`;
}

/** "order 40° right, 12° up, roll 0°" */
export function wordsOfOrder(order: Quaternion): string {
  const pointing = pointingOf(order);
  return `order ${directionOfNose(pointing)}, roll ${wholeDegrees(pointing.roll)}°`;
}

/** "axis 40° right, 12° up" @param along an attitude whose nose is along it */
export function wordsOfAxis(along: Quaternion): string {
  return `axis ${directionOfNose(pointingOf(along))}`;
}
