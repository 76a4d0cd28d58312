// How far a scenario reaches: what a view of the whole of it must show.
import type { Place, Scenario } from './scenario';

/** A rectangle of the world. m */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Room around the outermost bodies and waypoints: a missile that swings wide stays in view. m */
const margin = 12;

/** The least width and height worth showing. m */
const least = { width: 60, height: 37 };

/** The rectangle that holds all bodies at the start and all their waypoints and near targets, with room around. */
export function extentOf({ entities }: Scenario): Extent {
  const places = entities.flatMap(({ position = [0, 0], command }): readonly Place[] => [
    position,
    ...(command?.kind === 'follow-path' ? command.waypoints : []),
    ...(command?.kind === 'seek' ? [command.target] : []),
  ]);
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
