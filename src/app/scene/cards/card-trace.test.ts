// Tests of past headings on a dial and of curves, with invented turns, against values worked out by hand.
import { describe, expect, it } from 'vitest';
import type { TurnCourse } from '../../../world/simulation/meters/turn-meter';
import {
  boxAfter,
  dotsAlong,
  errorCurve,
  errorScale,
  framesIn,
  motorCurve,
  noseTrace,
  peakOf,
  withoutTrembling,
} from './card-trace';

const course: TurnCourse = {
  step: 2,
  timeStep: 0.5,
  errors: [1, 0, -1, 0],
  applied: [4, 4, -2, 1],
  limit: 4,
  best: [1, 0],
};

const box = { left: 100, top: 50, width: 200, height: 38 };

describe('the trace of the nose', () => {
  const { runs, from, to } = noseTrace(course, 1, { x: 0, y: 0, radius: 100 }, 2);

  it('reaches from the start to the farthest swing: 2 rad before the desired 1 rad to 1 rad after it', () => {
    expect(from).toBeCloseTo(-1, 9);
    expect(to).toBeCloseTo(2, 9);
  });

  it('goes outwards with time, from 78 % of the radius to 98 %', () => {
    const points = runs.flatMap((run) => run.points);
    expect(Math.hypot(points[0].x, points[0].y)).toBeCloseTo(78, 9);
    const last = points.at(-1)!;
    expect(Math.hypot(last.x, last.y)).toBeCloseTo(98, 9);
  });

  it('is round, however far a step turns', () => {
    const angles = runs.flatMap(({ points }) => points.map(({ x, y }) => Math.atan2(y, x)));
    const turned = angles.slice(1).map((angle, n) => Math.abs(angle - angles[n]));
    expect(Math.max(...turned)).toBeLessThan(0.16);
    expect(Math.max(...turned)).toBeGreaterThan(0.1);
  });

  it('is hot where the motor was at its limit, and the parts join', () => {
    expect(runs.map(({ hot }) => hot)).toEqual([true, false]);
    expect(runs[1].points[0]).toEqual(runs[0].points.at(-1));
  });
});

describe('a curve', () => {
  it('has the turn’s angle at the top, and zero at 1/1.9 of its height', () => {
    const { runs, zero, best } = errorCurve(course, box, 2);
    expect(zero).toBeCloseTo(50 + 38 / 1.9, 9);
    const [first, second] = runs[0].points;
    expect(first).toEqual({ x: 100, y: 50 });
    // Half of the angle remains after half a second, which is a quarter of the axis.
    expect(second).toEqual({ x: 150, y: 60 });
    expect(best.map(({ x }) => x)).toEqual([100, 150, 200]);
  });

  it('has a gap without steps, from the last known place to the next one', () => {
    // Samples at 0, 0.25, 0.5, 0.75 and 1 of the axis. Those at 0.5 and 0.75 belong to a stall.
    const gaps = [{ from: 0.25, to: 0.75 }];
    const { runs, jumps } = errorCurve(course, box, 2, { gaps });
    expect(runs.map(({ points }) => points.map(({ x }) => x))).toEqual([[100, 150], [300]]);
    // Across it a line is level, because nothing was computed, and then upright.
    expect(jumps.map((line) => line.map(({ x }) => x))).toEqual([[150, 300, 300]]);
    expect(jumps[0].map(({ y }) => y)).toEqual([60, 60, runs[1].points[0].y]);
    const trace = noseTrace(course, 1, { x: 0, y: 0, radius: 100 }, 2, gaps);
    // The radius goes from 78 to 98 with time, so that 83 to 98 are inside the gap.
    const radii = trace.runs.flatMap(({ points }) => points.map(({ x, y }) => Math.hypot(x, y)));
    expect(radii.filter((radius) => radius > 83.001 && radius < 97.999)).toEqual([]);
    expect(Math.max(...radii)).toBeCloseTo(98, 9);
  });

  it('ends where the time axis does', () => {
    const { runs } = errorCurve(course, box, 1);
    expect(runs.flatMap(({ points }) => points).at(-1)!.x).toBe(300);
  });

  it('shares its scale with the other curves of the scene: the largest turn and the farthest swing, in either sense', () => {
    // A turn of −4 rad with an overshoot of 5 rad, and one of 2 rad with an overshoot of 1 rad.
    const large = { ...course, step: -4, errors: [-2, 5, 0], best: [] };
    const reach = errorScale([course, large]);
    expect(reach).toEqual({ above: 4, below: 5 });
    // 90 px for 9 rad, and 12 px at the foot of the box for bars.
    const { runs, zero } = errorCurve(course, { ...box, height: 90 + 12 }, 2, { reach });
    expect(zero).toBe(50 + 40);
    expect(runs[0].points[0].y).toBe(90 - 20);
  });

  it('begins where the body is let go: after 3 s of 3 s and 6 s, at a third of its box', () => {
    expect(boxAfter({ ...box, width: 180 }, 3, 6)).toEqual({ ...box, left: 160, width: 120 });
  });

  it('of the motor has the way of the turn upwards and the common peak at the top', () => {
    const { runs, zero } = motorCurve(course, box, 2, 8);
    expect(zero).toBe(69);
    expect(runs[0].points[1].y).toBeCloseTo(69 - 19 / 2, 9);
    expect(peakOf(course)).toBe(4);
  });
});

it('dots are 4 px apart along a line, corners included', () => {
  const dots = dotsAlong(
    [
      { x: 0, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 6 },
    ],
    4,
  );
  expect(dots).toEqual([
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 6, y: 2 },
    { x: 6, y: 6 },
  ]);
});

it('frames of 1, 1 and 4 steps at 10 Hz, seen from 0.1 s for 0.6 s, are one short, one long and a short one', () => {
  const marks = framesIn([1, 1, 4], 10, 0.1, 0.6);
  expect(marks.map(({ long }) => long)).toEqual([false, true, false]);
  expect(marks[1].from).toBeCloseTo(1 / 6, 9);
  expect(marks[1].to).toBeCloseTo(5 / 6, 9);
});

describe('a turn without its trembling', () => {
  it('is the mean where every step turns back, and keeps its ends', () => {
    expect(withoutTrembling([1, 3, 1, 3, 1])).toEqual([1, 2, 2, 2, 1]);
  });

  it('is the same where a swing turns back once', () => {
    expect(withoutTrembling([0, 2, 3, 2, 1, 1])).toEqual([0, 2, 3, 2, 1, 1]);
  });
});
