// The course: gates in their order, at the moment of the step in which each is reached.
import { describe, expect, it } from 'vitest';
import { ParCourse } from './course';

const start = { x: 0, y: 0 };

/** Moves on to places along y = 0, a second each. */
function moveTo(course: ParCourse, ...places: number[]): void {
  let from = 0;
  for (const x of places) {
    course.move({ x: from, y: 0 }, { x, y: 0 }, 1);
    from = x;
  }
}

describe('a course', () => {
  it('starts its clock with the step that leaves the start', () => {
    const course = new ParCourse({ gates: [[10, 0]], radius: 2 }, start);
    moveTo(course, 0, 0);
    expect([course.started, course.time]).toEqual([false, 0]);
    course.move(start, { x: 1, y: 0 }, 1);
    expect([course.started, course.time]).toEqual([true, 1]);
  });

  it('is passed where the way of a step enters the gate: 8 m at 3 m/s', () => {
    const course = new ParCourse({ gates: [[10, 0]], radius: 2 }, start);
    moveTo(course, 3, 6, 9);
    expect(course.splits[0]).toBeCloseTo(8 / 3, 12);
    expect(course.finished).toBe(true);
    expect(course.time).toBe(course.splits[0]);
  });

  it('is passed by a step that flies right through the gate', () => {
    const course = new ParCourse({ gates: [[10, 0]], radius: 2 }, start);
    moveTo(course, 40);
    expect(course.splits[0]).toBeCloseTo(8 / 40, 12);
  });

  it('takes a gate that is touched, and none that is missed by a millimetre', () => {
    for (const [y, passed] of [
      [2, 1],
      [2.001, 0],
    ]) {
      const course = new ParCourse({ gates: [[10, y]], radius: 2 }, start);
      moveTo(course, 20);
      expect(course.passed).toBe(passed);
    }
  });

  it('passes several gates in one step, each at its own moment', () => {
    const gates = [
      [10, 0],
      [12, 0],
      [20, 0],
    ] as const;
    const course = new ParCourse({ gates, radius: 2 }, start);
    moveTo(course, 40);
    expect(course.splits.map((split) => split * 40)).toEqual([8, 10, 18].map((x) => expect.closeTo(x, 9)));
  });

  it('lets no gate count before its turn, not even in the same step', () => {
    const gates = [
      [20, 0],
      [10, 0],
    ] as const;
    const course = new ParCourse({ gates, radius: 2 }, start);
    moveTo(course, 40);
    expect(course.passed).toBe(1);
    course.move({ x: 40, y: 0 }, { x: 0, y: 0 }, 1);
    expect(course.splits[1]).toBeCloseTo(1 + 28 / 40, 12);
  });

  it('passes a gate that the start lies in as soon as the clock starts', () => {
    const course = new ParCourse({ gates: [[1, 0]], radius: 2 }, start);
    moveTo(course, 0);
    expect(course.passed).toBe(0);
    moveTo(course, 0.5);
    expect(course.splits).toEqual([0]);
  });

  it('stands still once it is finished', () => {
    const course = new ParCourse({ gates: [[10, 0]], radius: 2 }, start);
    moveTo(course, 8, 10, 30);
    expect([course.time, course.passed]).toEqual([1, 1]);
  });
});
