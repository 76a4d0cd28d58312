// The field of Par in a scenario file, a course of gates, and the form in which rules and page know it.
import * as v from 'valibot';
import { entity } from '../../lab/files/entity-schema';
import {
  chosen,
  type Fields,
  fields,
  flag,
  list,
  most,
  optional,
  place,
  type Schema,
  text,
  whole,
  within,
} from '../../lab/files/schema-parts';
import type { SharedRun } from '../../lab/files/shared-run';
import { textHash } from '../../laws/exact/text-hash';
import { type Place, pointOf } from '../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import { stepRateTunable } from '../../world/simulation/step-rate';
import type { Gate, SwingSpec } from './rules/gate';

/** A line between two posts, to be crossed one way. */
export interface LineGateSpec {
  /** Its middle. m */
  readonly at: Place;
  /** The way through. rad, 0 along +x, clockwise */
  readonly direction: number;
  /** m */
  readonly width: number;
  /** Left out for one that stands. */
  readonly moves?: SwingSpec;
}

/** A ring to stop in. */
export interface StopGateSpec {
  readonly at: Place;
  /** Its radius. m */
  readonly stop: number;
}

export type GateSpec = LineGateSpec | StopGateSpec;

/** Times that earn the medals. s. Where there is little to win, silver and gold are left out. */
export interface Medals {
  readonly bronze: number;
  readonly silver?: number;
  readonly gold?: number;
  readonly ace: number;
}

/** A path drawn in flight. */
export interface Redraw {
  /** Steps done before it. */
  readonly tick: number;
  /** The whole path; none ends the way. m */
  readonly waypoints: readonly Place[];
  /** Index of the waypoint that was headed for; 0 for a path that begins anew. */
  readonly next: number;
}

/** Inputs of a run: its plan, where that differs from the bodies of the scene, and the paths drawn in flight. */
export interface RunInputs {
  readonly entity: EntitySpec;
  readonly redraws?: readonly Redraw[];
}

/** A run of a course. Its result is the time, s. */
export interface ParRun extends SharedRun<RunInputs, number> {
  /** Name of the pilot. */
  readonly name?: string;
  /** Whether the pilot built the course. */
  readonly built?: boolean;
}

/** A run in a file. */
export interface RivalSpec extends RunInputs {
  /** See SharedRun; left out by hand-written files. */
  readonly id?: string;
  /** s */
  readonly time: number;
  /** Name of the pilot. */
  readonly name?: string;
  /** Whether the pilot built the course. */
  readonly built?: boolean;
}

/** A course: gates in the order to pass them. Every body with a path flies it, and the slowest counts. */
export interface ParSpec {
  /** Its id; proven flights are known by it. */
  readonly course?: string;
  readonly name?: string;
  readonly gates: readonly GateSpec[];
  readonly medals?: Medals;
  /** A run to fly against. */
  readonly rival?: RivalSpec;
  /** Further runs to fly against. */
  readonly rivals?: readonly RivalSpec[];
}

declare module '../../world/simulation/scenario' {
  interface GameSpecs {
    /** The course of gates that is flown. */
    readonly par: ParSpec;
  }
}

declare module '../../lab/files/things' {
  interface Lists {
    readonly gates: GateSpec;
  }
}

/** Longest name of a player. letters */
export const longestName = 20;

/** Most runs to fly against. */
export const mostRivals = 4;

/** Most gates of a course. */
export const mostGates = 100;

const swing: Schema<SwingSpec> = fields(
  { by: place, period: within(0.5, 60), phase: within(-1, 1) } satisfies Fields<SwingSpec>,
  'a swing',
);

/** How wide a gate is, and how large a ring. m */
export const gateSizes = { least: 0.5, most: 100 };

const width = within(gateSizes.least, gateSizes.most);

const line: Schema<LineGateSpec> = fields(
  {
    at: place,
    direction: within(-most.radians, most.radians),
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

/** A gate in a scenario file. */
export const gateSchema = chosen<GateSpec>((value) => (has(value, 'stop') ? stop : line), [line, stop]);

const seconds = within(0, most.seconds);

/** Medals in a file. */
export const medalsSchema: Schema<Medals> = fields(
  {
    bronze: seconds,
    silver: optional(seconds),
    gold: optional(seconds),
    ace: seconds,
  } satisfies Fields<Medals>,
  'medals',
);

/** Most points of a path, and most redraws of a run: more fit no link. */
const mostPlaces = 200;

const redraw: Schema<Redraw> = fields(
  {
    tick: whole(0, 100_000),
    waypoints: list(place, 'places', 0, mostPlaces),
    next: whole(0, mostPlaces),
  } satisfies Fields<Redraw>,
  'a redraw',
);

/** A run in a scenario file. */
export const rivalSchema: Schema<RivalSpec> = fields(
  {
    id: optional(text(1, 20)),
    entity,
    time: seconds,
    name: optional(text(1, longestName)),
    built: optional(flag),
    redraws: optional(list(redraw, 'redraws', 0, mostPlaces)),
  } satisfies Fields<RivalSpec>,
  'a run',
);

const course: Schema<ParSpec> = fields(
  {
    course: optional(text(1, 40)),
    name: optional(text(1, 60)),
    gates: list(gateSchema, 'gates', 1, mostGates),
    medals: optional(medalsSchema),
    rival: optional(rivalSchema),
    rivals: optional(list(rivalSchema, 'runs', 1, mostRivals)),
  } satisfies Fields<ParSpec>,
  'an object',
);

/** Refuses a course of discs, which earlier versions flew. */
const discs: Schema<ParSpec> = v.custom<ParSpec>(
  () => false,
  'must be a course of gates without a radius: courses of discs are no longer flown',
);

/** A course in a scenario file. */
export const parSchema = chosen<ParSpec>((value) => (has(value, 'radius') ? discs : course), [course]);

/** A course in the one form that rules and page know. */
export interface CourseSpec {
  /** Proven flights are known by it; null for none. */
  readonly id: string | null;
  readonly name: string | null;
  readonly gates: readonly Gate[];
  readonly medals: Medals | null;
}

/** The course of a field of a file. */
export function courseSpec(spec: ParSpec): CourseSpec {
  const { course: id = null, name = null, medals = null } = spec;
  return { id, name, gates: gatesOf(spec), medals };
}

/** The gates of a field of a file. */
export function gatesOf(spec: ParSpec): Gate[] {
  return spec.gates.map(gateOf);
}

/** A gate of a file. */
export function gateOf(gate: GateSpec): Gate {
  return 'stop' in gate
    ? { kind: 'stop', at: pointOf(gate.at), radius: gate.stop }
    : { kind: 'line', ...gate, at: pointOf(gate.at) };
}

/**
 * The name under which the best run of a course is kept: the same for runs that can be compared. What a pilot may tune
 * (controller, guidance, seek distance, path) is no part of it; start, body, limits, gates and obstacles are.
 */
export function bestRunKey(scenario: Scenario): string {
  const { par, obstacles, entities } = scenario;
  const [first] = entities.map(({ kind, position, angle, limits, size, density }) => [
    ...[kind, position, angle, limits, size, density],
  ]);
  const others = entities.slice(1).map(({ limits, position }) => [limits, position]);
  const { windForce, windHeading, windTorque, gusts, seed } = scenario;
  const weather = [windForce, windHeading, windTorque, gusts, seed];
  const { stepRate = stepRateTunable.initial } = scenario;
  // The usual rate is not named: bests stay where they were before other rates had medals.
  const rate = stepRate === stepRateTunable.initial ? [] : [stepRate];
  return `par2-${textHash(JSON.stringify([par?.gates, obstacles, first, others, weather, ...rate]))}`;
}
