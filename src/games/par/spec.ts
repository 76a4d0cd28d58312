// The field of Par in a scenario file: a course of gates.
import * as v from 'valibot';
import { entity } from '../../files/entity-schema';
import {
  type Fields,
  fields,
  list,
  most,
  optional,
  place,
  type Schema,
  text,
  whole,
  within,
} from '../../files/schema-parts';
import type { Place } from '../../simulation/place';
import type { EntitySpec } from '../../simulation/scenario';

/** A swing to and fro about a gate's place: by · sin(2π (t / period + phase)). */
export interface SwingSpec {
  /** How far at most, and which way. m */
  readonly by: Place;
  /** s */
  readonly period: number;
  /** Share of a period that it is ahead at the start. */
  readonly phase: number;
}

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

/** Times that earn the medals. s */
export interface Medals {
  readonly bronze: number;
  readonly silver: number;
  readonly gold: number;
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

/** A run that flies along: how it is flown, where that differs from the scenario's bodies, and the time it is said to take. */
export interface RivalSpec {
  readonly entity: EntitySpec;
  /** s */
  readonly time: number;
  /** Who flew it. */
  readonly name?: string;
  readonly redraws?: readonly Redraw[];
}

/** A course: gates in the order to pass them. Every body with a path flies it, and the slowest counts. */
export interface GatesSpec {
  /** Its id; proven flights are known by it. */
  readonly course?: string;
  readonly name?: string;
  readonly gates: readonly GateSpec[];
  readonly medals?: Medals;
  /** A run to fly against. */
  readonly rival?: RivalSpec;
}

/** A course of the old rules: places to come near, in their order. The first body flies it. */
export interface OldSpec {
  readonly gates: readonly Place[];
  /** How near counts as through. m */
  readonly radius: number;
}

export type ParSpec = GatesSpec | OldSpec;

declare module '../../simulation/scenario' {
  interface GameSpecs {
    /** The course of gates that is flown. */
    readonly par: ParSpec;
  }
}

/** Longest name of a player. letters */
export const longestName = 20;

/** Most gates of a course. */
const mostGates = 100;

const swing: Schema<SwingSpec> = fields(
  { by: place, period: within(0.5, 60), phase: within(-1, 1) } satisfies Fields<SwingSpec>,
  'a swing',
);

const width = within(0.5, 100);

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

const gate: Schema<GateSpec> = v.lazy((value) => (has(value, 'stop') ? stop : line) as Schema<GateSpec>);

const seconds = within(0, most.seconds);

const medals: Schema<Medals> = fields(
  { bronze: seconds, silver: seconds, gold: seconds, ace: seconds } satisfies Fields<Medals>,
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

const rival: Schema<RivalSpec> = fields(
  {
    entity,
    time: seconds,
    name: optional(text(1, longestName)),
    redraws: optional(list(redraw, 'redraws', 0, mostPlaces)),
  } satisfies Fields<RivalSpec>,
  'a run',
);

const present: Schema<GatesSpec> = fields(
  {
    course: optional(text(1, 40)),
    name: optional(text(1, 60)),
    gates: list(gate, 'gates', 1, mostGates),
    medals: optional(medals),
    rival: optional(rival),
  } satisfies Fields<GatesSpec>,
  'an object',
);

const old: Schema<OldSpec> = fields(
  { gates: list(place, 'gates', 1, mostGates), radius: within(0.5, 50) } satisfies Fields<OldSpec>,
  'an object',
);

/** A course in a scenario file. */
export const parSchema: Schema<ParSpec> = v.lazy(
  (value) => (has(value, 'radius') ? old : present) as Schema<ParSpec>,
);

/** Whether a course is flown by the old rules. */
export function isOld(spec: ParSpec): spec is OldSpec {
  return 'radius' in spec;
}
