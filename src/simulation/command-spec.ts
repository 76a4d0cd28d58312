// Between commands as files write them and as the program gives them.
import type { Command } from '../entities/command';
import { placeOf, pointOf } from './place';
import { findQuarry, type Prey, quarrySpecOf } from './quarry';
import type { CommandSpec } from './scenario';

/** The command a file describes. @param prey what there is to chase */
export function commandOf(spec: CommandSpec, prey: Prey): Command {
  if (spec.kind === 'idle') return spec;
  if (spec.kind === 'follow-path')
    return { kind: spec.kind, waypoints: spec.waypoints.map(pointOf), loop: spec.loop ?? false };
  if ('quarry' in spec) return { kind: spec.kind, quarry: findQuarry(spec.quarry, prey) };
  return { kind: spec.kind, target: pointOf(spec.target) };
}

/** The command as a file writes it; idle when its quarry has left. */
export function specOf(command: Command, prey: Prey): CommandSpec {
  if (command.kind === 'idle') return command;
  if (command.kind === 'follow-path')
    return { kind: command.kind, waypoints: command.waypoints.map(placeOf), loop: command.loop };
  if ('target' in command) return { kind: command.kind, target: placeOf(command.target) };
  const quarry = quarrySpecOf(command.quarry, prey);
  return quarry ? { kind: command.kind, quarry } : { kind: 'idle' };
}
