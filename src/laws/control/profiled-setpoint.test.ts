import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ProfiledSetpoint } from './profiled-setpoint';

const timeStep = 0.01;
const limits = { angularAcceleration: 2, turnRate: 1 };

/** Moves a setpoint towards a goal for some seconds, and returns its values at each step. */
const flown = (setpoint: ProfiledSetpoint, goal: number, seconds: number) =>
  Array.from({ length: Math.round(seconds / timeStep) }, () => setpoint.next(goal, timeStep));

it('is a trapezoid: 3 rad at 1 rad/s and 2 rad/s² take 0.5 s up, 2.5 s level and 0.5 s down', () => {
  const rates = flown(new ProfiledSetpoint(limits, 0, 'none'), 3, 4).map(({ desiredRate }) => desiredRate);
  expect(rates[24]).toBeCloseTo(0.5, 9);
  for (const rate of rates.slice(50, 299)) expect(rate).toBeCloseTo(1, 9);
  expect(rates[324]).toBeGreaterThan(0.45);
  expect(rates[324]).toBeLessThan(0.55);
  expect(Math.abs(rates[352])).toBeLessThan(1e-9);
});

it('is a triangle if the goal is too near for the whole rate: 0.32 rad rise to 0.8 rad/s', () => {
  const rates = flown(new ProfiledSetpoint(limits), 0.32, 1).map(({ desiredRate }) => desiredRate);
  expect(Math.max(...rates)).toBeCloseTo(0.8, 1);
});

it('rests on any goal, keeps its limits, and never overshoots, also if the goal changes on the way', () => {
  const goal = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(goal, goal, fc.integer({ min: 1, max: 200 }), (first, second, steps) => {
      const setpoint = new ProfiledSetpoint(limits, 0, 'none');
      let last = setpoint.now;
      let fastest = 0;
      let largestChange = 0;
      for (let n = 0; n < 900; n++) {
        const now = setpoint.next(n < steps ? first : second, timeStep);
        fastest = Math.max(fastest, Math.abs(now.desiredRate));
        largestChange = Math.max(largestChange, Math.abs(now.desiredRate - last.desiredRate));
        last = now;
      }
      expect(fastest).toBeLessThanOrEqual(1 + 1e-9);
      expect(largestChange).toBeLessThanOrEqual(2 * timeStep + 1e-9);
      expect(last.desired).toBeCloseTo(second, 9);
      expect(last.desiredRate).toBeCloseTo(0, 9);
    }),
  );
});

it('goes the short way round to a heading: from 170° to -170° by 20°', () => {
  const setpoint = new ProfiledSetpoint(limits, (170 * Math.PI) / 180);
  const { desired } = flown(setpoint, (-170 * Math.PI) / 180, 2).at(-1)!;
  expect(desired).toBeCloseTo((190 * Math.PI) / 180, 9);
});

it('stays at a time step of 0, restarts at the place of a reset, and refuses a value that is not a number', () => {
  const setpoint = new ProfiledSetpoint(limits);
  flown(setpoint, 1, 0.3);
  const { now } = setpoint;
  expect(setpoint.next(1, 0)).toEqual(now);
  expect(() => setpoint.next(Number.NaN, timeStep)).toThrow('goal: must be');
  expect(setpoint.now).toEqual(now);
  expect(() => setpoint.reset(Number.NaN)).toThrow('desired: must be');
  expect(() => setpoint.reset(0, Infinity)).toThrow('desiredRate: must be');
  expect(setpoint.now).toEqual(now);
  setpoint.reset(0.5);
  expect(setpoint.now).toEqual({ desired: 0.5, desiredRate: 0 });
});

it('refuses limits and a start that are not possible when it is made, and takes a motor without a limit', () => {
  const noRate = { angularAcceleration: 4 } as typeof limits;
  expect(() => new ProfiledSetpoint(noRate)).toThrow(
    'limits.turnRate: must be a number from 1e-15 to 1e+15, or Infinity, got undefined',
  );
  expect(() => new ProfiledSetpoint(limits, Number.NaN)).toThrow('desired: must be');
  // Only the setpoint's rate is limited then: 2 rad/s for 0.1 s.
  const ramp = new ProfiledSetpoint({ angularAcceleration: Infinity, turnRate: 2 });
  expect(ramp.next(1, 0.1)).toEqual({ desired: 0.2, desiredRate: 2 });
});
