// Tests of the texts about traps.
import { expect, it } from 'vitest';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { TrapTeller } from './trap-layer';

/** Returns a fake counter of the explanations shown on a device. @param count its initial value */
function kept(count = 0) {
  return {
    count: () => count,
    add: () => {
      count += 1;
    },
  };
}

const missiles = (count: number) => Array.from({ length: count }, () => ({}) as Entity);

it('the traps of three missiles are explained on a device, each while it is visible', () => {
  const told = kept();
  const visits = [new TrapTeller(told), new TrapTeller(told)];
  const words = visits.map((teller) =>
    missiles(2).map((missile) => [0.9, 0.5].map((left) => teller.wordsFor({ missile, in: left }))),
  );
  const said = 'trap: hold it here';
  expect(words).toEqual([
    [
      [said, said],
      [said, said],
    ],
    [
      [said, said],
      [null, null],
    ],
  ]);
});

it('a trap that is shown early says where to lead the missile, and does not count', () => {
  const told = kept();
  const [missile] = missiles(1);
  expect(new TrapTeller(told).wordsFor({ missile, in: 1.5 })).toBe('lead it there');
  expect(told.count()).toBe(0);
});
