import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRadians } from '../exact/figures';
import { measureTurn, simulateTurn } from './step-response';
import { turnSettlingBound } from './time-optimal';
import { motor, sampleOf } from './turn-sample.fixture';
import { integrateSamples, WindowedPid } from './windowed-pid';

const none = { kp: 0, ki: 0, kd: 0 };

describe('WindowedPid', () => {
  it('turns harder the larger the error: Kp e', () => {
    const pid = new WindowedPid({ ...none, kp: 3 });
    expect(pid.update(sampleOf({ error: 0.5 }))).toEqual({ p: 1.5, i: 0, d: 0, output: 1.5 });
  });

  it('integrates the window by Simpson’s rule', () => {
    const pid = new WindowedPid({ ...none, ki: 6, window: 3 });
    const terms = [1, 2, 4].map((error) => pid.update(sampleOf({ error, timeStep: 0.5 })).i);
    // One sample: 0. Two: 6 × 0.5 (1 + 2)/2. Three: 6 × 0.5/3 (1 + 4 × 2 + 4).
    expect(terms[0]).toBe(0);
    expect(terms[1]).toBeCloseTo(4.5, 12);
    expect(terms[2]).toBeCloseTo(13, 12);
  });

  it('drops errors older than the window', () => {
    const pid = new WindowedPid({ ...none, ki: 1, window: 3 });
    const terms = [9, 0, 0, 0].map((error) => pid.update(sampleOf({ error })).i);
    expect(terms[2]).toBeGreaterThan(0);
    expect(terms[3]).toBe(0);
  });

  it('brakes by the rate of the error: Kd Δe/Δt', () => {
    const pid = new WindowedPid({ ...none, kd: 2 });
    expect(pid.update(sampleOf({ error: 1, timeStep: 0.1 })).d).toBe(0);
    expect(pid.update(sampleOf({ error: 0.7, timeStep: 0.1 })).d).toBeCloseTo(-6, 9);
  });

  it('takes the error’s change the short way over ±180°', () => {
    const pid = new WindowedPid({ ...none, kd: 1 });
    pid.update(sampleOf({ error: toRadians(179), timeStep: 0.1 }));
    expect(pid.update(sampleOf({ error: toRadians(-179), timeStep: 0.1 })).d).toBeCloseTo(toRadians(20), 9);
  });

  it('remembers nothing after a reset', () => {
    const pid = new WindowedPid();
    const first = pid.update(sampleOf({ error: 1 }));
    pid.update(sampleOf({ error: 0.5 }));
    pid.reset();
    expect(pid.update(sampleOf({ error: 1 }))).toEqual(first);
  });

  it('settles a 90° turn at 4π rad/s² and 60 Hz within 1.35 × the bound and 5 % overshoot', () => {
    const step = toRadians(90);
    const controller = new WindowedPid();
    const trace = simulateTurn({ controller, step, timeStep: 1 / 60, duration: 5, limits: motor });
    const { settlingTime, overshoot } = measureTurn(trace);
    expect(settlingTime).toBeLessThanOrEqual(1.35 * turnSettlingBound(step, motor));
    expect(overshoot).toBeLessThanOrEqual(0.05);
  });

  it('still stays off a little in wind: by α_wind/(Kp + Ki 6Δt)', () => {
    const trial = { controller: new WindowedPid(), step: 1, timeStep: 1 / 60, duration: 10, limits: motor };
    const { steadyStateError } = measureTurn(simulateTurn({ ...trial, disturbance: -1 }));
    expect(steadyStateError).toBeCloseTo(1 / (42 + 0.4 * 0.1), 6);
  });

  it('refuses settings that make no sense', () => {
    expect(() => new WindowedPid({ window: 4 })).toThrow('window: must be an odd whole number');
    expect(() => new WindowedPid({ kp: Number.NaN })).toThrow('kp: must be a number');
  });
});

describe('integrateSamples', () => {
  it('is 0 without an interval', () => {
    expect(integrateSamples([], 0.1)).toBe(0);
    expect(integrateSamples([5], 0.1)).toBe(0);
  });

  it('takes the trapezoid for two samples', () => {
    expect(integrateSamples([1, 3], 0.5)).toBeCloseTo(1, 12);
  });

  it('weights three samples h/3 (1, 4, 1)', () => {
    expect(integrateSamples([1, 0, 0], 3)).toBeCloseTo(1, 12);
    expect(integrateSamples([0, 1, 0], 3)).toBeCloseTo(4, 12);
    expect(integrateSamples([0, 0, 1], 3)).toBeCloseTo(1, 12);
  });

  it('weights four samples 3h/8 (1, 3, 3, 1)', () => {
    expect(integrateSamples([1, 0, 0, 0], 8)).toBeCloseTo(3, 12);
    expect(integrateSamples([0, 1, 0, 0], 8)).toBeCloseTo(9, 12);
    expect(integrateSamples([0, 0, 1, 0], 8)).toBeCloseTo(9, 12);
  });

  it.each([3, 4, 5, 6, 7, 8])('is exact for cubics with %i samples', (count) => {
    const coefficient = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(coefficient, coefficient, coefficient, coefficient), ([a, b, c, d]) => {
        const spacing = 0.25;
        const end = spacing * (count - 1);
        const samples = Array.from({ length: count }, (_, n) => {
          const t = n * spacing;
          return a + b * t + c * t ** 2 + d * t ** 3;
        });
        const exact = a * end + (b * end ** 2) / 2 + (c * end ** 3) / 3 + (d * end ** 4) / 4;
        expect(integrateSamples(samples, spacing)).toBeCloseTo(exact, 9);
      }),
    );
  });
});
