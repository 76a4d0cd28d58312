// Tests of the nearest point of a segment: on it, at its ends, and where its length is 0.
import { describe, expect, it } from 'vitest';
import { closestApproach, nearestOnSegment } from './segment';

const from = { x: 1, y: 1 };
const to = { x: 5, y: 1 };

describe('the nearest point of a segment', () => {
  it.each([
    ['the foot of the perpendicular', { x: 2, y: 4 }, { x: 2, y: 1 }],
    ['its beginning for a place before it', { x: -3, y: 2 }, from],
    ['its end for a place beyond it', { x: 9, y: -2 }, to],
    ['the place itself when it is on it', { x: 4, y: 1 }, { x: 4, y: 1 }],
  ])('is %s', (_, place, nearest) => {
    expect(nearestOnSegment(from, to, place)).toEqual(nearest);
    expect(nearestOnSegment(to, from, place)).toEqual(nearest);
  });

  it('is the foot on a slanting segment: of (4, 0) on the way from (0, 0) to (4, 4), half way', () => {
    expect(nearestOnSegment({ x: 0, y: 0 }, { x: 4, y: 4 }, { x: 4, y: 0 })).toEqual({ x: 2, y: 2 });
  });

  it('is the only point of a segment of length 0', () => {
    expect(nearestOnSegment(from, from, { x: 7, y: 9 })).toEqual(from);
  });
});

describe('the closest approach', () => {
  it('is between the two moments where they pass each other', () => {
    expect(closestApproach({ x: -4, y: 3 }, { x: 4, y: 3 })).toEqual({ range: 3, share: 0.5 });
  });

  it('is at the end while they close in, and at the beginning while they draw apart', () => {
    expect(closestApproach({ x: 9, y: 12 }, { x: 3, y: 4 })).toEqual({ range: 5, share: 1 });
    expect(closestApproach({ x: 3, y: 4 }, { x: 9, y: 12 })).toEqual({ range: 5, share: 0 });
  });
});
