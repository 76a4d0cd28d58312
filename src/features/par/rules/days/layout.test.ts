// Tests of the layouts of days: every date keeps all numbers of the rules, and has one layout.
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../../../../lab/scenarios/day';
import { toDegrees } from '../../../../laws/exact/figures';
import { dayLayout, type Layout } from './layout';

/** Random seeds of the tested layouts: the dates of two years from 2026-11-21. */
const seeds: number[] = [];
for (let date = 20261121; seeds.length < 730; date = dayAfter(date)) seeds.push(date);
const layouts = [...seeds, ...seeds.map((seed) => seed + 1_000_003)].map(dayLayout);

/** Returns the turn from one heading to another, at most half a turn. degrees */
const turned = (from: number, to: number) => ((((to - from + 180) % 360) + 360) % 360) - 180;

/** Returns the straight legs of a layout, from each gate to the next: end (m), length (m) and heading (degrees). */
function legsOf({ start, gates }: Layout) {
  const places = [start, ...gates.map(({ at }) => at)];
  return places.slice(1).map(([x, y], n) => {
    const [dx, dy] = [x - places[n][0], y - places[n][1]];
    return { x, y, length: Math.hypot(dx, dy), heading: toDegrees(Math.atan2(dy, dx)) };
  });
}

/** Returns the turns at all gates except the last. degrees */
const turnsOf = (layout: Layout) => {
  const legs = legsOf(layout);
  return legs.slice(1).map(({ heading }, n) => turned(legs[n].heading, heading));
};

/** Tolerance for the rounding of angles computed here. */
const little = 1e-9;

describe('the layout of any date', () => {
  it('is the same each time, and another one on another date', () => {
    expect(dayLayout(20261121)).toEqual(dayLayout(20261121));
    expect(new Set(layouts.map((layout) => JSON.stringify(layout))).size).toBe(layouts.length);
  });

  it('has one of four motors and of three speeds, and each of them now and then', () => {
    expect(new Set(layouts.map(({ limits }) => limits.angularAcceleration))).toEqual(
      new Set([5.5, 6.3, 7.1, 7.9]),
    );
    expect(new Set(layouts.map(({ limits }) => limits.speed))).toEqual(new Set([13, 14, 15]));
  });

  it('has 7 to 9 gates', () => {
    expect(new Set(layouts.map(({ gates }) => gates.length))).toEqual(new Set([7, 8, 9]));
  });

  it('starts at -48 m, within 20 m of the middle, within 20° of straight ahead', () => {
    for (const { start, angle } of layouts) {
      expect(start[0]).toBe(-48);
      expect(Math.abs(start[1])).toBeLessThanOrEqual(20);
      expect(Math.abs(toDegrees(angle))).toBeLessThanOrEqual(20);
    }
  });

  it('has legs of 17 to 30 m, within 42 m and 21 m of the middle', () => {
    for (const { x, y, length } of layouts.flatMap(legsOf)) {
      expect(length).toBeGreaterThanOrEqual(17);
      expect(length).toBeLessThanOrEqual(30);
      expect(Math.abs(x)).toBeLessThanOrEqual(42);
      expect(Math.abs(y)).toBeLessThanOrEqual(21);
    }
  });

  it('has gates at least 13 m apart', () => {
    for (const { gates } of layouts)
      gates.forEach(({ at: [x, y] }, n) => {
        for (const { at } of gates.slice(0, n))
          expect(Math.hypot(x - at[0], y - at[1])).toBeGreaterThanOrEqual(13);
      });
  });

  it('turns by at most 20° at the start, by 25 to 115° at gates, by at most 60° after more than 90°', () => {
    for (const layout of layouts) {
      const [first] = legsOf(layout);
      expect(Math.abs(turned(toDegrees(layout.angle), first.heading))).toBeLessThanOrEqual(20 + little);
      const turns = turnsOf(layout).map(Math.abs);
      turns.forEach((turn, n) => {
        expect(turn).toBeGreaterThanOrEqual(25 - little);
        expect(turn).toBeLessThanOrEqual((turns[n - 1] > 90 ? 60 : 115) + little);
      });
    }
  });

  it('turns to either side about as often as to the same one again', () => {
    const pairs = layouts.flatMap((layout) => {
      const turns = turnsOf(layout);
      return turns.slice(1).map((turn, n) => turn * turns[n] < 0);
    });
    const share = pairs.filter((other) => other).length / pairs.length;
    // 60 % of the gates try a place on the other side. The edges of the field refuse more of those.
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  it('has gates that halve the turn, the last along its leg, 7 m wide from 80° on and 6 m otherwise', () => {
    for (const layout of layouts) {
      const legs = legsOf(layout);
      const turns = [...turnsOf(layout), 0];
      layout.gates.forEach(({ direction, width }, n) => {
        const off = turned(legs[n].heading + turns[n] / 2, toDegrees(direction));
        expect(Math.abs(off)).toBeLessThanOrEqual(0.25 + little);
        expect(width).toBe(Math.abs(turns[n]) < 80 ? 6 : 7);
      });
    }
  });

  it('has a plan that ends 12 m beyond the last gate, and places on a grid of half a metre', () => {
    for (const { gates, runOut, start } of layouts) {
      const { at, direction } = gates[gates.length - 1];
      expect(Math.abs(runOut[0] - at[0] - 12 * Math.cos(direction))).toBeLessThanOrEqual(0.25 + little);
      expect(Math.abs(runOut[1] - at[1] - 12 * Math.sin(direction))).toBeLessThanOrEqual(0.25 + little);
      for (const value of [...gates.flatMap((gate) => gate.at), ...runOut, ...start])
        expect(Number.isInteger(2 * value)).toBe(true);
    }
  });
});
