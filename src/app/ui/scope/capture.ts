// What the scope shows at one moment: the telemetry of the last seconds, with each body's name, colour and kept run; also as CSV.

import { type Entity, type EntityKind, kindOf } from '../../../world/simulation/entity-kinds';
import { type Channel, channels, mostRecorded } from '../../../world/simulation/meters/telemetry';
import type { Session } from '../../session/session';
import { colourOf, namesOf } from '../../view/bodies';
import { type ComparisonRun, shiftOf } from '../../view/comparison-run';
import { css } from '../../view/palette';
import { focusedEntity, type ViewState } from '../../view/view-state';

/** With more bodies than this the one in focus is drawn strong and the others thin: as equals they would be a solid block. */
const mostEquals = 4;

/** One channel, a value a step; null where there is none. */
export type Column = readonly (number | null)[];

/** What a body's controller controlledVariable: a heading in rad, or a place in m. */
export type ControlledVariable = EntityKind['controlledVariable'];

/** What plots and tables are made from. */
export interface Measured {
  readonly session: Session;
  readonly view: ViewState;
}

/** A body that is recorded, as plots and tables show it. */
interface RecordedBody {
  readonly entity: Entity;
  readonly name: string;
  /** As CSS writes it. */
  readonly colour: string;
  /** Which shape its curves have, see shapes.tsx. */
  readonly shape: number;
  /** An enemy is only aimed at. */
  readonly isEnemy: boolean;
}

export function recordedBodies(session: Session): RecordedBody[] {
  const entities = session.entities.slice(0, mostRecorded);
  const names = namesOf(session, entities);
  return entities.map((entity, n) => ({
    entity,
    name: names[n],
    colour: css(colourOf(session, entity)),
    shape: n,
    isEnemy: session.simulation.specOf(entity).hostile ?? false,
  }));
}

/** A body's record, as its curves need it. */
export interface Track extends Pick<RecordedBody, 'name' | 'colour' | 'shape'> {
  /** Whether its curves are drawn strong, with heat. */
  readonly strong: boolean;
  column(channel: Channel): Column;
  /** What is kept of it, on the same axis of time; null for nothing. */
  readonly kept: { readonly ages: readonly number[]; column(channel: Channel): Column } | null;
}

export interface Capture {
  /** When the values were recorded. s since the start */
  readonly times: readonly number[];
  /** The same relative to the last step: 0 or less. s */
  readonly ages: readonly number[];
  /** The bodies that are drawn: the recorded ones that hold the same as the one in focus, without enemies. */
  readonly tracks: readonly Track[];
  /** The body whose settings are shown. */
  readonly focus: Track;
  /** What the bodies drawn hold, which decides the units. */
  readonly controlledVariable: ControlledVariable;
}

/** The present record. */
export function capture({ session, view }: Measured): Capture {
  const { telemetry } = session.simulation.measures;
  const recorded = recordedBodies(session);
  const own = recorded.filter(({ isEnemy }) => !isEnemy);
  const candidates = own.length > 0 ? own : recorded;
  const focused = focusedEntity(session, view);
  const inFocus = candidates.find(({ entity }) => entity === focused) ?? candidates[0];
  const { controlledVariable } = kindOf(inFocus.entity);
  const drawn = candidates.filter(({ entity }) => kindOf(entity).controlledVariable === controlledVariable);
  const tracks = drawn.map(
    (body): Track => ({
      ...body,
      strong: drawn.length <= mostEquals || body === inFocus,
      column: remembered((channel) => telemetry.column(body.entity, channel)),
      kept: view.comparisonRun && keptOf(session, view.comparisonRun, body),
    }),
  );
  const times = telemetry.times();
  const ages = times.map((time) => time - telemetry.latest);
  return { times, ages, tracks, focus: tracks[drawn.indexOf(inFocus)], controlledVariable };
}

function keptOf(session: Session, run: ComparisonRun, { entity, name }: RecordedBody): Track['kept'] {
  const body = run.bodies.find((other) => other.name === name);
  if (!body) return null;
  const { measures } = session.simulation;
  const { latest } = measures.telemetry;
  const age = measures.of(entity)?.turn.age ?? null;
  const shift = shiftOf(run, body, age === null ? null : latest - age, latest);
  return {
    ages: run.times.map((time) => time + shift - latest),
    column: (channel) => body.columns[channel],
  };
}

/** A function that reads each channel once. */
function remembered(read: (channel: Channel) => Column): (channel: Channel) => Column {
  const known = new Map<Channel, Column>();
  return (channel) => {
    const column = known.get(channel) ?? read(channel);
    known.set(channel, column);
    return column;
  };
}

/** The index of the recorded time that is nearest to an age. @param ages oldest first, not empty. s */
export function nearest(ages: readonly number[], age: number): number {
  const after = ages.findIndex((each) => each >= age);
  if (after < 0) return ages.length - 1;
  return after > 0 && age - ages[after - 1] < ages[after] - age ? after - 1 : after;
}

const csvHeader = 'time,body,error,omega,asked,alpha,p,i,d,alpha_limit,omega_limit,x,y';

/** A value with twelve significant digits, as the headless runner writes it; empty for a missing one. */
const cell = (value: number | null) => (value === null ? '' : value.toPrecision(12));

/** A name as a field: in quotes, and so that a spreadsheet does not take it for a formula. */
const quoted = (name: string) => `"${name.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** A record as CSV: one row per step and body, in SI units and radians. */
export function csvOf(times: readonly number[], bodies: readonly Pick<Track, 'name' | 'column'>[]): string {
  const named = bodies.map(({ name, column }) => ({ name: quoted(name), columns: channels.map(column) }));
  const rows = times.flatMap((time, n) =>
    named.map(({ name, columns }) => [cell(time), name, ...columns.map((each) => cell(each[n]))].join(',')),
  );
  return `${[csvHeader, ...rows].join('\n')}\n`;
}

export function csvOfSession(session: Session): string {
  const { telemetry } = session.simulation.measures;
  const bodies = recordedBodies(session).map(({ entity, name }) => ({
    name,
    column: (channel: Channel) => telemetry.column(entity, channel),
  }));
  return csvOf(telemetry.times(), bodies);
}
