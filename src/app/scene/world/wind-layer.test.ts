// Tests of the drift of wind streaks.
import { describe, expect, it } from 'vitest';
import { WindDrift } from './wind-layer';

const right = { heading: 0, speed: 50 };
const down = { heading: Math.PI / 2, speed: 10 };

describe('the drift of the wind’s streaks', () => {
  it('is the same however many frames were drawn before', () => {
    const often = new WindDrift();
    for (let time = 0; time < 4; time += 0.125) often.at('run', right, time);
    // 50 px/s for 4 s.
    expect(often.at('run', right, 4)).toEqual({ x: 200, y: 0 });
    expect(new WindDrift().at('run', right, 4)).toEqual({ x: 200, y: 0 });
  });

  it('continues from its place when the wind turns', () => {
    const drift = new WindDrift();
    drift.at('run', right, 1);
    expect(drift.at('run', down, 2)).toEqual({ x: 100, y: 0 });
    const { x, y } = drift.at('run', down, 5);
    // 100 px to the right in 2 s, then 30 px down in 3 s.
    expect(x).toBeCloseTo(100, 9);
    expect(y).toBeCloseTo(30, 9);
  });

  it('begins at nothing in another run', () => {
    const drift = new WindDrift();
    drift.at('run', down, 9);
    expect(drift.at('next', right, 1)).toEqual({ x: 50, y: 0 });
  });
});
