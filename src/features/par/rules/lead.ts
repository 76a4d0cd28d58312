// Extends the path of a course through a new gate beside it, so that a course can be built gate by gate.

import { pathOfBody, withOrder, withPathMoved } from '../../../lab/files/edit-commands';
import { hypot } from '../../../laws/exact/exact';
import { kindOf } from '../../../world/simulation/entity-kinds';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import type { GateSpec } from '../spec';
import { layoutRules } from './days/layout';
import { beyond, endsBeyond, gateAcross, heading, nearestOn, roundedDirection, turned, wayOf } from './way';

/**
 * Tolerance for whether a path leads through a place: largest distance between the two. m. It is half the width of a
 * gate.
 */
const reach = layoutRules.width.narrow / 2;

/** Angle below which two directions count as equal. rad */
const same = 2e-3;

/**
 * Extends the path of a scene to a new place, and straight on for another 12 m
 * @param at place to which the path is extended, m
 */
export function extendPath(scenario: Scenario, at: Place): Scenario {
  // Unchanged if the path already passes there or is a loop, or if no body moves. A last gate across the end of the
  // path is turned by half the new turn.
  const { entities } = scenario;
  const first = entities.find((entity) => pathOfBody(entity) !== null);
  const { way } = wayOf(scenario);
  if (!first) {
    const flying = entities.flatMap((entity, n) => (kindOf(entity).travels && !entity.autonomous ? [n] : []));
    return withOrder(scenario, flying, {
      does: 'follows',
      waypoints: onThrough(way[0], [], at),
      loop: false,
    });
  }
  const path = pathOfBody(first) ?? [];
  const isLoop = first.command?.kind === 'follow-path' && first.command.loop;
  const { place } = nearestOn(way, at);
  if (isLoop || hypot(place[0] - at[0], place[1] - at[1]) <= reach) return scenario;
  const gates = gatesIn(scenario);
  const passed = endsBeyond(gates, path) ? path.slice(0, -1) : path;
  const led = withPathMoved(scenario, path, onThrough(way[0], passed, at));
  return withLast(led, turnedLastGate(gates, [way[0], ...passed], at));
}

const gatesIn = ({ par }: Scenario): readonly GateSpec[] => par?.gates ?? [];

function onThrough(start: Place, path: readonly Place[], at: Place): Place[] {
  return [...path, at, beyond({ at, direction: heading(path[path.length - 1] ?? start, at) })];
}

/**
 * Returns the last gate, turned to the mean direction of the path before and after it.
 * @param way places of the path up to the gate, m
 * @param to next place of the path after the gate, m
 * @returns null if `way` does not end at the last gate, or does not cross it at a right angle
 */
function turnedLastGate(gates: readonly GateSpec[], way: readonly Place[], to: Place): GateSpec | null {
  const [last, before, end] = [gates[gates.length - 1], way[way.length - 2], way[way.length - 1]];
  if (!last || !before || !('direction' in last) || hypot(last.at[0] - end[0], last.at[1] - end[1]) > reach)
    return null;
  const came = heading(before, end);
  if (Math.abs(turned(last.direction, came)) > same) return null;
  const turn = turned(came, heading(end, to));
  const { width } = gateAcross(end, came, turn);
  return { ...last, direction: roundedDirection(came + turn / 2), width: Math.max(last.width, width) };
}

function withLast(scenario: Scenario, last: GateSpec | null): Scenario {
  const { par } = scenario;
  if (!last || !par) return scenario;
  return { ...scenario, par: { ...par, gates: par.gates.with(-1, last) } };
}
