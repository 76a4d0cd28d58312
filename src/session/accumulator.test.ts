// Frames in, steps out.
import { describe, expect, it } from 'vitest';
import { Accumulator } from './accumulator';

describe('Accumulator', () => {
  it('makes 3 frames of 1/60 s into 3 steps at 60 Hz, in spite of rounding', () => {
    const clock = new Accumulator();
    expect([1, 2, 3].map(() => clock.stepsFor(1 / 60, 60, 1))).toEqual([1, 1, 1]);
  });

  it.each([24, 59.94, 75, 144])('makes 10 s of frames at %d Hz into 600 steps at 60 Hz', (rate) => {
    const clock = new Accumulator();
    let steps = 0;
    const frames = Math.round(10 * rate);
    for (let n = 0; n < frames; n++) steps += clock.stepsFor(10 / frames, 60, 1);
    expect(steps).toBe(600);
  });

  it('makes up for 0.1 s of a stall and drops the rest', () => {
    const clock = new Accumulator();
    expect(clock.stepsFor(5, 60, 1)).toBe(6);
    expect(clock.stepsFor(0, 60, 1)).toBe(0);
  });

  it.each([-1, NaN, Infinity, -Infinity])('takes a frame of %d s for none', (elapsed) => {
    const clock = new Accumulator();
    expect(clock.stepsFor(elapsed, 60, 1)).toBe(0);
    expect(clock.fraction).toBe(0);
  });

  it('steps at every other frame at half the pace, and never at pace 0', () => {
    const clock = new Accumulator();
    expect([1, 2, 3, 4].map(() => clock.stepsFor(1 / 60, 60, 0.5))).toEqual([0, 1, 0, 1]);
    expect(clock.stepsFor(0.1, 60, 0)).toBe(0);
  });

  it('tells how far the picture is: 0.02 s are 1 step and 0.2 of the next at 60 Hz', () => {
    const clock = new Accumulator();
    expect(clock.stepsFor(0.02, 60, 1)).toBe(1);
    expect(clock.fraction).toBeCloseTo(0.2, 12);
  });

  it('forgets what is owed on a reset', () => {
    const clock = new Accumulator();
    clock.stepsFor(0.012, 60, 1);
    clock.reset();
    expect(clock.fraction).toBe(0);
    expect(clock.stepsFor(0.012, 60, 1)).toBe(0);
  });
});
