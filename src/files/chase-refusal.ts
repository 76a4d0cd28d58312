// Refuses commands that chase what is not there.
import type { CommandSpec, Scenario } from '../simulation/scenario';
import type { Refusal } from './refusal';

/** Why what a command chases is refused; null when it is not. @param self index of the entity that gets the command */
export function chaseRefusal(
  { entities, targets = [] }: Scenario,
  command: CommandSpec | undefined,
  path: Refusal['path'],
  self: number,
): Refusal | null {
  if (!command || !('quarry' in command)) return null;
  const { quarry } = command;
  if ('target' in quarry)
    return quarry.target < targets.length
      ? null
      : {
          path: [...path, 'quarry', 'target'],
          message: `must be the index of a moving target, ${counted(targets.length)}, got ${quarry.target}`,
        };
  return quarry.entity < entities.length && quarry.entity !== self
    ? null
    : {
        path: [...path, 'quarry', 'entity'],
        message: `must be the index of another entity, ${counted(entities.length)}, got ${quarry.entity}`,
      };
}

function counted(count: number): string {
  return count === 0 ? 'of which there is none' : `0 to ${count - 1}`;
}
