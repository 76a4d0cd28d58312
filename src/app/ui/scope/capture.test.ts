import { describe, expect, it } from 'vitest';
import type { Channel } from '../../../world/simulation/meters/telemetry';
import { csvOf, nearestIndex, type Track } from './capture';

const body = (
  name: string,
  values: Partial<Record<Channel, (number | null)[]>> = {},
): Pick<Track, 'name' | 'column'> => ({
  name,
  column: (channel) => values[channel] ?? [null, null],
});

describe('the record as CSV', () => {
  it('has a row per step and body, and empty cells for missing values', () => {
    const bodies = [body('Missile', { error: [0.5, null], alphaLimit: [2, 2], x: [3, 4] }), body('Other')];
    expect(csvOf([1, 1.25], bodies).split('\n')).toEqual([
      'time,body,error,omega,asked,alpha,p,i,d,alpha_limit,omega_limit,x,y',
      '1.00000000000,"Missile",0.500000000000,,,,,,,2.00000000000,,3.00000000000,',
      '1.00000000000,"Other",,,,,,,,,,,',
      '1.25000000000,"Missile",,,,,,,,2.00000000000,,4.00000000000,',
      '1.25000000000,"Other",,,,,,,,,,,',
      '',
    ]);
  });

  it('quotes names with commas and quotes, and never makes a formula of one', () => {
    const text = csvOf(
      [0],
      ['PID, "leaky"', '=1+1'].map((name) => body(name)),
    );
    expect(text).toContain('"PID, ""leaky"""');
    expect(text).toContain(`"'=1+1"`);
  });
});

describe('the values at the cursor', () => {
  it.each([
    [-9, 0],
    [-1.4, 1],
    [-1.6, 0],
    [-0.1, 2],
    [0, 2],
  ])('at %d s are those of the nearest step', (at, index) => {
    expect(nearestIndex([-2, -1, 0], at)).toBe(index);
  });
});
