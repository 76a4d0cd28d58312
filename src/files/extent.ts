// How far a scenario reaches: what a view of the whole of it must show.

import type { Place } from '../simulation/place';
import type { Scenario } from '../simulation/scenario';
import type { TargetSpec } from '../simulation/targets/moving-target';
import { type Extent, type Game, gameOf } from './game';

/** Room around the outermost bodies and waypoints: a missile that swings wide stays in view. m */
const margin = 12;

/** The least width and height worth showing. m */
const least = { width: 60, height: 37 };

/** The rectangle that holds all bodies at the start and all their waypoints and near targets, with room around. */
export function extentOf(scenario: Scenario, games: readonly Game[] = []): Extent {
  const { entities, obstacles = [], targets = [], view } = scenario;
  if (view) return between(...view);
  const game = gameOf(scenario, games);
  const spec = game && scenario[game.key];
  if (game?.extent) return game.extent(spec);
  const bodies = entities.flatMap(({ position = [0, 0], command }): readonly Place[] => [
    position,
    ...(command?.kind === 'follow-path' ? command.waypoints : []),
    ...(command?.kind === 'seek' && 'target' in command ? [command.target] : []),
  ]);
  const around = [...obstacles.map(({ position }) => position), ...targets.flatMap(reachOf)];
  const places = [...bodies, ...around, ...(game?.places?.(spec) ?? [])];
  const [left, right] = stretched(
    places.map(([x]) => x),
    least.width,
  );
  const [top, bottom] = stretched(
    places.map(([, y]) => y),
    least.height,
  );
  return { left, top, right, bottom };
}

/** Corners of the square that a moving target stays in, as far as its motion has a radius. */
function reachOf({ position: [x, y], motion }: TargetSpec): Place[] {
  const radius = Number(motion?.radius ?? 0);
  return [
    [x - radius, y - radius],
    [x + radius, y + radius],
  ];
}

/** The rectangle between two opposite corners; never thinner than can be shown. */
function between([x1, y1]: Place, [x2, y2]: Place): Extent {
  const thin = 1;
  return {
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    right: Math.max(x1, x2, Math.min(x1, x2) + thin),
    bottom: Math.max(y1, y2, Math.min(y1, y2) + thin),
  };
}

/** The range of some values with a margin, and at least so wide. */
function stretched(values: readonly number[], width: number): [number, number] {
  let low = values[0];
  let high = values[0];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const extra = Math.max(margin, (width - (high - low)) / 2);
  return [low - extra, high + extra];
}
