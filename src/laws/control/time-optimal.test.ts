import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRadians } from '../exact/figures';
import { wrapAngle } from './angle';
import { controllerOf } from './controllers';
import { measureTurn, simulateTurn, type TurnTrace } from './step-response';
import {
  motorForTurnTime,
  OneStep,
  quickestWay,
  restTimeBound,
  TimeOptimal,
  turnSettlingBound,
  turnTimeBound,
} from './time-optimal';
import type { TurnController } from './turn-controller';
import { motor, sampleOf } from './turn-sample.fixture';

const unit = { angularAcceleration: 1, turnRate: Infinity };
const slow = { angularAcceleration: 1, turnRate: 2 };
const number = (size: number) => fc.double({ min: -size, max: size, noNaN: true });

describe('turnTimeBound', () => {
  it('is 2 √(θ/α) while the turn rate is not reached', () => {
    expect(turnTimeBound(Math.PI / 2, motor)).toBeCloseTo(Math.SQRT1_2, 12);
    expect(turnTimeBound(-Math.PI / 2, motor)).toBeCloseTo(Math.SQRT1_2, 12);
  });

  it('is θ/Ω + Ω/α with a plateau', () => {
    expect(turnTimeBound(8, slow)).toBeCloseTo(6, 12);
  });

  it('has no jump at the beginning of the plateau', () => {
    expect(turnTimeBound(4, slow)).toBeCloseTo(4, 12);
    expect(turnTimeBound(4 + 1e-9, slow)).toBeCloseTo(4, 8);
  });
});

describe('turnSettlingBound', () => {
  it('is 0.9 T* for the 2 % band without a plateau', () => {
    expect(turnSettlingBound(Math.PI / 2, motor)).toBeCloseTo(0.9 * Math.SQRT1_2, 12);
  });

  it('lies in the braking part behind a plateau', () => {
    // The last 0.5 rad of 8 take √(2 × 0.5) = 1 s.
    expect(turnSettlingBound(8, slow, 0.5 / 8)).toBeCloseTo(5, 12);
  });

  it('lies on the plateau for a wide band', () => {
    // Of the last 3 rad, braking takes 2 rad (2 s), and the body covers 1 rad at 2 rad/s (0.5 s).
    expect(turnSettlingBound(8, slow, 3 / 8)).toBeCloseTo(3.5, 12);
  });
});

describe('motorForTurnTime', () => {
  it('takes 8π rad/s² for 90° in half a second', () => {
    expect(motorForTurnTime(Math.PI / 2, 0.5)).toBeCloseTo(8 * Math.PI, 12);
  });

  it('equals the bound', () => {
    const angularAcceleration = motorForTurnTime(-2, 3);
    expect(turnTimeBound(2, { angularAcceleration, turnRate: Infinity })).toBeCloseTo(3, 12);
  });

  it.each([
    [0, 1, 'angle'],
    [Number.NaN, 1, 'angle'],
    [Infinity, 1, 'angle'],
    [1, 0, 'seconds'],
    [1, -1, 'seconds'],
    [1, Number.NaN, 'seconds'],
    [1, Infinity, 'seconds'],
  ])('refuses %d rad in %d s, naming the %s', (angle, seconds, name) => {
    expect(() => motorForTurnTime(angle, seconds)).toThrow(RangeError);
    expect(() => motorForTurnTime(angle, seconds)).toThrow(name);
  });
});

describe('restTimeBound', () => {
  it('is the bound from rest to rest at no angular velocity', () => {
    expect(restTimeBound(Math.PI / 2, { angularVelocity: 0, limits: motor })).toBeCloseTo(Math.SQRT1_2, 12);
    expect(restTimeBound(-8, { angularVelocity: 0, limits: slow })).toBeCloseTo(6, 12);
  });

  it('is v/α when full braking stops on target', () => {
    expect(restTimeBound(2, { angularVelocity: 2, limits: unit })).toBeCloseTo(2, 12);
  });

  it('speeds up first when there is room', () => {
    // Peak √(6 + 2²/2) = √8.
    expect(restTimeBound(6, { angularVelocity: 2, limits: unit })).toBeCloseTo(2 * Math.sqrt(8) - 2, 12);
  });

  it('comes back when it cannot stop in time', () => {
    // 2 s to stop 2 rad past the target, then 2 √2 back.
    expect(restTimeBound(0, { angularVelocity: 2, limits: unit })).toBeCloseTo(2 + 2 * Math.SQRT2, 12);
  });

  it('turns back when it moves away', () => {
    // 2 s to stop, 2 rad away; then 3 + 2 rad from rest.
    expect(restTimeBound(3, { angularVelocity: -2, limits: unit })).toBeCloseTo(2 + 2 * Math.sqrt(5), 12);
  });

  it('brakes to the turn rate first if it turns faster', () => {
    // From 4 to 2 rad/s in 2 s and 6 rad. Of the remaining 4 rad, 2 at 2 rad/s in 1 s, and 2 while braking in 2 s.
    expect(restTimeBound(10, { angularVelocity: 4, limits: slow })).toBeCloseTo(5, 12);
  });

  it('knows that a moving target leaves less room one way and more the other', () => {
    const start = { angularVelocity: 1, targetAngularVelocity: 1, limits: slow };
    expect(restTimeBound(3, start)).toBeCloseTo(3 / 1 + 1 / 1, 12);
    expect(restTimeBound(-3, start)).toBeCloseTo(2 * Math.sqrt(3), 12);
  });

  it('never reaches a target that turns faster than the body can', () => {
    const start = { angularVelocity: 0, targetAngularVelocity: 3, limits: slow };
    expect(restTimeBound(1, start)).toBe(Infinity);
  });

  it('is the same seen in a mirror', () => {
    fc.assert(
      fc.property(number(10), number(10), number(2), (distance, angularVelocity, targetAngularVelocity) => {
        const start = { angularVelocity, targetAngularVelocity, limits: slow };
        const mirrored = {
          angularVelocity: -angularVelocity,
          targetAngularVelocity: -targetAngularVelocity,
          limits: slow,
        };
        expect(restTimeBound(-distance, mirrored)).toBeCloseTo(restTimeBound(distance, start), 9);
      }),
    );
  });
});

describe('quickestWay', () => {
  it('goes the short way from rest', () => {
    expect(quickestWay(3, { angularVelocity: 0, limits: unit }).distance).toBeCloseTo(3, 12);
    expect(quickestWay(-3, { angularVelocity: 0, limits: unit }).distance).toBeCloseTo(-3, 12);
  });

  it('continues round if that is quicker than turning back', () => {
    // Forward: (2 √(2π - 3 + 8) - 4)/1 = 2.72 s. Back: 4 s to stop, 11 rad beyond the target.
    const { distance, time } = quickestWay(-3, { angularVelocity: 4, limits: unit });
    const images = [-3, 2 * Math.PI - 3, 4 * Math.PI - 3];
    const times = images.map((image) => restTimeBound(image, { angularVelocity: 4, limits: unit }));
    expect(times.indexOf(Math.min(...times))).toBe(2);
    expect(distance).toBeCloseTo(images[2], 12);
    expect(time).toBeCloseTo(2 * Math.sqrt(4 * Math.PI - 3 + 8) - 4, 12);
  });

  it('keeps to the short way when no way leads to rest', () => {
    const start = { angularVelocity: 0, targetAngularVelocity: 3, limits: slow };
    expect(quickestWay(1, { ...start, angularVelocity: 3 }).distance).toBeCloseTo(1, 12);
  });

  it('is the best of all ways round', () => {
    const turnRate = fc.constantFrom(2, 5, Infinity);
    fc.assert(
      fc.property(
        number(Math.PI),
        number(10),
        number(1.9),
        turnRate,
        (error, angularVelocity, targetAngularVelocity, rate) => {
          const limits = { angularAcceleration: 4, turnRate: rate };
          const start = { angularVelocity, targetAngularVelocity, limits };
          let best = Infinity;
          for (let turns = -20; turns <= 20; turns++) {
            best = Math.min(best, restTimeBound(error + 2 * Math.PI * turns, start));
          }
          expect(quickestWay(error, start).time).toBeCloseTo(best, 9);
        },
      ),
    );
  });
});

const small = fc.double({ min: -3, max: 3, noNaN: true });

describe('OneStep', () => {
  it('is (e/Δt - ω_rel)/Δt', () => {
    const sample = sampleOf({ error: 0.5, angularVelocity: 3, targetAngularVelocity: 1, timeStep: 0.1 });
    expect(new OneStep().update(sample).output).toBeCloseTo(30, 9);
  });

  it('is on target after one step, wherever the target moves meanwhile', () => {
    fc.assert(
      fc.property(small, small, small, (error, angularVelocity, targetAngularVelocity) => {
        const sample = sampleOf({ error, angularVelocity, targetAngularVelocity });
        const after = angularVelocity + new OneStep().update(sample).output * sample.timeStep;
        expect(error + (targetAngularVelocity - after) * sample.timeStep).toBeCloseTo(0, 12);
      }),
    );
  });
});

const controller = new TimeOptimal();
const unitStep = { timeStep: 1, limits: { angularAcceleration: 1, turnRate: Infinity } };
const commanded = (change: Parameters<typeof sampleOf>[0]) =>
  controller.update(sampleOf({ ...unitStep, ...change })).output;

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const rate = double(30, 240);
const angularAcceleration = double(1, 100);
const turnRate = fc.oneof(fc.constant(Infinity), double(1, 10));
const step = fc
  .tuple(double(1, 180), fc.constantFrom(-1, 1))
  .map(([angle, side]) => wrapAngle(side * toRadians(angle)));
const angularVelocity = double(-20, 20);

/** Largest heading error (rad) and largest relative angular velocity (rad/s) at which a body counts as at rest. */
const rest = 1e-8;

/** Returns the number of steps until the body permanently rests on the target; Infinity if it never does. */
function stepsToRest({ errors, angularVelocities }: TurnTrace, targetAngularVelocity = 0): number {
  const last = errors.findLastIndex(
    (error, n) => Math.abs(error) > rest || Math.abs(angularVelocities[n] - targetAngularVelocity) > rest,
  );
  return last === errors.length - 1 ? Infinity : last + 2;
}

describe('TimeOptimal, the law', () => {
  it.each([
    [0.5, 0.5],
    [1, 1],
    [2, 1.5],
    [3, 2],
    [-3, -2],
  ])('for an error of %d asks for an angular velocity of %d', (error, next) => {
    // With k = Δt = 1: braking from 2 covers 2 + 1 = 3, from 1.5 covers 1.5 + 0.5 = 2, from 1 covers 1.
    expect(commanded({ error })).toBeCloseTo(next, 12);
  });

  it('takes its angular velocity into account', () => {
    expect(commanded({ error: 3, angularVelocity: 1.5 })).toBeCloseTo(0.5, 12);
    expect(commanded({ error: 1, angularVelocity: 2 })).toBeCloseTo(-1, 12);
  });

  it('asks for no more than the turn rate', () => {
    const limits = { angularAcceleration: 1, turnRate: 1.25 };
    expect(commanded({ error: 3, limits })).toBeCloseTo(1.25, 12);
    expect(commanded({ error: -3, limits })).toBeCloseTo(-1.25, 12);
  });

  it('plans relative to a moving target, within the body’s own turn rate', () => {
    const limits = { angularAcceleration: 1, turnRate: 1.25 };
    const moving = { targetAngularVelocity: 0.5, angularVelocity: 0.5, limits };
    expect(commanded({ error: 1, ...moving })).toBeCloseTo(0.75, 12);
    expect(commanded({ error: -3, ...moving })).toBeCloseTo(-1.75, 12);
  });

  it('asks for nothing at rest on the target', () => {
    expect(commanded({})).toBeCloseTo(0, 12);
  });

  it('continues round if that is quicker than turning back', () => {
    // Forward: (2 √(4π × 4.78 + 12.5) - 5)/4π = 0.96 s. Back: 5/4π s to stop, 2 √(2.49/4π) s back, 1.29 s.
    expect(controller.update(sampleOf({ error: -1.5, angularVelocity: 5 })).output).toBeGreaterThan(0);
    // Forward: 1.15 s. Back from a nearer place: 0.80 s.
    expect(controller.update(sampleOf({ error: -0.1, angularVelocity: 2 })).output).toBeLessThan(0);
  });
});

describe('TimeOptimal, from rest', () => {
  it('settles at the bound or less than a step after it, without overshoot, and is at rest two steps after T* at the latest', () => {
    fc.assert(
      fc.property(rate, angularAcceleration, turnRate, step, (hertz, alpha, fastest, angle) => {
        const limits = { angularAcceleration: alpha, turnRate: fastest };
        const timeStep = 1 / hertz;
        const bound = turnTimeBound(angle, limits);
        const trial = { controller, step: angle, timeStep, duration: bound + 0.5, limits };
        const trace = simulateTurn(trial);
        const { overshoot, settlingTime } = measureTurn(trace);
        expect(overshoot).toBeLessThan(1e-9);
        expect(settlingTime! - turnSettlingBound(angle, limits)).toBeLessThan(timeStep * (1 + 1e-9));
        expect(stepsToRest(trace) - bound * hertz).toBeLessThan(2);
      }),
      { numRuns: 300 },
    );
  });

  it('does not use the motor at rest on the target', () => {
    const trial = { controller, step: toRadians(90), timeStep: 1 / 60, duration: 2, limits: motor };
    const { applied } = simulateTurn(trial);
    for (const alpha of applied.slice(60)) expect(Math.abs(alpha)).toBeLessThan(1e-9);
  });
});

/**
 * Returns the largest forward angle that a body can turn in a number of steps and then be at rest. rad; null if it
 * cannot come to rest in these steps.
 */
function farthest(steps: number, start: number, alpha: number, timeStep: number): number | null {
  const change = alpha * timeStep;
  // Speeding up first and braking last goes farthest; the shares of full torque add up to -start/change.
  const sum = -start / change;
  if (Math.abs(sum) > steps) return null;
  const full = Math.floor((steps + sum) / 2);
  let [velocity, angle] = [start, 0];
  for (let n = 0; n < steps; n++) {
    velocity += change * (n < full ? 1 : n > full ? -1 : sum - full + (steps - full - 1));
    angle += velocity * timeStep;
  }
  return angle;
}

/** Returns whether any torque can bring a body to rest on the target within a number of steps, either way round. */
function canRest(steps: number, error: number, velocity: number, alpha: number, timeStep: number): boolean {
  const forwards = farthest(steps, velocity, alpha, timeStep);
  const backwards = farthest(steps, -velocity, alpha, timeStep);
  if (forwards === null || backwards === null) return false;
  const turns = Math.ceil((-backwards - error) / (2 * Math.PI));
  return error + 2 * Math.PI * turns <= forwards;
}

describe('TimeOptimal, under way', () => {
  it('takes at most one step more than the fewest that any torque could do it in', () => {
    fc.assert(
      fc.property(rate, angularAcceleration, step, angularVelocity, (hertz, alpha, error, velocity) => {
        const limits = { angularAcceleration: alpha, turnRate: Infinity };
        const timeStep = 1 / hertz;
        const { time } = quickestWay(error, { angularVelocity: velocity, limits });
        const trial = { controller, step: error, timeStep, duration: time + 1, limits };
        const steps = stepsToRest(simulateTurn({ ...trial, angularVelocity: velocity }));
        expect(steps).toBeLessThan(Infinity);
        expect(canRest(steps, error, velocity, alpha * 1.000001, timeStep)).toBe(true);
        expect(canRest(steps - 2, error, velocity, alpha, timeStep)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('comes to rest after the bound only by the cost of sampling, also with a turn rate limit and a moving target', () => {
    // Two steps. The turn rate's limit also cuts an angular acceleration off within a step. That loses at most αΔt²/8
    // at each of two corners. The loss is made up at the part of the turn rate that the target leaves.
    const drift = double(-0.9, 0.9);
    fc.assert(
      fc.property(
        fc.record({ rate, angularAcceleration, turnRate, step, angularVelocity, drift }),
        ({ drift: share, rate: hertz, ...start }) => {
          const limits = { angularAcceleration: start.angularAcceleration, turnRate: start.turnRate };
          const timeStep = 1 / hertz;
          const targetAngularVelocity = share * Math.min(5, start.turnRate);
          const way = { angularVelocity: start.angularVelocity, targetAngularVelocity, limits };
          const ahead = ((start.angularVelocity - targetAngularVelocity) * timeStep) / 2;
          const { time } = quickestWay(start.step + ahead, way);
          const trial = { controller, step: start.step, timeStep, duration: time + 3, ...way };
          const steps = stepsToRest(simulateTurn(trial), targetAngularVelocity);
          const corners =
            (limits.angularAcceleration * timeStep) / 4 / (limits.turnRate - Math.abs(targetAngularVelocity));
          expect(steps - time * hertz).toBeLessThan(2.001 + corners);
          expect(steps - time * hertz).toBeGreaterThan(-0.001 - corners);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('chatters with a noisy heading: at rest with a σ of 0.286° the motor works at more than half of its limit, a PD at a tenth', () => {
    /** State of the random generator, a linear congruential one. */
    let state = 1;
    const uniform = () => {
      state = (1664525 * state + 1013904223) % 2 ** 32;
      return state / 2 ** 32;
    };
    const normal = () => Array.from({ length: 12 }, uniform).reduce((sum, one) => sum + one, -6);
    const share = (law: TurnController) => {
      let [angle, rate, sum] = [0, 0, 0];
      for (let n = 0; n < 3600; n++) {
        const { output } = law.update(sampleOf({ error: -angle - 0.005 * normal(), angularVelocity: rate }));
        const applied = Math.max(-4 * Math.PI, Math.min(4 * Math.PI, output));
        sum += Math.abs(applied);
        rate += applied / 60;
        angle += rate / 60;
      }
      return sum / 3600 / (4 * Math.PI);
    };
    expect(share(new TimeOptimal())).toBeGreaterThan(0.5);
    expect(share(controllerOf({ kind: 'backward-pd' }))).toBeLessThan(0.1);
  });

  it('does not pass a target that it can stop at', () => {
    fc.assert(
      fc.property(rate, angularAcceleration, step, double(0, 1), (hertz, alpha, error, share) => {
        const limits = { angularAcceleration: alpha, turnRate: Infinity };
        // Up to v²/2α = |e|. With samples, braking needs less space than in continuous time.
        const most = Math.sqrt(2 * alpha * Math.abs(error));
        const start = { angularVelocity: Math.sign(error) * share * most, limits };
        const trial = { controller, step: error, timeStep: 1 / hertz, duration: 3, ...start };
        expect(measureTurn(simulateTurn(trial)).overshoot).toBeLessThan(1e-6);
      }),
      { numRuns: 200 },
    );
  });
});
