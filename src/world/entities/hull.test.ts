// Tests of hulls: their outline about the centre of mass, and their moment of inertia.
import type { Body } from 'planck';
import { describe, expect, it } from 'vitest';
import { World } from '../planck/planck';
import { centred, createBody, type Hull, inertiaAboutCentre, rebuild, setPassThrough } from './hull';
import { characterHull, missileHull } from './hulls';
import { missileShape } from './missile';

const box = (left: number, top: number, right: number, bottom: number) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
const bodyOf = (hull: Hull) => createBody(new World(), hull, { x: 0, y: 0 }, 0);

describe('centred', () => {
  it('moves a square and a triangle by their centroids, (1, 1) both', () => {
    expect(centred([box(0, 0, 2, 2)])).toEqual([box(-1, -1, 1, 1)]);
    const triangle = [
      [0, 0],
      [3, 0],
      [0, 3],
    ] as const;
    expect(centred([triangle])).toEqual([
      [
        [-1, -1],
        [2, -1],
        [-1, 2],
      ],
    ]);
  });

  it('takes corners in either order', () => {
    expect(centred([box(0, 0, 2, 2).toReversed()])).toEqual([box(-1, -1, 1, 1).toReversed()]);
  });

  it('weighs polygons by their area: 4 m² at (1, 1) and 2 m² at (4, 1) have their centre at (2, 1)', () => {
    expect(centred([box(0, 0, 2, 2), box(3, 0, 5, 1).map(([x, y]) => [x, y + 0.5] as const)])).toEqual([
      box(-2, -1, 0, 1),
      box(1, -0.5, 3, 0.5),
    ]);
  });

  it.each([
    ['missile', missileHull, 12.25],
    ['character', characterHull, 12.75],
  ])('keeps the mass of the %s and takes its centre of mass to the origin', (_, hull, mass) => {
    const body = bodyOf(centred(hull));
    expect(body.getMass()).toBeCloseTo(mass, 9);
    expect(body.getLocalCenter().length()).toBeLessThan(1e-9);
    expect(body.getInertia()).toBeCloseTo(inertiaAboutCentre(bodyOf(hull)), 9);
  });
});

describe('inertiaAboutCentre', () => {
  it('is m (a² + b²) / 12 for a box, wherever its origin: 8/3 kg m² for 4 kg of 2 m by 2 m', () => {
    const cornered = bodyOf([box(0, 0, 2, 2)]);
    expect(cornered.getInertia()).toBeCloseTo(8 / 3 + 4 * 2, 9);
    expect(inertiaAboutCentre(cornered)).toBeCloseTo(8 / 3, 9);
    expect(inertiaAboutCentre(bodyOf([box(-1, -1, 1, 1)]))).toBeCloseTo(8 / 3, 9);
  });
});

it('a rebuilt body has the mass of its size and density, and keeps its place and velocities', () => {
  const world = new World({ gravity: { x: 0, y: 0 } });
  const body = createBody(world, missileShape, { x: 3, y: 4 }, 1);
  const [mass, inertia] = [body.getMass(), inertiaAboutCentre(body)];
  body.setLinearVelocity({ x: 5, y: 0 });
  setPassThrough(body, false);
  rebuild(body, missileShape, { size: 2, density: 0.5 });
  // In the plane mass is proportional to ρ s², and inertia to ρ s⁴.
  expect(body.getMass() / mass).toBeCloseTo(2, 9);
  expect(inertiaAboutCentre(body) / inertia).toBeCloseTo(8, 9);
  expect(body.getPosition()).toMatchObject({ x: 3, y: 4 });
  expect(body.getLinearVelocity().x).toBeCloseTo(5, 9);
  expect(body.getFixtureList()!.getFilterGroupIndex()).toBe(0);
});

describe('setPassThrough', () => {
  const state = (body: Body) => [body.isBullet(), body.getFixtureList()!.getFilterGroupIndex()];

  it.each([
    ['a bullet is none while it collides, and one again afterwards', true],
    ['a body that was no bullet never becomes one', false],
  ])('%s', (_, bullet) => {
    const body = bodyOf(missileShape);
    body.setBullet(bullet);
    setPassThrough(body, false);
    setPassThrough(body, false);
    expect(state(body)).toEqual([false, 0]);
    setPassThrough(body, true);
    expect(state(body)).toEqual([bullet, -1]);
  });
});
