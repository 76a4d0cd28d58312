// The table of guns: its lines, and the figures of scores filled in by hand.
import { describe, expect, it } from 'vitest';
import { towerDefence } from '../../../scenarios/tower-defence';
import { Session } from '../../../session/session';
import { sessionOf } from '../../../session/session.fixture';
import { ViewState } from '../../../view/view-state';
import { gunFigures, gunTable } from './gun-table';

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
    expect(gunTable.lines({ session, view: new ViewState() }).map(({ name }) => name)).toEqual(['Armed']);
  });

  it.each([20, 40, 60])(
    'shows the better law of the tower defence as the better one, after %d s',
    (seconds) => {
      const session = new Session(towerDefence, 'tower-defence');
      session.step(60 * seconds);
      const lines = gunTable.lines({ session, view: new ViewState() });
      expect(lines.map(({ name }) => name)).toEqual(['forgets its past', 'keeps its past']);
      const [better, worse] = lines.map(({ cells }) => cells.map(Number));
      expect(better[0]).toBeGreaterThan(worse[0]);
      expect(better[1]).toBeLessThan(worse[1]);
    },
  );
});
