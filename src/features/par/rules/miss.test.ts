// Tests of the distance by which a run missed a gate.
import { describe, expect, it } from 'vitest';
import { simulationOf } from '../../../lab/files/field';
import { flownBy } from './flight';
import { parGame } from './game';
import { gateMiss, missOf } from './miss';
import { parOf } from './par-rules';

/** Recorded poses of a straight flight in cm: along y = 5 m, from x = 0 to x = 40 m, one pose per metre. */
const straight = Array.from({ length: 41 }, (_, n) => [100 * n, 500, 0]).flat();

describe('a way that misses a gate', () => {
  it('is as far from it as its nearest place is from the nearer end of the opening', () => {
    const gate = { kind: 'line', at: { x: 20, y: 0 }, direction: 0, width: 6 } as const;
    expect(gateMiss(gate, straight, 0)).toEqual({ from: { x: 20, y: 5 }, to: { x: 20, y: 3 }, by: 2 });
  });

  it('counts from the gate before on', () => {
    const gate = { kind: 'line', at: { x: 20, y: 0 }, direction: 0, width: 6 } as const;
    // At 1.15 s the body is at x = 23 m: 3 m beyond the gate and 2 m beside it.
    expect(gateMiss(gate, straight, 1.15)?.by).toBeCloseTo(Math.hypot(3, 2), 6);
  });

  it('misses a ring by the distance from it, and by 0 if it does not stop inside', () => {
    const ring = { kind: 'stop', at: { x: 20, y: 0 }, radius: 2 } as const;
    const near = gateMiss(ring, straight, 0)!;
    expect(near).toMatchObject({ from: { x: 20, y: 5 }, to: { x: 20, y: 2 }, by: 3 });
    expect(gateMiss({ ...ring, radius: 6 }, straight, 0)?.by).toBe(0);
  });

  it('is nothing before there is a way', () => {
    expect(gateMiss({ kind: 'stop', at: { x: 0, y: 0 }, radius: 1 }, [], 0)).toBeNull();
  });
});

/**
 * Returns a course of two gates for a missile that flies 40 m along +x. The missile passes the first gate.
 * @param aside distance of the second gate from the missile's path, m
 */
const course = (aside: number) => ({
  version: 1 as const,
  name: 'Two gates',
  entities: [
    { kind: 'missile' as const, command: { kind: 'follow-path' as const, waypoints: [[40, 0]] as const } },
  ],
  par: {
    gates: [
      { at: [12, 0] as const, direction: 0, width: 6 },
      { at: [24, aside] as const, direction: 0, width: 6 },
    ],
  },
});

describe('an attempt', () => {
  it('that misses a gate has its way to the gate before, and from there on', () => {
    const miss = missOf(flownBy(course(12))!)!;
    expect(miss.by).toBeCloseTo(9, 1);
    expect(miss.to).toEqual({ x: 24, y: 9 });
    expect(miss.passed.at(0)).toEqual({ x: 0, y: 0 });
    expect(miss.passed.at(-1)).toEqual(miss.astray[0]);
    expect(miss.astray[0].x).toBeGreaterThanOrEqual(12);
    expect(miss.astray.at(-1)!.x).toBeGreaterThan(36);
  });

  it('that comes through has none, and neither has one that is not flown yet', () => {
    expect(missOf(flownBy(course(0))!)).toBeNull();
    expect(missOf(parOf(simulationOf(course(12), [parGame]))!)).toBeNull();
  });
});
