// Tests of the conversion between metres and CSS pixels: what fits, what stays under the pointer, what a change of the
// window keeps.
import { describe, expect, it } from 'vitest';
import type { Extent } from '../../lab/files/field';
import type { Point } from '../../world/entities/command';
import { Viewport } from './viewport';

const bare = { left: 0, top: 0, right: 0, bottom: 0 };
const extent = { left: -10, top: -5, right: 30, bottom: 15 };
const course = (extent: Extent) => ({ extent, places: [], swing: 0, size: 0, turnable: false });

/** Returns a viewport that shows 40 m × 20 m on a page of 800 × 600 CSS pixels: 20 px/m, with (10, 5) in the middle. */
function fitted() {
  const viewport = new Viewport();
  viewport.resize(800, 600, bare);
  viewport.setHome(course(extent));
  return viewport;
}

function expectPoint(actual: Point, x: number, y: number): void {
  expect(actual.x).toBeCloseTo(x, 9);
  expect(actual.y).toBeCloseTo(y, 9);
}

describe('the home view', () => {
  it('fits by the tighter of width and height, in the middle', () => {
    const viewport = fitted();
    expect(viewport.zoom).toBe(20);
    expectPoint(viewport.toPage({ x: 10, y: 5 }), 400, 300);
    expect(viewport.bounds).toEqual({ left: -10, top: -10, right: 30, bottom: 20 });
    viewport.resize(800, 200, bare);
    expect(viewport.zoom).toBe(10);
  });

  it('can be changed without the view, which shows it on request', () => {
    const viewport = fitted();
    // 80 m by 40 m.
    viewport.changeHome(course({ left: -30, top: -15, right: 50, bottom: 25 }));
    expect(viewport.zoom).toBe(20);
    viewport.goHome();
    expect(viewport.zoom).toBe(10);
  });

  it('keeps the turn of the view when it is changed alone: a course is shown as it was built', () => {
    const viewport = new Viewport();
    viewport.resize(390, 844, bare);
    const wide = { ...course({ left: -50, top: -10, right: 50, bottom: 10 }), turnable: true };
    viewport.setHome(course({ left: -20, top: -20, right: 20, bottom: 20 }));
    viewport.changeHome(wide);
    viewport.goHome();
    expect(viewport.turn).toBe(0);
    // When the course is opened now, it is rotated.
    viewport.setHome(wide);
    expect(viewport.turn).toBe(Math.PI / 2);
  });

  it('fits into the part that the panels leave free', () => {
    const viewport = fitted();
    viewport.resize(800, 600, { left: 100, top: 50, right: 300, bottom: 150 });
    expect(viewport.zoom).toBe(10);
    expectPoint(viewport.toPage({ x: 10, y: 5 }), 300, 250);
    expect(viewport.freeRight).toBe(500);
  });

  describe('that is kept while other parts of the page are covered', () => {
    /**
     * Returns a viewport in which bars and drawers have just covered another part of the page. Before, the scene's
     * corners were at x = 0 and 800 px, y = 100 and 500 px.
     */
    const kept = (insets: typeof bare & { drawers?: { right: number; bottom: number } }) => {
      const viewport = new Viewport();
      viewport.resize(800, 600, bare);
      const places = [
        { x: -10, y: -5, room: 0 },
        { x: 20, y: 15, room: 0 },
      ];
      viewport.setHome({ ...course(extent), places });
      viewport.resize(800, 600, insets, false, true);
      return viewport;
    };

    it('stays where it is while the whole course is seen', () => {
      const viewport = kept({ ...bare, top: 90, bottom: 90 });
      expect(viewport.zoom).toBe(20);
      expectPoint(viewport.toPage({ x: 10, y: 5 }), 400, 300);
    });

    it('moves no farther than needed', () => {
      // The place on the left moves to the edge of the covered 76 px. The place at the bottom moves to that of the
      // covered 120 px.
      const viewport = kept({ ...bare, left: 76, bottom: 120 });
      expect(viewport.zoom).toBe(20);
      expectPoint(viewport.toPage({ x: -10, y: 15 }), 76, 480);
    });

    it('returns to its place when the drawer for which it was refitted is closed', () => {
      // The view was kept while a line above it was typed, so it differs from a newly fitted view.
      const viewport = kept({ ...bare, top: 90, bottom: 90 });
      const now = { ...bare, top: 90, bottom: 90 };
      const open = { ...now, bottom: 300, drawers: { right: 0, bottom: 300 } };
      viewport.resize(800, 600, open, false, true);
      expect(viewport.zoom).toBeLessThan(14);
      viewport.resize(800, 600, now, false, true);
      expect(viewport.zoom).toBe(20);
    });

    it('is refitted if the course has no room, and beside a drawer', () => {
      expect(kept({ ...bare, left: 300 }).zoom).toBe(12.5);
      expect(kept({ ...bare, right: 100, drawers: { right: 100, bottom: 0 } }).zoom).toBe(17.5);
    });
  });

  it('is turned only for a page of another size, not for covered parts of the page', () => {
    const viewport = new Viewport();
    viewport.resize(400, 800, bare);
    viewport.setHome({ ...course(extent), turnable: true });
    const quarter = Math.PI / 2;
    expect(viewport.homeTurn).toBe(quarter);
    const sentence = { ...bare, top: 600 };
    viewport.resize(400, 800, sentence);
    expect([viewport.homeTurn, viewport.turn]).toEqual([quarter, quarter]);
    // 401 × 200 px: the course is larger without a rotation.
    viewport.resize(401, 800, sentence);
    expect([viewport.homeTurn, viewport.turn]).toEqual([0, 0]);
  });

  it('is restored after zoom and pan', () => {
    const viewport = fitted();
    viewport.zoomAt({ x: 0, y: 0 }, 2);
    viewport.hold({ x: 0, y: 0 }, { x: 7, y: 7 });
    viewport.goHome();
    expect(viewport.zoom).toBe(20);
    expectPoint(viewport.toPage({ x: 10, y: 5 }), 400, 300);
  });

  it('stays within the range of zooms, also on a page of no size', () => {
    const viewport = fitted();
    viewport.setHome(course({ left: 0, top: 0, right: 0, bottom: 0 }));
    expect(viewport.zoom).toBe(120);
    viewport.setHome(course({ left: -1e5, top: -1e5, right: 1e5, bottom: 1e5 }));
    expect(viewport.zoom).toBe(0.8);
    viewport.resize(0, 0, { left: 0, top: 0, right: 300, bottom: 0 });
    expect(Object.values(viewport.bounds).every(Number.isFinite)).toBe(true);
  });
});

describe('zoom and pan', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 800, y: 600 },
    { x: 123, y: 456 },
  ];

  it('convert from the page to the world and back', () => {
    const viewport = fitted();
    viewport.resize(800, 600, { left: 0, top: 60, right: 250, bottom: 0 });
    viewport.zoomAt({ x: 50, y: 70 }, 1.7);
    for (const page of corners) expectPoint(viewport.toPage(viewport.toWorld(page)), page.x, page.y);
  });

  it.each(corners)('keep the place under ($x, $y) there, also at the end of the zoom', (page) => {
    const viewport = fitted();
    for (const factor of [1.5, 0.2, 100, 1e-6]) {
      const { x, y } = viewport.toWorld(page);
      viewport.zoomAt(page, factor);
      expectPoint(viewport.toWorld(page), x, y);
    }
    expect(viewport.zoom).toBe(0.8);
  });

  it('hold a place at a point of the page', () => {
    const viewport = fitted();
    viewport.hold({ x: 3, y: -4 }, { x: 700, y: 20 });
    expectPoint(viewport.toPage({ x: 3, y: -4 }), 700, 20);
    expect(viewport.zoom).toBe(20);
  });
});

describe('a look', () => {
  it('puts a place in the middle of the free part, and a resize keeps it there', () => {
    const viewport = fitted();
    viewport.resize(800, 600, { left: 100, top: 50, right: 300, bottom: 150 });
    expect(viewport.free).toEqual({ width: 400, height: 400 });
    viewport.centreOn({ x: 3, y: -4 }, 30);
    expectPoint(viewport.toPage({ x: 3, y: -4 }), 300, 250);
    viewport.resize(400, 600, bare);
    expectPoint(viewport.centre, 3, -4);
    expectPoint(viewport.toPage({ x: 4, y: -4 }), 230, 300);
  });

  it('stays within the range of zooms', () => {
    const viewport = fitted();
    viewport.centreOn({ x: 0, y: 0 }, 1e9);
    expect(viewport.zoom).toBe(120);
  });
});

describe('a resize', () => {
  it('fits the home view again while it was not moved', () => {
    const viewport = fitted();
    viewport.resize(400, 600, bare);
    expect(viewport.zoom).toBe(10);
    expectPoint(viewport.toPage({ x: 10, y: 5 }), 200, 300);
  });

  it('keeps zoom and middle after a pan', () => {
    const viewport = fitted();
    viewport.hold({ x: 3, y: -4 }, { x: 400, y: 300 });
    viewport.resize(1000, 500, { left: 0, top: 0, right: 200, bottom: 0 });
    expect(viewport.zoom).toBe(20);
    expectPoint(viewport.toPage({ x: 3, y: -4 }), 400, 250);
  });
});

describe('a glide', () => {
  const covered = { left: 0, top: 0, right: 400, bottom: 0 };

  it('takes the picture to its new place within 0.3 s, half of it at half the time', () => {
    const viewport = fitted();
    viewport.resize(800, 600, covered, true);
    expectPoint(viewport.toPage({ x: 10, y: 5 }), 400, 300);
    expect(viewport.progress).toBe(0);
    viewport.advance(0.15);
    expect(viewport.progress).toBe(0.5);
    expectPoint(viewport.toPage({ x: 10, y: 5 }), 300, 300);
    expect(viewport.zoom).toBeCloseTo(Math.sqrt(20 * 10), 9);
    viewport.advance(0.15);
    expectPoint(viewport.toPage({ x: 10, y: 5 }), 200, 300);
    expect(viewport.zoom).toBe(10);
    expect(viewport.progress).toBe(1);
  });

  it('ends when a person moves the view', () => {
    const viewport = fitted();
    viewport.resize(800, 600, covered, true);
    viewport.advance(0.1);
    viewport.hold({ x: 0, y: 0 }, { x: 50, y: 60 });
    expectPoint(viewport.toPage({ x: 0, y: 0 }), 50, 60);
    const { zoom } = viewport;
    viewport.advance(0.3);
    expect(viewport.zoom).toBe(zoom);
  });
});
