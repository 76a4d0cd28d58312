// Tests of pause, speed, the number of steps in a frame, and the message that the page is too slow.
import { describe, expect, it } from 'vitest';
import type { EntitySpec } from '../../world/simulation/scenario';
import { Simulation } from '../../world/simulation/simulation';
import { Accumulator, Playback, RealTime } from './playback';

/** Returns a simulation with many missiles side by side. */
const crowd = (count: number, stepRate: number) =>
  new Simulation({
    version: 1,
    name: 'Test',
    stepRate,
    entities: Array.from(
      { length: count },
      (_, n): EntitySpec => ({ kind: 'missile', position: [10 * n, 0] }),
    ),
  });

/** Returns the number of steps that a frame of 0.1 s takes. */
function stepsIn(playback: Playback, simulation: Simulation): number {
  playback.advance(0.1, simulation);
  return simulation.tick;
}

describe('Playback', () => {
  it('takes the steps that are due', () => {
    expect(stepsIn(new Playback(), crowd(1, 60))).toBe(6);
    expect(stepsIn(new Playback(), crowd(1, 240))).toBe(24);
  });

  it('takes no steps while paused, and does not make up for them afterwards', () => {
    const playback = new Playback();
    const simulation = crowd(1, 60);
    playback.paused = true;
    expect(stepsIn(playback, simulation)).toBe(0);
    playback.paused = false;
    playback.advance(0, simulation);
    expect(simulation.tick).toBe(0);
  });

  it('takes fewer in a crowd: 30,000 bodies’ steps a frame, at least one step', () => {
    expect(stepsIn(new Playback(), crowd(2000, 240))).toBe(15);
    expect(stepsIn(new Playback(), crowd(3000, 240))).toBe(10);
  });

  it('reports lag if frames of 0.2 s only count 0.1 s: half of real time', () => {
    const playback = new Playback();
    const simulation = crowd(1, 60);
    for (let n = 0; n < 20; n++) playback.advance(0.2, simulation);
    expect(playback.laggingRate).toBeCloseTo(0.5);
    playback.paused = true;
    expect(playback.laggingRate).toBeNull();
  });
});

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

  it.each([-1, NaN, Infinity, -Infinity])('ignores a frame of %d s', (elapsed) => {
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

/**
 * Reports frames of 1/20 s to a meter of simulation speed. Returns the speed in simulated seconds per real second; null
 * if simulated time keeps up.
 * @param seconds total real time of the frames
 * @param share simulated part of each frame's time, 0 to 1
 */
function pass(realTime: RealTime, seconds: number, share: number): number | null {
  for (let n = 0; n < Math.round(20 * seconds); n++) realTime.add(0.05, 0.05, share * 0.05);
  return realTime.rate;
}

describe('RealTime', () => {
  it('says nothing while every step that is due is taken', () => {
    expect(pass(new RealTime(), 10, 1)).toBeNull();
  });

  it('reports the rate when time has lagged for more than a second', () => {
    const realTime = new RealTime();
    expect(pass(realTime, 1, 0.6)).toBeNull();
    expect(pass(realTime, 1, 0.6)).toBeCloseTo(0.6);
  });

  it('reports nothing as soon as time keeps up again', () => {
    const realTime = new RealTime();
    pass(realTime, 3, 0.5);
    expect(pass(realTime, 2, 1)).toBeNull();
  });

  it('does not count one long stall as lag, as when another page was in front', () => {
    const realTime = new RealTime();
    pass(realTime, 1.5, 1);
    realTime.add(30, 30, 0.1);
    expect(realTime.rate).toBeNull();
    expect(pass(realTime, 1.5, 1)).toBeNull();
  });

  it('compares with the due time: a pace of a tenth is no lag', () => {
    const realTime = new RealTime();
    for (let n = 0; n < 100; n++) realTime.add(0.05, 0.005, 0.005);
    expect(realTime.rate).toBeNull();
  });

  it('ignores frames of length 0, and frames whose length is no number', () => {
    const realTime = new RealTime();
    for (const elapsed of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) realTime.add(elapsed, 1, 0);
    expect(pass(realTime, 0.75, 0.5)).toBeNull();
  });

  it('reports simulated seconds per real second, at any pace: 0.3 if 0.6 of a half pace is reached', () => {
    const realTime = new RealTime();
    for (let n = 0; n < 40; n++) realTime.add(0.05, 0.025, 0.015);
    expect(realTime.rate).toBeCloseTo(0.3);
  });

  it('starts again after a pause', () => {
    const realTime = new RealTime();
    pass(realTime, 3, 0.5);
    realTime.reset();
    expect(realTime.rate).toBeNull();
    expect(pass(realTime, 0.75, 0.5)).toBeNull();
  });
});
