// Tests of the verdict (result in words) on a card, with invented turns.
import { describe, expect, it } from 'vitest';
import type { MeasuredTurn } from '../../../world/simulation/meters/turn-meter';
import { firstOf, predictionOf, sentenceOf, type TurnState, turnVerdict } from './card-state';

const response = {
  riseTime: 0.4,
  overshoot: 0,
  settlingTime: null,
  steadyStateError: 0,
  lateError: 0,
  swingRatio: null,
  iae: 1,
  itae: 1,
  shareAtLimit: 0,
  effort: 1,
};

function turn(seconds: number, measures: Partial<MeasuredTurn['response']>): MeasuredTurn {
  const measured = { ...response, ...measures };
  return { step: Math.PI / 2, seconds, response: measured, best: response, timesLimit: null };
}

const still: TurnState = { isStill: true, fastest: 0, farthest: 0, error: 0, held: null };
const moving: TurnState = { isStill: false, fastest: 3, farthest: 0.5, error: 0.5, held: null };

const saidOf = (measured: MeasuredTurn | null, state: TurnState) => sentenceOf(turnVerdict(measured, state));

describe('the verdict on a turn', () => {
  it('is empty before the first turn', () => {
    expect(saidOf(null, still)).toBe('');
  });

  it('is that it turns until it has passed its target or rests', () => {
    expect(saidOf(turn(0.3, {}), moving)).toBe('Turning');
  });

  it('is the settling time and the overshoot', () => {
    expect(saidOf(turn(2, { settlingTime: 0.63 }), still)).toBe('0.63 s, no overshoot');
    expect(saidOf(turn(2, { settlingTime: 1.2, overshoot: 0.07 }), still)).toBe('1.20 s, 7 % overshoot');
  });

  it('is no overshoot below 0.05 % only, and has a tenth below one per cent', () => {
    expect(saidOf(turn(2, { settlingTime: 1, overshoot: 0.00049 }), still)).toBe('1.00 s, no overshoot');
    expect(saidOf(turn(2, { settlingTime: 1, overshoot: 0.003 }), still)).toBe('1.00 s, 0.3 % overshoot');
    expect(saidOf(turn(2, { settlingTime: 1, overshoot: 0.012 }), still)).toBe('1.00 s, 1 % overshoot');
  });

  it('writes a time below its last digit as less than that digit', () => {
    expect(saidOf(turn(2, { settlingTime: 0.004 }), still)).toBe('< 0.01 s, no overshoot');
  });

  it('gives the overshoot as an angle where the answer does: 0.12 of 90° is 11°', () => {
    const angle = { ...still, asAngle: true };
    expect(saidOf(turn(4, { settlingTime: 1.2, overshoot: 0.12 }), angle)).toBe('11° past, 1.20 s');
    expect(saidOf(turn(4, { settlingTime: 1.2, overshoot: 0 }), angle)).toBe('1.20 s, no overshoot');
    expect(saidOf(turn(1, { overshoot: 0.5 }), { ...moving, asAngle: true })).toBe('Overshoots by 45°');
  });

  it('is not settled while a body just swings past the target', () => {
    expect(saidOf(turn(1, { settlingTime: 0.9, overshoot: 0.07 }), moving)).toBe('Overshoots by 7 %');
  });

  it('is that it still swings when its swings hardly decay and are large', () => {
    const swings = turn(6, { overshoot: 0.87, swingRatio: 0.9 });
    expect(saidOf(swings, moving)).toBe('Still swinging, 87 % overshoot');
  });

  it('is that it settles when its swings decay, or are small by now', () => {
    expect(saidOf(turn(3, { overshoot: 1.43, swingRatio: 0.1 }), moving)).toBe('Settling, 143 % overshoot');
    // A tenth of 90° is 0.157 rad.
    const small = { ...moving, farthest: 0.15 };
    expect(saidOf(turn(3, { overshoot: 0.12, swingRatio: 0.5 }), small)).toBe('Settling, 12 % overshoot');
  });

  it('is that it settles when it creeps back: at 0.9 rad/s not the 0.5 rad in half a second', () => {
    const first = turn(3, { overshoot: 0.6 });
    expect(saidOf(first, { ...moving, fastest: 0.9 })).toBe('Settling, 60 % overshoot');
    expect(saidOf(first, { ...moving, fastest: 1.1 })).toBe('Overshoots by 60 %');
  });

  it('is that it spins when it overshoots by a full turn, four times the 90°', () => {
    expect(saidOf(turn(6, { overshoot: 3.9 }), moving)).toBe('Overshoots by 390 %');
    expect(saidOf(turn(6, { overshoot: 4.1 }), moving)).toBe('Spins');
  });

  it('is the present error when it rests beside the target: 0.2 rad are 11.5°', () => {
    expect(saidOf(turn(6, { overshoot: 0.13, steadyStateError: -0.5 }), { ...still, error: -0.2 })).toBe(
      'Rests 11.5° off',
    );
  });

  it('is not that it rests while it creeps', () => {
    expect(saidOf(turn(6, {}), { ...still, isStill: false, fastest: 0.002 })).toBe('Turning');
  });

  it('says that the body is held, and for how many more seconds, in any turn', () => {
    expect(saidOf(turn(3, {}), { ...still, held: 1.4 })).toBe('Held, let go in 2 s');
    expect(saidOf(null, { ...still, held: 0 })).toBe('Held');
    const held = { ...still, held: 1.4, sum: -2.5 };
    expect(saidOf(null, { ...held, error: 1, sum: 0.02 })).toBe(
      'Held, its sum asks almost nothing, let go in 2 s',
    );
    expect(saidOf(null, { ...held, error: -1 })).toBe('Held, its sum asks 2.5 × full push, let go in 2 s');
    expect(saidOf(null, { ...held, error: 1 })).toBe(
      'Held, its sum asks 2.5 × full push back, let go in 2 s',
    );
  });
});

describe('the first', () => {
  const settled = (settlingTime: number | null) => turn(2, { settlingTime });

  it('is the body that settled before the others', () => {
    expect(firstOf([settled(0.8), settled(0.63), settled(null), null])).toBe(1);
  });

  it('is known once it has stayed in its band', () => {
    expect(firstOf([turn(0.9, { settlingTime: 0.63 }), settled(null)])).toBeNull();
    expect(firstOf([turn(0.94, { settlingTime: 0.63 }), settled(null)])).toBe(0);
  });

  it('is null in a draw, for a single body, or before any has settled', () => {
    expect(firstOf([settled(0.63), settled(0.63)])).toBeNull();
    expect(firstOf([settled(0.63)])).toBeNull();
    expect(firstOf([settled(null), settled(null)])).toBeNull();
  });
});

describe('the prediction', () => {
  // 60 Hz, d = 1: forward 9x² + 9x = 4 at x = f Δt = 1/3; spd 27x² - 9x = 4 at 0.5867; see stability.ts.
  it.each([
    [{ kind: 'forward-pd', frequency: 19, damping: 1 }, 'holds to 20 Hz'],
    [{ kind: 'forward-pd', frequency: 21, damping: 1 }, 'holds only to 20 Hz'],
    [{ kind: 'spd', frequency: 36, damping: 1 }, 'holds only to 35.1 Hz'],
    [{ kind: 'backward-pd', frequency: 36, damping: 1 }, 'holds at any stiffness'],
    [{ kind: 'pid' }, null],
  ])('of %j', (controller, text) => {
    expect(predictionOf(controller, 60)?.text ?? null).toBe(text);
  });
});
