// The caption of a dial, for invented turns.
import { describe, expect, it } from 'vitest';
import type { MeasuredTurn } from '../../simulation/meters/turn-meter';
import { captionOf, predictionOf } from './turn-caption';

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

function turn(
  seconds: number,
  measures: Partial<MeasuredTurn['response']>,
  timesLimit: number | null = null,
) {
  return { step: Math.PI / 2, seconds, response: { ...response, ...measures }, best: response, timesLimit };
}

const still = { fastest: 0, error: 0, held: false };
const moving = { fastest: 3, error: 0.5, held: false };

describe('the caption of a dial', () => {
  it('is empty before the first turn and early in it', () => {
    expect(captionOf(null, still)).toBe('');
    expect(captionOf(turn(0.3, {}), moving)).toBe('');
  });

  it('tells settling time and times the limit, and the overshoot when there is one', () => {
    expect(captionOf(turn(2, { settlingTime: 0.78 }, 1.1), still)).toBe('settles 0.78 s\n× 1.10 the limit');
    expect(captionOf(turn(2, { settlingTime: 1.2, overshoot: 0.07 }, 1.7), still)).toBe(
      'settles 1.20 s\n× 1.70 the limit\novershoot 7 %',
    );
  });

  it('writes a time below its last digit as less than that digit', () => {
    expect(captionOf(turn(2, { settlingTime: 0.004 }), still)).toBe('settles < 0.01 s');
  });

  it('does not call a body settled that is just swinging past the target', () => {
    expect(captionOf(turn(1, { settlingTime: 0.9, overshoot: 0.07 }), moving)).toBe('overshoot 7 %');
  });

  it('says that a body swings whose swings hardly decay', () => {
    expect(captionOf(turn(6, { overshoot: 0.87, swingRatio: 0.9 }), moving)).toBe('swings\novershoot 87 %');
  });

  it('does not say so of a body that comes back from far past, or whose swings decay', () => {
    for (const swingRatio of [null, 0.1])
      expect(captionOf(turn(3, { overshoot: 1.43, swingRatio }), moving)).toBe('turning\novershoot 143 %');
  });

  it('does not call a body at rest that still turns by 1° a second', () => {
    expect(captionOf(turn(6, {}), { ...still, fastest: Math.PI / 180 })).toBe('turning');
  });

  it('says that a body spins that overshoots by a full turn, four times the 90°', () => {
    expect(captionOf(turn(6, { overshoot: 3.9 }), moving)).toBe('turning\novershoot 390 %');
    expect(captionOf(turn(6, { overshoot: 4.1 }), moving)).toBe('spins');
  });

  it('tells the error of now of a body that rests beside the target: 0.2 rad are 11.5°', () => {
    const rests = { ...still, error: -0.2 };
    expect(captionOf(turn(6, { overshoot: 0.13, steadyStateError: -0.5 }), rests)).toBe('rests 11.5° off');
  });

  it('says that a body is held, whatever its turn is', () => {
    expect(captionOf(turn(3, {}), { ...still, held: true })).toBe('held');
  });
});

describe('a prediction', () => {
  // 60 Hz, d = 1: forward 9x² + 9x = 4 at x = f Δt = 1/3; spd 27x² - 9x = 4 at 0.5867; see stability.ts.
  it.each([
    [{ kind: 'forward-pd', frequency: 19, damping: 1 }, 'predicted: rests\nstable below 20.0 Hz'],
    [{ kind: 'forward-pd', frequency: 21, damping: 1 }, 'predicted: swings\nstable below 20.0 Hz'],
    [{ kind: 'spd', frequency: 36, damping: 1 }, 'predicted: swings\nstable below 35.1 Hz'],
    [{ kind: 'backward-pd', frequency: 36, damping: 1 }, 'predicted: rests\nstable always'],
    [{ kind: 'pid' }, ''],
  ])('of %j', (controller, text) => {
    expect(captionOf(null, still, predictionOf(controller, 60))).toBe(text);
  });

  const swings = predictionOf({ kind: 'forward-pd', frequency: 21, damping: 1 }, 60);
  const rests = predictionOf({ kind: 'backward-pd', frequency: 21, damping: 1 }, 60);

  it('is above the measures where there is ample room', () => {
    expect(captionOf(turn(6, { overshoot: 0.87, swingRatio: 1 }), moving, swings)).toBe(
      'predicted: swings\nstable below 20.0 Hz\nswings\novershoot 87 %',
    );
  });

  it('is beside the outcome where there is less room', () => {
    const swinging = turn(6, { overshoot: 0.87, swingRatio: 1 });
    expect(captionOf(swinging, moving, swings, 'some')).toBe(
      'stable below 20.0 Hz\npredicted swings · swings',
    );
    expect(captionOf(swinging, moving, swings, 'little')).toBe('stable < 20.0 Hz\n✗ swings · swings');
    const settled = turn(2, { settlingTime: 0.1 });
    expect(captionOf(settled, still, rests, 'some')).toBe('stable always\npredicted rests · rests');
    expect(captionOf(settled, still, rests, 'little')).toBe('stable always\n✓ rests · rests');
  });

  it('is alone until the outcome is clear', () => {
    expect(captionOf(turn(1, { overshoot: 0.87 }), moving, swings, 'little')).toBe(
      'stable < 20.0 Hz\n✗ swings',
    );
  });

  it('that is missing leaves the caption empty where there is less room', () => {
    expect(captionOf(turn(2, { settlingTime: 0.1 }), still, null, 'some')).toBe('');
  });
});
