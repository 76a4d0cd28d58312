// Marks on a sphere that show nose and roll of the order (the commanded attitude) and of the
// ship, and the error between them.

import { palette } from '../../../app/view/palette';
import {
  inverse,
  multiply,
  type Quaternion,
  rotate,
  rotationVector,
} from '../../../laws/control/attitude/quaternion';
import {
  add,
  cross,
  directionOf,
  dot,
  lengthOf,
  scaled,
  type Vector,
} from '../../../laws/control/attitude/vector';
import { sphereRadius, viewAxes } from '../camera';
import { type CommandedTurn, isBesideWay } from '../deviation';
import type { Deviation } from '../rules/meter';
import { noseAxis } from '../rules/ship';
import { middleAxis, type PrincipalInertia, pods } from '../rules/solid';
import type { SpaceBody } from '../rules/space-body';
import { turnBy } from '../rules/turn-by';
import { markPlaceOf, markShape } from '../target-mark';
import type { Fills } from './fills';
import { facing } from './glass';
import type { Detail } from './sphere-view';
import type { Lines } from './strips';

/**
 * Styles of the marks on a sphere. `order`: commanded attitude. `own`: attitude of the ship. `ghost`: attitude of a
 * simulated time-optimal turn.
 */
const marks = {
  order: { size: 1, alpha: 1, pale: 0.5, hasGrip: true },
  own: { size: 0.8, alpha: 0.95, pale: 0.45, hasGrip: false },
  ghost: { size: 0.8, alpha: 0.45, pale: 0.5, hasGrip: false },
} as const;

/** Half the width of a usual line and of a thin line on a ship's glass sphere. CSS pixels */
const [half, thin] = [1.3, 0.8];

/**
 * Wedge that shows a ship's attitude error. `hub`, `rim`: opacities at middle and outer edge. `arc`: opacity of the
 * edge line. `reach`: radius, m.
 */
const wedge = { hub: 0.3, rim: 0.13, arc: 0.5, reach: 0.97 * sphereRadius };

/** Least and largest attitude error that is drawn as a wedge. rad */
const [leastError, mostError] = [0.02, 3.12];

/** Largest angle of one triangle in the wedge that shows a ship's attitude error. rad */
const wedgePart = 0.06;

/**
 * Dashed line to the commanded attitude. `from`, `every`, `length`: start, spacing and length of dashes, as fractions
 * of the line. `alpha`: opacity.
 */
const dashes = { from: 0.3, every: 0.075, length: 0.032, alpha: 0.55 };

/**
 * Look of the shortest way and of the largest deviation from it. `alpha`: opacity of the way. `half`: half the width of
 * the deviation's line, CSS pixels
 */
const wayLook = { alpha: 0.7, half: 1.8 };

/** Angle that one dash covers on the dashed line of a ship's shortest turn. rad */
const wayPart = 0.05;

/** Unit vectors along the axes of a frame. */
const alongAxes = { x: { x: 1, y: 0, z: 0 }, y: { x: 0, y: 1, z: 0 }, z: { x: 0, y: 0, z: 1 } } as const;

/** Distance of the nose's tip from the ship's middle. m */
const noseTip = 2.05;

/** Numbers of line segments of the two rings of a mark, on large and small spheres. */
const rings = { large: [28, 14], small: [16, 8] } as const;

/**
 * Draws the mark of an attitude on the glass sphere around a ship. The mark is where the ship's nose points in this
 * attitude.
 * @param colour 0xRRGGBB
 */
export function drawMark(
  strips: Lines,
  attitude: Quaternion,
  colour: number,
  { isSmall, marks: factor, widths }: Detail,
  kind: keyof typeof marks,
): void {
  const { size, alpha, pale, hasGrip } = marks[kind];
  const nose = rotate(noseAxis, attitude);
  const { middle, mast, wing } = markPlaceOf(attitude);
  const opacity = alpha * facing(dot(nose, viewAxes.toward), pale);
  const wide = half * widths;
  const scale = size * factor;
  const at = (high: number, aside: number) => add(add(middle, mast, high * scale), wing, aside * scale);
  const put = ({ x, y, z }: Vector) => strips.point(x, y, z, colour, opacity, wide);
  const line = (...places: readonly Vector[]) => {
    strips.open();
    for (const place of places) put(place);
    strips.close();
  };
  const ring = (high: number, radius: number, parts: number) => {
    strips.open();
    for (let n = 0; n < parts; n++) {
      const angle = (2 * Math.PI * n) / parts;
      put(at(high + radius * Math.cos(angle), radius * Math.sin(angle)));
    }
    strips.close(true);
  };
  const { ring: radius, wing: span, mast: height, grip } = markShape;
  const [around, aroundGrip] = isSmall ? rings.small : rings.large;
  ring(0, radius, around);
  for (const side of [1, -1]) line(at(0, side * radius), at(0, side * span));
  line(at(radius, 0), at(height, 0));
  if (hasGrip) ring(grip.at, grip.radius, aroundGrip);
  if (kind === 'own') line(scaled(nose, noseTip), middle);
}

/** Draws a dashed line from the middle of a ship's glass sphere to the mark of the commanded attitude. */
export function drawOrderLine(strips: Lines, order: Quaternion, { widths }: Detail): void {
  const nose = rotate(noseAxis, order);
  for (let from = dashes.from; from < 1; from += dashes.every) {
    strips.open();
    for (const share of [from, Math.min(1, from + dashes.length)]) {
      const { x, y, z } = scaled(nose, share * sphereRadius);
      strips.point(x, y, z, palette.target, dashes.alpha, thin * widths);
    }
    strips.close();
  }
}

/** Line along the middle principal axis: half length (m) and opacity. */
const middleLook = { reach: 0.97 * sphereRadius, alpha: 0.8 };

export function drawMiddleAxis(
  strips: Lines,
  attitude: Quaternion,
  { moments, frame }: PrincipalInertia,
  { widths }: Detail,
): void {
  const axis = rotate(alongAxes[middleAxis(moments)], multiply(attitude, frame));
  strips.open();
  for (const side of [-1, 1]) {
    const { x, y, z } = scaled(axis, side * middleLook.reach);
    strips.point(x, y, z, palette.heading, middleLook.alpha, half * widths);
  }
  strips.close();
}

/** Draws the path of the ship's nose on the sphere in a turn about one axis. @param turn rotation vector, rad */
function drawTurn(
  strips: Lines,
  from: Quaternion,
  turn: Vector,
  { alpha, wide, isDashed }: { readonly alpha: number; readonly wide: number; readonly isDashed: boolean },
): void {
  const parts = 2 * Math.max(2, Math.ceil(lengthOf(turn) / (2 * wayPart))) - 1;
  strips.open();
  for (let n = 0; n <= parts; n++) {
    const nose = rotate(noseAxis, multiply(from, turnBy(scaled(turn, n / parts))));
    const { x, y, z } = scaled(nose, wedge.reach);
    strips.point(x, y, z, palette.label, alpha, wide);
    if (!isDashed || n === parts || n % 2 === 0) continue;
    strips.close();
    strips.open();
  }
  strips.close();
}

/**
 * Draws the ideal path of the nose as a dashed line. Draws the largest deviation from it as a solid line, unless the
 * ship was before the start or beyond the end of the path.
 */
export function drawDeviation(
  strips: Lines,
  { start, order }: CommandedTurn,
  { attitude, nearest }: Deviation,
  { widths }: Detail,
): void {
  const way = rotationVector(multiply(inverse(start), order));
  const dashed = { alpha: wayLook.alpha, wide: thin * widths, isDashed: true };
  drawTurn(strips, start, way, dashed);
  if (!nearest || !isBesideWay({ start, order }, nearest)) return;
  const off = rotationVector(multiply(inverse(nearest), attitude));
  drawTurn(strips, nearest, off, { alpha: 1, wide: wayLook.half * widths, isDashed: false });
}

/** Draws a ship's attitude error as a wedge from present to commanded nose direction. */
export function drawErrorWedge(
  fills: Fills,
  strips: Lines,
  attitude: Quaternion,
  order: Quaternion,
  colour: number,
  { widths }: Detail,
): void {
  const [nose, wanted] = [rotate(noseAxis, attitude), rotate(noseAxis, order)];
  const normal = cross(nose, wanted);
  const angle = Math.atan2(lengthOf(normal), dot(nose, wanted));
  const axis = directionOf(normal);
  if (!axis || angle < leastError || angle > mostError) return;
  // From the nose towards the order, at right angles to the nose.
  const aside = cross(axis, nose);
  const parts = Math.max(2, Math.ceil(angle / wedgePart));
  const hub = { x: 0, y: 0, z: 0 };
  const at = (n: number) => {
    const part = (angle * n) / parts;
    return add(scaled(nose, wedge.reach * Math.cos(part)), aside, wedge.reach * Math.sin(part));
  };
  fills.colour = colour;
  strips.open();
  for (let n = 0; n <= parts; n++) {
    const place = at(n);
    strips.point(place.x, place.y, place.z, colour, wedge.arc, thin * widths);
    if (n > 0) fills.triangle(hub, wedge.hub, at(n - 1), wedge.rim, place, wedge.rim);
  }
  strips.close();
}

/** The twelve edges of a cube from -1 to 1: both ends of each edge. */
const cubeEdges: readonly (readonly [Vector, Vector])[] = [-1, 1].flatMap((s) =>
  [-1, 1].flatMap((t) => [
    [
      { x: -1, y: s, z: t },
      { x: 1, y: s, z: t },
    ] as const,
    [
      { x: s, y: -1, z: t },
      { x: s, y: 1, z: t },
    ] as const,
    [
      { x: s, y: t, z: -1 },
      { x: s, y: t, z: 1 },
    ] as const,
  ]),
);

/** Draws the edges of the cargo where the ship's law wrongly assumes it. @param assumed assumed attitude of the cargo */
export function drawAssumedCargo(
  strips: Lines,
  { motion, solid }: SpaceBody,
  assumed: Quaternion,
  { widths }: Detail,
): void {
  for (const { at, half: size } of pods)
    for (const edge of cubeEdges) {
      strips.open();
      for (const end of edge) {
        const corner = { x: at.x + size.x * end.x, y: at.y + size.y * end.y, z: at.z + size.z * end.z };
        const { x, y, z } = add(motion.place, rotate(add(corner, solid.centre, -1), assumed));
        strips.point(x, y, z, palette.friend, 0.95, thin * widths);
      }
      strips.close();
    }
}
