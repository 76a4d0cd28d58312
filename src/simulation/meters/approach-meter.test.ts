// A chase is measured: each closest approach, when it was, and the turning up to then.
import { describe, expect, it } from 'vitest';
import type { Point } from '../../entities/command';
import type { Entity } from '../entity-kinds';
import { ApproachMeter } from './approach-meter';

const timeStep = 0.1;

/** A body that flies along +x at 10 m/s past a target, and turns at a constant angular acceleration. */
function flyPast(
  meter: ApproachMeter,
  target: { position: Point; velocity: Point },
  steps: number,
  applied = 0,
): void {
  for (let n = 0; n < steps; n++) {
    const body = { getPosition: () => ({ x: n, y: 0 }) };
    const entity = {
      command: { kind: 'seek', chased: target },
      body,
      turn: { applied },
      seekDistance: 1,
    } as unknown as Entity;
    meter.update(entity, n * timeStep, timeStep);
  }
}

const still = (x: number, y: number) => ({ position: { x, y }, velocity: { x: 0, y: 0 } });

describe('ApproachMeter', () => {
  it('finds the closest approach between two steps', () => {
    const meter = new ApproachMeter();
    // Passes 3 m abeam at x = 5.5, between the steps at 5 and 6 m.
    flyPast(meter, still(5.5, 3), 20);
    expect(meter.approaches).toHaveLength(1);
    expect(meter.approaches[0].range).toBeCloseTo(3, 12);
    expect(meter.closest).toBe(meter.approaches[0]);
  });

  it('takes the step before the range opens into account', () => {
    const meter = new ApproachMeter();
    flyPast(meter, still(5.2, 1), 20);
    expect(meter.approaches[0].range).toBeCloseTo(1, 12);
  });

  it('sums up the turning until then', () => {
    const meter = new ApproachMeter();
    flyPast(meter, still(5.5, 3), 20, -2);
    // Seven steps: those at 0 … 6 m, at the last of which the range has opened.
    expect(meter.approaches[0].effort).toBeCloseTo(7 * 2 * timeStep, 12);
  });

  it('counts one approach while it stays within the seek distance, and the next after it was outside', () => {
    const meter = new ApproachMeter();
    const target = still(5, 0);
    // Past it, to and fro within 1 m of it, then 2 m off, and past it again.
    const wobble = [0, 3, 4.8, 5.1, 4.9, 5.2, 4.8, 5.1, 7, 5, 2];
    wobble.forEach((x, n) => {
      const body = { getPosition: () => ({ x, y: 0 }) };
      const entity = {
        command: { kind: 'seek', chased: target },
        body,
        turn: { applied: 0 },
        seekDistance: 1,
      };
      meter.update(entity as unknown as Entity, n * timeStep, timeStep);
    });
    expect(meter.count).toBe(2);
    expect(meter.first).toBe(meter.approaches[0]);
  });

  it('counts no approach for swinging about on the way', () => {
    const meter = new ApproachMeter();
    const target = still(100, 0);
    [0, 2, 1, 3, 5, 30, 60, 90, 99, 104].forEach((x, n) => {
      const body = { getPosition: () => ({ x, y: 0 }) };
      const entity = {
        command: { kind: 'seek', chased: target },
        body,
        turn: { applied: 0 },
        seekDistance: 1,
      };
      meter.update(entity as unknown as Entity, n * timeStep, timeStep);
    });
    expect(meter.count).toBe(1);
    expect(meter.first!.range).toBe(0);
  });

  it('notes no approach while the range only opens, and begins anew with another target', () => {
    const meter = new ApproachMeter();
    flyPast(meter, still(-5, 0), 20);
    expect(meter.approaches).toEqual([]);
    flyPast(meter, still(5, 0), 20);
    flyPast(meter, still(8, 0), 3);
    expect(meter.approaches).toEqual([]);
    expect(meter.closest).toBeNull();
  });
});
