// The hull of a body: its shape, build, collision filter and moment of inertia.

import type { Body, World } from 'planck';
import { inertiaAboutCentre as aboutCentre } from '../../laws/control/steer';
import type { Tunable } from '../../laws/control/tunable';
import { power } from '../../laws/exact/exact';
import { Polygon, Vec2 } from '../planck/planck';
import type { Point } from './command';
import { setPose } from './set-pose';

/** Convex polygons that make up a body. m, nose along +x */
export type Hull = readonly (readonly (readonly [number, number])[])[];

/** planck's collision group of bodies that pass through each other, but collide with all others. */
const passThroughGroup = -1;

/** Size and density of a body. */
export interface Build {
  /** Length relative to the usual hull of the body's kind. Default 1 */
  readonly size?: number;
  /** Density. kg/m². Default 1, as in the 2013 demo */
  readonly density?: number;
}

// Both sliders together give masses from 1/160 to 160 times the default.
/** Labels, ranges and defaults of a body's size and density. */
export const buildTunables = [
  {
    key: 'size',
    label: 'Size',
    unit: '×',
    min: 0.25,
    max: 4,
    step: 0.05,
    initial: 1,
    accepts: { from: 0.25, to: 4 },
    help: 'Length of the hull beside the usual one. Mass grows with its square, inertia with its fourth power.',
  },
  {
    key: 'density',
    label: 'Density',
    unit: 'kg/m²',
    min: 0.1,
    max: 10,
    step: 0.1,
    initial: 1,
    accepts: { from: 0.05, to: 20 },
    help: 'Mass a square metre. Torque is inertia times angular acceleration, so the same gains fit any mass.',
  },
] as const satisfies readonly Tunable[];

/** Returns the hull with the centre of mass moved to the origin. */
export function centred(hull: Hull): Hull {
  // Uniform density; centroid of polygons by the shoelace formula.
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

/** Makes a body that collides with crates and walls, not with other steered bodies. */
export function createBody(
  world: World,
  hull: Hull,
  position: Point,
  angle: number,
  build: Build = {},
): Body {
  const body = world.createBody({ type: 'dynamic' });
  setPose(body, position, angle);
  addHull(body, hull, build, passThroughGroup);
  return body;
}

/** Replaces a body's hull, size or density. Throws RangeError if the body has no hull. */
export function rebuild(body: Body, hull: Hull | null, build: Build): void {
  if (!hull) throw new RangeError('build: a body that was there before keeps its shape');
  const group = body.getFixtureList()?.getFilterGroupIndex() ?? passThroughGroup;
  for (let fixture = body.getFixtureList(); fixture; fixture = body.getFixtureList())
    body.destroyFixture(fixture);
  addHull(body, hull, build, group);
}

function addHull(body: Body, hull: Hull, { size = 1, density = 1 }: Build, group: number): void {
  for (const polygon of hull) {
    const shape = new Polygon(polygon.map(([x, y]) => new Vec2(size * x, size * y)));
    body.createFixture(shape, { density, friction: 1, filterGroupIndex: group });
  }
}

/** User data of a body whose bullet mode (planck's exact collision test) is paused. */
const bulletWhilePassing = 'bullet while passing through';

/** Sets whether a body passes through other steered bodies, or collides with them. @param on true to pass through */
export function setPassThrough(body: Body, on: boolean): void {
  // A body that collides is no bullet: planck looks for times of impact between all pairs of bullets, which takes
  // seconds a step in a heap.
  if (!on && body.isBullet()) body.setUserData(bulletWhilePassing);
  body.setBullet(on && body.getUserData() === bulletWhilePassing);
  for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) {
    fixture.setFilterData({
      groupIndex: on ? passThroughGroup : 0,
      categoryBits: fixture.getFilterCategoryBits(),
      maskBits: fixture.getFilterMaskBits(),
    });
  }
}

// planck's value is about the body's origin.
/** Returns the moment of inertia about the centre of mass. kg m² */
export function inertiaAboutCentre(body: Body): number {
  return aboutCentre({ inertia: body.getInertia(), mass: body.getMass(), centre: body.getLocalCenter() });
}

/**
 * Returns the moment of inertia from which the motor's torque is computed. kg m²
 * @param own true to use the body's real inertia, false to use the inertia of its hull at default size and density
 */
export function inertiaFor(body: Body, build: Required<Build>, own: boolean): number {
  const inertia = inertiaAboutCentre(body);
  return own ? inertia : inertia / inertiaShare(build);
}

/**
 * Returns a body's actual angular acceleration divided by the commanded one.
 * @param own true if the motor torque is computed from the body's real inertia, false if from the inertia of the body's
 * hull at default size and density
 */
export function motorShare(build: Required<Build>, own: boolean): number {
  return own ? 1 : 1 / inertiaShare(build);
}

/** Returns the ratio of a body's moment of inertia to that of its hull at default size and density. */
function inertiaShare({ size, density }: Required<Build>): number {
  return density * power(size, 4);
}
