import { describe, expect, it } from 'vitest';
import { controllerKinds } from '../../laws/control/controllers';
import { refusal } from '../../laws/control/tunable';
import { factorFor, searchSpace } from './search-space';

const motor = 4 * Math.PI;

describe('the space of a law’s gains', () => {
  it('scales gains so that a motor four times as strong turns the same way in half the time', () => {
    const scales = ['1/s²', '1/s³', '1/s', 'Hz', 's', 'rad', ''].map((unit) =>
      factorFor({ unit }, 4 * motor),
    );
    expect(scales.map((scale) => Number(scale.toFixed(9)))).toEqual([4, 8, 2, 2, 0.5, 1, 1]);
  });

  it('holds the defaults of every law, and finds them again from their point', () => {
    for (const [kind, { tunables }] of Object.entries(controllerKinds)) {
      const space = searchSpace(tunables, motor);
      const found = space.at(space.pointOf({ kind }), { kind });
      expect(found).toEqual({ kind, ...Object.fromEntries(tunables.map((row) => [row.key, row.initial])) });
    }
  });

  it('gives nothing that a law refuses, at any corner, for weak and strong motors', () => {
    for (const strength of [0.5, motor, 1000])
      for (const [kind, { tunables }] of Object.entries(controllerKinds))
        for (const share of [0, 0.37, 1]) {
          const space = searchSpace(tunables, strength);
          const spec = space.at(Array(tunables.length).fill(share), { kind });
          const refused = tunables.map((row) => refusal(row, spec[row.key]));
          expect(refused.filter((reason) => reason !== null)).toEqual([]);
        }
  });

  it('gives gains of three digits, an odd number of samples, and keeps other settings', () => {
    const space = searchSpace(controllerKinds['windowed-pid'].tunables, motor);
    const { kp, window, other } = space.at([0.777, 0.5, 0.5, 0.5, 0.5], {
      kind: 'windowed-pid',
      other: 'word',
    });
    expect(String(kp).replace(/\D/g, '').length).toBeLessThanOrEqual(3);
    expect(Number(window) % 2).toBe(1);
    expect(other).toBe('word');
  });
});
