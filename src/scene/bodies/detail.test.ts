// What is left out of the picture of a body that is small or far off.
import { describe, expect, it } from 'vitest';
import { isSpeck, mayBeSeen } from './detail';

const page = { width: 1000, height: 600, zoom: 2 };
const bodyOf = (size: number) => ({ build: { size } as Parameters<typeof isSpeck>[0]['build'] });

describe('isSpeck', () => {
  it('is true of a hull of 7.5 m below 10 px: at 1.3 px a metre, and not at 1.4', () => {
    expect(isSpeck(bodyOf(1), { ...page, zoom: 1.3 })).toBe(true);
    expect(isSpeck(bodyOf(1), { ...page, zoom: 1.4 })).toBe(false);
  });

  it('goes by the size that is drawn', () => {
    expect(isSpeck(bodyOf(3), { ...page, zoom: 1 })).toBe(false);
    expect(isSpeck(bodyOf(1), { ...page, zoom: 1 }, 2)).toBe(false);
  });
});

describe('mayBeSeen', () => {
  it('goes by the reach of glow and plumes: 8.5 m, which are 17 px at 2 px a metre', () => {
    expect(mayBeSeen(bodyOf(1), { x: -16, y: 300 }, page)).toBe(true);
    expect(mayBeSeen(bodyOf(1), { x: -18, y: 300 }, page)).toBe(false);
    expect(mayBeSeen(bodyOf(1), { x: 500, y: 616 }, page)).toBe(true);
    expect(mayBeSeen(bodyOf(1), { x: 500, y: 618 }, page)).toBe(false);
  });

  it('is true of nothing that has no finite place', () => {
    expect(mayBeSeen(bodyOf(1), { x: Number.NaN, y: 300 }, page)).toBe(false);
  });
});
