// Which laws of guidance the panel offers to whom.
import { describe, expect, it } from 'vitest';
import { lawsFor } from './guidance-section';

describe('the laws of guidance on offer', () => {
  it.each([
    ['missile', ['pursuit', 'lead', 'proportional-navigation']],
    ['character', ['pursuit', 'lead', 'proportional-navigation']],
    // It flies no course that could be navigated.
    ['turret', ['pursuit', 'lead']],
    // The rules of 2013 know none.
    ['missile-2013', []],
    ['character-2013', []],
  ] as const)('to a %s: %j', (kind, laws) => {
    expect(lawsFor(kind)).toEqual(laws);
  });
});
