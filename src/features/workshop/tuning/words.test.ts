import { expect, it } from 'vitest';
import { controllerKinds } from '../../../laws/control/controllers';
import type { Tunable } from '../../../laws/control/tunable';
import { isSetAlike } from './words';

it('laws are set alike where one leaves out what the other has by default', () => {
  const rows: readonly Tunable[] = controllerKinds.pid.tunables;
  const { initial } = rows.find(({ key }) => key === 'kp')!;
  expect(isSetAlike(rows, { kind: 'pid' }, { kind: 'pid', kp: initial })).toBe(true);
  expect(isSetAlike(rows, { kind: 'pid', kp: initial + 1 }, { kind: 'pid' })).toBe(false);
});
