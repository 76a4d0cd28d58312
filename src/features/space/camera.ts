// Camera of a sphere: converts between points of its space and points of the page.
import { add, directionOf, dot, scaled, type Vector } from '../../laws/control/attitude/vector';
import { cos, sin } from '../../laws/exact/exact';

/** Radius of the sphere round a ship: its nose is 0.7 m inside; knocked crates come a little outside. m */
export const sphereRadius = 2.72;

/** Distance of the eye from the middle of every sphere, in radii: so far that a ship is not distorted. */
export const eyeDistance = 12;

/** Angle by which the eye looks down. rad */
const lift = 0.36;

/** The picture's axes in the world, each of length 1: to the right, upwards, and towards the eye. */
export const viewAxes: { readonly right: Vector; readonly up: Vector; readonly toward: Vector } = {
  right: { x: 1, y: 0, z: 0 },
  up: { x: 0, y: cos(lift), z: -sin(lift) },
  toward: { x: 0, y: sin(lift), z: cos(lift) },
};

/** Position of a sphere on the page: its middle and the radius of its rim. CSS pixels */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A point of the page. CSS pixels, y down */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** Angle between the eye and the rim, seen from the middle: a right angle only from infinitely far away. */
const rim = { cosine: 1 / eyeDistance, sine: Math.sqrt(1 - 1 / (eyeDistance * eyeDistance)) };

/** Tangent of the angle between the middle and the rim, seen from the eye. */
export const rimTangent = rim.cosine / rim.sine;

/** Distance at which the back of the sphere ends outside the rim, in radii. So a thumb reaches all of the back. */
const behind = 0.6;

/** Largest angle behind the rim, a little short of the point opposite to the eye. rad */
const mostBehind = Math.PI / 2;

/** CSS pixels of a metre in the plane through the middle of a sphere. */
export function pixelsPerMetre({ radius }: Disc): number {
  return radius / (rimTangent * eyeDistance * sphereRadius);
}

/** Returns the page position of a point in a sphere's space. @param place from the middle of the sphere. m */
export function pagePointOf(place: Vector, circle: Disc): PagePoint {
  const { right, up, toward } = viewAxes;
  const far = eyeDistance * sphereRadius;
  const size = (pixelsPerMetre(circle) * far) / (far - dot(place, toward));
  return { x: circle.x + size * dot(place, right), y: circle.y - size * dot(place, up) };
}

/**
 * Returns whether a direction from the middle points at the half of the sphere that faces the eye. @param direction of length 1
 */
export function isInFront(direction: Vector): boolean {
  return dot(direction, viewAxes.toward) >= rim.cosine;
}

/** Returns whether a point of the page lies in a circle, or so near its rim that it means a direction of the sphere. */
export function isNear({ x, y }: PagePoint, circle: Disc): boolean {
  const reach = circle.radius * (1 + behind);
  const [dx, dy] = [x - circle.x, y - circle.y];
  return dx * dx + dy * dy <= reach * reach;
}

/** Returns the direction (length 1) from a sphere's middle to the point of its surface at a page position. */
export function directionAt({ x, y }: PagePoint, circle: Disc): Vector {
  // Past the rim it continues on the back. The result becomes an order, so it is equal in every engine.
  const [a, b] = [(x - circle.x) / circle.radius, (circle.y - y) / circle.radius];
  const off = Math.sqrt(a * a + b * b);
  const { right, up, toward } = viewAxes;
  if (off === 0) return toward;
  const aside = add(scaled(right, a / off), up, b / off);
  const { cosine, sine } = off <= 1 ? seenAt(off) : behindAt(off);
  return directionOf(add(scaled(toward, cosine), aside, sine)) ?? toward;
}

/**
 * Returns the angle from the eye to the visible point at a distance from the middle of the circle. @param off radii, at most 1
 */
function seenAt(off: number): { readonly cosine: number; readonly sine: number } {
  // Intersection of the eye's ray x = t (d - y) (eye at y = d) with the circle x² + y² = 1, on the eye’s side.
  const t = off * rimTangent;
  const d = eyeDistance;
  const under = Math.max(0, 1 + t * t - t * t * d * d);
  const cosine = (t * t * d + Math.sqrt(under)) / (1 + t * t);
  return { cosine, sine: t * (d - cosine) };
}

/** Returns the angle from the eye to the point on the back that a place outside the circle means. @param off radii, above 1 */
function behindAt(off: number): { readonly cosine: number; readonly sine: number } {
  const over = Math.min(mostBehind, (mostBehind * (off - 1)) / behind);
  const [c, s] = [cos(over), sin(over)];
  return { cosine: rim.cosine * c - rim.sine * s, sine: rim.sine * c + rim.cosine * s };
}
