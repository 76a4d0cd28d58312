// Tests of the cursor over waypoints, without a body.
import { describe, expect, it } from 'vitest';
import { Route } from './route';

const line = [0, 10, 20].map((x) => ({ x, y: 0 }));
const far = { x: 0, y: 99 };

describe('Route', () => {
  it('stays at a waypoint until it is within reach, the edge included', () => {
    const route = new Route({ waypoints: line, loop: false });
    expect(route.advance({ x: -4.001, y: 0 }, 4)).toBe(false);
    expect(route.cursor).toBe(0);
    expect(route.advance({ x: -4, y: 0 }, 4)).toBe(false);
    expect(route.cursor).toBe(1);
    expect(route.next).toEqual({ x: 10, y: 0 });
  });

  it('passes all waypoints within reach in one step', () => {
    const route = new Route({ waypoints: line, loop: false });
    route.advance({ x: 5, y: 0 }, 5);
    expect(route.cursor).toBe(2);
  });

  it('ends at its last waypoint', () => {
    const route = new Route({ waypoints: line, loop: false });
    expect(route.ending).toBe(false);
    route.replace(line, 2);
    expect(route.ending).toBe(true);
    expect(route.advance(far, 4)).toBe(false);
    expect(route.advance({ x: 20, y: 3 }, 4)).toBe(true);
  });

  it('restarts if it is a loop, and never ends', () => {
    const route = new Route({ waypoints: line, loop: true });
    route.replace(line, 2);
    expect(route.ending).toBe(false);
    expect(route.advance({ x: 20, y: 0 }, 4)).toBe(false);
    expect(route.cursor).toBe(0);
  });

  it('goes round a loop that is all within reach once at most', () => {
    const route = new Route({ waypoints: line, loop: true });
    expect(route.advance({ x: 10, y: 0 }, 50)).toBe(false);
    expect(route.cursor).toBe(0);
  });

  it('takes other waypoints under way, and a cursor within them', () => {
    const route = new Route({ waypoints: line, loop: false });
    route.replace(line.slice(1), 7);
    expect(route.next).toEqual({ x: 20, y: 0 });
    route.replace([far], -1);
    expect(route.next).toBe(far);
    expect(route.ending).toBe(true);
  });

  it('needs a waypoint', () => {
    const route = new Route({ waypoints: line, loop: true });
    expect(() => new Route({ waypoints: [], loop: true })).toThrow(
      new RangeError('a route needs a waypoint'),
    );
    expect(() => route.replace([], 0)).toThrow(RangeError);
    expect(route.waypoints).toBe(line);
  });
});
