import { describe, expect, it } from 'vitest';
import { createController } from './controllers';
import { simulateTurn } from './double-integrator';
import { measureTurn } from './step-response';
import { degrees, motor, sampleOf } from './turn-sample.fixture';

describe.each(['pid', 'windowed-pid'])('the brake of %s', (kind) => {
  it('holds Kp e to the speed that its share of the motor brakes: Kd √(2 b α e)', () => {
    const limits = { angularAcceleration: 4, turnRate: Infinity };
    const law = createController({ kind, kp: 100, ki: 0, kd: 10, brake: 0.5 });
    const p = (error: number) => law.update(sampleOf({ error, limits })).p;
    // 10 √(2 × 0.5 × 4 × 0.25) = 10, less than 25; at 0.01 rad Kp e = 1 is the smaller one.
    expect(p(0.25)).toBeCloseTo(10, 12);
    expect(p(-0.25)).toBeCloseTo(-10, 12);
    expect(p(0.01)).toBeCloseTo(1, 12);
    expect(p(0)).toBe(0);
  });

  it('is off at 0', () => {
    const law = createController({ kind, kp: 100, ki: 0, kd: 10, brake: 0 });
    expect(law.update(sampleOf({ error: 0.25 })).p).toBe(25);
  });

  it('takes a Kd: with that at 0 the integral alone turns the body', () => {
    const law = createController({ kind, kp: 100, ki: 0, kd: 0, brake: 0.5 });
    expect(law.update(sampleOf({ error: 0.25 })).output).toBe(0);
  });

  it('keeps large turns with stiff gains from swinging past, and settles none later', () => {
    const turn = (angle: number, brake: number) => {
      const controller = createController({ kind, kp: 172, ki: 0, kd: 22, brake });
      const trial = { controller, step: degrees(angle), timeStep: 1 / 60, duration: 5, limits: motor };
      return measureTurn(simulateTurn(trial));
    };
    for (const angle of [10, 90, 170]) {
      expect(turn(angle, 0.65).overshoot).toBeLessThanOrEqual(0.01);
      expect(turn(angle, 0.65).settlingTime).toBeLessThanOrEqual(turn(angle, 0).settlingTime! + 1 / 60);
    }
    expect(turn(170, 0).overshoot).toBeGreaterThan(0.2);
  });
});
