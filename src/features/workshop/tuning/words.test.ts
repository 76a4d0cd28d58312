import { expect, it } from 'vitest';
import { controllerKinds } from '../../../laws/control/controllers';
import type { Tunable } from '../../../laws/control/tunable';
import { isSetAlike } from './words';

it('laws have equal settings if one leaves out a default that the other states', () => {
  const rows: readonly Tunable[] = controllerKinds.pid.tunables;
  const { initial } = rows.find(({ key }) => key === 'kp')!;
  expect(isSetAlike(rows, { kind: 'pid' }, { kind: 'pid', kp: initial })).toBe(true);
  expect(isSetAlike(rows, { kind: 'pid', kp: initial + 1 }, { kind: 'pid' })).toBe(false);
});
