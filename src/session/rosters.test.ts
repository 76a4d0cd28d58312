// Missile, character or both: what a scenario's bodies become for each.
import { describe, expect, it } from 'vitest';
import type { EntitySpec } from '../simulation/scenario';
import { lineUpOf, rostersOf } from './rosters';

const missile: EntitySpec = {
  kind: 'missile',
  position: [1, 2],
  controller: { kind: 'pid' },
  seekDistance: 9,
  command: { kind: 'seek', target: [3, 4] },
};
const character: EntitySpec = { kind: 'character' };
/** What does not depend on the kind is kept; gains and seek distance are the new kind's own. */
const counterpart = { kind: 'character', position: [1, 2], command: missile.command };

describe('lineUpOf', () => {
  it('is the one family there is, or both', () => {
    expect(lineUpOf([missile, { kind: 'missile-2013' }])).toBe('missile');
    expect(lineUpOf([character])).toBe('character');
    expect(lineUpOf([missile, { kind: 'character-2013' }])).toBe('both');
    expect(lineUpOf([{ kind: 'character-2013' }])).toBe('character');
    expect(lineUpOf([{ kind: 'turret' }])).toBe('both');
  });
});

const rosters = (specs: readonly EntitySpec[]) => Object.fromEntries(rostersOf(specs));

describe('rostersOf', () => {
  it('sorts bodies of both families', () => {
    const specs = [missile, character, missile];
    const { both, missile: missiles, character: characters } = rosters(specs);
    expect(both).toBe(specs);
    expect(missiles).toEqual([missile, missile]);
    expect(characters).toEqual([character]);
  });

  it('turns bodies of one family into the other, and adds one of them for both', () => {
    const all = rosters([missile, missile]);
    expect(all.missile).toEqual([missile, missile]);
    expect(all.character).toEqual([counterpart, counterpart]);
    expect(all.both).toEqual([missile, missile, counterpart]);
    expect(all.both[2]).toBe(all.character[0]);
  });

  it('keeps to the rules of 2013 where the scenario does', () => {
    expect(rosters([{ kind: 'character-2013' }]).missile).toEqual([{ kind: 'missile-2013' }]);
  });
});
