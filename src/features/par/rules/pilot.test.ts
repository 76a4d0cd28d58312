// Tests of a body's way through a course: it passes the gates in order, each at the exact time within a step.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Place } from '../../../world/simulation/place';
import { gatesOf } from '../spec';
import { ParCourse } from './pilot';

const start = { x: 0, y: 0 };

/**
 * Returns a course with gates that are 4 m wide.
 * @param gates middle of each gate (m), and direction of crossing (rad, clockwise from +x; 0 when left out)
 */
const courseOf = (...gates: readonly (readonly [x: number, y: number, direction?: number])[]) =>
  new ParCourse(
    gatesOf({ gates: gates.map(([x, y, direction = 0]) => ({ at: [x, y], direction, width: 4 })) }),
    start,
  );

let time = 0;
beforeEach(() => {
  time = 0;
});

/**
 * Moves a body along the x axis from place to place, one step of one second for each.
 * @param places x coordinates, m
 */
function moveTo(course: ParCourse, ...places: number[]): void {
  let from = 0;
  for (const x of places) {
    course.move({ x: from, y: 0 }, { x, y: 0 }, time, 1);
    from = x;
    time += 1;
  }
}

describe('a course', () => {
  it('starts its clock with time, whether the body moves or not', () => {
    const course = courseOf([10, 0]);
    expect(course.time).toBe(0);
    moveTo(course, 0, 0);
    expect(course.time).toBe(2);
  });

  it('has missed a gate once the one after it is crossed, until it is passed', () => {
    const course = courseOf([0, 10, Math.PI / 2], [10, 0], [20, 0]);
    moveTo(course, 4);
    expect(course.missed).toBe(false);
    moveTo(course, 9, 12);
    expect(course.missed).toBe(true);
    course.move({ x: 0, y: 9 }, { x: 0, y: 11 }, time, 1);
    expect([course.passed, course.missed]).toEqual([1, false]);
  });

  it('is passed where the way of a step crosses the gate: 10 m at 3 m/s', () => {
    const course = courseOf([10, 0]);
    moveTo(course, 3, 6, 9, 12);
    expect(course.splits[0]).toBeCloseTo(10 / 3, 12);
    expect(course.finished).toBe(true);
    expect(course.time).toBe(course.splits[0]);
  });

  it('is passed by a step that flies right through the gate', () => {
    const course = courseOf([10, 0]);
    moveTo(course, 40);
    expect(course.splits[0]).toBeCloseTo(10 / 40, 12);
  });

  it('passes a gate that is touched, and not one that is missed by a millimetre', () => {
    for (const [y, passed] of [
      [2, 1],
      [2.001, 0],
    ]) {
      const course = courseOf([10, y]);
      moveTo(course, 20);
      expect(course.passed).toBe(passed);
    }
  });

  it('passes several gates in one step, each at its own moment', () => {
    const course = courseOf([10, 0], [12, 0], [20, 0]);
    moveTo(course, 40);
    expect(course.splits.map((split) => split * 40)).toEqual([10, 12, 20].map((x) => expect.closeTo(x, 9)));
  });

  it('lets no gate count before its turn, not even in the same step', () => {
    const course = courseOf([20, 0], [10, 0, Math.PI]);
    moveTo(course, 40);
    expect(course.passed).toBe(1);
    course.move({ x: 40, y: 0 }, { x: 0, y: 0 }, time, 1);
    expect(course.splits[1]).toBeCloseTo(1 + 30 / 40, 12);
  });

  it('stops when it is finished', () => {
    const course = courseOf([10, 0]);
    moveTo(course, 10, 12, 30);
    expect([course.time, course.passed]).toEqual([1, 1]);
  });
});

describe('a gate between posts', () => {
  /**
   * Returns a body's progress through a single gate: 4 m wide, 10 m ahead, crossed to the right.
   * @param more further fields of the gate, such as a swing
   */
  const gateAt = (more = {}) =>
    new ParCourse(gatesOf({ gates: [{ at: [10, 0], direction: 0, width: 4, ...more }] }), start);

  /** Moves a body straight between two places in one second. Returns the times at which it passed gates, s. */
  const passed = (course: ParCourse, from: Place, to: Place, at = 0) => {
    course.move({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }, at, 1);
    return course.splits;
  };

  it('is passed at the moment at which the way crosses its line: 10 of 16 m', () => {
    expect(passed(gateAt(), [0, 0], [16, 0])).toEqual([10 / 16]);
  });

  it('counts between the posts only', () => {
    expect(passed(gateAt(), [8, 1.99], [12, 1.99])).toHaveLength(1);
    expect(passed(gateAt(), [8, 2.01], [12, 2.01])).toHaveLength(0);
  });

  it('counts one way only', () => {
    expect(passed(gateAt(), [12, 0], [8, 0])).toHaveLength(0);
    expect(passed(gateAt({ direction: Math.PI }), [12, 0], [8, 0])).toHaveLength(1);
  });

  it('is where it swings to: at a quarter of its period 5 m down', () => {
    const moves = { by: [0, 5], period: 40, phase: 0 };
    // The sine is above 0.99 from 9.5 to 10.5 s.
    expect(passed(gateAt({ moves }), [8, 5], [12, 5], 9.5)).toHaveLength(1);
    expect(passed(gateAt({ moves }), [8, 0], [12, 0], 9.5)).toHaveLength(0);
  });

  it('to stop in counts at the end of a step slower than 0.5 m/s within it', () => {
    const stop = () => new ParCourse(gatesOf({ gates: [{ at: [10, 0], stop: 2.5 }] }), start);
    expect(passed(stop(), [9, 0], [9.49, 0])).toEqual([1]);
    expect(passed(stop(), [9, 0], [9.51, 0])).toEqual([]);
    expect(passed(stop(), [13, 0], [12.6, 0])).toEqual([]);
  });
});
