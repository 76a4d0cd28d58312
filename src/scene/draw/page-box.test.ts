// Rectangles on the page, with numbers worked out by hand.
import { describe, expect, it } from 'vitest';
import { Viewport } from '../../view/viewport';
import { besideBody, boxAbout, freeBox, movedInside, sharedArea } from './page-box';

const free = { x: 0, y: 0, width: 1000, height: 600 };
const size = { width: 200, height: 50 };

describe('freeBox', () => {
  it('is the page without its panels, less a margin', () => {
    const viewport = new Viewport();
    viewport.resize(1000, 600, { left: 0, top: 60, right: 300, bottom: 40 });
    expect(freeBox(viewport, 10)).toEqual({
      x: expect.closeTo(10, 9),
      y: expect.closeTo(70, 9),
      width: 680,
      height: 480,
    });
  });
});

describe('sharedArea', () => {
  it('is the overlap of two boxes, and 0 for boxes that only touch', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    expect(sharedArea(box, { x: 7, y: 8, width: 10, height: 10 })).toBe(3 * 2);
    expect(sharedArea(box, { x: 10, y: 0, width: 10, height: 10 })).toBe(0);
    expect(sharedArea(box, { x: -20, y: -20, width: 10, height: 10 })).toBe(0);
  });
});

describe('movedInside', () => {
  it('moves a box no farther than needed', () => {
    expect(movedInside({ x: 900, y: -20, ...size }, free)).toEqual({ x: 800, y: 0, ...size });
    expect(movedInside({ x: 30, y: 40, ...size }, free)).toEqual({ x: 30, y: 40, ...size });
  });

  it('puts the top left of a box that is too large at the top left of the other one', () => {
    expect(movedInside({ x: 50, y: 50, width: 1200, height: 50 }, free).x).toBe(0);
  });
});

describe('besideBody', () => {
  const body = boxAbout({ x: 500, y: 300 }, 40);
  const avoid = [{ box: body, weight: 5 }];

  it('puts a note above and to the right of a body where there is room', () => {
    const { corner, box } = besideBody(size, body, { free, avoid, before: null });
    expect(corner).toBe(0);
    expect(box).toEqual({ x: 540, y: 210, ...size });
  });

  it('puts it above and to the left of a body at the right edge', () => {
    const atEdge = boxAbout({ x: 980, y: 300 }, 40);
    const { box } = besideBody(size, atEdge, {
      free: { ...free, y: 250, height: 200 },
      avoid: [{ box: atEdge, weight: 5 }],
      before: null,
    });
    expect(sharedArea(box, atEdge)).toBe(0);
    expect(box.x).toBe(940 - 200);
  });

  it('keeps its corner while another one is only slightly better', () => {
    const other = (width: number) => ({ box: { x: 540, y: 210, width, height: 50 }, weight: 1 });
    // It may cover 8 % of its 200 px before it moves.
    const stays = besideBody(size, body, { free, avoid: [...avoid, other(15)], before: 0 });
    const goes = besideBody(size, body, { free, avoid: [...avoid, other(17)], before: 0 });
    expect([stays.corner, goes.corner]).toEqual([0, 1]);
  });
});
