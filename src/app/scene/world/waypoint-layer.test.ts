// Tests of waypoints: a long path shows only some of them, and a reached one has the mark of the last body that reached
// it.
import { describe, expect, it } from 'vitest';
import { onSquare, sessionOf, stepToCursor } from '../../session/session.fixture';
import { coverOf, markLeft, marksOf, shownWaypoints } from './waypoint-layer';

const page = { width: 1000, height: 500 };
const row = (count: number, step: number) =>
  Array.from({ length: count }, (_, n) => ({ x: n * step, y: 250 }));
const nobody: ReadonlySet<number> = new Set();

describe('waypoints with a ring', () => {
  it('are all of a usual path', () => {
    expect(shownWaypoints(row(9, 100), page, nobody)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are those on the page: of 5,000 at 10 px, the first hundred and two whose rings extend onto it', () => {
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

describe('the number of a waypoint', () => {
  const at = { x: 100, y: 100 };
  const hull = (left: number) => ({ box: { left, top: 80, width: 40, height: 40 } });

  it('is in its ring where no hull is near', () => {
    expect(coverOf(at, [hull(112), { box: null }])).toBeNull();
  });

  it('is hidden by a hull over it, and has no room in a ring that a hull touches', () => {
    expect(coverOf(at, [hull(90)])).toBe('hides');
    expect(coverOf(at, [hull(106)])).toBe('near');
  });
});

describe('a waypoint', () => {
  it('is marked once a body has taken it, and the next one is not', () => {
    const session = sessionOf([onSquare('character')]);
    const { simulation } = session;
    session.step();
    expect(marksOf(session, simulation.time).size).toBe(0);
    stepToCursor(session, 1);
    // Half a second later, 15 m before the next waypoint.
    for (let n = 0; n < 30; n++) session.step();
    const marks = marksOf(session, simulation.time);
    expect([...marks.keys()]).toEqual([0]);
    expect(marks.get(0)!.entity).toBe(session.entities[0]);
    expect(marks.get(0)!.age).toBeCloseTo(0.5, 1);
  });

  it('is not marked by a body that follows a separate path', () => {
    const waypoints = [
      [11, 0],
      [12, 0],
      [99, 0],
    ] as const;
    const session = sessionOf([
      onSquare('character'),
      { ...onSquare('character'), command: { kind: 'follow-path', waypoints } },
    ]);
    for (let n = 0; n < 60; n++) session.step();
    const [, other] = session.entities;
    expect(other.cursor).toBe(2);
    const marks = marksOf(session, session.simulation.time);
    expect([...marks.values()].filter(({ entity }) => entity === other)).toEqual([]);
  });

  it('has a mark that fades in ten seconds', () => {
    expect([markLeft(0), markLeft(5), markLeft(10), markLeft(12)]).toEqual([1, 0.5, 0, 0]);
  });
});
