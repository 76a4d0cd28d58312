// Tests of the measurements of a record, with records of obvious results, and with turns whose times follow from a
// formula.
import { describe, expect, it } from 'vitest';
import type { FlightRecord, JudgedTurn } from './flight';
import {
  bestSettled,
  motorFrom,
  offFrom,
  overshoot,
  rmsFrom,
  settled,
  smallestError,
  timesBest,
  timeToStayWithin,
  total,
  worst,
} from './measures';
import { degree } from './quantities';

/** Returns a record of a turn by 1 rad in steps of 0.1 s, with a motor of 4 rad/s². */
function record(errors: readonly number[], applied: readonly number[] = errors.map(() => 0)): FlightRecord {
  return {
    flight: { turn: 1, seconds: errors.length / 10 },
    stopped: null,
    step: 1,
    timeStep: 0.1,
    errors,
    applied,
    limit: 4,
  };
}

describe('a record', () => {
  // The overshoot is 0.2 of the turn. The error is in the band of 2 % from the sixth sample on, at 0.6 s.
  const turn = record([0.5, 0.1, -0.2, -0.05, 0.03, 0.01, -0.01, 0]);

  it('measures overshoot, settling time and closest approach', () => {
    expect(overshoot(turn)).toBeCloseTo(0.2, 12);
    expect(settled(turn)).toBeCloseTo(0.6, 12);
    expect(smallestError(record([0.5, 0.3, -0.2]))).toBeCloseTo(0.2, 12);
  });

  it('measures the largest error and the root mean square from a time on, that sample included', () => {
    expect(offFrom(0)(turn)).toBeCloseTo(0.5, 12);
    expect(offFrom(0.3)(turn)).toBeCloseTo(0.2, 12);
    expect(offFrom(0.4)(turn)).toBeCloseTo(0.05, 12);
    // √((0.03² + 0.04²)/2)
    expect(rmsFrom(0.2)(record([1, 0.03, -0.04]))).toBeCloseTo(Math.sqrt(0.0025 / 2), 12);
  });

  it('measures the time from which it stays within an angle, counted from a time', () => {
    expect(timeToStayWithin(0.06)(turn)).toBeCloseTo(0.4, 12);
    expect(timeToStayWithin(0.06, 0.2)(turn)).toBeCloseTo(0.2, 12);
    expect(timeToStayWithin(0.06)(record([0.05, 0.07]))).toBeNull();
  });

  it('counts full turns: a body that turns right round has overshot', () => {
    expect(overshoot(record([0, -2, 2.3, 0]))).toBeCloseTo(2 * Math.PI, 12);
    expect(offFrom(0.4)(record([0, -2, 2.3, 0]))).toBeCloseTo(2 * Math.PI, 12);
  });

  it('measures the mean output of the motor after a time, as a share of its limit', () => {
    expect(motorFrom(0.2)(record([0, 0, 0, 0], [4, 4, 2, -1]))).toBeCloseTo((2 + 1) / 2 / 4, 12);
  });
});

describe('several flights', () => {
  const flights = [record([0.5, 0]), record([-0.1, 0, 0])];

  it('give the worst or the sum of theirs', () => {
    expect(worst(overshoot)(flights)).toBeCloseTo(0.1, 12);
    expect(total(settled)(flights)).toBeCloseTo(0.2 + 0.2, 12);
  });

  it('are null if one of them is', () => {
    expect(total(settled)([...flights, record([1, 1])])).toBeNull();
    expect(worst(settled)([record([1, 1])])).toBeNull();
  });
});

describe('the best turn', () => {
  const turn = (angleDeg: number, motor = 1): JudgedTurn => ({ turn: angleDeg * degree, seconds: 4, motor });

  it('is in its band of 2 % after 0.9 · 2 √(θ/α), within a step', () => {
    // Braking ends at T* = 2 √(θ/α); 2 % of θ before that it has √(0.02 · 2 θ/α) = 0.1 T* to go.
    for (const [angleDeg, motor] of [
      [10, 1],
      [90, 1],
      [170, 1],
      [90, 0.25],
    ]) {
      const bound = 1.8 * Math.sqrt((angleDeg * degree) / (motor * 4 * Math.PI));
      expect(Math.abs(bestSettled(turn(angleDeg, motor)) - bound)).toBeLessThan(1 / 60);
    }
  });

  it('takes 3.37 s for the six turns of the ladder', () => {
    // 1.8 Σ √(θ/4π) = 1.8 · 1.8750 = 3.375 s.
    const six = [10, 30, 60, 90, 130, 170].map((angleDeg) => bestSettled(turn(angleDeg)));
    expect(six.reduce((sum, time) => sum + time, 0).toFixed(2)).toBe('3.37');
  });

  it('is the reference of settling times', () => {
    // A turn by 1 rad at 4π rad/s² takes 1.8 √(1/4π) = 0.508 s. Settling at 0.6 s is 1.18 times that, within a step.
    const flown = record([0.5, 0.4, 0.3, 0.2, 0.1, 0, 0]);
    expect(timesBest(flown)! * bestSettled(flown.flight)).toBeCloseTo(0.6, 12);
    expect(Math.abs(timesBest(flown)! - 0.6 / 0.508)).toBeLessThan(1 / 60 / 0.508);
  });

  it('refuses a turn for which there is no time', () => {
    expect(() => bestSettled({ turn: 3, seconds: 0.5 })).toThrow('no law turns by 3 rad within 0.5 s');
  });
});
