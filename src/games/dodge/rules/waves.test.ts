// The waves: every missile keeps the limits of a missile, and none is easier than the one before.
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../control/tunable';
import { limitTunables } from '../../../entities/motion-limits';
import { waveOf, waves } from './waves';

const laws = ['pursuit', 'lead', 'proportional-navigation'];

describe('the waves', () => {
  it('keep every limit of a missile', () => {
    for (const { limits } of waves) {
      for (const row of limitTunables) expect(refusal(row, limits[row.key])).toBeNull();
    }
  });

  it('get no easier: more missiles, faster, better motors, better laws', () => {
    for (let n = 1; n < waves.length; n++) {
      const [was, is] = [waves[n - 1], waves[n]];
      expect(is.missiles).toBeGreaterThanOrEqual(was.missiles);
      expect(is.gap).toBeLessThanOrEqual(was.gap);
      for (const { key } of limitTunables) expect(is.limits[key]).toBeGreaterThan(was.limits[key]);
      expect(laws.indexOf(is.guidance.kind)).toBeGreaterThanOrEqual(laws.indexOf(was.guidance.kind));
    }
  });

  it('go on after the last row: one missile more each time, 3 % closer, never closer than 0.6 s', () => {
    const last = waves[waves.length - 1];
    const next = waveOf(waves.length + 2);
    expect(next.missiles).toBe(last.missiles + 2);
    expect(next.gap).toBeCloseTo(last.gap * 0.97 ** 2, 12);
    expect(waveOf(1000).gap).toBe(0.6);
    expect(next.limits).toEqual(last.limits);
  });
});
