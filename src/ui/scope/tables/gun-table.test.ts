// The table of guns: its rows, and the figures of scores filled in by hand.
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../../session/session.fixture';
import { type GunRow, gunColumns, gunRowsOf } from './gun-table';

const cells = (score: GunRow['score'], resets = false) =>
  gunColumns.map(({ text }) => text({ name: 'a', colour: '#fff', score, resets }));

describe('the table of guns', () => {
  it('writes the hit rate and the mean time to aim', () => {
    expect(cells({ since: 0, shots: 8, hits: 2, aims: 4, aimTime: 3 })).toEqual([
      '8',
      '2',
      '25 %',
      '0.75 s',
      'off',
    ]);
  });

  it('shows dashes where there is no mean yet', () => {
    expect(cells({ since: 0, shots: 0, hits: 0, aims: 0, aimTime: 0.4 }, true)).toEqual([
      '0',
      '0',
      '–',
      '–',
      'on',
    ]);
  });

  it('lists turrets that have a gun, and no others', () => {
    const session = sessionOf([
      { kind: 'turret', label: 'Armed', gun: {}, resetOnRetarget: true },
      { kind: 'turret', label: 'Unarmed', position: [30, 0] },
      { kind: 'missile', position: [0, 60] },
    ]);
    expect(gunRowsOf(session).map(({ name, resets }) => [name, resets])).toEqual([['Armed', true]]);
  });
});
