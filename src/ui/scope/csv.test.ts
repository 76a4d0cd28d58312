import { describe, expect, it } from 'vitest';
import { channels } from '../../simulation/meters/telemetry';
import { Simulation } from '../../simulation/simulation';
import type { Columns, Track } from './capture';
import { csvOf } from './csv';

function track(name: string, values: Partial<Columns>): Track {
  const columns = Object.fromEntries(channels.map((channel) => [channel, values[channel] ?? [null, null]]));
  const [entity] = new Simulation({ version: 1, name: '', entities: [{ kind: 'missile' }] }).entities;
  return { name, colour: '', entity, columns: columns as Columns };
}

describe('the record as CSV', () => {
  it('has a row per step and body, and empty cells for missing values', () => {
    const tracks = [track('Missile', { error: [0.5, null], alphaLimit: [2, 2] }), track('Other', {})];
    expect(csvOf({ times: [1, 1.25], tracks }).split('\n')).toEqual([
      'time,body,error,omega,asked,alpha,p,i,d,alpha_limit,omega_limit',
      '1.00000000000,"Missile",0.500000000000,,,,,,,2.00000000000,',
      '1.00000000000,"Other",,,,,,,,,',
      '1.25000000000,"Missile",,,,,,,,2.00000000000,',
      '1.25000000000,"Other",,,,,,,,,',
      '',
    ]);
  });

  it('quotes names with commas and quotes, and never makes a formula of one', () => {
    const names = ['PID, "leaky"', '=1+1'];
    const text = csvOf({ times: [0], tracks: names.map((name) => track(name, {})) });
    expect(text).toContain('"PID, ""leaky"""');
    expect(text).toContain(`"'=1+1"`);
  });
});
