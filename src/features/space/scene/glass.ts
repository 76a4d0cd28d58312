// The glass sphere round a ship: its rim, the light at its edge, and thin great circles. It is drawn once per size,
// because the camera never moves.

import { palette } from '../../../app/view/palette';
import { add, scaled, type Vector } from '../../../laws/control/attitude/vector';
import { eyeDistance, isInFront, rimTangent, sphereRadius, viewAxes } from '../camera';
import type { Fills } from './fills';
import type { Lines } from './strips';

/** Number of segments in each circle of a glass sphere. `sharp`: outlines. `light`: glow. */
const lines = { large: { sharp: 96, light: 64 }, small: { sharp: 48, light: 32 } } as const;

const linesOf = (isSmall: boolean) => lines[isSmall ? 'small' : 'large'];

/** Distance from the middle of a glass sphere to the plane of soft light behind it. m */
const behind = 1.3 * sphereRadius;

/** Rings of light in the sphere: [fraction of the rim's radius, opacity]. */
const edge = [
  [0.5, 0],
  [0.78, 0.03],
  [0.91, 0.075],
  [1, 0.15],
] as const;

/** Soft light in the glass sphere around a ship. */
const light = {
  /** Colour of the light. 0xRRGGBB */
  colour: 0x6f9fe0,
  /** Direction on the screen from which the light comes. rad, anticlockwise from the right */
  angle: (3 * Math.PI) / 4,
  /** Factor on the light's opacity where it is weakest, at the lower right. */
  least: 0.55,
};

/** Opacities of the meridians and the equator of a glass sphere, on its front and on its back. */
const circleAlphas = { front: 0.1, back: 0.045 };

/** Longitudes of the three meridians that are drawn on a glass sphere. rad */
const meridians = [0.35, 0.35 + Math.PI / 3, 0.35 + (2 * Math.PI) / 3] as const;

/**
 * Returns the point in space for a place in the picture of a sphere. m, from its middle
 * @param angle direction of the place from the middle, rad; 0 to the right, anticlockwise
 * @param share distance of the place from the middle; 1 at the sphere's visible edge
 * @param depth distance of the point behind the middle of the sphere, m
 */
export function inPlane(angle: number, share: number, depth = 0): Vector {
  const { right, up, toward } = viewAxes;
  // A farther thing must be larger to look the same from the eye.
  const far = eyeDistance * sphereRadius + depth;
  const off = share * rimTangent * far;
  return add(add(scaled(right, off * Math.cos(angle)), up, off * Math.sin(angle)), toward, -depth);
}

/**
 * Draws rings of soft light round the middle of a ship's glass sphere.
 * @param colour 0xRRGGBB
 * @param bands rings of light: radius as a fraction of the rim's radius, and opacity
 * @param strength returns a factor on the opacity at an angle round the middle (rad)
 */
export function drawLight(
  fills: Fills,
  isSmall: boolean,
  colour: number,
  bands: readonly (readonly [number, number])[],
  strength: (angle: number) => number = () => 1,
): void {
  fills.colour = colour;
  const around = linesOf(isSmall).light;
  const [, ...others] = bands;
  others.forEach(([outer, outerAlpha], band) => {
    const [inner, innerAlpha] = bands[band];
    for (let n = 0; n < around; n++) {
      const [from, to] = [n, n + 1].map((each) => (2 * Math.PI * each) / around);
      const [a, b] = [strength(from), strength(to)];
      const [p, q] = [inPlane(from, outer, behind), inPlane(to, outer, behind)];
      const [r, s] = [inPlane(from, inner, behind), inPlane(to, inner, behind)];
      fills.triangle(r, a * innerAlpha, p, a * outerAlpha, q, b * outerAlpha);
      if (inner > 0) fills.triangle(r, a * innerAlpha, q, b * outerAlpha, s, b * innerAlpha);
    }
  });
}

/** Draws the soft light in a ship's glass sphere, brightest at the upper left. */
export function drawGlass(fills: Fills, isSmall: boolean): void {
  drawLight(fills, isSmall, light.colour, edge, (angle) => {
    const facing = 0.5 + 0.5 * Math.cos(angle - light.angle);
    return light.least + (1 - light.least) * facing * facing * 2;
  });
}

/**
 * Bright arc in the glass near the rim: radius (fraction of the rim's radius), half length (rad), half width (CSS
 * pixels) and opacity.
 */
const gleam = { share: 0.93, half: 0.42, width: 2.6, alpha: 0.3 };

/** Draws a bright arc near the rim of a glass sphere, thinner and paler towards both ends. */
function drawGleam(strips: Lines): void {
  const parts = 16;
  strips.open(true);
  for (let n = 0; n <= parts; n++) {
    const off = (2 * n) / parts - 1;
    const left = 1 - off * off;
    const { x, y, z } = inPlane(light.angle + off * gleam.half, gleam.share);
    strips.point(x, y, z, palette.label, gleam.alpha * left, gleam.width * (0.4 + 0.6 * left));
  }
  strips.close();
}

/**
 * Draws the lines of a ship's glass sphere: its rim, the equator and the meridians.
 * @param isSmall whether the sphere is small on the page; it then has no meridians
 */
export function drawCircles(strips: Lines, isSmall: boolean): void {
  const around = linesOf(isSmall).sharp;
  strips.open();
  for (let n = 0; n < around; n++) {
    const { x, y, z } = inPlane((2 * Math.PI * n) / around, 1);
    strips.point(x, y, z, palette.label, 0.24, 0.6);
  }
  strips.close(true);
  drawGleam(strips);
  const up = { x: 0, y: 1, z: 0 };
  const level = (angle: number): Vector => ({ x: Math.cos(angle), y: 0, z: Math.sin(angle) });
  drawGreatCircle(strips, around, level(0), level(Math.PI / 2));
  if (!isSmall) for (const longitude of meridians) drawGreatCircle(strips, around, level(longitude), up);
}

/**
 * Draws a great circle through two directions, in `around` line segments.
 * @param a first direction, a unit vector
 * @param b second direction, a unit vector at right angles to `a`
 */
function drawGreatCircle(strips: Lines, around: number, a: Vector, b: Vector): void {
  strips.open();
  for (let n = 0; n < around; n++) {
    const angle = (2 * Math.PI * n) / around;
    const way = add(scaled(a, Math.cos(angle)), b, Math.sin(angle));
    const { x, y, z } = scaled(way, sphereRadius);
    strips.point(x, y, z, palette.label, isInFront(way) ? circleAlphas.front : circleAlphas.back, 0.6);
  }
  strips.close(true);
}

/** Depth of the zone behind a sphere's middle in which marks and trails fade. Fraction of the sphere's radius */
const dusk = 0.12;

/**
 * Returns the opacity of a point of a mark or trail on a sphere: 1 on the front, `pale` on the back.
 * @param depth depth of the point: 1 at the front of the sphere, −1 at the back
 * @param pale opacity on the back
 */
export function facing(depth: number, pale: number): number {
  return pale + (1 - pale) * Math.min(1, Math.max(0, depth / dusk + 1));
}
