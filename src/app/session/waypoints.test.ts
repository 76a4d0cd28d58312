// Tests of waypoints: the nearest leg of a path, and drawn lines that are reduced to few waypoints.
import { describe, expect, it } from 'vitest';
import { nearestLeg, samePlaces, simplified } from './waypoints';

const at = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }));

/** Three sides of a square with sides of 10 m, as an open path. m */
const open = at([0, 0], [10, 0], [10, 10], [0, 10]);

describe('nearestLeg', () => {
  it('names the waypoint that the leg goes to, and the distance to the leg', () => {
    expect(nearestLeg(open, false, { x: 4, y: 1 })).toEqual({ to: 1, distance: 1 });
    expect(nearestLeg(open, false, { x: 12, y: 4 })).toEqual({ to: 2, distance: 2 });
  });

  it('measures to the end of a leg beyond its end: 3, 4, 5', () => {
    expect(nearestLeg(at([0, 0], [10, 0]), false, { x: 13, y: 4 })).toEqual({ to: 1, distance: 5 });
  });

  it('has a closing leg on a loop only, and a new waypoint on it goes to the end', () => {
    const place = { x: 1, y: 5 };
    expect(nearestLeg(open, true, place)).toEqual({ to: 4, distance: 1 });
    expect(nearestLeg(open, false, place)).toEqual({ to: 1, distance: 5 });
  });

  it('knows one leg between two waypoints, looped or not, and none with fewer', () => {
    expect(nearestLeg(at([0, 0], [10, 0]), true, { x: 5, y: 0 })).toEqual({ to: 1, distance: 0 });
    expect(nearestLeg(at([0, 0]), true, { x: 5, y: 0 })).toBeNull();
    expect(nearestLeg([], true, { x: 5, y: 0 })).toBeNull();
  });

  it('takes a leg of no length for a point', () => {
    expect(nearestLeg(at([0, 0], [0, 0]), false, { x: 3, y: 4 })).toEqual({ to: 1, distance: 5 });
  });
});

describe('simplified', () => {
  it('keeps both ends and a corner, and drops points that deviate less than the tolerance', () => {
    const drawn = at([0, 0], [3, 0.2], [6, -0.3], [10, 0], [10.1, 5], [10, 10]);
    expect(simplified(drawn, 0.5)).toEqual(at([0, 0], [10, 0], [10, 10]));
  });

  it('keeps a deviation of more than the tolerance', () => {
    const drawn = at([0, 0], [5, 0.6], [10, 0]);
    expect(simplified(drawn, 0.5)).toEqual(drawn);
  });

  it('leaves the drawn line unchanged', () => {
    const drawn = at([0, 0], [1, 0], [2, 0]);
    simplified(drawn, 1);
    expect(drawn).toHaveLength(3);
  });
});

describe('samePlaces', () => {
  it('compares places, order and number', () => {
    expect(samePlaces(at([1, 2], [3, 4]), at([1, 2], [3, 4]))).toBe(true);
    expect(samePlaces(at([1, 2], [3, 4]), at([3, 4], [1, 2]))).toBe(false);
    expect(samePlaces(at([1, 2]), at([1, 2], [3, 4]))).toBe(false);
  });
});
