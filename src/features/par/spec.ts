// The field `par` of a scenario file: a course of gates. Also the form in which rules and page use it.
import * as v from 'valibot';
import { entity } from '../../lab/files/entity-schema';
import {
  chosen,
  type Fields,
  fields,
  flag,
  lineOfText,
  list,
  most,
  numberWithin,
  optional,
  place,
  type Schema,
  whole,
} from '../../lab/files/schema-parts';
import type { SharedRun } from '../../lab/files/shared-run';
import { textHash } from '../../laws/exact/text-hash';
import { type Place, pointOf } from '../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import { stepRateTunable } from '../../world/simulation/step-rate';
import type { Gate, SwingSpec } from './rules/gate';

/** A gate that is a line between two posts. A body must cross it in one direction. */
export interface LineGateSpec {
  /** Middle of the gate. m */
  readonly at: Place;
  /** Direction in which a body must cross the gate. rad, 0 along +x, positive clockwise */
  readonly direction: number;
  /** Distance between the two ends of the gate's line. m */
  readonly width: number;
  /** Swing of the gate; left out for a gate that stands still. */
  readonly moves?: SwingSpec;
}

/** A gate that is a ring, in which the body must stop. */
export interface StopGateSpec {
  readonly at: Place;
  /** Radius of the ring in which the body must stop. m */
  readonly stop: number;
}

export type GateSpec = LineGateSpec | StopGateSpec;

/** Longest time that earns each medal, s. Silver and gold may be left out. */
export interface Medals {
  readonly bronze: number;
  readonly silver?: number;
  readonly gold?: number;
  readonly ace: number;
}

/** A change of the body's path during a flight. */
export interface Redraw {
  /** Number of simulation steps from the start of the simulation to this change of the path. */
  readonly tick: number;
  /** Waypoints after this redraw (change of the path in flight). m. Empty if none. */
  readonly waypoints: readonly Place[];
  /** Index of the waypoint to which the body flies next. */
  readonly next: number;
}

/** Inputs to simulate a run again: body with law and path (`entity`), path changes (`redraws`). */
export interface RunInputs {
  readonly entity: EntitySpec;
  readonly redraws?: readonly Redraw[];
}

/** A finished run of a course, as links contain it. The field `result` is the flight time in seconds. */
export interface ParRun extends SharedRun<RunInputs, number> {
  /** Name of the player who flew the run. */
  readonly name?: string;
  /** Whether the player who flew the run also built the course. */
  readonly built?: boolean;
}

/** A rival: a run that a scenario file contains, so that the player can race against it. */
export interface RivalSpec extends RunInputs {
  /** Id by which copies of the same run are recognized. Left out in files that were written by hand. */
  readonly id?: string;
  /** Flight time of the run as the file states it, not checked yet. s */
  readonly time: number;
  /** Name of the player who flew the run. */
  readonly name?: string;
  /** Whether the player who flew the run also built the course. */
  readonly built?: boolean;
}

/** A course: gates in the order in which they must be passed. */
export interface ParSpec {
  /** Id of a built-in or daily course. Left out for other courses. */
  readonly course?: string;
  readonly name?: string;
  readonly gates: readonly GateSpec[];
  readonly medals?: Medals;
  /** Another player's run to race against. */
  readonly rival?: RivalSpec;
  /** Other players' runs to race against, in addition to `rival`. */
  readonly rivals?: readonly RivalSpec[];
}

declare module '../../world/simulation/scenario' {
  interface GameSpecs {
    /** The course of this scenario. */
    readonly par: ParSpec;
  }
}

declare module '../../lab/files/things' {
  interface Lists {
    readonly gates: GateSpec;
  }
}

/** Largest number of letters of a player's name. */
export const longestPlayerName = 20;

/** Largest number of other players' runs that a course may contain. */
export const mostRivals = 4;

/** Largest number of gates of a course. */
export const mostGates = 100;

const swing: Schema<SwingSpec> = fields(
  { by: place, period: numberWithin(0.5, 60), phase: numberWithin(-1, 1) } satisfies Fields<SwingSpec>,
  'a swing',
);

/** Least and largest value for the width of a line gate, and for the radius of a ring. m */
export const gateSizes = { least: 0.5, most: 100 };

const width = numberWithin(gateSizes.least, gateSizes.most);

const line: Schema<LineGateSpec> = fields(
  {
    at: place,
    direction: numberWithin(-most.radians, most.radians),
    width,
    moves: optional(swing),
  } satisfies Fields<LineGateSpec>,
  'a gate',
);

const stop: Schema<StopGateSpec> = fields(
  { at: place, stop: width } satisfies Fields<StopGateSpec>,
  'a gate',
);

const has = (value: unknown, key: string) => typeof value === 'object' && value !== null && key in value;

/** Schema of a gate in a scenario file. */
export const gateSchema = chosen<GateSpec>((value) => (has(value, 'stop') ? stop : line), [line, stop]);

const seconds = numberWithin(0, most.seconds);

/** Schema of the medals in a scenario file. */
export const medalsSchema: Schema<Medals> = fields(
  {
    bronze: seconds,
    silver: optional(seconds),
    gold: optional(seconds),
    ace: seconds,
  } satisfies Fields<Medals>,
  'medals',
);

/** Largest number of waypoints of a path, and of path changes in a run. */
const mostPlaces = 200;

const redraw: Schema<Redraw> = fields(
  {
    tick: whole(0, 100_000),
    waypoints: list(place, 'places', 0, mostPlaces),
    next: whole(0, mostPlaces),
  } satisfies Fields<Redraw>,
  'a redraw',
);

/** Schema of a rival in a scenario file: a stored run to race against. */
export const rivalSchema: Schema<RivalSpec> = fields(
  {
    id: optional(lineOfText(1, 20)),
    entity,
    time: seconds,
    name: optional(lineOfText(1, longestPlayerName)),
    built: optional(flag),
    redraws: optional(list(redraw, 'redraws', 0, mostPlaces)),
  } satisfies Fields<RivalSpec>,
  'a run',
);

const course: Schema<ParSpec> = fields(
  {
    course: optional(lineOfText(1, 40)),
    name: optional(lineOfText(1, 60)),
    gates: list(gateSchema, 'gates', 1, mostGates),
    medals: optional(medalsSchema),
    rival: optional(rivalSchema),
    rivals: optional(list(rivalSchema, 'runs', 1, mostRivals)),
  } satisfies Fields<ParSpec>,
  'an object',
);

/** Schema that rejects courses of an old file format with circular gates. */
const discs: Schema<ParSpec> = v.custom<ParSpec>(
  () => false,
  'must be a course of gates without a radius: courses of discs are no longer flown',
);

/** Schema of a course in a scenario file. */
export const parSchema = chosen<ParSpec>((value) => (has(value, 'radius') ? discs : course), [course]);

/** A course from a scenario file, with null for the fields that the file leaves out. */
export interface CourseSpec {
  /** Id of a built-in or daily course; null for any other course. */
  readonly id: string | null;
  readonly name: string | null;
  readonly gates: readonly Gate[];
  readonly medals: Medals | null;
}

/** Converts a course from the form in scenario files to the form that the rules and the page use. */
export function courseSpec(spec: ParSpec): CourseSpec {
  const { course: id = null, name = null, medals = null } = spec;
  return { id, name, gates: gatesOf(spec), medals };
}

/** Returns all gates of a file's course in the form that the rules use. */
export function gatesOf(spec: ParSpec): Gate[] {
  return spec.gates.map(gateOf);
}

/** Returns a gate of a file in the form that the rules use. */
export function gateOf(gate: GateSpec): Gate {
  return 'stop' in gate
    ? { kind: 'stop', at: pointOf(gate.at), radius: gate.stop }
    : { kind: 'line', ...gate, at: pointOf(gate.at) };
}

/** Returns the storage key of the best run of a scenario's course. */
export function bestRunKey(scenario: Scenario): string {
  const { par, obstacles, entities } = scenario;
  const [first] = entities.map(({ kind, position, angle, limits, size, density }) => [
    ...[kind, position, angle, limits, size, density],
  ]);
  const others = entities.slice(1).map(({ limits, position }) => [limits, position]);
  const { windForce, windHeading, windTorque, gusts, seed } = scenario;
  const weather = [windForce, windHeading, windTorque, gusts, seed];
  const { stepRate = stepRateTunable.initial } = scenario;
  // The usual rate is not part of the key, so that older best runs stay valid.
  const rate = stepRate === stepRateTunable.initial ? [] : [stepRate];
  return `par2-${textHash(JSON.stringify([par?.gates, obstacles, first, others, weather, ...rate]))}`;
}
