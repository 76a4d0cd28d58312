import { describe, expect, it } from 'vitest';
import { toRadians } from '../exact/figures';
import { LeakyPid } from './leaky-pid';
import { measureTurn, simulateTurn } from './step-response';
import { turnSettlingBound } from './time-optimal';
import { motor, sampleOf } from './turn-sample.fixture';

const none = { kp: 0, ki: 0, kd: 0 };

describe('LeakyPid', () => {
  it('turns harder the larger the error: P e', () => {
    const pid = new LeakyPid({ ...none, kp: 3 });
    expect(pid.update(sampleOf({ error: 0.5 }))).toEqual({ p: 1.5, i: 0, d: 0, output: 1.5 });
  });

  it('averages the error with a leak of 1/s, from the first error on', () => {
    const pid = new LeakyPid({ ...none, ki: 2 });
    const terms = [1, 3, 0].map((error) => pid.update(sampleOf({ error, timeStep: 0.1 })).i);
    // E: 1; 0.9 × 1 + 0.1 × 3 = 1.2; 0.9 × 1.2 + 0 = 1.08.
    expect(terms[0]).toBeCloseTo(2, 12);
    expect(terms[1]).toBeCloseTo(2.4, 12);
    expect(terms[2]).toBeCloseTo(2.16, 12);
  });

  it('brakes by the rate of the error: D Δe/Δt, with no kick at the first sample', () => {
    const pid = new LeakyPid({ ...none, kd: 2 });
    expect(pid.update(sampleOf({ error: 1, timeStep: 0.1 })).d).toBe(0);
    expect(pid.update(sampleOf({ error: 0.7, timeStep: 0.1 })).d).toBeCloseTo(-6, 9);
  });

  it('takes the error’s change the short way over ±180°', () => {
    const pid = new LeakyPid({ ...none, kd: 1 });
    pid.update(sampleOf({ error: toRadians(179), timeStep: 0.1 }));
    expect(pid.update(sampleOf({ error: toRadians(-179), timeStep: 0.1 })).d).toBeCloseTo(toRadians(20), 9);
  });

  it('remembers nothing after a reset', () => {
    const pid = new LeakyPid();
    const first = pid.update(sampleOf({ error: 1 }));
    pid.update(sampleOf({ error: 0.5 }));
    pid.reset();
    expect(pid.update(sampleOf({ error: 1 }))).toEqual(first);
  });

  it('turns away with negative gains', () => {
    expect(new LeakyPid({ kp: -10, ki: -2, kd: -1 }).update(sampleOf({ error: 1 })).output).toBe(-12);
  });

  it('settles a 90° turn at 4π rad/s² and 60 Hz within 1.35 × the bound and 2 % overshoot', () => {
    const step = toRadians(90);
    const controller = new LeakyPid();
    const trace = simulateTurn({ controller, step, timeStep: 1 / 60, duration: 5, limits: motor });
    const { settlingTime, overshoot } = measureTurn(trace);
    expect(settlingTime).toBeLessThanOrEqual(1.35 * turnSettlingBound(step, motor));
    expect(overshoot).toBeLessThanOrEqual(0.02);
  });

  it('stays off in wind by α_wind/(P + I), because the integral leaks', () => {
    const controller = new LeakyPid({ kp: 40, ki: 10, kd: 12 });
    const trial = { controller, step: 1, timeStep: 1 / 60, duration: 20, limits: motor, disturbance: -1 };
    expect(measureTurn(simulateTurn(trial)).steadyStateError).toBeCloseTo(1 / 50, 5);
  });

  it('refuses a gain out of range', () => {
    expect(() => new LeakyPid({ kd: 10001 })).toThrow('kd: must be a number from -10000 to 10000, got 10001');
  });
});
