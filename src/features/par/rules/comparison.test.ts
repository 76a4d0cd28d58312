// Tests of the comparison of runs: where time was lost, and at which turn.
import { describe, expect, it } from 'vitest';
import { costliestTurn, lagOf, legsOf } from './comparison';
import { type ParRecord, poseSpacing } from './record';

const limits = { angularAcceleration: Math.PI, turnRate: Infinity, linearAcceleration: 100, speed: 10 };

/**
 * Returns the record of a made-up run.
 * @param splits times at the gates, s
 * @param at function that returns x, y and heading at a time
 */
function record(splits: readonly number[], at: (time: number) => [number, number, number]): ParRecord {
  const poses = Array.from({ length: Math.ceil(splits.at(-1)! / poseSpacing) + 2 }, (_, n) => {
    const [x, y, angle] = at(n * poseSpacing);
    return [Math.round(100 * x), Math.round(100 * y), Math.round(1000 * angle)];
  });
  return { time: splits.at(-1)!, splits, poses: poses.flat() };
}

/**
 * Returns the record of a made-up run: 10 m along x, a quarter turn, then 10 m along y.
 * @param first duration of the first part, s
 * @param second duration of the second part, s
 */
const corner = (first: number, second: number) =>
  record([first, first + second], (time) =>
    time < first
      ? [(10 * time) / first, 0, 0]
      : [10, (10 * Math.min(second, time - first)) / second, Math.min(1, 4 * (time - first)) * (Math.PI / 2)],
  );

describe('the legs of a run', () => {
  const lost = (own: ParRecord, other: ParRecord, pace: number) =>
    legsOf(own, { record: other, pace }).map((leg) => leg.lost);

  it('lose nothing if a run is compared with itself, and are not compared without another run', () => {
    expect(lost(corner(2, 2), corner(2, 2), 1)).toEqual([0, 0]);
    expect(legsOf(corner(2, 2), null).map((leg) => leg.lost)).toEqual([null, null]);
  });

  it('lose a second where one took 3 s in place of 2, and none in the other', () => {
    expect(lost(corner(2, 3), corner(2, 2), 1)).toEqual([0, 1]);
  });

  it('end as far behind as all of them lost together', () => {
    const behind = legsOf(corner(3, 3), { record: corner(2, 2.5), pace: 1 }).map((leg) => leg.behind);
    expect(behind).toEqual([1, 1.5]);
  });

  it('count the other run at its pace, and lead from gate to gate', () => {
    expect(lost(corner(4, 4), corner(2, 2), 2)).toEqual([0, 0]);
    const [first, second] = legsOf(corner(4, 4), null);
    expect(first.way[0]).toMatchObject({ x: 0, y: 0 });
    expect(first.way.at(-1)!.x).toBeCloseTo(10, 1);
    expect(second.way.at(-1)!.y).toBeCloseTo(10, 1);
  });
});

describe('the costliest turn', () => {
  it('is the quarter turn at the gate, with its time, the best possible one and the time lost', () => {
    const turn = costliestTurn(corner(2, 3), { record: corner(2, 2), pace: 1 }, limits)!;
    expect(turn.gate).toBe(0);
    expect(turn.angle).toBeCloseTo(Math.PI / 2, 2);
    // Half of the second leg takes 1.5 s instead of 1 s.
    expect(turn.lost).toBeCloseTo(0.5, 1);
    // From 2 to 98 % of a turn of a quarter of a second.
    expect(turn.took).toBeGreaterThan(0.2);
    expect(turn.took).toBeLessThan(0.32);
    // 0.8 · 2 √((π/2) / π)
    expect(turn.possible).toBeCloseTo(0.8 * Math.SQRT2, 2);
    expect(turn.longer).toBeCloseTo(0, 1);
  });

  it('is null if nothing was lost', () => {
    expect(costliestTurn(corner(2, 2), { record: corner(2, 2), pace: 1 }, limits)).toBeNull();
  });
});

describe('the lag of the last body', () => {
  const run = { time: 9, splits: [2, 5, 9], poses: [] };

  it('is found at the gate before which it lost most', () => {
    // Behind by 0, 1 and 1.5 s; 1 s of that before the second gate.
    const bodySplits = [
      [2, 4, 7.5],
      [2, 5, 9],
    ];
    expect(lagOf({ ...run, bodySplits })).toEqual({ body: 1, before: 0, behind: 1.5, gate: 1, lost: 1 });
  });

  it('is null for one body, and for bodies that finish together', () => {
    expect(lagOf(run)).toBeNull();
    expect(lagOf({ ...run, bodySplits: [run.splits, run.splits] })).toBeNull();
  });
});
