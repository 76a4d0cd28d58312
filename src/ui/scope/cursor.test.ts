import { describe, expect, it } from 'vitest';
import { nearest, readingAfter } from './cursor';

describe('the keys in a plot', () => {
  it.each([
    ['ArrowLeft', null, -0.1],
    ['ArrowLeft', -2, -2.1],
    ['ArrowRight', -2, -1.9],
    ['Home', -2, -5],
    ['End', -2, 0],
  ])('%s moves the line from %d s to %d s', (key, at, to) => {
    expect(readingAfter(key, at, -5)).toBeCloseTo(to, 12);
  });

  it('keep it within the recorded time', () => {
    expect(readingAfter('ArrowLeft', -4.95, -5)).toBe(-5);
    expect(readingAfter('ArrowRight', -0.05, -5)).toBe(0);
  });

  it('remove it with Escape, and ignore other keys', () => {
    expect(readingAfter('Escape', -2, -5)).toBeNull();
    expect(readingAfter('p', -2, -5)).toBeUndefined();
  });
});

describe('the values at the cursor', () => {
  it.each([
    [-9, 0],
    [-1.4, 1],
    [-1.6, 0],
    [-0.1, 2],
    [0, 2],
  ])('at %d s are those of the nearest step', (at, index) => {
    expect(nearest([-2, -1, 0], at)).toBe(index);
  });
});
