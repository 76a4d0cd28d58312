// When the page is to say that it does not keep up, and when not.
import { describe, expect, it } from 'vitest';
import { RealTime } from './real-time';

/** Lets real time pass in frames of 1/20 s, in which a share of the time due is taken. */
function pass(realTime: RealTime, seconds: number, share: number): number | null {
  for (let n = 0; n < Math.round(20 * seconds); n++) realTime.add(0.05, 0.05, share * 0.05);
  return realTime.rate;
}

describe('RealTime', () => {
  it('says nothing while every step that is due is taken', () => {
    expect(pass(new RealTime(), 10, 1)).toBeNull();
  });

  it('tells the rate once time has lagged for more than a second', () => {
    const realTime = new RealTime();
    expect(pass(realTime, 1, 0.6)).toBeNull();
    expect(pass(realTime, 1, 0.6)).toBeCloseTo(0.6);
  });

  it('says nothing any more as soon as time is kept again', () => {
    const realTime = new RealTime();
    pass(realTime, 3, 0.5);
    expect(pass(realTime, 2, 1)).toBeNull();
  });

  it('takes one long stall for no lag, as after another page was in front', () => {
    const realTime = new RealTime();
    pass(realTime, 1.5, 1);
    realTime.add(30, 30, 0.1);
    expect(realTime.rate).toBeNull();
    expect(pass(realTime, 1.5, 1)).toBeNull();
  });

  it('goes by what is due: a pace of a tenth that is kept is no lag', () => {
    const realTime = new RealTime();
    for (let n = 0; n < 100; n++) realTime.add(0.05, 0.005, 0.005);
    expect(realTime.rate).toBeNull();
  });

  it('takes frames without a length, and those that are no number, for none', () => {
    const realTime = new RealTime();
    for (const elapsed of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) realTime.add(elapsed, 1, 0);
    expect(pass(realTime, 0.75, 0.5)).toBeNull();
  });

  it('tells simulated seconds per real second, at any pace: 0.3 where half the pace is due and 0.6 of it is taken', () => {
    const realTime = new RealTime();
    for (let n = 0; n < 40; n++) realTime.add(0.05, 0.025, 0.015);
    expect(realTime.rate).toBeCloseTo(0.3);
  });

  it('begins afresh after a pause', () => {
    const realTime = new RealTime();
    pass(realTime, 3, 0.5);
    realTime.reset();
    expect(realTime.rate).toBeNull();
    expect(pass(realTime, 0.75, 0.5)).toBeNull();
  });
});
