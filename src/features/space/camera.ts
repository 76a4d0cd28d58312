// How a sphere is looked at: where its points are on the page, and which of its directions a point of the page means.
import { add, directionOf, dot, scaled, type Vector } from '../../laws/control/attitude/vector';
import { cos, sin } from '../../laws/exact/exact';

/** Radius of the sphere round a ship: its nose is 0.7 m inside, what its crates are knocked to a little outside. m */
export const sphereRadius = 2.72;

/** How far the eye is from the middle of every sphere, as multiples of its radius: far enough that a ship is not distorted. */
export const eyeDistance = 12;

/** From how high the eye looks down. rad */
const lift = 0.36;

/** The picture's axes in the world, each of length 1: to the right, upwards, and towards the eye. */
export const viewAxes: { readonly right: Vector; readonly up: Vector; readonly toward: Vector } = {
  right: { x: 1, y: 0, z: 0 },
  up: { x: 0, y: cos(lift), z: -sin(lift) },
  toward: { x: 0, y: sin(lift), z: cos(lift) },
};

/** Where a sphere stands on the page: its middle and the radius of its rim. CSS pixels */
export interface Circle {
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

/** How far outside the rim the point opposite to the eye is, in radii of the circle: all of the back is in a thumb's reach. */
const behind = 0.6;

/** Largest angle behind the rim, a little short of the point opposite to the eye. rad */
const mostBehind = Math.PI / 2;

/** CSS pixels of a metre in the plane through the middle of a sphere. */
export function pixelsPerMetre({ radius }: Circle): number {
  return radius / (rimTangent * eyeDistance * sphereRadius);
}

/** Where a point of a sphere's space is on the page. @param place from the middle. m */
export function onPage(place: Vector, circle: Circle): PagePoint {
  const { right, up, toward } = viewAxes;
  const far = eyeDistance * sphereRadius;
  const size = (pixelsPerMetre(circle) * far) / (far - dot(place, toward));
  return { x: circle.x + size * dot(place, right), y: circle.y - size * dot(place, up) };
}

/** Whether a direction from the middle points at the half of the sphere that the eye sees. @param direction of length 1 */
export function isInFront(direction: Vector): boolean {
  return dot(direction, viewAxes.toward) >= rim.cosine;
}

/** Whether a point of the page lies in a circle or so near its rim that it means a direction of its sphere. */
export function isNear({ x, y }: PagePoint, circle: Circle): boolean {
  const reach = circle.radius * (1 + behind);
  const [dx, dy] = [x - circle.x, y - circle.y];
  return dx * dx + dy * dy <= reach * reach;
}

/**
 * The direction from the middle of a sphere that a point of the page means, of length 1: that of the sphere's point which is
 * seen there. Past the rim it goes on behind, and the same in every engine: it becomes an order.
 */
export function directionAt({ x, y }: PagePoint, circle: Circle): Vector {
  const [a, b] = [(x - circle.x) / circle.radius, (circle.y - y) / circle.radius];
  const off = Math.sqrt(a * a + b * b);
  const { right, up, toward } = viewAxes;
  if (off === 0) return toward;
  const aside = add(scaled(right, a / off), up, b / off);
  const { cosine, sine } = off <= 1 ? seenAt(off) : behindAt(off);
  return directionOf(add(scaled(toward, cosine), aside, sine)) ?? toward;
}

/** Angle from the eye to the point of the sphere that is seen so far from the middle of its circle. @param off radii, at most 1 */
function seenAt(off: number): { readonly cosine: number; readonly sine: number } {
  // Where the ray x = t (d - y) of the eye, at y = d, meets the circle x² + y² = 1 on the eye’s side.
  const t = off * rimTangent;
  const d = eyeDistance;
  const under = Math.max(0, 1 + t * t - t * t * d * d);
  const cosine = (t * t * d + Math.sqrt(under)) / (1 + t * t);
  return { cosine, sine: t * (d - cosine) };
}

/** Angle from the eye to the point behind that a place outside the circle means. @param off radii, above 1 */
function behindAt(off: number): { readonly cosine: number; readonly sine: number } {
  const over = Math.min(mostBehind, (mostBehind * (off - 1)) / behind);
  const [c, s] = [cos(over), sin(over)];
  return { cosine: rim.cosine * c - rim.sine * s, sine: rim.sine * c + rim.cosine * s };
}
