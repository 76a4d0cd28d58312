// Tests of which parts of a body are left out when the body is small on the page or out of sight.
import { describe, expect, it } from 'vitest';
import { drawingScale, isSpeck, mayBeSeen } from './drawn-body';

const page = { width: 1000, height: 600 };

describe('isSpeck', () => {
  it('is true of a hull of 7.5 m below 10 px: at 1.3 px a metre, and not at 1.4', () => {
    expect(isSpeck(1.3)).toBe(true);
    expect(isSpeck(1.4)).toBe(false);
  });

  it('goes by the size that is drawn', () => {
    const bodyOf = (size: number) => ({ build: { size } as Parameters<typeof drawingScale>[0]['build'] });
    expect(isSpeck(drawingScale(bodyOf(3), null, { zoom: 1 }))).toBe(false);
    expect(isSpeck(drawingScale(bodyOf(1), { scale: 2 }, { zoom: 1 }))).toBe(false);
  });
});

describe('mayBeSeen', () => {
  it('goes by the reach of glow and plumes: 8.5 m, which are 17 px at 2 px a metre', () => {
    expect(mayBeSeen(-16, 300, 2, page)).toBe(true);
    expect(mayBeSeen(-18, 300, 2, page)).toBe(false);
    expect(mayBeSeen(500, 616, 2, page)).toBe(true);
    expect(mayBeSeen(500, 618, 2, page)).toBe(false);
  });

  it('is true of nothing that has no finite place', () => {
    expect(mayBeSeen(Number.NaN, 300, 2, page)).toBe(false);
  });
});
