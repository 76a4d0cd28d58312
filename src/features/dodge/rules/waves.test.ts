// Tests of the waves: every missile keeps its limits, and the first minute follows the plan.
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../laws/control/tunable';
import { limitTunables } from '../../../world/entities/motion-limits';
import { waveOf, waves } from './waves';

describe('the waves', () => {
  it('keep every limit of a missile', () => {
    for (const { limits } of waves) {
      for (const row of limitTunables) expect(refusal(row, limits[row.key])).toBeNull();
    }
  });

  it('launch for the first time at 2.5, 8.7, 14.9, 20.9, 28 and 36.3 s, and in 147 s fifteen waves', () => {
    let at = 2.5;
    const starts = waves.map(({ missiles, gap, rest }) => {
      const start = at;
      at += (missiles - 1) * gap + rest;
      return Math.round(start * 10) / 10;
    });
    expect(starts.slice(0, 6)).toEqual([2.5, 8.7, 14.9, 20.9, 28, 36.3]);
    expect(at).toBeLessThan(147);
    // There is never a time of 6.5 s without a launch.
    for (const { gap, rest } of waves) expect(Math.max(gap, rest)).toBeLessThan(6.5);
  });

  it('begin with two darts from the long sides that miss a player who stands still', () => {
    const [first] = waves;
    expect([first.missile, first.missiles, first.from]).toEqual(['dart', 2, 'long']);
    expect(first.aim[0]).toBeGreaterThan(0.3);
  });

  it('continue with the last five again: a missile more, 1 m/s faster up to 27, gaps 8 % shorter down to 0.6 s', () => {
    const [row, next] = [waveOf(11), waveOf(16)];
    expect(next.missile).toBe(row.missile);
    expect(next.missiles).toBe(row.missiles + 1);
    expect(next.gap).toBeCloseTo(row.gap * 0.92, 12);
    expect(next.limits).toEqual({ ...row.limits, speed: row.limits.speed + 1 });
    expect(waveOf(26).missiles).toBe(row.missiles + 3);
    expect(waveOf(1000)).toMatchObject({ gap: 0.6, limits: { speed: 27 } });
  });
});
