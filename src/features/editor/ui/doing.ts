// The commands of a body in plain words, and as the commands of a file.

import type { ThingRef } from '../../../lab/files/edit-scenario';
import { cos, sin } from '../../../laws/exact/exact';
import { kindOf } from '../../../world/simulation/entity-kinds';
import type { Place } from '../../../world/simulation/place';
import type { CommandSpec, EntitySpec, Scenario } from '../../../world/simulation/scenario';

/** Behaviour of a body; a chase names its target. */
export type Doing = 'follows' | 'flies' | 'points' | 'chases' | 'stays';

/** Words for each, in the order in which they stand. */
export const doingWords: Readonly<Record<Doing, string>> = {
  follows: 'Follows the path',
  flies: 'Flies to the target',
  points: 'Points at the target',
  chases: 'Chases…',
  stays: 'Stays',
};

/** How far ahead of a body its target is put where a scene has none. m */
const targetAhead = 15;

/** Returns the behaviours that a body can have. A body that cannot travel can only point. */
export function doingsOf(entity: EntitySpec): Doing[] {
  return kindOf(entity).travels
    ? ['follows', 'flies', 'points', 'chases', 'stays']
    : ['points', 'chases', 'stays'];
}

/** Returns the behaviour of a body. */
export function doingNow({ command = { kind: 'idle' } }: EntitySpec): Doing {
  if (command.kind === 'idle') return 'stays';
  if (command.kind === 'follow-path') return 'follows';
  if (chasedBy(command)) return 'chases';
  return command.kind === 'seek' ? 'flies' : 'points';
}

/** What a command chases beside the target of the scene, which is the first one; null for nothing. */
export function chasedBy(command: CommandSpec | undefined): ThingRef | null {
  if (!command || !('quarry' in command)) return null;
  const { quarry } = command;
  if ('entity' in quarry) return { list: 'entities', index: quarry.entity };
  return quarry.target > 0 ? { list: 'targets', index: quarry.target } : null;
}

/** The command of a body that does something else from now on; null where the scene has no path to follow. Chasing needs something chased. */
export function commandTo(
  scenario: Scenario,
  entity: EntitySpec,
  doing: Exclude<Doing, 'chases'>,
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

/** The command of a body that chases another thing, or points at it where it does not travel. */
export function commandToChase(entity: EntitySpec, { list, index }: ThingRef): CommandSpec {
  const kind = kindOf(entity).travels ? 'seek' : 'turn-towards';
  return { kind, quarry: list === 'entities' ? { entity: index } : { target: index } };
}

/** Returns the target of the first body that has one. m */
function sharedTarget({ entities }: Scenario): Place | undefined {
  for (const { command } of entities) if (command && 'target' in command) return command.target;
  return undefined;
}

/** A place in front of a body, on half metres. m */
function ahead({ position: [x, y] = [0, 0], angle = 0 }: EntitySpec): Place {
  const half = (value: number) => Math.round(2 * value) / 2 + 0;
  return [half(x + targetAhead * cos(angle)), half(y + targetAhead * sin(angle))];
}
