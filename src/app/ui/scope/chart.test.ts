import { describe, expect, it } from 'vitest';
import { cursorAfter } from './chart';

describe('the keys in a plot', () => {
  it.each([
    ['ArrowLeft', null, -0.1],
    ['ArrowLeft', -2, -2.1],
    ['ArrowRight', -2, -1.9],
    ['Home', -2, -5],
    ['End', -2, 0],
  ])('%s moves the line from %d s to %d s', (key, at, to) => {
    expect(cursorAfter(key, at, -5)).toBeCloseTo(to, 12);
  });

  it('keep it within the recorded time', () => {
    expect(cursorAfter('ArrowLeft', -4.95, -5)).toBe(-5);
    expect(cursorAfter('ArrowRight', -0.05, -5)).toBe(0);
  });

  it('other keys do not move it', () => {
    expect(cursorAfter('p', -2, -5)).toBeNull();
  });
});
