// Frames in, steps out.
import { describe, expect, it } from 'vitest';
import { Accumulator } from './accumulator';

describe('Accumulator', () => {
  it('makes 3 frames of 1/60 s into 3 steps at 60 Hz, in spite of rounding', () => {
    const accumulator = new Accumulator();
    expect([1, 2, 3].map(() => accumulator.stepsFor(1 / 60, 60, 1))).toEqual([1, 1, 1]);
  });

  it.each([24, 59.94, 75, 144])('makes 10 s of frames at %d Hz into 600 steps at 60 Hz', (rate) => {
    const accumulator = new Accumulator();
    let steps = 0;
    const frames = Math.round(10 * rate);
    for (let n = 0; n < frames; n++) steps += accumulator.stepsFor(10 / frames, 60, 1);
    expect(steps).toBe(600);
  });

  it('makes up for 0.1 s of a stall and drops the rest', () => {
    const accumulator = new Accumulator();
    expect(accumulator.stepsFor(5, 60, 1)).toBe(6);
    expect(accumulator.stepsFor(0, 60, 1)).toBe(0);
  });

  it.each([-1, NaN, Infinity, -Infinity])('takes a frame of %d s for none', (elapsed) => {
    const accumulator = new Accumulator();
    expect(accumulator.stepsFor(elapsed, 60, 1)).toBe(0);
    expect(accumulator.fraction).toBe(0);
  });

  it('steps at every other frame at half the pace, and never at pace 0', () => {
    const accumulator = new Accumulator();
    expect([1, 2, 3, 4].map(() => accumulator.stepsFor(1 / 60, 60, 0.5))).toEqual([0, 1, 0, 1]);
    expect(accumulator.stepsFor(0.1, 60, 0)).toBe(0);
  });

  it('gives the fraction of the next step: 0.02 s are 1 step and 0.2 of the next at 60 Hz', () => {
    const accumulator = new Accumulator();
    expect(accumulator.stepsFor(0.02, 60, 1)).toBe(1);
    expect(accumulator.fraction).toBeCloseTo(0.2, 12);
  });

  it('drops the accumulated time on a reset', () => {
    const accumulator = new Accumulator();
    accumulator.stepsFor(0.012, 60, 1);
    accumulator.reset();
    expect(accumulator.fraction).toBe(0);
    expect(accumulator.stepsFor(0.012, 60, 1)).toBe(0);
  });
});
