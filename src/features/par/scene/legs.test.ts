import { describe, expect, it } from 'vitest';
import { cutIntoDashes } from './legs';

const line = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
];

describe('a line in dashes', () => {
  it('has dashes in sequence around its corners', () => {
    const [first, second, ...others] = cutIntoDashes(line, 8, 1);
    expect(first).toEqual([
      { x: 0, y: 0 },
      { x: 8, y: 0 },
    ]);
    // From 9 m to 17 m along the path.
    expect(second).toEqual([
      { x: 9, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 7 },
    ]);
    expect(others).toEqual([
      [
        { x: 10, y: 8 },
        { x: 10, y: 10 },
      ],
    ]);
  });

  it('has points at equal distances where dashes have no length', () => {
    expect(cutIntoDashes(line, 0, 5).map(([{ x, y }]) => [x, y])).toEqual([
      [0, 0],
      [5, 0],
      [10, 0],
      [10, 5],
    ]);
  });
});
