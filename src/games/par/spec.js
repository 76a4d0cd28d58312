// The field of Par in a scenario file, a course of gates, and the one form in which rules and page know it.
// Only here is it known that files have two forms: the old rules had discs to come near.
import * as v from 'valibot';
import { entity } from '../../files/entity-schema';
import { fields, list, most, optional, place, text, whole, within } from '../../files/schema-parts';
import { pointOf } from '../../simulation/place';
import { textHash } from '../text-hash';
/** Longest name of a player. letters */
export const longestName = 20;
/** Most gates of a course. */
const mostGates = 100;
const swing = fields({ by: place, period: within(0.5, 60), phase: within(-1, 1) }, 'a swing');
const width = within(0.5, 100);
const line = fields(
  {
    at: place,
    direction: within(-most.radians, most.radians),
    width,
    moves: optional(swing),
  },
  'a gate',
);
const stop = fields({ at: place, stop: width }, 'a gate');
const has = (value, key) => typeof value === 'object' && value !== null && key in value;
const gate = v.lazy((value) => (has(value, 'stop') ? stop : line));
const seconds = within(0, most.seconds);
const medals = fields({ bronze: seconds, silver: seconds, gold: seconds, ace: seconds }, 'medals');
/** Most points of a path, and most redraws of a run: more fit no link. */
const mostPlaces = 200;
const redraw = fields(
  {
    tick: whole(0, 100_000),
    waypoints: list(place, 'places', 0, mostPlaces),
    next: whole(0, mostPlaces),
  },
  'a redraw',
);
const rival = fields(
  {
    entity,
    time: seconds,
    name: optional(text(1, longestName)),
    redraws: optional(list(redraw, 'redraws', 0, mostPlaces)),
  },
  'a run',
);
const present = fields(
  {
    course: optional(text(1, 40)),
    name: optional(text(1, 60)),
    gates: list(gate, 'gates', 1, mostGates),
    medals: optional(medals),
    rival: optional(rival),
  },
  'an object',
);
const old = fields({ gates: list(place, 'gates', 1, mostGates), radius: within(0.5, 50) }, 'an object');
/** A course in a scenario file. */
export const parSchema = v.lazy((value) => (has(value, 'radius') ? old : present));
/** The course of a field of a file. */
export function courseSpec(spec) {
  const gates = gatesOf(spec);
  if (isOld(spec)) return { id: null, name: 'Old course', gates, medals: null, rival: null, isOld: true };
  const { course: id = null, name = null, medals = null, rival = null } = spec;
  return { id, name, gates, medals, rival, isOld: false };
}
/** The gates of a field of a file. */
export function gatesOf(spec) {
  if (isOld(spec)) return spec.gates.map((at) => ({ kind: 'disc', at: pointOf(at), radius: spec.radius }));
  return spec.gates.map((gate) =>
    'stop' in gate
      ? { kind: 'stop', at: pointOf(gate.at), radius: gate.stop }
      : { kind: 'line', ...gate, at: pointOf(gate.at) },
  );
}
/**
 * The name under which the best run of a course is kept: the same for runs that can be compared. What a pilot may tune
 * (controller, guidance, seek distance, path) is no part of it; start, body, limits, gates and obstacles are.
 */
export function bestRunKey(scenario) {
  const { par, obstacles, entities } = scenario;
  const [first] = entities.map(({ kind, position, angle, limits, size, density }) => [
    ...[kind, position, angle, limits, size, density],
  ]);
  // Bests by the old rules stay where they were.
  if (!par || isOld(par)) return `par-${textHash(JSON.stringify([par, obstacles, ...first]))}`;
  const others = entities.slice(1).map(({ limits, position }) => [limits, position]);
  const { windForce, windHeading, windTorque, gusts, seed } = scenario;
  const weather = [windForce, windHeading, windTorque, gusts, seed];
  return `par2-${textHash(JSON.stringify([par.gates, obstacles, first, others, weather]))}`;
}
function isOld(spec) {
  return 'radius' in spec;
}
