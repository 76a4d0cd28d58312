// Camera that looks at a sphere round a ship: converts between points in the sphere's space and points of the page.
import { add, directionOf, dot, scaled, type Vector } from '../../laws/control/attitude/vector';
import { cos, sin } from '../../laws/exact/exact';

/** Radius of the glass sphere that is drawn round a ship. m */
export const sphereRadius = 2.72;

/** Distance of the camera from the middle of each ship's glass sphere, in radii of the sphere. */
export const eyeDistance = 12;

/** Angle by which the camera looks down. rad */
const lift = 0.36;

/** Camera axes in the world, unit vectors: right, up, towards the camera. */
export const viewAxes: { readonly right: Vector; readonly up: Vector; readonly toward: Vector } = {
  right: { x: 1, y: 0, z: 0 },
  up: { x: 0, y: cos(lift), z: -sin(lift) },
  toward: { x: 0, y: sin(lift), z: cos(lift) },
};

/** Circle in which a glass sphere is seen on the page: its middle, and the radius of the visible rim. CSS pixels */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A point of the page, y downwards. CSS pixels */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Cosine and sine of an angle with its vertex in the middle of a sphere. The angle lies between the directions to the
 * camera and to the visible rim.
 */
const rim = { cosine: 1 / eyeDistance, sine: Math.sqrt(1 - 1 / (eyeDistance * eyeDistance)) };

/** Tangent of the angle, seen from the camera, between a sphere's middle and its rim. */
export const rimTangent = rim.cosine / rim.sine;

/**
 * A pointer up to this far outside a sphere's outline selects a point on the sphere's hidden half. Unit: radius of the
 * outline.
 */
const rearReach = 0.6;

/**
 * A pointer can select points of a sphere up to this angle behind the visible rim. rad. Vertex of the angle: the
 * sphere's centre.
 */
const rearAngle = Math.PI / 2;

/** Returns the scale of a drawn sphere, at its centre. CSS pixels per metre */
export function pixelsPerMetre({ radius }: Disc): number {
  return radius / (rimTangent * eyeDistance * sphereRadius);
}

/**
 * Returns the page position at which a point in or near a sphere is seen.
 * @param place position of the point from the middle of the sphere, m
 */
export function pagePointOf(place: Vector, circle: Disc): PagePoint {
  const { right, up, toward } = viewAxes;
  const far = eyeDistance * sphereRadius;
  const size = (pixelsPerMetre(circle) * far) / (far - dot(place, toward));
  return { x: circle.x + size * dot(place, right), y: circle.y - size * dot(place, up) };
}

/** Whether a direction from the middle of a sphere points to its visible half. @param direction unit vector */
export function isInFront(direction: Vector): boolean {
  return dot(direction, viewAxes.toward) >= rim.cosine;
}

export function isNear({ x, y }: PagePoint, circle: Disc): boolean {
  const reach = circle.radius * (1 + rearReach);
  const [dx, dy] = [x - circle.x, y - circle.y];
  return dx * dx + dy * dy <= reach * reach;
}

/** Returns the direction from a sphere's middle to the surface point at a page position, as a unit vector. */
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
 * Finds the visible point of a sphere under a pointer.
 * @param off distance of the pointer from the middle of the outline, in radii of the outline, 0 to 1
 * @returns cosine and sine of the angle at the sphere's centre between camera and point
 */
function seenAt(off: number): { readonly cosine: number; readonly sine: number } {
  // Intersection of the eye's ray x = t (d - y) (eye at y = d) with the circle x² + y² = 1, on the eye’s side.
  const t = off * rimTangent;
  const d = eyeDistance;
  const under = Math.max(0, 1 + t * t - t * t * d * d);
  const cosine = (t * t * d + Math.sqrt(under)) / (1 + t * t);
  return { cosine, sine: t * (d - cosine) };
}

/**
 * Finds the point on a sphere's rear that a pointer outside the outline selects. The farther out the pointer, the
 * farther the point is behind the rim.
 * @param off distance of the pointer from the middle of the outline, in radii of the outline; above 1
 * @returns cosine and sine of the angle at the sphere's centre between camera and point
 */
function behindAt(off: number): { readonly cosine: number; readonly sine: number } {
  const over = Math.min(rearAngle, (rearAngle * (off - 1)) / rearReach);
  const [c, s] = [cos(over), sin(over)];
  return { cosine: rim.cosine * c - rim.sine * s, sine: rim.sine * c + rim.cosine * s };
}
