// Tests of the figures of the score card, against results that follow from the gains of Slew's laws and from the best
// possible turn.
import { describe, expect, it } from 'vitest';
import { flyerOf } from './judge';
import { degree } from './quantities';
import { lawScoreRows, type RowFigures, scoreOf } from './score';

const row = (id: string) => lawScoreRows.find((each) => each.id === id)!;
const figuresOf = (kind: string, id: string): RowFigures => row(id).measure(flyerOf({ kind }), { kind });

describe('the score of the time-optimal law', () => {
  const score = scoreOf({ kind: 'time-optimal' }, lawScoreRows);

  it('is as quick as can be, with any motor', () => {
    expect(row('quick').write(score.quick!)).toBe('3.37 s');
    expect(row('quick').note!(score.quick!)).toBe('at best 3.37 s');
    expect(score.weak![0]).toBe(1);
  });

  it('is clean', () => {
    expect(score.clean![0]).toBeLessThan(1e-9);
  });

  it('is off in the wind by what that moves it in a step, α Δt²', () => {
    expect(score.wind![0]).toBeCloseTo((0.1 * 4 * Math.PI) / 3600, 9);
  });

  it('answers noise with nearly all of the motor', () => {
    expect(score.calm![0]).toBeGreaterThan(0.9);
  });

  it('brakes too late for a heavier body, because it overestimates the motor', () => {
    expect(score.trust).toEqual([1, 0.25]);
    expect(row('trust').write(score.trust!)).toBe('¼ to 1 ×');
    expect(row('trust').cost(score.trust!)).toContain('1.4 times');
  });
});

describe('the score of a spring and a damper', () => {
  it('is off in the wind by a/kp, and by (1 + kd Δt) as much where it brakes by the velocity after the step', () => {
    // 0.4π/36; with kd = 9.9/s it is 0.4π (1 + 9.9/60)/36.
    expect(figuresOf('forward-pd', 'wind')![0]).toBeCloseTo((0.4 * Math.PI) / 36, 6);
    expect(figuresOf('spd', 'wind')![0]).toBeCloseTo(((0.4 * Math.PI) / 36) * (1 + 9.9 / 60), 6);
  });

  it('stands some delay, and the one after that makes it swing', () => {
    const [steps] = figuresOf('forward-pd', 'patience')!;
    const { write, cost } = row('patience');
    expect(write([steps])).toBe(`${Math.round((steps * 1000) / 60)} ms`);
    expect(cost([steps])).toBe(`${Math.round(((steps + 1) * 1000) / 60)} ms of delay make it swing`);
    expect(cost([12])).toBeNull();
  });
});

describe('a law that does nothing', () => {
  const still = { kind: 'forward-pd', frequency: 0.1, damping: 0 };

  it('is neither clean nor calm: it never reaches its target', () => {
    const { quick, clean, calm } = scoreOf(still, lawScoreRows);
    expect([quick, clean, calm]).toEqual([null, null, null]);
  });
});

describe('a law that never settles', () => {
  it('has figures for its remaining error, and none for events that never happen', () => {
    const { quick, patience, weak, trust, wind } = scoreOf({ kind: 'one-step' }, lawScoreRows);
    expect([quick, patience, weak, trust]).toEqual([null, null, null, null]);
    expect(wind![0]).toBeLessThan(0.1 * degree);
  });
});
