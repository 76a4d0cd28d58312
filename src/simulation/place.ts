// Between files, which write places as [x, y], and the program, which has points.
import type { Command, Point } from '../entities/command';
import type { CommandSpec, Place } from './scenario';

export function pointOf([x, y]: Place): Point {
  return { x, y };
}

export function placeOf({ x, y }: Point): Place {
  return [x, y];
}

/** The command a file describes. */
export function commandOf(spec: CommandSpec): Command {
  if (spec.kind === 'idle') return spec;
  if (spec.kind !== 'follow-path') return { kind: spec.kind, target: pointOf(spec.target) };
  return { kind: spec.kind, waypoints: spec.waypoints.map(pointOf), loop: spec.loop ?? false };
}

/** The command as a file writes it. */
export function specOf(command: Command): CommandSpec {
  if (command.kind === 'idle') return command;
  if (command.kind !== 'follow-path') return { kind: command.kind, target: placeOf(command.target) };
  return { kind: command.kind, waypoints: command.waypoints.map(placeOf), loop: command.loop };
}
