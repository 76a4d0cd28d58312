// Tests of the buttons of the modes (Point, Follow, Fly): the scenes in which they are shown.
import { expect, it } from 'vitest';
import type { CommandSpec, EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { takesCommands } from './common-command';

const scene = (...entities: EntitySpec[]): Scenario => ({ version: 1, name: 'Scene', entities });
const towards = (x: number): CommandSpec => ({ kind: 'turn-towards', target: [x, 0] });

it('bodies without a command, or on a path, take one', () => {
  const path: CommandSpec = { kind: 'follow-path', waypoints: [[0, 0]] };
  expect(takesCommands(scene({ kind: 'missile' }, { kind: 'missile', command: path }))).toBe(true);
});

it('bodies that point at one mark in common take another', () => {
  expect(
    takesCommands(
      scene({ kind: 'missile', command: towards(1) }, { kind: 'character', command: towards(1) }),
    ),
  ).toBe(true);
});

it('bodies that each point at a mark of their own do not', () => {
  expect(
    takesCommands(
      scene({ kind: 'missile', command: towards(1) }, { kind: 'character', command: towards(2) }),
    ),
  ).toBe(false);
});

it('bodies that keep their own command do not', () => {
  expect(takesCommands(scene({ kind: 'missile', autonomous: true }))).toBe(false);
});
