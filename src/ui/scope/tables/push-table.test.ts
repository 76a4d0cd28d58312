// The table of pushing through: its rows, and the figures of meters filled in by hand.
import { describe, expect, it } from 'vitest';
import type { DriveName } from '../../../entities/drive';
import { sessionOf } from '../../../session/session.fixture';
import type { EntitySpec } from '../../../simulation/scenario';
import { type Push, pushColumns, pushesOf } from './push-table';

const obstacles = [{ kind: 'crate', position: [20, 20], size: [2, 2] }] as const;

const driven = (drive: DriveName): EntitySpec => ({ kind: 'missile', label: drive, drive });

describe('the table of pushing through', () => {
  it('writes what collisions gave, what was taken away, the overlap in centimetres and whether it settled', () => {
    const push: Push = {
      ...{ name: 'a', colour: '#fff', settled: false },
      meter: { given: 246.8, overridden: 123.4, overlap: 0.057 },
    };
    expect(pushColumns.map(({ text }) => text(push))).toEqual(['247 N·m·s', '50 %', '5.7 cm', 'no']);
  });

  it('gives no share of what was not given', () => {
    const push: Push = {
      ...{ name: 'a', colour: '#fff', settled: false },
      meter: { given: 0, overridden: 0, overlap: 0 },
    };
    expect(pushColumns[1].text(push)).toBe('–');
  });

  it('lists all bodies where there are obstacles and one is not driven by torque', () => {
    const session = sessionOf([driven('torque'), driven('angle')], { obstacles });
    expect(pushesOf(session).map(({ name, settled }) => [name, settled])).toEqual([
      ['torque', null],
      ['angle', null],
    ]);
  });

  it('is empty without obstacles, and where all bodies are driven by torque', () => {
    expect(pushesOf(sessionOf([driven('angle')]))).toEqual([]);
    expect(pushesOf(sessionOf([driven('torque')], { obstacles }))).toEqual([]);
  });
});
