// The table of chases: its rows, and the figures of meters filled in by hand.
import { describe, expect, it } from 'vitest';
import { guidanceKinds, isGuidanceName } from '../../../entities/guidance/guidance';
import { sessionOf } from '../../../session/session.fixture';
import type { ClosestApproach } from '../../../simulation/meters/approach-meter';
import { type Chase, chaseColumns, chasesOf } from './chase-table';

const approachAt = (time: number, range: number, effort: number): ClosestApproach => ({
  ...{ time, range, effort },
  place: { x: 0, y: 0 },
});

const row = (meter: Chase['meter']): Chase => ({ name: 'Missile', colour: '#fff', law: 'lead', meter });

const cells = (chase: Chase) =>
  Object.fromEntries(chaseColumns.map(({ heading, text }) => [heading, text(chase)]));

const targets = [{ position: [30, 0], motion: { kind: 'circle' } }] as const;

describe('the table of chases', () => {
  it('shows the first closest approach with its time and effort, and the smallest of all', () => {
    const [first, closest] = [approachAt(4.5, 3, 7), approachAt(9, 0.256, 12.34)];
    expect(cells(row({ begun: 1.5, first, closest, count: 2 }))).toEqual({
      guidance: 'lead',
      'first pass': '3.00 m',
      after: '3.0 s',
      effort: '7.0 rad/s',
      nearest: '0.26 m',
      passes: '2',
    });
  });

  it('shows dashes before the first closest approach', () => {
    expect(cells(row({ begun: 0, first: null, closest: null, count: 0 }))).toMatchObject({
      'first pass': '–',
      after: '–',
      effort: '–',
      nearest: '–',
      passes: '0',
    });
  });

  it('shows the short label of every law', () => {
    const laws = Object.keys(guidanceKinds).filter(isGuidanceName);
    const chasers = laws.map((kind) => ({
      kind: 'missile' as const,
      guidance: { kind },
      command: { kind: 'seek' as const, quarry: { target: 0 } },
    }));
    expect(chasesOf(sessionOf(chasers, { targets })).map(({ law }) => law)).toEqual(
      laws.map((kind) => guidanceKinds[kind].shortLabel),
    );
  });

  it('lists the bodies that fly after a moving target, in their order', () => {
    const session = sessionOf(
      [
        { kind: 'character', command: { kind: 'seek', quarry: { target: 0 } } },
        { kind: 'missile', label: 'Still', command: { kind: 'seek', target: [9, 9] } },
        { kind: 'missile', label: 'Stands', command: { kind: 'turn-towards', quarry: { target: 0 } } },
        {
          kind: 'missile',
          label: 'Fox',
          guidance: { kind: 'proportional-navigation', navigationConstant: 3 },
          command: { kind: 'seek', quarry: { entity: 0 } },
        },
      ],
      { targets },
    );
    expect(chasesOf(session).map(({ name, law }) => [name, law])).toEqual([
      ['Character', 'pursuit'],
      ['Fox', 'PN 3'],
    ]);
  });
});
