// The table of pushing through: its lines, and the figures of meters filled in by hand.
import { describe, expect, it } from 'vitest';
import type { DriveName } from '../../../entities/drive';
import { sessionOf } from '../../../session/session.fixture';
import type { EntitySpec } from '../../../simulation/scenario';
import { ViewState } from '../../../view/view-state';
import { pushFigures, pushTable } from './push-table';

const obstacles = [{ kind: 'crate', position: [20, 20], size: [2, 2] }] as const;

const driven = (drive: DriveName): EntitySpec => ({ kind: 'missile', label: drive, drive });

const names = (session: ReturnType<typeof sessionOf>) =>
  pushTable.lines({ session, view: new ViewState() }).map(({ name }) => name);

describe('the table of pushing through', () => {
  it('writes what collisions gave, what was taken away, the overlap in centimetres and whether it settled', () => {
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

  it('lists all bodies where there are obstacles and one is not driven by torque', () => {
    expect(names(sessionOf([driven('torque'), driven('angle')], { obstacles }))).toEqual(['torque', 'angle']);
  });

  it('is empty without obstacles, and where all bodies are driven by torque', () => {
    expect(names(sessionOf([driven('angle')]))).toEqual([]);
    expect(names(sessionOf([driven('torque')], { obstacles }))).toEqual([]);
  });
});
