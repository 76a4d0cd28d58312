// Which laws of guidance the panel offers to which kind of body.
import { describe, expect, it } from 'vitest';
import { guidanceKinds } from '../../../entities/guidance/guidance';
import { lawsFor } from './guidance';

describe('the laws of guidance on offer', () => {
  it.each(['missile', 'character'] as const)('to a %s: all', (kind) => {
    expect(lawsFor(kind)).toEqual(Object.keys(guidanceKinds));
  });

  it('to a turret: pursuit and lead, and no law that needs a flight', () => {
    const laws = lawsFor('turret');
    expect(laws).toEqual(expect.arrayContaining(['pursuit', 'lead']));
    expect(laws).not.toContain('proportional-navigation');
  });

  it.each(['missile-2013', 'character-2013'] as const)('to a %s: none', (kind) => {
    expect(lawsFor(kind)).toEqual([]);
  });
});
