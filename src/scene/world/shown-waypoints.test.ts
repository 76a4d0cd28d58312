// Long paths: few rings, wherever the page is, and no line of points that nobody would miss.
import { describe, expect, it } from 'vitest';
import { shownWaypoints, thinned } from './shown-waypoints';

const page = { width: 1000, height: 500 };
const row = (count: number, step: number) =>
  Array.from({ length: count }, (_, n) => ({ x: n * step, y: 250 }));
const nobody: ReadonlySet<number> = new Set();

describe('waypoints with a ring', () => {
  it('are all of a usual path', () => {
    expect(shownWaypoints(row(9, 100), page, nobody)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are those on the page: of 5,000 at 10 px, the first hundred and two whose rings reach in', () => {
    const shown = shownWaypoints(row(5000, 10), page, nobody);
    expect([shown[0], shown.at(-1), shown.length]).toEqual([0, 102, 103]);
  });

  it('are every fiftieth of 5,000 that are all on the page, and those that bodies head for', () => {
    const shown = shownWaypoints(row(5000, 0.2), page, new Set([1234]));
    expect(shown.length).toBe(101);
    expect(shown).toContain(1234);
    expect(shown.filter((n) => n !== 1234).every((n) => n % 50 === 0)).toBe(true);
  });
});

it('a thinned line keeps its first point and steps of 3 px', () => {
  expect(thinned(row(10, 1)).map(({ x }) => x)).toEqual([0, 3, 6, 9]);
});
