// The part of the world that is shown when the whole scenario is shown.

import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import { bodiesOf } from '../../world/simulation/swarm';
import { type TargetSpec, targetMotionKinds } from '../../world/simulation/targets/moving-target';
import { type Extent, type Field, fieldOf } from './field';

/** A place in the world, and the margin around it (`room`). m */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

/** Area of the world that contains the whole scenario, and data for fitting this area onto the page. */
export interface SceneExtent {
  readonly extent: Extent;
  /** Places that no panel of the page may cover: bodies at the start, waypoints, targets. */
  readonly places: readonly Spot[];
  /** Distance by which bodies may briefly leave the rectangle `extent`. m */
  readonly swing: number;
  /**
   * Size of the scenario's largest body, which must be visible whole at the edges of the view. Multiple of the default
   * body size; 0: no room is kept.
   */
  readonly size: number;
  /** Whether a narrow page may show the scene rotated by 90°. */
  readonly turnable: boolean;
}

/** Margin around a waypoint in the view: half a body's length. m */
const waypointRoom = 3.5;

/** Margin in the view around obstacles, targets and bodies without a path, m */
const bodyRoom = 12;

/** Margin in the view around the points that a game must show, such as gates. m */
const gateRoom = 6;

/** Width of an extra margin around the scene, for bodies that swing off their paths. m */
const pathSwing = 10 - waypointRoom;

/** Smallest width and height of a view. m */
const least = { width: 60, height: 37 };

/**
 * Returns the area of the world that must be in view so that the whole scenario is visible.
 * @param games games that the program knows. If the scenario belongs to one, the area includes objects such as gates
 */
export function courseOf(scenario: Scenario, games: readonly Field[] = []): SceneExtent {
  const { view } = scenario;
  // If turned on its side, a floor would be a wall, and a picture would lie; cards have their own layout.
  const free = !scenario.gravity && !scenario.backdrop && !scenario.cards;
  if (view) return { ...bare(between(...view)), size: largestOf(scenario), turnable: free };
  const game = fieldOf(scenario, games);
  const spec = game && scenario[game.key];
  const shown = game?.extent?.(spec) ?? { places: [] };
  if ('frame' in shown) return { ...bare(shown.frame), turnable: shown.turnable };
  const { obstacles = [], targets = [] } = scenario;
  const entities = bodiesOf(scenario);
  const others = [...obstacles.map(({ position }) => position), ...targets.flatMap(reachOf)];
  const places = [
    ...entities.flatMap(spotsOf),
    ...others.map(([x, y]) => ({ x, y, room: bodyRoom })),
    ...shown.places.map(([x, y]) => ({ x, y, room: gateRoom })),
  ];
  const [left, right] = stretched(
    places.map(({ x, room }) => [x - room, x + room]),
    least.width,
  );
  const [top, bottom] = stretched(
    places.map(({ y, room }) => [y - room, y + room]),
    least.height,
  );
  const onPaths = entities.every(({ command }) => command?.kind === 'follow-path');
  return {
    extent: { left, top, right, bottom },
    places,
    swing: onPaths ? pathSwing : 0,
    size: 0,
    turnable: onPaths && free,
  };
}

/** Returns the size of a scenario's largest body, as a multiple of the default size. 0 for a swarm. */
function largestOf({ entities, swarm }: Scenario): number {
  return swarm ? 0 : Math.max(...entities.map(({ size = 1 }) => size));
}

function spotsOf({ position: [x, y] = [0, 0], command }: EntitySpec): Spot[] {
  if (command?.kind === 'follow-path')
    return [[x, y] as const, ...command.waypoints].map(([x, y]) => ({ x, y, room: waypointRoom }));
  const target = command?.kind === 'seek' && 'target' in command ? [command.target] : [];
  return [[x, y] as const, ...target].map(([x, y]) => ({ x, y, room: bodyRoom }));
}

/** Returns the data for a view that shows exactly the given rectangle, without margins. */
function bare(extent: Extent): SceneExtent {
  const { left, top, right, bottom } = extent;
  // On a turned page, any of the corners may be the one under the title.
  const places = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y, room: 0 })));
  return { extent, places, swing: 0, size: 0, turnable: false };
}

/** Returns two opposite corners of the square in which a target moves, m. */
function reachOf({ position: [x, y], motion = { kind: 'still' } }: TargetSpec): [number, number][] {
  const usual = targetMotionKinds[motion.kind].tunables.find(({ key }) => key === 'radius')?.initial;
  const radius = Number(motion.radius ?? usual ?? 0);
  return [
    [x - radius, y - radius],
    [x + radius, y + radius],
  ];
}

/** Returns the rectangle between two opposite corners. It is at least 1 m wide and 1 m high. */
function between([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Extent {
  const thin = 1;
  return {
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    right: Math.max(x1, x2, Math.min(x1, x2) + thin),
    bottom: Math.max(y1, y2, Math.min(y1, y2) + thin),
  };
}

/** Returns a range that contains all given ranges and is at least `width` wide. */
function stretched(ranges: readonly (readonly [number, number])[], width: number): [number, number] {
  let [low, high] = ranges[0];
  for (const [from, to] of ranges) {
    low = Math.min(low, from);
    high = Math.max(high, to);
  }
  const extra = Math.max(0, (width - (high - low)) / 2);
  return [low - extra, high + extra];
}
