// Tests of the verdict (result in words) beside a body that holds a place.
import { describe, expect, it } from 'vitest';
import { placeVerdict } from './gauge-layer';

const lifter = { upright: true, way: null };
const tug = { upright: false, way: null };

describe('placeVerdict', () => {
  it('says how far a body is off while it moves', () => {
    expect(placeVerdict({ ...lifter, recent: [1, 2, 3.256] })).toBe('3.26 m low');
    expect(placeVerdict({ ...lifter, recent: [1, -2] })).toBe('2.00 m high');
    expect(placeVerdict({ ...tug, recent: [9, -2] })).toBe('2.00 m off');
  });

  it('says where it rests', () => {
    expect(placeVerdict({ ...lifter, recent: [2.44, 2.45] })).toBe('rests 2.45 m low');
    expect(placeVerdict({ ...tug, recent: [0.02, 0.01] })).toBe('holds its mark');
  });

  it('says how long the move took when it has settled', () => {
    const way = { settlingTime: 6.017, overshoot: 0 };
    expect(placeVerdict({ ...tug, recent: [0, 0], way })).toBe('6.02 s, no overshoot');
    expect(placeVerdict({ ...tug, recent: [0, 0], way: { ...way, overshoot: 0.12 } })).toBe(
      '6.02 s, 12 % overshoot',
    );
  });

  it('says nothing before the first step', () => {
    expect(placeVerdict({ ...tug, recent: [] })).toBe('');
  });
});
