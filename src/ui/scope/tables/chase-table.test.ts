// The table of chases: its lines, and the figures of meters filled in by hand.
import { describe, expect, it } from 'vitest';
import { guidanceKinds, isGuidanceName } from '../../../entities/guidance/guidance';
import { sessionOf } from '../../../session/session.fixture';
import type { ClosestApproach } from '../../../simulation/meters/approach-meter';
import { ViewState } from '../../../view/view-state';
import { chaseFigures, chaseTable } from './chase-table';

const approachAt = (time: number, range: number, effort: number): ClosestApproach => ({
  ...{ time, range, effort },
  place: { x: 0, y: 0 },
});

const targets = [{ position: [30, 0], motion: { kind: 'circle' } }] as const;

const lines = (session: ReturnType<typeof sessionOf>) => chaseTable.lines({ session, view: new ViewState() });

describe('the table of chases', () => {
  it('shows the first closest approach with its time and effort, and the smallest of all', () => {
    const [first, closest] = [approachAt(4.5, 3, 7), approachAt(9, 0.256, 12.34)];
    const { cells } = chaseFigures('lead', { begun: 1.5, first, closest, count: 2 });
    expect(chaseTable.columns.map(({ heading }, n) => [heading, cells[n]])).toEqual([
      ['guidance', 'lead'],
      ['first pass, m', '3.00'],
      ['after, s', '3.0'],
      ['effort, rad/s', '7.0'],
      ['nearest, m', '0.26'],
      ['passes', '2'],
    ]);
  });

  it('says in words that there was no pass yet', () => {
    expect(chaseFigures('lead', { begun: 0, first: null, closest: null, count: 0 }).remark).toBe(
      'lead, on its way…',
    );
  });

  it('shows the short label of every law', () => {
    const laws = Object.keys(guidanceKinds).filter(isGuidanceName);
    const chasers = laws.map((kind) => ({
      kind: 'missile' as const,
      guidance: { kind },
      command: { kind: 'seek' as const, quarry: { target: 0 } },
    }));
    expect(lines(sessionOf(chasers, { targets })).map(({ remark }) => remark!.split(',')[0])).toEqual(
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
    expect(lines(session).map(({ name, remark }) => [name, remark])).toEqual([
      ['Character', 'pursuit, on its way…'],
      ['Fox', 'PN 3, on its way…'],
    ]);
  });
});
