// The shape of a body, and what turning it takes.
import { type Body, Polygon, Vec2, type World } from 'planck';
import type { Point } from './command';

/** Convex polygons that make up a body, in metres, nose along +x. */
export type Hull = readonly (readonly (readonly [number, number])[])[];

/** Bodies of this group pass through each other; everything else collides with them. */
const passThroughGroup = -1;

/**
 * The same hull with its centre of mass in the origin, so that a body turns about the point it is steered by.
 * Uniform density; centroid of polygons by the shoelace formula.
 */
export function centred(hull: Hull): Hull {
  let area = 0;
  let momentX = 0;
  let momentY = 0;
  for (const polygon of hull) {
    let twice = 0;
    let x = 0;
    let y = 0;
    polygon.forEach(([x1, y1], n) => {
      const [x2, y2] = polygon[(n + 1) % polygon.length];
      const cross = x1 * y2 - x2 * y1;
      twice += cross;
      x += (x1 + x2) * cross;
      y += (y1 + y2) * cross;
    });
    const sign = Math.sign(twice);
    area += Math.abs(twice) / 2;
    momentX += (sign * x) / 6;
    momentY += (sign * y) / 6;
  }
  return hull.map((polygon) => polygon.map(([x, y]) => [x - momentX / area, y - momentY / area] as const));
}

/** Makes a body of that hull: density 1 kg/m², friction 1. */
export function createBody(world: World, hull: Hull, position: Point, angle: number): Body {
  const body = world.createBody({ type: 'dynamic', position, angle, bullet: true });
  for (const polygon of hull) {
    const shape = new Polygon(polygon.map(([x, y]) => new Vec2(x, y)));
    body.createFixture(shape, { density: 1, friction: 1, filterGroupIndex: passThroughGroup });
  }
  return body;
}

/**
 * Moment of inertia about the centre of mass, which torque works on. kg m².
 * planck's getInertia() is about the body's origin; parallel axis theorem: I_centre = I_origin - m |c|².
 */
export function inertiaAboutCentre(body: Body): number {
  const { x, y } = body.getLocalCenter();
  return body.getInertia() - body.getMass() * (x * x + y * y);
}
