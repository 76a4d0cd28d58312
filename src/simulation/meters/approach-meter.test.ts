// A chase is measured: closest approach of each pass, when it was, and the turning up to then.
import { describe, expect, it } from 'vitest';
import type { Point } from '../../entities/command';
import type { Entity } from '../entity-kinds';
import { ApproachMeter } from './approach-meter';

const timeStep = 0.1;

/** A body that flies along +x at 10 m/s past a target, and turns at a steady angular acceleration. */
function flyPast(
  meter: ApproachMeter,
  chased: { position: Point; velocity: Point },
  steps: number,
  applied = 0,
): void {
  for (let n = 0; n < steps; n++) {
    const body = { getPosition: () => ({ x: n, y: 0 }) };
    const entity = {
      command: { kind: 'seek', chased },
      body,
      turn: { applied },
      seekDistance: 1,
    } as unknown as Entity;
    meter.update(entity, n * timeStep);
  }
}

const still = (x: number, y: number) => ({ position: { x, y }, velocity: { x: 0, y: 0 } });

describe('ApproachMeter', () => {
  it('finds the closest approach between two steps', () => {
    const meter = new ApproachMeter();
    // Passes 3 m abeam at x = 5.5, between the steps at 5 and 6 m.
    flyPast(meter, still(5.5, 3), 20);
    expect(meter.passes).toHaveLength(1);
    expect(meter.passes[0].range).toBeCloseTo(3, 12);
    expect(meter.nearest).toBe(meter.passes[0]);
  });

  it('says when that was, and where the target was by then', () => {
    const meter = new ApproachMeter();
    const running = still(5.25, 3);
    for (let n = 0; n < 20; n++) {
      // The target creeps along at 0.5 m/s: met at 10 t = 5.25 + 0.5 t, t = 5.25 / 9.5 s.
      running.position = { x: 5.25 + 0.5 * n * timeStep, y: 3 };
      const body = { getPosition: () => ({ x: n, y: 0 }) };
      const entity = { command: { kind: 'seek', chased: running }, body, turn: { applied: 0 }, seekDistance: 1 };
      meter.update(entity as unknown as Entity, n * timeStep);
    }
    expect(meter.passes[0].time).toBeCloseTo(5.25 / 9.5, 12);
    expect(meter.passes[0].place.x).toBeCloseTo(5.25 + (0.5 * 5.25) / 9.5, 12);
  });

  it('takes the step before the range opens into account', () => {
    const meter = new ApproachMeter();
    flyPast(meter, still(5.2, 1), 20);
    expect(meter.passes[0].range).toBeCloseTo(1, 12);
  });

  it('sums up the turning until then', () => {
    const meter = new ApproachMeter();
    flyPast(meter, still(5.5, 3), 20, -2);
    // 5.5 steps of 2 rad/s², up to 5.5 m and no further.
    expect(meter.passes[0].effort).toBeCloseTo(5.5 * 2 * timeStep, 12);
  });

  it('counts one pass while it hangs on to a chased’s heels, and the next after it was out of reach', () => {
    const meter = new ApproachMeter();
    const chased = still(5, 0);
    // Past it and to and fro within 1 m of it; then 2 m off, and past it again.
    const wobble = [0, 3, 4.8, 5.1, 4.9, 5.2, 4.8, 5.1, 7, 5, 2];
    wobble.forEach((x, n) => {
      const body = { getPosition: () => ({ x, y: 0 }) };
      const entity = { command: { kind: 'seek', chased }, body, turn: { applied: 0 }, seekDistance: 1 };
      meter.update(entity as unknown as Entity, n * timeStep);
    });
    expect(meter.count).toBe(2);
    expect(meter.first).toBe(meter.passes[0]);
  });

  it('counts no swinging about on the way', () => {
    const meter = new ApproachMeter();
    const chased = still(100, 0);
    [0, 2, 1, 3, 5, 30, 60, 90, 99, 104].forEach((x, n) => {
      const body = { getPosition: () => ({ x, y: 0 }) };
      const entity = { command: { kind: 'seek', chased }, body, turn: { applied: 0 }, seekDistance: 1 };
      meter.update(entity as unknown as Entity, n * timeStep);
    });
    expect(meter.count).toBe(1);
    expect(meter.first!.range).toBe(0);
  });

  it('notes no pass while the range only opens, and begins anew with another chased', () => {
    const meter = new ApproachMeter();
    flyPast(meter, still(-5, 0), 20);
    expect(meter.passes).toEqual([]);
    flyPast(meter, still(5, 0), 20);
    flyPast(meter, still(8, 0), 3);
    expect(meter.passes).toEqual([]);
    expect(meter.nearest).toBeNull();
  });
});
