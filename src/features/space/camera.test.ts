import { describe, expect, it } from 'vitest';
import { dot, lengthOf, scaled, type Vector, zero } from '../../laws/control/attitude/vector';
import {
  directionAt,
  eyeDistance,
  isInFront,
  isNear,
  pagePointOf,
  pixelsPerMetre,
  sphereRadius,
  viewAxes,
} from './camera';

const circle = { x: 400, y: 300, radius: 200 };
const { right, up, toward } = viewAxes;

/**
 * Returns twelve points on a circle around the middle of a sphere's picture on the page.
 * @param off radius of the circle, as a multiple of the picture's radius
 */
const round = (off: number) =>
  Array.from({ length: 12 }, (_, n) => ({
    x: circle.x + off * circle.radius * Math.cos((n * Math.PI) / 6),
    y: circle.y + off * circle.radius * Math.sin((n * Math.PI) / 6),
  }));

/** Returns the angle between a direction and the direction to the viewer. rad */
const fromEye = (direction: Vector) => Math.acos(dot(direction, toward));

it('the axes of the picture are of length 1, at right angles and right-handed', () => {
  for (const axis of [right, up, toward]) expect(lengthOf(axis)).toBeCloseTo(1, 15);
  expect(dot(up, toward)).toBeCloseTo(0, 15);
  expect(dot(right, up)).toBe(0);
  // right × up = toward, for right along x: (0, -up z, up y).
  expect(toward.y).toBeCloseTo(-up.z, 15);
  expect(toward.z).toBeCloseTo(up.y, 15);
});

describe('a point of a sphere', () => {
  it('in the middle is in the middle of the circle', () => {
    expect(pagePointOf(zero, circle)).toEqual({ x: 400, y: 300 });
  });

  it('above the middle is above it, to the right is to the right, as far as a metre has pixels', () => {
    const metre = pixelsPerMetre(circle);
    expect(pagePointOf(up, circle).y).toBeCloseTo(300 - metre, 9);
    expect(pagePointOf(right, circle).x).toBeCloseTo(400 + metre, 9);
  });

  it('nearer to the eye is larger: at half the way twice as far from the middle', () => {
    const far = eyeDistance * sphereRadius;
    const near = scaled(toward, far / 2);
    const { x } = pagePointOf({ ...near, x: near.x + 1 }, circle);
    expect(x).toBeCloseTo(400 + 2 * pixelsPerMetre(circle), 9);
  });

  it('on the edge of the visible part is on the rim', () => {
    // The tangent from the eye touches the sphere at the angle whose cosine is radius / distance.
    const angle = Math.acos(1 / eyeDistance);
    const edge = { ...scaled(toward, Math.cos(angle)), x: Math.sin(angle) };
    expect(pagePointOf(scaled(edge, sphereRadius), circle).x).toBeCloseTo(600, 9);
  });
});

describe('a point of the page', () => {
  it('in the middle means the direction towards the eye', () => {
    expect(directionAt({ x: 400, y: 300 }, circle)).toEqual(toward);
  });

  it.each([0.1, 0.5, 0.9, 0.999])(
    'inside the rim, at %s of it, means the point that is seen there',
    (off) => {
      for (const point of round(off)) {
        const direction = directionAt(point, circle);
        expect(lengthOf(direction)).toBeCloseTo(1, 12);
        expect(isInFront(direction)).toBe(true);
        const seen = pagePointOf(scaled(direction, sphereRadius), circle);
        expect(seen.x).toBeCloseTo(point.x, 6);
        expect(seen.y).toBeCloseTo(point.y, 6);
      }
    },
  );

  it.each([1.01, 1.2, 1.5, 1.6, 3])('past the rim, at %s of it, means one behind', (off) => {
    for (const point of round(off)) {
      const direction = directionAt(point, circle);
      expect(lengthOf(direction)).toBeCloseTo(1, 12);
      expect(isInFront(direction)).toBe(false);
      // The direction is on the same side of the centre as the thumb.
      const [dx, dy] = [(point.x - 400) / (200 * off), (300 - point.y) / (200 * off)];
      const aside = Math.hypot(dot(direction, right), dot(direction, up));
      expect(dot(direction, right)).toBeCloseTo(aside * dx, 9);
      expect(dot(direction, up)).toBeCloseTo(aside * dy, 9);
    }
  });

  it('goes from the front to the back without a jump, and ends short of the point opposite to the eye', () => {
    const at = (off: number) => fromEye(directionAt({ x: 400 + 200 * off, y: 300 }, circle));
    expect(at(1 + 1e-9) - at(1 - 1e-9)).toBeLessThan(1e-3);
    expect(at(1.6)).toBeCloseTo(Math.acos(1 / eyeDistance) + Math.PI / 2, 9);
    expect(at(5)).toBe(at(1.6));
    expect(at(1.6)).toBeLessThan(Math.PI);
  });

  it('is near a circle as long as it means a different direction', () => {
    expect(isNear({ x: 400 + 319, y: 300 }, circle)).toBe(true);
    expect(isNear({ x: 400 + 321, y: 300 }, circle)).toBe(false);
  });
});
