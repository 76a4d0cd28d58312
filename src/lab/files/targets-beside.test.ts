// Tests of bodies that fly to one place: each has a separate target beside that place, and all targets move together.
import { expect, it } from 'vitest';
import type { CommandSpec, EntitySpec, Scenario } from '../../world/simulation/scenario';
import { withTargetMoved } from './edit-commands';
import { withCopies } from './edit-scenario';
import { freeTarget } from './targets-beside';

const to = (x: number, y: number): EntitySpec => ({
  kind: 'missile',
  command: { kind: 'seek', target: [x, y] },
});

const scene = (...entities: readonly EntitySpec[]): Scenario => ({ version: 1, name: 'Test', entities });

const targetsIn = ({ entities }: Scenario) =>
  entities.map(({ command }) => (command as CommandSpec & { readonly target: unknown }).target);

it('a place at a target is the target first, then 5 m below, above, and farther', () => {
  expect(freeTarget(scene(), [9, 0])).toEqual([9, 0]);
  expect(freeTarget(scene(to(9, 0)), [9, 0])).toEqual([9, 5]);
  expect(freeTarget(scene(to(9, 0), to(9, 5)), [9, 0])).toEqual([9, -5]);
  expect(freeTarget(scene(to(9, 0), to(9, 5), to(9, -5)), [9, 0])).toEqual([9, 10]);
});

it('copies fly beside their originals, each to another place', () => {
  const first = { list: 'entities', index: 0 } as const;
  const copied = withCopies(withCopies(scene(to(9, 0)), [first], [0, 4]), [first], [0, 8]);
  expect(targetsIn(copied)).toEqual([
    [9, 0],
    [9, 5],
    [9, -5],
  ]);
});

it('all move with the target, other bodies do not', () => {
  const moved = withTargetMoved(scene(to(9, 0), to(9, 5), to(40, 1)), [9, 0], [12, 2]);
  expect(targetsIn(moved)).toEqual([
    [12, 2],
    [12, 7],
    [40, 1],
  ]);
});
