import { describe, expect, it } from 'vitest';
import { measureTurn, simulateTurn } from './step-response';
import type { TurnController, TurnSample } from './turn-controller';

// A turn by 2 rad in steps of 0.5 s: at 50 %, 95 %, 110 % and 99 %, then permanently on target.
const turn = {
  step: 2,
  timeStep: 0.5,
  errors: [1, 0.1, -0.2, 0.02, 0, 0, 0, 0, 0, 0],
  applied: [4, 2, -4, -4, 1, 0, 0, 0, 0, 0],
  limit: 4,
};

describe('measureTurn', () => {
  it('reads the rise from 10 % to 90 %', () => {
    expect(measureTurn(turn).riseTime).toBeCloseTo(0.5, 12);
  });

  it('reads how far past the target it went', () => {
    expect(measureTurn(turn).overshoot).toBeCloseTo(0.1, 12);
  });

  it('settles at the first sample that stays within 2 %', () => {
    expect(measureTurn(turn).settlingTime).toBeCloseTo(2, 12);
  });

  it('has settled after one sample when none is outside', () => {
    expect(measureTurn({ ...turn, errors: turn.errors.map(() => 0) }).settlingTime).toBeCloseTo(0.5, 12);
  });

  it('has not settled when it ends outside', () => {
    const swinging = { ...turn, errors: turn.errors.with(-1, 0.05) };
    expect(measureTurn(swinging).settlingTime).toBeNull();
  });

  it('has not risen when it never gets there', () => {
    expect(measureTurn({ ...turn, errors: turn.errors.map(() => 1.5) }).riseTime).toBeNull();
  });

  it('reads the same off a turn the other way', () => {
    const mirrored = { ...turn, step: -2, errors: turn.errors.map((error) => -error) };
    expect(measureTurn(mirrored)).toEqual(measureTurn(turn));
  });

  it('averages the last tenth for the steady-state error, with its sign', () => {
    const errors = Array.from({ length: 20 }, (_, n) => (n < 18 ? 1 : n === 18 ? -0.3 : -0.1));
    expect(measureTurn({ ...turn, errors, applied: errors }).steadyStateError).toBeCloseTo(-0.2, 12);
  });

  it('reads the error after 3 s, the sixth sample of 0.5 s, with its sign', () => {
    const errors = turn.errors.with(5, -0.03);
    expect(measureTurn({ ...turn, errors }).lateError).toBe(-0.03);
    expect(measureTurn({ ...turn, errors: errors.slice(0, 6), applied: errors.slice(0, 6) }).lateError).toBe(
      -0.03,
    );
  });

  it('has no error after 3 s in a record of 2.5 s', () => {
    const { errors, applied } = turn;
    expect(
      measureTurn({ ...turn, errors: errors.slice(0, 5), applied: applied.slice(0, 5) }).lateError,
    ).toBeNull();
  });

  it('integrates the absolute error from the start on', () => {
    // Trapezoids between 2, 1, 0.1, 0.2, 0.02, 0: (1 + 1 + 0.1 + 0.2 + 0.02) × 0.5.
    expect(measureTurn(turn).iae).toBeCloseTo(1.16, 12);
  });

  it('weights late errors more in ITAE', () => {
    // 0.5 × (0.5 × 1 + 1 × 0.1 + 1.5 × 0.2 + 2 × 0.02).
    expect(measureTurn(turn).itae).toBeCloseTo(0.47, 12);
  });

  it('counts the samples at the limit, either way', () => {
    expect(measureTurn(turn).shareAtLimit).toBeCloseTo(0.3, 12);
  });

  it('adds up the effort of the motor', () => {
    expect(measureTurn(turn).effort).toBeCloseTo(7.5, 12);
  });

  it('follows the heading over ±180°', () => {
    // Half a turn that first moves back by 0.1 rad, so that the short way round changes its sign for a while.
    const errors = [0.1 - Math.PI, 3, 1, 0, 0, 0, 0, 0, 0, 0];
    const { overshoot, settlingTime } = measureTurn({ ...turn, step: Math.PI, errors });
    expect(overshoot).toBe(0);
    expect(settlingTime).toBeCloseTo(2, 12);
  });

  it.each([
    ['before the second swing', [1, -0.5, -0.8, -0.2], null],
    ['while the second still grows', [1, -0.8, -0.2, 0.3, 0.4], null],
    ['once it turns back: 0.4 after 0.8', [1, -0.8, -0.2, 0.4, 0.3], 0.5],
    ['by the last two of three: 0.1 after 0.4', [1, -0.8, 0.4, 0.3, -0.1, -0.05], 0.25],
    ['by pairs of four: 0.2 after 0.8', [1, -0.8, 0.1, -0.2, 0.05, 0], 0.25],
    ['of an oscillation that lasts', [1, -1, 1, -1, 1, 0], 1],
    ['of a body at rest on target', [1, 0, 0, 0], null],
  ])('reads how swings decay, %s', (_, errors, ratio) => {
    const measured = measureTurn({ ...turn, step: 1, errors, applied: errors }).swingRatio;
    if (ratio === null) expect(measured).toBeNull();
    else expect(measured).toBeCloseTo(ratio, 12);
  });

  it('refuses a record that is not a turn', () => {
    expect(() => measureTurn({ ...turn, step: 0 })).toThrow(RangeError);
    expect(() => measureTurn({ ...turn, errors: [], applied: [] })).toThrow(RangeError);
    expect(() => measureTurn({ ...turn, applied: [1] })).toThrow(RangeError);
  });
});

/** A controller that commands the same value at every step, and records its input. */
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

  it('applies the limits and reports the applied output to the controller', () => {
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

  it('moves the target and passes its angular velocity to the controller', () => {
    const controller = new Constant(0);
    const { errors } = simulateTurn({ ...trial, controller, targetAngularVelocity: 2 });
    [1.2, 1.4, 1.6].forEach((error, n) => {
      expect(errors[n]).toBeCloseTo(error, 12);
    });
    expect(controller.samples[1].error).toBeCloseTo(1.2, 12);
    expect(controller.samples[1].targetAngularVelocity).toBe(2);
  });

  it('adds the disturbance after the limit', () => {
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
