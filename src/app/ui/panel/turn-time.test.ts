// Tests of the motor limit for a turn time, computed by hand: 90° in half a second takes 4 (π/2) / 0.5² = 8π rad/s².
import { describe, expect, it } from 'vitest';
import { motorFor, timedTurn, timeOf, turnTime } from './turn-time';

describe('the motor for a turn time', () => {
  it('90° in half a second takes 8π rad/s²', () => {
    expect(motorFor(0.5, Infinity)).toBeCloseTo(8 * Math.PI, 9);
  });

  it('a turn rate limit that is not exceeded changes nothing: the turn peaks at twice its mean speed, 2π rad/s', () => {
    expect(motorFor(0.5, 2 * Math.PI)).toBeCloseTo(8 * Math.PI, 9);
  });

  it('a turn rate limit that is reached takes a stronger motor: at π rad/s, 0.5 s of 0.75 s at speed leave π/0.25', () => {
    expect(motorFor(0.75, Math.PI)).toBeCloseTo(4 * Math.PI, 9);
  });

  it('turns in the time it was chosen for, at the turn rate limit and below it', () => {
    for (const seconds of [0.75, 1, 2]) {
      const angularAcceleration = motorFor(seconds, Math.PI);
      expect(timeOf({ angularAcceleration, turnRate: Math.PI })).toBeCloseTo(seconds, 9);
    }
  });

  it('is refused with the reason when the turn rate alone takes as long', () => {
    const coasting = timedTurn / 2;
    expect(() => motorFor(coasting, 2)).toThrow(/^No motor turns 90° in 0\.79 s at 2\.0 rad\/s/);
    expect(() => motorFor(0.5, 2)).toThrow(RangeError);
  });

  it('names the motor for half a second in its help', () => {
    expect(turnTime.help).toContain('25.1 rad/s²');
  });
});
