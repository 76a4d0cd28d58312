import { describe, expect, it } from 'vitest';
import { toRadians } from '../exact/figures';
import { controllerOf } from './controllers';
import { integrateAlways, Pid, pidSettings } from './pid';
import { measureTurn, simulateTurn } from './step-response';
import { turnSettlingBound } from './time-optimal';
import { motor, sampleOf } from './turn-sample.fixture';

const none = { kp: 0, ki: 0, kd: 0, ...integrateAlways };
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
    pid.update(tenth(toRadians(179)));
    expect(pid.update(tenth(toRadians(-179))).d).toBeCloseTo(toRadians(20), 9);
  });

  it('smooths the derivative by a first-order filter', () => {
    const pid = new Pid({ ...none, kd: 1, filterTime: 0.3 });
    const rates = [0, -4, -4].map(
      (angularVelocity) => pid.update(sampleOf({ angularVelocity, timeStep: 0.1 })).d,
    );
    // Each step removes Δt/(T_f + Δt) = 1/4 of the difference.
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
  const gains = { kp: 10, ki: 1, kd: 0, trackingTime: 2, ...integrateAlways };

  it('back-calculation pulls the integral by the excess over the motor’s limit', () => {
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
        const controller = new Pid({ ...integrateAlways, ki: 20, trackingTime: 1, antiWindup });
        const trial = { controller, step: toRadians(179), timeStep: 1 / 60, duration: 10, limits: motor };
        return measureTurn(simulateTurn(trial)).overshoot;
      };
      expect(overshoot(word)).toBeLessThan(overshoot('none') / 2);
    },
  );
});

describe('Pid, conditional integration', () => {
  const near = { ...none, ki: 2, integralZone: 0.5, integralRate: 0.1 };

  it.each([
    // 2 × 0.1 × (0.5 + 0.5)/2 = 0.1.
    ['on the edge of both', 0.5, 0.1, 0.1],
    ['beyond the zone', 0.51, 0, 0],
    ['beyond it on the other side', -0.51, 0, 0],
    ['faster than the rate', 0.5, 0.11, 0],
    ['faster the other way', 0.5, -0.11, 0],
  ])('%s: error %d rad, %d rad/s', (_, error, angularVelocity, i) => {
    const pid = new Pid(near);
    const sample = sampleOf({ error, angularVelocity, timeStep: 0.1 });
    pid.update(sample);
    expect(pid.update(sample).i).toBeCloseTo(i, 12);
  });

  it('goes by the rate relative to the target’s', () => {
    const pid = new Pid(near);
    const sample = sampleOf({ error: 0.5, angularVelocity: 3, targetAngularVelocity: 3, timeStep: 0.1 });
    pid.update(sample);
    expect(pid.update(sample).i).toBeCloseTo(0.1, 12);
  });

  it('keeps its value outside the zone, back-calculation included', () => {
    const pid = new Pid({ ...near, antiWindup: 'back-calculation', trackingTime: 1 });
    pid.update(tenth(0.5));
    pid.update(tenth(0.5));
    pid.update(tenth(2));
    pid.limited(-5);
    expect(pid.update(tenth(2)).i).toBeCloseTo(0.1, 12);
  });

  it('passes the largest error at which its Kp alone stays within 4π rad/s²', () => {
    const { kp, integralZone } = pidSettings({});
    expect(integralZone).toBeCloseTo(motor.angularAcceleration / kp, 1);
  });
});

/** Angular acceleration caused by the wind of the scene “Wind”: 125 N m on the missile's 44.438 kg m². rad/s² */
const sceneWind = 125 / 44.438;

describe('Pid, its turns', () => {
  const rates = [30, 60, 120, 240];

  /**
   * Simulates a turn by 90° with the default gains. Returns the largest error from a given time (s) to the end. Degrees
   */
  function farthestAfter(time: number, rate: number, disturbance = 0): number {
    const trial = { controller: new Pid(), step: toRadians(90), timeStep: 1 / rate, duration: 20 };
    const { errors } = simulateTurn({ ...trial, limits: motor, disturbance });
    return Math.max(...errors.slice(Math.round(time * rate) - 1).map(Math.abs)) / toRadians(1);
  }

  it.each(rates)('is within 0.1° from 2 s on at %i Hz without wind', (rate) => {
    expect(farthestAfter(2, rate)).toBeLessThan(0.1);
  });

  it.each(rates.flatMap((rate) => [1, -1, sceneWind, -sceneWind].map((wind) => ({ rate, wind }))))(
    'is within 0.1° from 6 s on at $rate Hz in a wind of $wind rad/s²',
    ({ rate, wind }) => {
      expect(farthestAfter(6, rate, wind)).toBeLessThan(0.1);
    },
  );

  it.each(rates)('is as quick at %i Hz as it was with a Ki of 2 at any error, to a step', (rate) => {
    const settling = (controller: Pid) => {
      const trial = { controller, step: toRadians(90), timeStep: 1 / rate, duration: 20, limits: motor };
      return measureTurn(simulateTurn(trial)).settlingTime!;
    };
    const before = settling(new Pid({ ...integrateAlways, kp: 42, ki: 2, kd: 11 }));
    expect(settling(new Pid())).toBeLessThan(before + 1.5 / rate);
  });

  it('ends the error of a wind at the rate of its slow pole, near Ki/Kp', () => {
    // Roots of s³ + Kd s² + Kp s + Ki. The slow one is -Ki/Kp to first order; Newton's steps from that value improve
    // it.
    const [kp, ki, kd] = [43, 30, 11];
    let pole = -ki / kp;
    for (let n = 0; n < 20; n++)
      pole -= (pole ** 3 + kd * pole ** 2 + kp * pole + ki) / (3 * pole ** 2 + 2 * kd * pole + kp);
    const fall = farthestAfter(5, 240, -1) / farthestAfter(4, 240, -1);
    expect(fall).toBeCloseTo(Math.exp(pole), 2);
  });

  it.each(['clamping', 'back-calculation'] as const)(
    'settles 90° at 4π rad/s² and 60 Hz within 1.4 × the bound and 2 % overshoot with %s',
    (antiWindup) => {
      const step = toRadians(90);
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

describe.each(['pid', 'windowed-pid'])('the brake of %s', (kind) => {
  it('holds Kp e to the speed that its share of the motor brakes: Kd √(2 b α e)', () => {
    const limits = { angularAcceleration: 4, turnRate: Infinity };
    const law = controllerOf({ kind, kp: 100, ki: 0, kd: 10, brake: 0.5 });
    const p = (error: number) => law.update(sampleOf({ error, limits })).p;
    // 10 √(2 × 0.5 × 4 × 0.25) = 10, less than 25; at 0.01 rad Kp e = 1 is the smaller one.
    expect(p(0.25)).toBeCloseTo(10, 12);
    expect(p(-0.25)).toBeCloseTo(-10, 12);
    expect(p(0.01)).toBeCloseTo(1, 12);
    expect(p(0)).toBe(0);
  });

  it('is off at 0', () => {
    const law = controllerOf({ kind, kp: 100, ki: 0, kd: 10, brake: 0 });
    expect(law.update(sampleOf({ error: 0.25 })).p).toBe(25);
  });

  it('takes a Kd: with that at 0 the integral alone turns the body', () => {
    const law = controllerOf({ kind, kp: 100, ki: 0, kd: 0, brake: 0.5 });
    expect(law.update(sampleOf({ error: 0.25 })).output).toBe(0);
  });

  it('keeps large turns with stiff gains from swinging past, and settles none later', () => {
    const turn = (angle: number, brake: number) => {
      const controller = controllerOf({ kind, kp: 172, ki: 0, kd: 22, brake });
      const trial = { controller, step: toRadians(angle), timeStep: 1 / 60, duration: 5, limits: motor };
      return measureTurn(simulateTurn(trial));
    };
    for (const angle of [10, 90, 170]) {
      expect(turn(angle, 0.65).overshoot).toBeLessThanOrEqual(0.01);
      expect(turn(angle, 0.65).settlingTime).toBeLessThanOrEqual(turn(angle, 0).settlingTime! + 1 / 60);
    }
    expect(turn(170, 0).overshoot).toBeGreaterThan(0.2);
  });
});
