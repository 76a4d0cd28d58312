// The shake of the picture stays within its bounds, and ends.
import { describe, expect, it } from 'vitest';
import { Shake, shaking } from './shake-layer';

describe('a shake', () => {
  it('stays within its reach, and ends', () => {
    const shake = new Shake();
    shake.add(1);
    shake.add(1);
    let moved = 0;
    for (let n = 0; n < 60 * shaking.lasts; n++) {
      const { x, y } = shake.advance(1 / 60);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(shaking.reach);
      moved = Math.max(moved, Math.abs(x));
    }
    expect(moved).toBeGreaterThan(shaking.reach / 4);
    const { x, y } = shake.advance(1 / 60);
    expect(Math.abs(x) + Math.abs(y)).toBe(0);
  });
});
