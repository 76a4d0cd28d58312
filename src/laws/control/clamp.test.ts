import { describe, expect, it } from 'vitest';
import { clamp } from './clamp';

describe('clamp', () => {
  it('gives the value or the nearest end', () => {
    expect([clamp(-3, -1, 2), clamp(1, -1, 2), clamp(3, -1, 2)]).toEqual([-1, 1, 2]);
  });
});
