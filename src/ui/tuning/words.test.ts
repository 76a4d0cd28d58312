import { describe, expect, it } from 'vitest';
import { controllerKinds } from '../../control/controllers';
import type { Tunable } from '../../control/tunable';
import { isSetAlike, settingOf, three } from './words';

const rows: readonly Tunable[] = controllerKinds.pid.tunables;
const row = (key: string) => rows.find((one) => one.key === key)!;

describe('settings in words', () => {
  it('stand with their unit, angles in degrees', () => {
    expect(settingOf(row('kp'), 41.234)).toBe('41.2 1/s²');
    expect(settingOf(row('brake'), 0.65)).toBe('0.65');
    // 0.3 rad is 17.19°.
    expect(settingOf(row('integralZone'), 0.3)).toBe('17.2°');
    expect(settingOf(row('integralRate'), 0.25)).toBe('0.25 rad/s');
  });

  it('are alike where one leaves out what the other has by default', () => {
    const { initial } = row('kp');
    expect(isSetAlike(rows, { kind: 'pid' }, { kind: 'pid', kp: initial })).toBe(true);
    expect(isSetAlike(rows, { kind: 'pid', kp: initial + 1 }, { kind: 'pid' })).toBe(false);
  });

  it('have three digits, and a minus sign as in print', () => {
    expect([three(1234.5), three(0.012345), three(-2.5), three(0)]).toEqual(['1235', '0.0123', '−2.5', '0']);
  });
});
