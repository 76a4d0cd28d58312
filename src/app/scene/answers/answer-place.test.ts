import { describe, expect, it } from 'vitest';
import { isInside, meets } from '../../view/box';
import { freeAmid } from './answer-place';

const area = { left: 100, top: 50, width: 400, height: 300 };

describe('a free spot', () => {
  it('is the middle of an empty area', () => {
    expect(freeAmid(area, [], { width: 200, height: 100 })).toEqual({
      ...{ left: 200, top: 150, width: 200, height: 100 },
    });
  });

  it('lies in the area beside what is there, as near to the middle as that allows', () => {
    const block = { left: 250, top: 50, width: 100, height: 300 };
    const spot = freeAmid(area, [block], { width: 140, height: 60 })!;
    expect(meets(spot, block)).toBe(false);
    expect(isInside(spot, area)).toBe(true);
    // The block takes the columns from 250 to 350: what is 140 wide ends at 250 or begins at 350.
    expect([110, 350]).toContain(spot.left);
  });

  it('is nowhere where nothing of its size is free', () => {
    const rows = [0, 1, 2, 3, 4, 5].map((n) => ({ left: 0, top: 60 + 60 * n, width: 600, height: 1 }));
    expect(freeAmid(area, rows, { width: 100, height: 70 })).toBeNull();
    expect(freeAmid(area, [], { width: 401, height: 10 })).toBeNull();
  });
});
