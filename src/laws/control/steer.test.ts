import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controllerKinds, createController, isControllerName } from './controllers';
import { forwardPd, PdController } from './pd';
import { Pid } from './pid';
import { inertiaAboutCentre, saturate, steer } from './steer';
import { TimeOptimal } from './time-optimal';
import type { TurnController } from './turn-controller';

const limits = { angularAcceleration: 10, turnRate: 2 };

describe('saturate', () => {
  it('passes commands within the motor’s limit', () => {
    expect(saturate(7, 0, 0.1, limits)).toBe(7);
  });

  it('limits commands beyond the motor’s limit, either way', () => {
    expect(saturate(50, 0, 0.1, limits)).toBe(10);
    expect(saturate(-50, 0, 0.1, limits)).toBe(-10);
  });

  it('stops exactly at the turn rate', () => {
    expect(saturate(10, 1.5, 0.1, limits)).toBeCloseTo(5, 12);
    expect(saturate(-10, -1.5, 0.1, limits)).toBeCloseTo(-5, 12);
  });

  it('brakes as hard as it can while the body turns faster than it may', () => {
    expect(saturate(10, 5, 0.1, limits)).toBe(-10);
    expect(saturate(-10, -5, 0.1, limits)).toBe(10);
  });

  it('has no turn rate limit at Infinity', () => {
    expect(saturate(8, 1e6, 0.1, { angularAcceleration: 10, turnRate: Infinity })).toBe(8);
  });

  it('never goes beyond the motor, nor on past the turn rate', () => {
    const number = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(number, number, (commanded, angularVelocity) => {
        const alpha = saturate(commanded, angularVelocity, 0.1, limits);
        expect(Math.abs(alpha)).toBeLessThanOrEqual(10);
        const after = Math.abs(angularVelocity + alpha * 0.1);
        expect(after).toBeLessThanOrEqual(Math.max(2, Math.abs(angularVelocity)) + 1e-9);
      }),
    );
  });
});

const timeStep = 0.1;
const free = { angularAcceleration: 1000, turnRate: Infinity };
const still = { angle: 0, angularVelocity: 0, timeStep, limits: free };

describe('steer', () => {
  it('turns the short way round: from 170° to -170° is 20°', () => {
    const { error } = steer(new TimeOptimal(), {
      ...still,
      angle: (170 * Math.PI) / 180,
      desired: (-170 * Math.PI) / 180,
    });
    expect(error).toBeCloseTo(Math.PI / 9, 12);
  });

  it('takes the difference of a value that is no heading: from 10 m to 0 m is -10 m', () => {
    const law = createController({ kind: 'pid', kp: 2, ki: 0, kd: 0 }, 'none');
    const { error, angularAcceleration } = steer(law, { ...still, angle: 10, desired: 0, wrap: 'none' });
    expect(error).toBe(-10);
    expect(angularAcceleration).toBe(-20);
  });

  it('a time-optimal law goes the only way there is to a height: 10 m down at the motor’s most', () => {
    const limits = { angularAcceleration: 2, turnRate: Infinity };
    const { angularAcceleration } = steer(new TimeOptimal(), {
      ...still,
      angle: 10,
      desired: 0,
      limits,
      wrap: 'none',
    });
    expect(angularAcceleration).toBe(-2);
  });

  it('applies the motor’s limit, and returns the law’s command', () => {
    const law = new Pid({ kp: 30, ki: 0, kd: 0 });
    const limits = { angularAcceleration: 12, turnRate: Infinity };
    expect(steer(law, { ...still, desired: 1, limits })).toEqual({
      p: 30,
      i: 0,
      d: 0,
      output: 30,
      error: 1,
      angularAcceleration: 12,
    });
  });

  it('reports the applied output to the law: at the limit the clamped integral does not change', () => {
    const law = new Pid({ kp: 30, ki: 10, kd: 0, integralZone: 10, integralRate: 1000 });
    const limits = { angularAcceleration: 12, turnRate: Infinity };
    for (let n = 0; n < 5; n++) steer(law, { ...still, desired: 1, limits });
    // The integral's growth in a step, 10 × 0.1 × 1, is returned and then undone.
    expect(steer(law, { ...still, desired: 1, limits }).i).toBe(1);
  });

  it('respects a motor that is stronger one way, and reports that to the law', () => {
    const law = () => new Pid({ kp: 30, ki: 10, kd: 0, integralZone: 10, integralRate: 1000 });
    const range = [-2, 9] as const;
    const turned = (desired: number) => steer(law(), { ...still, desired, range }).angularAcceleration;
    expect([turned(1), turned(-1), turned(0.1)]).toEqual([9, -2, 3]);
    const lifting = law();
    for (let n = 0; n < 5; n++) steer(lifting, { ...still, desired: -1, range: [0, 9] });
    // The integral would grow by 10 × 0.1 × 1 at every step.
    expect(steer(lifting, { ...still, desired: -1, range: [0, 9] }).i).toBe(-1);
  });

  it('brakes relative to a heading that turns: kd (3 - 1) = 4.5 × 1 × 2', () => {
    const law = new PdController(forwardPd, { frequency: 1, damping: 1 });
    const { d } = steer(law, { ...still, desired: 0, desiredRate: 3, angularVelocity: 1 });
    expect(d).toBe(9);
  });
});

describe('a height under gravity', () => {
  /**
   * Simulates a body that a law lifts against gravity (10 m/s²), from rest at height 0. Returns the height after some
   * seconds. m
   */
  function height(law: TurnController, desired: number, seconds: number): number {
    const limits = { angularAcceleration: 30, turnRate: Infinity };
    let [angle, angularVelocity] = [0, 0];
    for (let n = 0; n < seconds * 60; n++) {
      const { angularAcceleration } = steer(law, {
        ...{ desired, angle, angularVelocity, limits, timeStep: 1 / 60, wrap: 'none' },
      });
      angularVelocity += (angularAcceleration - 9.81) / 60;
      angle += angularVelocity / 60;
    }
    return angle;
  }
  const gains = { kp: 5, ki: 2, kd: 3 };

  it('is held by a PID with an integral at any error in metres', () => {
    expect(height(createController({ kind: 'pid', ...gains }, 'none'), 10, 30)).toBeCloseTo(10, 3);
    expect(height(new Pid(gains, 'none'), 10, 30)).toBeCloseTo(10, 3);
  });

  it('is missed by gravity over Kp, 1.96 m, where the settings hold the integral to 0.3 m', () => {
    const gate = { integralZone: 0.3, integralRate: 0.25 };
    const law = createController({ kind: 'pid', ...gains, ...gate }, 'none');
    expect(height(law, 10, 30)).toBeCloseTo(10 - 9.81 / 5, 3);
  });
});

describe('steer, at an impossible step', () => {
  const kinds = Object.keys(controllerKinds).filter(isControllerName);
  const steering = { ...still, desired: 1, limits };
  const none = Number.NaN;
  const wrong: readonly [name: string, change: object][] = [
    ['desired', { desired: none }],
    ['desired', { desired: undefined }],
    ['desiredRate', { desiredRate: Infinity }],
    ['angle', { angle: none }],
    ['angularVelocity', { angularVelocity: -Infinity }],
    ['disturbance', { disturbance: none }],
    ['desired', { desired: 1e308 }],
    ['desired', { desired: '0.5' }],
    ['angularVelocity', { angularVelocity: -1e16 }],
    ['timeStep', { timeStep: null }],
    ['timeStep', { timeStep: 1e-300 }],
    ['timeStep', { timeStep: 1e300 }],
    ['timeStep', { timeStep: -0.1 }],
    ['timeStep', { timeStep: none }],
    ['timeStep', { timeStep: Infinity }],
    ['limits.angularAcceleration', { limits: undefined }],
    ['limits.angularAcceleration', { limits: { turnRate: 1 } }],
    ['limits.turnRate', { limits: { angularAcceleration: 1 } }],
    ['limits.turnRate', { limits: { ...limits, turnRate: 0 } }],
    ['limits.angularAcceleration', { limits: { ...limits, angularAcceleration: 5e-324 } }],
    ['limits.turnRate', { limits: { ...limits, turnRate: '2' } }],
    ['wrap', { wrap: 'angel' }],
    ['range', { range: [1, -1] }],
    ['range', { range: ['a', 'b'] }],
    ['range', { range: [none, 1] }],
  ];

  it.each(wrong)('refuses %s and names it, before the law is called: %j', (name, change) => {
    const law = new TimeOptimal();
    law.update = () => expect.fail('the law was called');
    const refused = () => steer(law, { ...steering, ...change });
    expect(refused).toThrow(RangeError);
    expect(refused).toThrow(`${name}: must be`);
  });

  it('names a step that is missing', () => {
    expect(() => steer(new TimeOptimal(), undefined as never)).toThrow(
      new RangeError('steering: must be an object, got undefined'),
    );
  });

  it.each(kinds)('%s continues after the refusal as if it had not happened', (kind) => {
    const [left, alone] = [createController({ kind }), createController({ kind })];
    const steps = [0, 0.2, 0.5].map((angle) => ({ ...steering, angle }));
    for (const step of steps) {
      for (const [, change] of wrong) expect(() => steer(left, { ...step, ...change })).toThrow();
      const paused = steer(left, { ...step, timeStep: 0 });
      expect(paused).toMatchObject({ angularAcceleration: 0, output: 0, error: 1 - step.angle });
      expect({ ...steer(left, step) }).toEqual({ ...steer(alone, step) });
      expect(left.memory).toEqual(alone.memory);
    }
  });
});

describe('steer, by the largest and the smallest numbers', () => {
  const kinds = Object.keys(controllerKinds).filter(isControllerName);
  const [large, small] = [1e15, 1e-15];

  it.each(kinds)('%s gives a number, and turns as before afterwards', (kind) => {
    for (const timeStep of [1e-9, 1e9])
      for (const angularAcceleration of [small, 1, Infinity])
        for (const sign of [1, -1]) {
          const law = createController({ kind }, 'none');
          const limits = { angularAcceleration, turnRate: Infinity };
          const extreme = { desired: sign * large, angle: -sign * large, angularVelocity: large };
          for (let n = 0; n < 9; n++) {
            const { output } = steer(law, { ...extreme, timeStep, limits, wrap: 'none' });
            expect(output).toBeGreaterThan(-Infinity);
            expect(output).toBeLessThan(Infinity);
          }
        }
  });
});

describe('the memory of a law', () => {
  const kinds = Object.keys(controllerKinds).filter(isControllerName);
  const laws = kinds.map((kind) => ({ kind, law: createController({ kind }) }));
  const withMemory = laws.filter(({ law }) => law.memory !== undefined);

  it.each(withMemory)('of $kind stays when another is refused', ({ law }) => {
    for (let n = 0; n < 3; n++) steer(law, { ...still, desired: 1 });
    const before = law.memory!;
    expect(before.length).toBeGreaterThan(0);
    const wrong = [before.map(() => Number.NaN), before.map(String), [...Array(99).fill(1)], null, 5];
    for (const memory of wrong) {
      expect(() => Object.assign(law, { memory })).toThrow(RangeError);
      expect(law.memory).toEqual(before);
    }
  });
});

describe('inertiaAboutCentre', () => {
  it('is m (a² + b²)/12 for a box of 3 kg, 2 m by 4 m, given about a corner: 5 from 20', () => {
    // About the corner m (a² + b²)/3 = 20; the centre is √5 m away.
    expect(inertiaAboutCentre({ inertia: 20, mass: 3, centre: { x: 1, y: 2 } })).toBe(5);
  });

  it('is the inertia itself if the origin is the centre', () => {
    expect(inertiaAboutCentre({ inertia: 7, mass: 3, centre: { x: 0, y: 0 } })).toBe(7);
  });
});
