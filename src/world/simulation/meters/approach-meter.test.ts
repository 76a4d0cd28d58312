// Tests of the measurement of chases: each closest approach, its time, and the total turning until then.

import { describe, expect, it } from 'vitest';
import type { Target } from '../../entities/command';
import { Missile } from '../../entities/missile';
import { World } from '../../planck/planck';
import { ApproachMeter } from './approach-meter';

const timeStep = 0.1;

/**
 * Puts a missile on the x axis at each of the given places (m), one per step, and updates the meter that measures its
 * approaches.
 * @param applied angular acceleration of the missile. rad/s²
 */
function fly(meter: ApproachMeter, chased: Target, places: readonly number[], applied = 0): void {
  const missile = new Missile(new World(), { position: { x: 0, y: 0 }, angle: 0, seekDistance: 1 });
  missile.give({ kind: 'seek', chased });
  missile.turn.applied = applied;
  places.forEach((x, n) => {
    missile.body.setTransform({ x, y: 0 }, 0);
    meter.update(missile, n * timeStep);
  });
}

/** Moves a missile along +x at 10 m/s past a target, while it turns at a constant angular acceleration. */
function flyPast(meter: ApproachMeter, chased: Target, steps: number, applied = 0): void {
  fly(meter, chased, [...Array(steps).keys()], applied);
}

const still = (x: number, y: number) => ({ position: { x, y }, velocity: { x: 0, y: 0 } });

describe('ApproachMeter', () => {
  it('finds the closest approach between two steps', () => {
    const meter = new ApproachMeter();
    // The missile passes at x = 5.5, 3 m beside the target, between the steps at 5 and 6 m.
    flyPast(meter, still(5.5, 3), 20);
    expect(meter.approaches).toHaveLength(1);
    expect(meter.approaches[0].range).toBeCloseTo(3, 12);
    expect(meter.closest).toBe(meter.approaches[0]);
  });

  it('says when that was, and where the target was by then', () => {
    const meter = new ApproachMeter();
    // At 5 m the target is 0.3 m ahead and moves on at 2 m/s: the missile reaches it 0.3 / 8 s later.
    const running = {
      velocity: { x: 2, y: 0 },
      get position() {
        return { x: 5.3 + 2 * (time - 5 * timeStep), y: 3 };
      },
    };
    let time = 0;
    const missile = new Missile(new World(), { position: { x: 0, y: 0 }, angle: 0, seekDistance: 1 });
    missile.give({ kind: 'seek', chased: running });
    for (let n = 0; n < 20; n++) {
      time = n * timeStep;
      missile.body.setTransform({ x: n, y: 0 }, 0);
      meter.update(missile, time);
    }
    expect(meter.approaches[0].time).toBeCloseTo(5 * timeStep + 0.3 / 8, 12);
    expect(meter.approaches[0].place.x).toBeCloseTo(5.3 + (2 * 0.3) / 8, 12);
  });

  it('takes the step before the range opens into account', () => {
    const meter = new ApproachMeter();
    flyPast(meter, still(5.2, 1), 20);
    expect(meter.approaches[0].range).toBeCloseTo(1, 12);
  });

  it('sums up the turning until then', () => {
    const meter = new ApproachMeter();
    flyPast(meter, still(5.5, 3), 20, -2);
    // 5.5 steps of 2 rad/s², which end at 5.5 m.
    expect(meter.approaches[0].effort).toBeCloseTo(5.5 * 2 * timeStep, 12);
  });

  it('counts one approach while it stays within the seek distance, and the next after it was outside', () => {
    const meter = new ApproachMeter();
    // The missile passes the target, moves to and fro within 1 m of it, goes 2 m away, and passes it again.
    const wobble = [0, 3, 4.8, 5.1, 4.9, 5.2, 4.8, 5.1, 7, 5, 2];
    fly(meter, still(5, 0), wobble);
    expect(meter.count).toBe(2);
    expect(meter.first).toBe(meter.approaches[0]);
  });

  it('counts no approach for swinging about on the way', () => {
    const meter = new ApproachMeter();
    fly(meter, still(100, 0), [0, 2, 1, 3, 5, 30, 60, 90, 99, 104]);
    expect(meter.count).toBe(1);
    expect(meter.first!.range).toBe(0);
  });

  it('records no approach while the range only grows, and restarts with another target', () => {
    const meter = new ApproachMeter();
    flyPast(meter, still(-5, 0), 20);
    expect(meter.approaches).toEqual([]);
    flyPast(meter, still(5, 0), 20);
    flyPast(meter, still(8, 0), 3);
    expect(meter.approaches).toEqual([]);
    expect(meter.closest).toBeNull();
  });
});
