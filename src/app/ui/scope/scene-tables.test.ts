// Tests of the tables for scenes with guns, chases or obstacles: their lines, and cells computed from values given by
// hand.
import { describe, expect, it } from 'vitest';
import { towerDefence } from '../../../lab/scenarios/tower-defence';
import type { DriveName } from '../../../world/entities/drive';
import { guidanceKinds, isGuidanceName } from '../../../world/entities/guidance/guidance';
import type { ClosestApproach } from '../../../world/simulation/meters/approach-meter';
import type { EntitySpec } from '../../../world/simulation/scenario';
import { Session } from '../../session/session';
import { sessionOf } from '../../session/session.fixture';
import { ViewState } from '../../view/view-state';
import type { TableKind } from './figure-table';
import { chaseFigures, chaseTable, gunFigures, gunTable, pushFigures, pushTable } from './scene-tables';

const linesOf = (table: TableKind, session: Session) => table.lines({ session, view: new ViewState() });

describe('the table of guns', () => {
  it('writes hits a minute, the mean time to aim, hits and shots', () => {
    expect(gunFigures({ since: 10, shots: 8, hits: 2, aims: 4, aimTime: 3 }, 30).cells).toEqual([
      '6.0',
      '0.75',
      '2',
      '8',
    ]);
  });

  it('says in words that no enemy was aimed at', () => {
    expect(gunFigures({ since: 0, shots: 0, hits: 0, aims: 0, aimTime: 0.4 }, 1).remark).toBe(
      'no enemy aimed at yet',
    );
  });

  it('lists turrets that have a gun, and no others', () => {
    const session = sessionOf([
      { kind: 'turret', label: 'Armed', gun: {} },
      { kind: 'turret', label: 'Unarmed', position: [30, 0] },
      { kind: 'missile', position: [0, 60] },
    ]);
    expect(linesOf(gunTable, session).map(({ name }) => name)).toEqual(['Armed']);
  });

  it.each([20, 40, 60])(
    'shows the better law of the tower defence as the better one, after %d s',
    (seconds) => {
      const session = new Session(towerDefence, 'tower-defence');
      session.step(60 * seconds);
      const lines = linesOf(gunTable, session);
      expect(lines.map(({ name }) => name)).toEqual(['forgets its past', 'keeps its past']);
      const [better, worse] = lines.map(({ cells }) => cells.map(Number));
      expect(better[0]).toBeGreaterThan(worse[0]);
      expect(better[1]).toBeLessThan(worse[1]);
    },
  );
});

const approachAt = (time: number, range: number, effort: number): ClosestApproach => ({
  ...{ time, range, effort },
  place: { x: 0, y: 0 },
});

const targets = [{ position: [30, 0], motion: { kind: 'circle' } }] as const;

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
    expect(
      linesOf(chaseTable, sessionOf(chasers, { targets })).map(({ remark }) => remark!.split(',')[0]),
    ).toEqual(laws.map((kind) => guidanceKinds[kind].shortLabel));
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
    expect(linesOf(chaseTable, session).map(({ name, remark }) => [name, remark])).toEqual([
      ['Character', 'pursuit, on its way…'],
      ['Fox', 'PN 3, on its way…'],
    ]);
  });
});

const obstacles = [{ kind: 'crate', position: [20, 20], size: [2, 2] }] as const;

const driven = (drive: DriveName): EntitySpec => ({ kind: 'missile', label: drive, drive });

const pushed = (session: Session) => linesOf(pushTable, session).map(({ name }) => name);

describe('the table of pushing through', () => {
  it('shows the push of collisions, the part that was removed, the overlap in centimetres and whether the body settled', () => {
    expect(pushFigures({ given: 246.8, overridden: 123.4, overlap: 0.057 }, false).cells).toEqual([
      '247',
      '50',
      '5.7',
      'no',
    ]);
  });

  it('says in words that a body has touched nothing', () => {
    expect(pushFigures({ given: 0, overridden: 0, overlap: 0 }, false).remark).toBe(
      'has touched nothing yet',
    );
  });

  it('lists all bodies if there are obstacles and one body is not driven by torque', () => {
    expect(pushed(sessionOf([driven('torque'), driven('angle')], { obstacles }))).toEqual([
      'torque',
      'angle',
    ]);
  });

  it('is empty without obstacles, and if all bodies are driven by torque', () => {
    expect(pushed(sessionOf([driven('angle')]))).toEqual([]);
    expect(pushed(sessionOf([driven('torque')], { obstacles }))).toEqual([]);
  });
});
