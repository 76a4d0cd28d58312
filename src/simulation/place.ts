// Between files, which write places as [x, y], and the program, which has points.
import type { Command, Point } from '../entities/command';
import { findQuarry, type Prey, quarrySpecOf } from './quarry';
import type { CommandSpec, Place } from './scenario';

export function pointOf([x, y]: Place): Point {
  return { x, y };
}

export function placeOf({ x, y }: Point): Place {
  return [x, y];
}

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
