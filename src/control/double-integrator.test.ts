import { describe, expect, it } from 'vitest';
import { simulateTurn } from './double-integrator';
import type { TurnController, TurnSample } from './turn-controller';

/** Commands the same at every step and records its input. */
class Constant implements TurnController {
  samples: Readonly<TurnSample>[] = [];
  given: number[] = [];
  constructor(readonly alpha: number) {}
  update(sample: Readonly<TurnSample>) {
    this.samples.push(sample);
    return { p: this.alpha, i: 0, d: 0, output: this.alpha };
  }
  retune() {}
  limited(applied: number) {
    this.given.push(applied);
  }
  reset() {
    this.samples = [];
    this.given = [];
  }
}

const limits = { angularAcceleration: 10, turnRate: Infinity };
const trial = { step: 1, timeStep: 0.1, duration: 0.3, limits };

describe('simulateTurn', () => {
  it('steps ω before θ, as planck does', () => {
    const { errors, angularVelocities } = simulateTurn({ ...trial, controller: new Constant(1) });
    [0.99, 0.97, 0.94].forEach((error, n) => {
      expect(errors[n]).toBeCloseTo(error, 12);
    });
    expect(angularVelocities[2]).toBeCloseTo(0.3, 12);
  });

  it('runs θ - ω Δt/2 exactly on the parabola of continuous time', () => {
    const controller = new Constant(2);
    const start = { ...trial, duration: 2, step: 2, angularVelocity: -1, controller };
    const { errors, angularVelocities } = simulateTurn(start);
    errors.forEach((error, n) => {
      const time = (n + 1) * 0.1;
      expect(2 - error - angularVelocities[n] * 0.05).toBeCloseTo(0.05 - time + time ** 2, 12);
    });
  });

  it('applies the limits and tells the controller what was applied', () => {
    const controller = new Constant(-50);
    const { applied, limit } = simulateTurn({ ...trial, controller });
    expect(applied).toEqual([-10, -10, -10]);
    expect(controller.given).toEqual([-10, -10, -10]);
    expect(limit).toBe(10);
  });

  it('keeps to the turn rate', () => {
    const slow = { angularAcceleration: 10, turnRate: 1.5 };
    const { angularVelocities } = simulateTurn({ ...trial, limits: slow, controller: new Constant(10) });
    [1, 1.5, 1.5].forEach((angularVelocity, n) => {
      expect(angularVelocities[n]).toBeCloseTo(angularVelocity, 12);
    });
  });

  it('moves the target and tells its angular velocity', () => {
    const controller = new Constant(0);
    const { errors } = simulateTurn({ ...trial, controller, targetAngularVelocity: 2 });
    [1.2, 1.4, 1.6].forEach((error, n) => {
      expect(errors[n]).toBeCloseTo(error, 12);
    });
    expect(controller.samples[1].error).toBeCloseTo(1.2, 12);
    expect(controller.samples[1].targetAngularVelocity).toBe(2);
  });

  it('adds what comes from outside after the limit', () => {
    const { angularVelocities } = simulateTurn({ ...trial, controller: new Constant(50), disturbance: -4 });
    expect(angularVelocities[0]).toBeCloseTo(0.6, 12);
  });

  it('takes errors the short way over ±180°', () => {
    const { errors } = simulateTurn({ ...trial, step: Math.PI, controller: new Constant(-1) });
    expect(errors[0]).toBeCloseTo(-Math.PI + 0.01, 12);
  });

  it('resets the controller first', () => {
    const controller = new Constant(1);
    simulateTurn({ ...trial, controller });
    simulateTurn({ ...trial, controller });
    expect(controller.samples.length).toBe(3);
  });
});
