// Converts commands between the form of files and that of the program.
import type { Command } from '../entities/command';
import { placeOf, pointOf } from './place';
import type { CommandSpec } from './scenario';
import { type Chasable, chaseSpecOf, findTarget } from './targets/chase';

/** Largest numbers of waypoints. `each`: in one path. `all`: in the paths of all bodies together. */
export const mostWaypoints = { each: 5000, all: 100_000 };

/**
 * Converts a command of a scenario file to a command for a body.
 * @param chasable targets and entities that can be chased
 */
export function parseCommand(spec: CommandSpec, chasable: Chasable): Command {
  if (spec.kind === 'idle') return spec;
  if (spec.kind === 'follow-path') {
    const { kind, waypoints, loop = false, next } = spec;
    return { kind, waypoints: waypoints.map(pointOf), loop, ...(next && { next }) };
  }
  if ('quarry' in spec) return { kind: spec.kind, chased: findTarget(spec.quarry, chasable) };
  return { kind: spec.kind, target: pointOf(spec.target) };
}

/** Converts a command to its form in a scenario file; `idle` if the chased target is gone. */
export function formatCommand(command: Command, chasable: Chasable): CommandSpec {
  if (command.kind === 'idle') return command;
  if (command.kind === 'follow-path') {
    const { kind, waypoints, loop, next } = command;
    return { kind, waypoints: waypoints.map(placeOf), loop, ...(next && { next }) };
  }
  if ('target' in command) return { kind: command.kind, target: placeOf(command.target) };
  const quarry = chaseSpecOf(command.chased, chasable);
  return quarry ? { kind: command.kind, quarry } : { kind: 'idle' };
}
