// Tests of the behaviour of a body, as text and as a command.
import { describe, expect, it } from 'vitest';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { behaviourOf, behavioursOf, chasedBy, commandTo, commandToChase } from './behaviour';

const missile: EntitySpec = { kind: 'missile', position: [2, 0] };
const scene = (entities: readonly EntitySpec[], more: Partial<Scenario> = {}): Scenario => ({
  version: 1,
  name: 'Test',
  entities,
  ...more,
});

describe('the behaviour of a body', () => {
  it('follows from its command; the first target counts as the target of the scene', () => {
    const doing = (command: EntitySpec['command']) =>
      behaviourOf({ ...missile, ...(command && { command }) });
    expect(doing(undefined)).toBe('stays');
    expect(doing({ kind: 'follow-path', waypoints: [[1, 1]] })).toBe('follows');
    expect(doing({ kind: 'seek', target: [1, 1] })).toBe('flies');
    expect(doing({ kind: 'seek', quarry: { target: 0 } })).toBe('flies');
    expect(doing({ kind: 'turn-towards', target: [1, 1] })).toBe('points');
    expect(doing({ kind: 'seek', quarry: { target: 1 } })).toBe('chases');
    expect(doing({ kind: 'seek', quarry: { entity: 0 } })).toBe('chases');
  });

  it('of a turret is to point or to stay', () => {
    expect(behavioursOf({ kind: 'turret' })).toEqual(['points', 'chases', 'stays']);
  });
});

describe('a body that is to do something else', () => {
  it('flies to the moving target, or to where the others have theirs, or 15 m ahead on half metres', () => {
    const moving = scene([missile], { targets: [{ position: [0, 0] }] });
    expect(commandTo(moving, missile, 'flies')).toEqual({ kind: 'seek', quarry: { target: 0 } });
    const shared = scene([missile, { ...missile, command: { kind: 'seek', target: [9, 9] } }]);
    expect(commandTo(shared, missile, 'points')).toEqual({ kind: 'turn-towards', target: [9, 9] });
    // cos 60° × 15 m = 7.5 m, sin 60° × 15 m = 12.99 m.
    const turned = { ...missile, angle: Math.PI / 3 };
    expect(commandTo(scene([turned]), turned, 'flies')).toEqual({ kind: 'seek', target: [9.5, 13] });
  });

  it('follows the path of the others, from its start, and again from there where its kind can', () => {
    const loop = {
      kind: 'follow-path',
      waypoints: [
        [1, 1],
        [2, 2],
      ],
      loop: true,
      next: 1,
    } as const;
    const scenario = scene([{ ...missile, command: loop }]);
    const { kind, waypoints } = loop;
    expect(commandTo(scenario, missile, 'follows')).toEqual({ kind, waypoints, loop: true });
    expect(commandTo(scenario, { kind: 'missile-2013' }, 'follows')).toEqual({ kind, waypoints });
  });

  it('follows nothing without a path', () => {
    expect(commandTo(scene([missile]), missile, 'follows')).toBeNull();
  });

  it('chases another thing, or points at it where it does not travel', () => {
    const command = commandToChase(missile, { list: 'entities', index: 3 });
    expect(command).toEqual({ kind: 'seek', quarry: { entity: 3 } });
    expect(chasedBy(command)).toEqual({ list: 'entities', index: 3 });
    expect(commandToChase({ kind: 'turret' }, { list: 'targets', index: 1 })).toEqual({
      kind: 'turn-towards',
      quarry: { target: 1 },
    });
  });
});
