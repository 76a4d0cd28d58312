// The places that commands name: the waypoints of the path that bodies share, and the target of a scene that has no moving ones.

import type { Session } from '../../../app/session/session';
import { withPathMoved, withTargetMoved } from '../../../lab/files/edit-commands';
import { withPlaced } from '../../../lab/files/edit-scenario';
import { hypot } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import { type Place, placeOf } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import { thingsAt } from './together';

/** A waypoint by its index, or the plain target. */
export type Spot = number | 'target';

/** Returns the name of a spot. */
export const nameOfSpot = (spot: Spot) => (spot === 'target' ? 'Target' : `Waypoint ${spot + 1}`);

/** The spots of a scene: the waypoints where bodies follow a path, else the target that they go to or point at. */
export function spotsOf({ commands: { mode, waypoints }, simulation, scenario }: Session): Spot[] {
  if (mode === 'path') return waypoints.map((_, n) => n);
  const isMeant = scenario.entities.some(({ command }) => command && 'target' in command);
  return isMeant && simulation.targets.length === 0 ? ['target'] : [];
}

/** Returns the place of a spot; null if it is gone. m */
export function placeOfSpot(session: Session, spot: Spot): Point | null {
  const { target, waypoints } = session.commands;
  return spotsOf(session).includes(spot) ? (spot === 'target' ? target : waypoints[spot]) : null;
}

/** A scene with a spot of a session put elsewhere, and what stands at it. m */
export function withSpot({ commands, games }: Session, start: Scenario, spot: Spot, at: Place): Scenario {
  if (spot === 'target') return withTargetMoved(start, placeOf(commands.target), at);
  const was = commands.waypoints.map(placeOf);
  return thingsAt(start, was[spot], games).reduce(
    (next, ref) => withPlaced(next, ref, () => at, games),
    withPathMoved(start, was, was.with(spot, at)),
  );
}

/** How far behind the last waypoint of a path one is put that has none after it. m */
const onwards = 8;

/** With one waypoint more behind another one: halfway to the next, on a loop also from the last to the first; behind the end of a path straight on. */
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

/** Without a waypoint. */
export function withoutWaypoint({ commands }: Session, start: Scenario, index: number): Scenario {
  const was = commands.waypoints.map(placeOf);
  return withPathMoved(start, was, was.toSpliced(index, 1));
}

/** On half metres. m */
const half = (metres: number) => Math.round(2 * metres) / 2 + 0;
