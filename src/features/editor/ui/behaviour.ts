// Commands of a body in plain words, and their form in files.

import type { ThingRef } from '../../../lab/files/edit-scenario';
import { cos, sin } from '../../../laws/exact/exact';
import { kindOf } from '../../../world/simulation/entity-kinds';
import type { Place } from '../../../world/simulation/place';
import type { CommandSpec, EntitySpec, Scenario } from '../../../world/simulation/scenario';

/**
 * Behaviour of a body in the editor: follows a path, flies to a place, points at a place, chases an object, or stays.
 */
export type Behaviour = 'follows' | 'flies' | 'points' | 'chases' | 'stays';

/** Label of each behaviour of a body, in the order of the editor's list. */
export const behaviourWords: Readonly<Record<Behaviour, string>> = {
  follows: 'Follows the path',
  flies: 'Flies to the target',
  points: 'Points at the target',
  chases: 'Chases…',
  stays: 'Stays',
};

/** Distance in front of a body at which a new target is placed, if the scene has no target. m */
const targetAhead = 15;

/** Returns the behaviours that a body can have */
export function behavioursOf(entity: EntitySpec): Behaviour[] {
  return kindOf(entity).travels
    ? ['follows', 'flies', 'points', 'chases', 'stays']
    : ['points', 'chases', 'stays'];
}

export function behaviourOf({ command = { kind: 'idle' } }: EntitySpec): Behaviour {
  if (command.kind === 'idle') return 'stays';
  if (command.kind === 'follow-path') return 'follows';
  if (chasedBy(command)) return 'chases';
  return command.kind === 'seek' ? 'flies' : 'points';
}

/** Returns the body or moving target that a command chases. Null if the command chases nothing. */
export function goalOf(command: CommandSpec | undefined): ThingRef | null {
  if (!command || !('quarry' in command)) return null;
  const { quarry } = command;
  return 'entity' in quarry
    ? { list: 'entities', index: quarry.entity }
    : { list: 'targets', index: quarry.target };
}

export function chasedBy(command: CommandSpec | undefined): ThingRef | null {
  const goal = goalOf(command);
  return goal?.list === 'targets' && goal.index === 0 ? null : goal;
}

/** Returns the command for a chosen behaviour. Null if the scene has no path to follow */
export function commandTo(
  scenario: Scenario,
  entity: EntitySpec,
  doing: Exclude<Behaviour, 'chases'>,
): CommandSpec | null {
  if (doing === 'stays') return { kind: 'idle' };
  if (doing !== 'follows') {
    const kind = doing === 'flies' ? 'seek' : 'turn-towards';
    return scenario.targets?.length
      ? { kind, quarry: { target: 0 } }
      : { kind, target: sharedTarget(scenario) ?? ahead(entity) };
  }
  for (const { command } of scenario.entities)
    if (command?.kind === 'follow-path') {
      const { kind, waypoints, loop = false } = command;
      return { kind, waypoints, ...(loop && kindOf(entity).loops && { loop }) };
    }
  return null;
}

/** Returns the command to chase an object, or to point at it if the body cannot travel */
export function commandToChase(entity: EntitySpec, { list, index }: ThingRef): CommandSpec {
  const kind = kindOf(entity).travels ? 'seek' : 'turn-towards';
  return { kind, quarry: list === 'entities' ? { entity: index } : { target: index } };
}

/** Returns the fixed target of the first body that has one. m. Undefined if no body has one. */
function sharedTarget({ entities }: Scenario): Place | undefined {
  for (const { command } of entities) if (command && 'target' in command) return command.target;
  return undefined;
}

/** Returns the place for a new target in front of a body, rounded to half metres. m */
function ahead({ position: [x, y] = [0, 0], angle = 0 }: EntitySpec): Place {
  const half = (value: number) => Math.round(2 * value) / 2 + 0;
  return [half(x + targetAhead * cos(angle)), half(y + targetAhead * sin(angle))];
}
