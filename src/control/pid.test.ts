import { describe, expect, it } from 'vitest';
import { simulateTurn } from './double-integrator';
import { Pid } from './pid';
import { measureTurn } from './step-response';
import { turnSettlingBound } from './turn-bound';
import { degrees, motor, sampleOf } from './turn-sample.fixture';

const none = { kp: 0, ki: 0, kd: 0 };
const tenth = (error: number) => sampleOf({ error, timeStep: 0.1 });

describe('Pid, its terms', () => {
  it('turns harder the larger the error: Kp e', () => {
    expect(new Pid({ ...none, kp: 3 }).update(tenth(0.5))).toEqual({ p: 1.5, i: 0, d: 0, output: 1.5 });
  });

  it('integrates by the trapezoid', () => {
    const pid = new Pid({ ...none, ki: 2 });
    const terms = [1, 3, 0].map((error) => pid.update(tenth(error)).i);
    // 0; 2 × 0.1 (1 + 3)/2 = 0.4; + 2 × 0.1 (3 + 0)/2 = 0.7.
    expect(terms[0]).toBe(0);
    expect(terms[1]).toBeCloseTo(0.4, 12);
    expect(terms[2]).toBeCloseTo(0.7, 12);
  });

  it('brakes by the measured turn, relative to the target’s', () => {
    const pid = new Pid({ ...none, kd: 2, derivative: 'measurement' });
    expect(pid.update(sampleOf({ angularVelocity: 3 })).d).toBeCloseTo(-6, 12);
    expect(pid.update(sampleOf({ angularVelocity: 3, targetAngularVelocity: 4 })).d).toBeCloseTo(2, 12);
  });

  it('does not kick on a target jump with the derivative of the measurement', () => {
    const pid = new Pid({ ...none, kd: 2, derivative: 'measurement' });
    pid.update(tenth(0));
    expect(pid.update(tenth(1)).d).toBeCloseTo(0, 12);
  });

  it('kicks on a target jump with the derivative of the error: Kd Δe/Δt', () => {
    const pid = new Pid({ ...none, kd: 2, derivative: 'error' });
    expect(pid.update(tenth(0)).d).toBe(0);
    expect(pid.update(tenth(1)).d).toBeCloseTo(20, 12);
  });

  it('takes the error’s change the short way over ±180°', () => {
    const pid = new Pid({ ...none, kd: 1, derivative: 'error' });
    pid.update(tenth(degrees(179)));
    expect(pid.update(tenth(degrees(-179))).d).toBeCloseTo(degrees(20), 9);
  });

  it('smooths the derivative by a first-order filter', () => {
    const pid = new Pid({ ...none, kd: 1, filterTime: 0.3 });
    const rates = [0, -4, -4].map(
      (angularVelocity) => pid.update(sampleOf({ angularVelocity, timeStep: 0.1 })).d,
    );
    // Each step closes Δt/(T_f + Δt) = 1/4 of what is missing.
    expect(rates[0]).toBeCloseTo(0, 12);
    expect(rates[1]).toBeCloseTo(1, 12);
    expect(rates[2]).toBeCloseTo(1.75, 12);
  });

  it('remembers nothing after a reset', () => {
    const pid = new Pid({ derivative: 'error', filterTime: 0.1 });
    const first = pid.update(tenth(1));
    pid.update(tenth(0.5));
    pid.limited(0);
    pid.reset();
    pid.limited(0);
    expect(pid.update(tenth(1))).toEqual(first);
  });

  it('refuses numbers out of range and unknown words', () => {
    expect(() => new Pid({ trackingTime: 0 })).toThrow('trackingTime: must be a number above 0, got 0');
    expect(() => new Pid({ filterTime: -1 })).toThrow('filterTime: must be a number from 0 to 10, got -1');
  });
});

describe('Pid, anti-windup', () => {
  const gains = { kp: 10, ki: 1, kd: 0, trackingTime: 2 };

  it('back-calculation pulls the integral by what the motor could not give', () => {
    const pid = new Pid({ ...gains, antiWindup: 'back-calculation' });
    pid.update(tenth(1));
    // Commanded 10, applied 4: I falls by (10 - 4) 0.1/2 = 0.3, then grows by 0.1.
    pid.limited(4);
    expect(pid.update(tenth(1)).i).toBeCloseTo(-0.2, 12);
  });

  it('back-calculation leaves a PD a PD', () => {
    const pid = new Pid({ ...gains, ki: 0, antiWindup: 'back-calculation' });
    pid.update(tenth(1));
    pid.limited(4);
    expect(pid.update(tenth(1)).i).toBe(0);
  });

  it('clamping takes back growth that pushes further past the limit', () => {
    const pid = new Pid({ ...gains, antiWindup: 'clamping' });
    for (let n = 0; n < 5; n++) {
      pid.update(tenth(1));
      pid.limited(4);
    }
    expect(pid.update(tenth(1)).i).toBeCloseTo(0.1, 12);
  });

  it('clamping lets the integral work its way out of the limit', () => {
    const pid = new Pid({ ...gains, kp: -10, antiWindup: 'clamping' });
    pid.update(tenth(1));
    pid.update(tenth(1));
    pid.limited(-4);
    expect(pid.update(tenth(1)).i).toBeCloseTo(0.2, 12);
  });

  it('none lets it wind up', () => {
    const pid = new Pid({ ...gains, antiWindup: 'none' });
    for (let n = 0; n < 5; n++) {
      pid.update(tenth(1));
      pid.limited(4);
    }
    expect(pid.update(tenth(1)).i).toBeCloseTo(0.5, 12);
  });

  it.each(['clamping', 'back-calculation', 'none'] as const)('%s changes nothing below the limit', (word) => {
    const pid = new Pid({ ...gains, antiWindup: word });
    pid.limited(pid.update(tenth(0.1)).output);
    pid.limited(pid.update(tenth(0.1)).output);
    expect(pid.update(tenth(0.1)).i).toBeCloseTo(0.02, 12);
  });

  it.each(['clamping', 'back-calculation'] as const)(
    '%s at least halves the overshoot of a long turn',
    (word) => {
      const overshoot = (antiWindup: typeof word | 'none') => {
        const controller = new Pid({ ki: 20, trackingTime: 1, antiWindup });
        const trial = { controller, step: degrees(179), timeStep: 1 / 60, duration: 10, limits: motor };
        return measureTurn(simulateTurn(trial)).overshoot;
      };
      expect(overshoot(word)).toBeLessThan(overshoot('none') / 2);
    },
  );
});

describe('Pid, its turns', () => {
  it.each(['clamping', 'back-calculation'] as const)(
    'settles 90° at 4π rad/s² and 60 Hz within 1.4 × the bound and 2 % overshoot with %s',
    (antiWindup) => {
      const step = degrees(90);
      const controller = new Pid({ antiWindup });
      const trace = simulateTurn({ controller, step, timeStep: 1 / 60, duration: 10, limits: motor });
      const { settlingTime, overshoot } = measureTurn(trace);
      expect(settlingTime).toBeLessThanOrEqual(1.4 * turnSettlingBound(step, motor));
      expect(overshoot).toBeLessThanOrEqual(0.02);
    },
  );

  it('ends the error that wind leaves, which a PD keeps: α_wind/Kp', () => {
    const left = (ki: number) => {
      const trial = { step: 1, timeStep: 1 / 60, duration: 30, limits: motor, disturbance: -1 };
      return measureTurn(simulateTurn({ ...trial, controller: new Pid({ kp: 42, kd: 11, ki }) }));
    };
    expect(left(0).steadyStateError).toBeCloseTo(1 / 42, 5);
    expect(left(20).steadyStateError).toBeCloseTo(0, 5);
  });
});
