// Tests of turns measured on real bodies, against the bound worked out by hand.

import { describe, expect, it } from 'vitest';
import { Missile } from '../../entities/missile';
import { World } from '../../planck/planck';
import { TurnMeter } from './turn-meter';

/**
 * Returns a missile that turned by an angle from rest for some seconds. Also returns the meter that measured the turn,
 * and a function that makes a further step.
 */
function turned(angle: number, seconds: number, controller = 'windowed-pid') {
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const missile = new Missile(world, {
    position: { x: 0, y: 0 },
    angle: 0,
    controller: { kind: controller },
  });
  missile.give({ kind: 'turn-towards', target: { x: 40 * Math.cos(angle), y: 40 * Math.sin(angle) } });
  const meter = new TurnMeter(missile);
  const step = () => {
    missile.update(1 / 60);
    meter.update(missile, 1 / 60);
    world.step(1 / 60);
  };
  for (let n = 0; n < seconds * 60; n++) step();
  return { missile, meter, step };
}

describe('TurnMeter', () => {
  it('sees the turn by its signed angle', () => {
    expect(turned(-Math.PI / 2, 1).meter.last!.step).toBeCloseTo(-Math.PI / 2, 9);
  });

  it('runs a ghost that settles at 0.9 T* or up to a step before, T* = 2 √(θ/α) = 0.707 s, without overshoot', () => {
    const { best } = turned(Math.PI / 2, 2).meter.last!;
    const early = 0.9 * Math.SQRT1_2 - best.settlingTime!;
    expect(early).toBeGreaterThanOrEqual(0);
    expect(early).toBeLessThan(1 / 60);
    expect(best.overshoot).toBeLessThan(1e-9);
  });

  it('finds the default controller within 1.35 × the limit with at most 5 % overshoot', () => {
    const { timesLimit, response } = turned(Math.PI / 2, 3).meter.last!;
    expect(timesLimit).toBeLessThan(1.35);
    expect(response.overshoot).toBeLessThan(0.05);
    expect(Math.abs(response.steadyStateError)).toBeLessThan(1e-3);
  });

  it('finds the time-optimal body at the limit', () => {
    expect(turned(Math.PI / 2, 2, 'time-optimal').meter.last!.timesLimit).toBeCloseTo(1, 9);
  });

  it('restarts when the target jumps, but not when it creeps', () => {
    const { missile, meter, step } = turned(Math.PI / 2, 2);
    missile.moveTarget({ x: 1, y: 40 });
    step();
    step();
    expect(meter.last!.step).toBeCloseTo(Math.PI / 2, 9);
    missile.moveTarget({ x: -40, y: 0 });
    step();
    step();
    expect(meter.last!.step).toBeCloseTo(Math.PI / 2, 1);
    expect(meter.last!.seconds).toBeCloseTo(1 / 60, 9);
  });

  it('keeps the last turn that came to rest while the next one is under way', () => {
    const { missile, meter, step } = turned(Math.PI / 2, 2);
    const first = meter.last!;
    expect(meter.settled).toBe(first);
    missile.moveTarget({ x: -40, y: 0 });
    for (let n = 0; n < 30; n++) step();
    expect(meter.last).not.toBe(first);
    expect(meter.settled!.response).toEqual(first.response);
  });

  it('takes a swing through the target for no rest', () => {
    expect(turned(Math.PI / 2, 0.5).meter.settled).toBeNull();
  });

  it('reports the time since the turn began', () => {
    // The first update records the jump. After it come 119 steps of 1/60 s.
    expect(turned(Math.PI / 2, 2).meter.age).toBeCloseTo(119 / 60, 9);
    expect(turned(Math.PI / 2, 0).meter.age).toBeNull();
  });

  it('gives no limit and no ghost for a heading that moves', () => {
    const { missile, meter, step } = turned(Math.PI / 2, 0.1, 'time-optimal');
    expect(meter.ghost).not.toBeNull();
    for (let n = 0; n < 120; n++) {
      missile.moveTarget({ x: 40 * Math.cos(Math.PI / 2 + n / 60), y: 40 * Math.sin(Math.PI / 2 + n / 60) });
      step();
    }
    expect(meter.ghost).toBeNull();
    expect(meter.last!.timesLimit).toBeNull();
  });

  it('gives no limit and no ghost for a body that has to go round a closed sector', () => {
    const { missile, meter, step } = turned(Math.PI / 2, 2, 'time-optimal');
    missile.closed = [Math.PI * 0.6, Math.PI * 0.9];
    missile.moveTarget({ x: -40, y: 0 });
    for (let n = 0; n < 180; n++) step();
    expect(meter.ghost).toBeNull();
    expect(meter.last!.step).toBeCloseTo(-1.5 * Math.PI, 2);
    expect(meter.last!.response.settlingTime).not.toBeNull();
    expect(meter.last!.timesLimit).toBeNull();
  });

  it('does not count a jump to the present heading as a turn', () => {
    const { missile, meter, step } = turned(Math.PI / 2, 2);
    const { seconds } = meter.last!;
    missile.moveTarget({ x: -40, y: 0 });
    missile.place({ x: 0, y: 0 }, Math.PI);
    step();
    step();
    expect(meter.last!.step).toBeCloseTo(Math.PI / 2, 9);
    expect(meter.last!.seconds).toBe(seconds);
    expect(meter.ghost).toBeNull();
  });

  it('starts the turn of a held body at its release', () => {
    const { missile, meter, step } = turned(Math.PI / 2, 0);
    missile.body.setFixedRotation(true);
    for (let n = 0; n < 180; n++) step();
    expect(meter.last).toBeNull();
    missile.body.setFixedRotation(false);
    for (let n = 0; n < 61; n++) step();
    expect(meter.last!.seconds).toBeCloseTo(1, 9);
    expect(meter.last!.step).toBeCloseTo(Math.PI / 2, 9);
  });

  it('has nothing to say of an idle body', () => {
    const { missile, meter, step } = turned(Math.PI / 2, 1);
    missile.give({ kind: 'idle' });
    step();
    expect(meter.ghost).toBeNull();
    expect(new TurnMeter(missile).last).toBeNull();
  });
});
