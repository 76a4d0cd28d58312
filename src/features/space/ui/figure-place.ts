// Place of the number that tells a ship's largest deviation: beside its line, off ship and cargo.
import {
  inverse,
  multiply,
  type Quaternion,
  rotate,
  rotationVector,
} from '../../../laws/control/attitude/quaternion';
import { add, scaled, type Vector } from '../../../laws/control/attitude/vector';
import { type Disc, type PagePoint, pagePointOf, pixelsPerMetre, sphereRadius } from '../camera';
import { isBesideWay } from '../deviation';
import type { Deviation } from '../rules/meter';
import { noseAxis } from '../rules/ship';
import { pods } from '../rules/solid';
import type { Sphere } from '../rules/sphere';
import { turnBy } from '../rules/turn-by';

/** Gaps between a line that shows a ship's deviation and the number of the line. CSS pixels */
const gaps = {
  /** Gap between the end of a short line and its number. CSS pixels */
  short: 22,
  /** Gap between the middle of a long line and its number. CSS pixels */
  long: 30,
};

/** Smallest distance from a line's end to the sphere's rim at which a number fits. CSS pixels */
const rimRoom = 40;

/** Length above which a line has its number beside its middle, not beyond its end. CSS pixels */
const longAbove = 60;

/** Distance of a number's middle from ship, cargo and rim at which it covers none of them. CSS pixels */
const clear = 10;

/** Half the diagonal of a side of a cargo pod. m */
const podRadius = 0.34;

/** Width of a number as a multiple of its height. */
const aspect = 1.5;

/**
 * Points along the hull and wings of a ship, in the ship's coordinates. m. A text label near the ship should cover none
 * of these points.
 */
const hull: readonly Vector[] = [
  ...[-1.5, -0.75, 0, 0.75, 1.5, 2].map((x) => ({ x, y: 0, z: 0 })),
  ...[-1.7, -0.9, 0.9, 1.7].map((z) => ({ x: -0.9, y: 0, z })),
];

/** Page positions of a number and of the line that it measures. */
interface FigurePlace {
  /** Position of the middle of the written number (angle of a ship's deviation). CSS pixels */
  readonly at: PagePoint;
  /** Middle of the line. CSS pixels */
  readonly middle: PagePoint;
  /** Whether the line is so short that another line has to join it to its number. False without a line. */
  readonly isShort: boolean;
}

/**
 * Returns where the angle of a ship's largest deviation is written; null if there is no deviation. The place is beside
 * the line from the nearest attitude on the shortest turn to the ship's attitude. If there is no such line, the place
 * is beside the nose.
 */
export function figurePlace(
  { nearest, attitude }: Deviation,
  sphere: Sphere,
  circle: Disc,
): FigurePlace | null {
  if (!nearest) return null;
  // Without a line the number is beside the nose. See `drawDeviation`.
  const hasLine = isBesideWay(sphere.ship, nearest);
  const lineStart = hasLine ? nearest : attitude;
  const turn = rotationVector(multiply(inverse(lineStart), attitude));
  const line = [0, 0.5, 1].map((share) => {
    const nose = rotate(noseAxis, multiply(lineStart, turnBy(scaled(turn, share))));
    return pagePointOf(scaled(nose, sphereRadius), circle);
  });
  const [from, middle, to] = line;
  const isLong = Math.hypot(to.x - from.x, to.y - from.y) > longAbove;
  const usual = isLong ? beside(middle, angleTo(middle, circle), gaps.long) : beyondEnd(from, to, circle);
  const around = [gaps.short, gaps.long].flatMap((gap) =>
    Array.from({ length: 12 }, (_, n) => beside(middle, (Math.PI * n) / 6, gap)),
  );
  const pod = podRadius * pixelsPerMetre(circle);
  const cargo = cargoPoints(sphere, circle);
  const taken = [...hullPoints(sphere, circle), ...trailPoints(sphere, circle), ...line];
  const roomOf = (at: PagePoint) => {
    const off = ({ x, y }: PagePoint) => Math.hypot((x - at.x) / aspect, y - at.y);
    const toRim = circle.radius - Math.hypot(at.x - circle.x, at.y - circle.y);
    return Math.min(toRim, ...taken.map(off), ...cargo.map((point) => off(point) - pod));
  };
  const at =
    roomOf(usual) >= clear
      ? usual
      : around.reduce((best, other) => (roomOf(other) > roomOf(best) ? other : best), usual);
  return { at, middle, isShort: hasLine && !isLong };
}

/**
 * Returns the place where the angle of a short line is written: beyond the end `to`; beyond `from` if `to` is near the
 * rim and farther out than `from`.
 */
function beyondEnd(from: PagePoint, to: PagePoint, circle: Disc): PagePoint {
  const off = ({ x, y }: PagePoint) => Math.hypot(x - circle.x, y - circle.y);
  const isAtRim = off(to) > circle.radius - rimRoom && off(from) < off(to);
  return isAtRim ? beside(from, angleTo(to, from), gaps.short) : beside(to, angleTo(from, to), gaps.short);
}

const angleTo = (from: PagePoint, to: PagePoint) => Math.atan2(to.y - from.y, to.x - from.x);

const beside = ({ x, y }: PagePoint, angle: number, gap: number): PagePoint => ({
  x: x + gap * Math.cos(angle),
  y: y + gap * Math.sin(angle),
});

/** Returns page positions of points that belong to a ship with the attitude `attitude`. @param parts points, m */
function pointsOf(
  { ship }: Sphere,
  circle: Disc,
  parts: readonly Vector[],
  attitude: Quaternion,
): PagePoint[] {
  const { solid, motion } = ship.body;
  return parts.map((part) =>
    pagePointOf(add(motion.place, rotate(add(part, solid.centre, -1), attitude)), circle),
  );
}

const hullPoints = (sphere: Sphere, circle: Disc) =>
  pointsOf(sphere, circle, hull, sphere.ship.body.motion.attitude);

/** Returns page positions of the cargo, and of the places where the ship's law assumes it. */
function cargoPoints(sphere: Sphere, circle: Disc): PagePoint[] {
  if (!sphere.hasCargo) return [];
  const attitudes = [sphere.ship.body.motion.attitude, sphere.assumedCargo].filter((each) => each !== null);
  const places = pods.map(({ at }) => at);
  return attitudes.flatMap((attitude) => pointsOf(sphere, circle, places, attitude));
}

/** Returns page positions of the trail that the ship's nose has left. */
function trailPoints({ trail }: Sphere, circle: Disc): PagePoint[] {
  const points: PagePoint[] = [];
  trail.visit(0, (_, x, y, z) => {
    points.push(pagePointOf(scaled({ x, y, z }, sphereRadius), circle));
  });
  return points;
}
