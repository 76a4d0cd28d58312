// The gates of a course as objects of the editor: their shapes, and the index at which a new gate is inserted.

import type { FieldThings, ThingShape } from '../../../lab/files/field';
import { clamp } from '../../../laws/control/clamp';
import { hypot } from '../../../laws/exact/exact';
import { toStep } from '../../../laws/exact/figures';
import { type Place, placeOf } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import { type GateSpec, gateOf, gateSchema, gateSizes, mostGates, type ParSpec } from '../spec';
import { type Gate, middleAt, postRoom } from './gate';
import { extendPath } from './lead';
import { parOf } from './par-rules';
import { gateAcross, heading, lengthTo, nearestOn, roundedDirection, turned, wayOf } from './way';

/** The sizes of gates are rounded to multiples of 1/perMetre m. */
const perMetre = 100;

export const gateThings: FieldThings<ParSpec, GateSpec> = {
  label: 'Gate',
  plural: 'gates',
  most: mostGates,
  first: {
    start: withFirstGates,
    words: 'It is a course of gates now, flown along the path.',
    end: ({ par: _, ...scene }) => scene,
    endedWords: 'It is no course any more.',
  },
  schema: gateSchema,
  get: (spec) => spec.gates,
  set: (spec, gates) => ({ ...spec, gates }),
  placeNear(scenario, at) {
    const { way } = wayOf(scenario);
    const found = way.length > 1 ? nearestOn(way, at).place : at;
    return [tenth(found[0]), tenth(found[1])];
  },
  reroute: extendPath,
  create(scenario, at, angle) {
    const { came, goes } = headingsAt(scenario, at);
    const turn = goes === null ? 0 : turned(came, goes);
    return gateAcross(at, angle ?? came + turn / 2, turn);
  },
  indexFor: (scenario, gate) => indexAlong(scenario, gate.at),
  shapeOf: (gate) => ({ ...shapeOfGate(gateOf(gate)), at: gate.at }),
  withShape(gate, { at, angle, size }) {
    const within = clamp(toStep(size, perMetre), gateSizes.least, gateSizes.most);
    if ('stop' in gate) return { at, stop: within };
    return { ...gate, at, direction: roundedDirection(angle ?? gate.direction), width: within };
  },
  shapeIn(simulation, index) {
    const gate = parOf(simulation)?.gates[index];
    return gate ? shapeOfGate(gate) : null;
  },
  show: (simulation, index, gate) => parOf(simulation)?.show(index, gateOf(gate)),
};

function withFirstGates({ hero: _, answer: __, ...scene }: Scenario, gates: readonly GateSpec[]): Scenario {
  // Its bodies keep their starts. A looped path is flown once, back to its beginning.
  const entities = scene.entities.map((entity) => {
    const { command } = entity;
    if (command?.kind !== 'follow-path' || !command.loop) return entity;
    const { waypoints, next = 0 } = command;
    const lap = [...waypoints.slice(next), ...waypoints.slice(0, next + 1)];
    return { ...entity, command: { kind: command.kind, waypoints: lap } };
  });
  return { ...scene, entities, par: { gates } };
}

function shapeOfGate(gate: Gate): ThingShape {
  const at = placeOf(middleAt(gate, 0));
  return gate.kind === 'line'
    ? { at, angle: gate.direction, size: gate.width, reach: gate.width / 2 + postRoom }
    : { at, angle: null, size: gate.radius, reach: gate.radius };
}

/**
 * Returns the index at which a new gate is inserted, so that the gates keep their order along the path.
 * @param at place of the new gate, m
 */
function indexAlong(scenario: Scenario, at: Place): number {
  // Few earlier gates lie farther along, few later ones less far. The last of equally good indices wins, so that a copy
  // follows its original.
  const { gates, way } = wayOf(scenario);
  if (way.length < 2) return gates.length;
  const along = gates.map((gate) => lengthTo(way, gate));
  const here = lengthTo(way, at);
  const astray = (index: number) =>
    along.filter((length, n) => (n < index ? length > here : length < here)).length;
  let index = 0;
  for (let n = 1; n <= gates.length; n++) if (astray(n) <= astray(index)) index = n;
  return index;
}

/** Distance within which a gate counts as standing at a corner of the path. m */
const atCorner = 1;

/**
 * Returns the headings of the path just before a place (`came`) and just after it (`goes`). rad. `goes` is null if the
 * path ends there.
 */
function headingsAt(scenario: Scenario, at: Place): { readonly came: number; readonly goes: number | null } {
  const { gates, way } = wayOf(scenario);
  if (way.length < 2) return { came: heading(gates.at(-1) ?? way[0], at), goes: null };
  const { place, leg } = nearestOn(way, at);
  const isAt = (corner: Place) => hypot(place[0] - corner[0], place[1] - corner[1]) < atCorner;
  const along = (n: number) => (way[n + 1] ? heading(way[n], way[n + 1]) : null);
  const came = heading(way[leg], way[leg + 1]);
  if (isAt(way[leg + 1])) return { came, goes: along(leg + 1) };
  return isAt(way[leg]) && leg > 0
    ? { came: heading(way[leg - 1], way[leg]), goes: came }
    : { came, goes: came };
}

/** Rounds a length to a tenth of a metre. m */
const tenth = (metres: number) => Math.round(10 * metres) / 10 + 0;
