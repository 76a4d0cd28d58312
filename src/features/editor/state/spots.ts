// Places that commands of bodies name: the waypoints of the shared path, the fixed target of a scene without moving
// targets, and the marks of single bodies that fly or point to a place.

import type { Session } from '../../../app/session/session';
import { withPathMoved, withTargetMoved } from '../../../lab/files/edit-commands';
import { withPlaced } from '../../../lab/files/edit-scenario';
import { hypot } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import { type Place, placeOf, pointOf } from '../../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { thingsAt } from './together';

/**
 * Place to which bodies fly or point. Number: waypoint index. `target`: the scene's fixed target. `mark n`: the fixed
 * goal that body n's command names.
 */
export type PathSpot = number | 'target' | `mark ${number}`;

export function nameOfSpot(spot: PathSpot): string {
  if (typeof spot === 'number') return `Waypoint ${spot + 1}`;
  return spot === 'target' ? 'Target' : `Mark ${bodyOfMark(spot) + 1}`;
}

/** Returns the index of the body that flies to a mark or points at it */
export const bodyOfMark = (mark: `mark ${number}`) => Number(mark.slice('mark '.length));

/** Returns the fixed place to which a body flies or points. m. Null if the body has none. */
function markOf({ command }: EntitySpec): Place | null {
  return command && 'target' in command ? command.target : null;
}

const isSame = ([x, y]: Place, [u, v]: Place) => x === u && y === v;

/**
 * Returns the marks of a scene (fixed places to which bodies fly or point)
 * @param but place that gets no mark; null for none
 */
function marksOf({ entities }: Scenario, but: Place | null): PathSpot[] {
  const places: Place[] = but ? [but] : [];
  return entities.flatMap((entity, n): PathSpot[] => {
    const place = markOf(entity);
    if (!place || places.some((other) => isSame(place, other))) return [];
    places.push(place);
    return [`mark ${n}`];
  });
}

/**
 * Lists the places to which the scene's bodies fly or point.
 * @returns first the waypoints or the scene's fixed target, then the other fixed places that commands of bodies contain
 */
export function spotsOf({
  commands: { mode, waypoints, target },
  simulation,
  scenario,
}: Session): PathSpot[] {
  if (mode === 'path') return [...waypoints.keys(), ...marksOf(scenario, null)];
  const isMeant = scenario.entities.some(markOf);
  if (!isMeant || simulation.targets.length > 0) return marksOf(scenario, null);
  return ['target', ...marksOf(scenario, placeOf(target))];
}

/**
 * Returns the position of a place to which bodies fly or point. m
 * @param spot a waypoint, the scene's fixed target, or the place in the command of one body
 * @returns null if the scene has no such place
 */
export function placeOfSpot(session: Session, spot: PathSpot): Point | null {
  if (!spotsOf(session).includes(spot)) return null;
  const { target, waypoints } = session.commands;
  if (typeof spot === 'number') return waypoints[spot];
  if (spot === 'target') return target;
  const place = markOf(session.scenario.entities[bodyOfMark(spot)]);
  return place && pointOf(place);
}

/**
 * Returns a scene in which each body command with the target `was` has the target `at` instead.
 * @param was old place, m
 * @param at new place, m
 */
function withMark(scenario: Scenario, was: Place, at: Place): Scenario {
  const entities = scenario.entities.map((entity) => {
    const { command } = entity;
    const isIts = command && 'target' in command && isSame(command.target, was);
    return isIts ? { ...entity, command: { ...command, target: at } } : entity;
  });
  return { ...scenario, entities };
}

export function withSpot({ commands, games }: Session, start: Scenario, spot: PathSpot, at: Place): Scenario {
  if (spot === 'target') return withTargetMoved(start, placeOf(commands.target), at);
  if (typeof spot === 'string') {
    const mark = markOf(start.entities[bodyOfMark(spot)]);
    return mark ? withMark(start, mark, at) : start;
  }
  const was = commands.waypoints.map(placeOf);
  return thingsAt(start, was[spot], games).reduce(
    (next, ref) => withPlaced(next, ref, () => at, games),
    withPathMoved(start, was, was.with(spot, at)),
  );
}

/** Distance from the last waypoint to a new waypoint added after it. m */
const onwards = 8;

/**
 * Returns a scene with a new waypoint after another one: halfway to the next, or straight ahead at the end of the path.
 * @param index index of the waypoint before the new one
 */
export function withWaypointBehind({ commands }: Session, start: Scenario, index: number): Scenario {
  const was = commands.waypoints.map(placeOf);
  const [x, y] = was[index];
  const next = was[index + 1] ?? (commands.loop && was.length > 1 ? was[0] : null);
  const before = was[index - 1] ?? [x - onwards, y];
  const length = hypot(x - before[0], y - before[1]) || 1;
  const at: Place = next
    ? [half((x + next[0]) / 2), half((y + next[1]) / 2)]
    : [half(x + (onwards * (x - before[0])) / length), half(y + (onwards * (y - before[1])) / length)];
  return withPathMoved(start, was, was.toSpliced(index + 1, 0, at));
}

/** Returns a scene without one of its waypoints. @param index number of the waypoint, counted from 0 */
export function withoutWaypoint({ commands }: Session, start: Scenario, index: number): Scenario {
  const was = commands.waypoints.map(placeOf);
  return withPathMoved(start, was, was.toSpliced(index, 1));
}

/** Returns a length rounded to half metres. m */
const half = (metres: number) => Math.round(2 * metres) / 2 + 0;
