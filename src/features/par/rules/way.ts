// The path along which the gates of a course stand, and gates across that path.
import { clamp } from '../../../laws/control/clamp';
import { atan2, cos, hypot, sin } from '../../../laws/exact/exact';
import { toRadians, toStep } from '../../../laws/exact/figures';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import type { GateSpec, LineGateSpec } from '../spec';
import { layoutRules } from './days/layout';

/** Number of rounding steps per radian for directions in files. Rounding keeps the numbers short. */
const perRadian = 1000;

/**
 * Returns a gate across a path: 6 m wide, or 7 m at turns of at least 80°.
 * @param at middle of the gate, m
 * @param direction heading with which the gate must be passed, rad
 * @param turn angle by which the path turns at the gate, rad
 */
export function gateAcross(at: Place, direction: number, turn: number): LineGateSpec {
  const { narrow, from, wide } = layoutRules.width;
  return {
    at,
    direction: roundedDirection(direction),
    width: Math.abs(turn) < toRadians(from) ? narrow : wide,
  };
}

/** Returns the place 12 m straight beyond a gate, where a path ends. m */
export function beyond({ at: [x, y], direction }: Pick<LineGateSpec, 'at' | 'direction'>): Place {
  const along = (value: number, part: number) => Math.round(10 * (value + layoutRules.runOut * part)) / 10;
  return [along(x, cos(direction)), along(y, sin(direction))];
}

/** Whether a path ends at the place 12 m straight beyond the last gate. */
export function endsBeyond(gates: readonly GateSpec[], path: readonly Place[]): boolean {
  const [gate, end] = [gates[gates.length - 1], path[path.length - 1]];
  if (!gate || !end || !('direction' in gate)) return false;
  const [x, y] = beyond(gate);
  return end[0] === x && end[1] === y;
}

/**
 * Returns two lists of places in a scene, m. `gates`: places of the gates. `way`: path of the first body that has a
 * path.
 * @returns `way` begins at the body's start; if no body has a path, it contains only the start of the first body
 */
export function wayOf({ par, entities }: Scenario) {
  const gates = par ? par.gates.map(({ at }) => at) : [];
  for (const { position = [0, 0] as const, command } of entities)
    if (command?.kind === 'follow-path') {
      const { waypoints, loop = false, next = 0 } = command;
      return { gates, way: [position, ...waypoints.slice(next), ...(loop ? waypoints.slice(0, next) : [])] };
    }
  return { gates, way: [entities[0].position ?? ([0, 0] as const)] };
}

/** Returns the length of a path from its start to the point that is nearest to a place. m */
export const lengthTo = (way: readonly Place[], at: Place): number => nearestOn(way, at).length;

/**
 * Returns the point of a path nearest to a place, the path length from the start to this point, and the index of its
 * segment. m
 */
export function nearestOn(way: readonly Place[], [x, y]: Place) {
  let [nearest, passed] = [Number.POSITIVE_INFINITY, 0];
  let found = { place: way[0], length: 0, leg: 0 };
  for (const [n, [toX, toY]] of way.slice(1).entries()) {
    const [fromX, fromY] = way[n];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const length = hypot(dx, dy);
    const share = length > 0 ? clamp(((x - fromX) * dx + (y - fromY) * dy) / (length * length), 0, 1) : 0;
    const place: Place = [fromX + share * dx, fromY + share * dy];
    const away = hypot(place[0] - x, place[1] - y);
    if (away < nearest) {
      nearest = away;
      found = { place, length: passed + share * length, leg: n };
    }
    passed += length;
  }
  return found;
}

export const heading = (from: Place, to: Place) => atan2(to[1] - from[1], to[0] - from[0]);

/** Returns the turn from one heading to another, wrapped to ±π. rad */
export function turned(from: number, to: number): number {
  return to - from - 2 * Math.PI * Math.round((to - from) / (2 * Math.PI));
}

/** Returns a direction wrapped to ±π and rounded, as files store it. rad */
export function roundedDirection(direction: number): number {
  return toStep(turned(0, direction), perRadian);
}
