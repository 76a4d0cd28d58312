// Forecasts the flight of a plan and finds advice to improve it, by simulating it.

import { cos, sin } from '../../../laws/exact/exact';
import { distance, type Point } from '../../../world/entities/command';
import { pointOf } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import { courseSpec } from '../spec';
import type { Advice, Forecast } from './display';
import { flownBy } from './flight';
import { missOf } from './miss';

/** Simulates a planned flight to its end and returns its result. Null for a scene without a course. */
export function forecastOf(plan: Scenario): Forecast | null {
  const rules = flownBy(plan);
  return rules && { record: rules.record, passed: rules.course.passed, miss: missOf(rules) };
}

/**
 * Moves of a waypoint that the search for advice tries. `distances`: lengths of the moves, m. `directions`: number of
 * directions, evenly spread over 360°.
 */
const tried = { distances: [1, 2, 4], directions: 8 };

/** Largest number of waypoints that the search for advice tries to move. */
const mostPoints = 3;

/** Least flight time that an advised move of a waypoint saves. s */
const worth = 0.02;

/**
 * Finds the move of one waypoint that saves the most flight time. Null if no move saves more than 0.02 s.
 * @param gate index of a gate; only the waypoints nearest to it are moved
 * @param time flight time of the unchanged plan, s
 */
export function adviceFor(plan: Scenario, gate: number, time: number): Advice | null {
  // Tries moves of 1, 2 and 4 m in eight directions for the points nearest to a gate, and simulates each.
  const at = (plan.par && courseSpec(plan.par).gates[gate])?.at;
  if (!at) return null;
  let best: Advice | null = null;
  for (const advice of movesNear(plan, at)) {
    const record = forecastOf(moved(plan, advice.point, advice.to))?.record;
    const saves = record ? time - record.time : 0;
    if (saves > (best?.saves ?? worth)) best = { ...advice, saves };
  }
  return best;
}

/**
 * Returns all moves of waypoints that the search for advice tries. Each move shifts one of the three waypoints nearest
 * to `place` (m).
 */
function movesNear(plan: Scenario, place: Point): Omit<Advice, 'saves'>[] {
  const points = waypointsOf(plan).map((each, point) => ({ point, from: pointOf(each) }));
  const nearest = points.toSorted((a, b) => distance(a.from, place) - distance(b.from, place));
  const ways = Array.from({ length: tried.directions }, (_, n) => (2 * Math.PI * n) / tried.directions);
  return nearest
    .slice(0, mostPoints)
    .flatMap(({ point, from }) =>
      tried.distances.flatMap((far) =>
        ways.map((way) => ({ point, from, to: { x: from.x + far * cos(way), y: from.y + far * sin(way) } })),
      ),
    );
}

function waypointsOf({ entities }: Scenario) {
  for (const { command } of entities) if (command?.kind === 'follow-path') return command.waypoints;
  return [];
}

/** Returns a copy of the plan with one waypoint moved. @param point index of the waypoint */
export function moved(plan: Scenario, point: number, { x, y }: Point): Scenario {
  const entities = plan.entities.map((entity) => {
    const { command } = entity;
    if (command?.kind !== 'follow-path') return entity;
    return { ...entity, command: { ...command, waypoints: command.waypoints.with(point, [x, y]) } };
  });
  return { ...plan, entities };
}
