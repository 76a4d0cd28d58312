// Pause, pace, and how many steps a frame may take.
import { describe, expect, it } from 'vitest';
import type { EntitySpec } from '../simulation/scenario';
import { Simulation } from '../simulation/simulation';
import { Playback } from './playback';

/** Missiles side by side: in one spot the physics engine would pair each with all others, which takes seconds. */
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

/** Steps that a frame of a tenth of a second takes. */
function stepsIn(playback: Playback, simulation: Simulation): number {
  playback.advance(0.1, simulation);
  return simulation.tick;
}

describe('Playback', () => {
  it('takes the steps that are due', () => {
    expect(stepsIn(new Playback(), crowd(1, 60))).toBe(6);
    expect(stepsIn(new Playback(), crowd(1, 240))).toBe(24);
  });

  it('takes none while paused, and makes up for none afterwards', () => {
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

  it('tells that time is not kept where frames of 0.2 s are made up for by 0.1 s: half of real time', () => {
    const playback = new Playback();
    const simulation = crowd(1, 60);
    for (let n = 0; n < 20; n++) playback.advance(0.2, simulation);
    expect(playback.laggingRate).toBeCloseTo(0.5);
    playback.paused = true;
    expect(playback.laggingRate).toBeNull();
  });
});
