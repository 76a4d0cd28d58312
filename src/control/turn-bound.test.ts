import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { motorForTurnTime, quickestWay, restTimeBound, turnSettlingBound, turnTimeBound } from './turn-bound';
import { motor } from './turn-sample.fixture';

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

  it('has no jump where the plateau begins', () => {
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
    // Of the last 3 rad, 2 are braking (2 s) and 1 is at 2 rad/s (0.5 s).
    expect(turnSettlingBound(8, slow, 3 / 8)).toBeCloseTo(3.5, 12);
  });
});

describe('motorForTurnTime', () => {
  it('takes 8π rad/s² for 90° in half a second', () => {
    expect(motorForTurnTime(Math.PI / 2, 0.5)).toBeCloseTo(8 * Math.PI, 12);
  });

  it('is what the bound says', () => {
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

  it('brakes to the turn rate first when it is beyond it', () => {
    // 4 → 2 rad/s in 2 s and 6 rad; of the 4 left, 2 at 2 rad/s in 1 s and 2 braking in 2 s.
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

  it('goes on round when that is sooner than turning back', () => {
    // On: (2 √(2π - 3 + 8) - 4)/1 = 2.72 s. Back: 4 s to stop 11 rad past the target.
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
