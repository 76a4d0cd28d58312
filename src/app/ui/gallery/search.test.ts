import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../lab/scenarios';
import { bestMatch, matches } from './search';

const ids = (search: string) => matches(scenarios, search).map(({ id }) => id);

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

  it('finds nothing for words that no scene has', () => {
    expect(ids('xylophone')).toEqual([]);
  });
});

describe('the scene that fits best', () => {
  const best = (search: string) => bestMatch(scenarios, search)?.id;

  it('has the word in its name rather than in its description', () => {
    const nameOf = (id?: string) => scenarios.find((scene) => scene.id === id)?.scenario.name;
    expect(nameOf(ids('wind')[0])).not.toMatch(/wind/i);
    expect(nameOf(best('wind'))).toMatch(/\bwind\b/i);
    expect(best('windup')).toBe('windup');
  });

  it('is null for an empty search, and for one without matches', () => {
    expect(best(' ')).toBeUndefined();
    expect(best('xylophone')).toBeUndefined();
  });
});
