import { describe, expect, it } from 'vitest';
import { scenarios } from '../../scenarios';
import { found } from './found';

const ids = (search: string) => found(scenarios, search).map(({ id }) => id);

describe('found', () => {
  it('has every scene for an empty search', () => {
    expect(ids(' ')).toEqual(scenarios.map(({ id }) => id));
  });

  it('finds by name, by question, by description and by body', () => {
    expect(ids('orbit')).toContain('orbit');
    expect(ids('swings wide')).toContain('path-race');
    expect(ids('gravity')).toEqual(['hold-height']);
    expect(ids('turret')).toContain('tower-defence');
  });

  it('takes beginnings of words, in any order and any case', () => {
    expect(ids('TOR why')).toContain('why-torque');
    expect(ids('orque')).toEqual([]);
  });

  it('finds nothing for what is in no scene', () => {
    expect(ids('xylophone')).toEqual([]);
  });
});
