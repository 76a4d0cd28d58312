// Tests of the arrows at the edge of the field: which targets out of sight get one.
import { expect, it } from 'vitest';
import { evaders } from '../../../lab/scenarios/evader';
import { Session } from '../../session/session';
import { targetsShown } from './rim-layer';

it('where one pair is shown alone, only its own targets are pointed to', () => {
  const session = new Session(evaders, 'evader');
  const shown = (alone: readonly number[] | null) =>
    targetsShown(session, { alone }).map((target) => session.simulation.targets.indexOf(target));
  expect([shown(null), shown([0, 1]), shown([2, 3])]).toEqual([
    [0, 1, 2, 3],
    [0, 1],
    [2, 3],
  ]);
});

it('a body that has left since is no reason to point anywhere', () => {
  const session = new Session(evaders, 'evader');
  expect(targetsShown(session, { alone: [9] })).toEqual([]);
});
