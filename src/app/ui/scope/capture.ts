// The data of the Measure drawer at one moment: records of the last seconds, with names, colours and the comparison
// run. Also exports records as CSV.

import { type Entity, type EntityKind, kindOf } from '../../../world/simulation/entity-kinds';
import { type Channel, channels, mostRecorded } from '../../../world/simulation/meters/telemetry';
import type { Session } from '../../session/session';
import { colourOf, namesOf } from '../../view/bodies';
import { type ComparisonRun, shiftOf } from '../../view/comparison-run';
import { css } from '../../view/palette';
import { focusedEntity, type ViewState } from '../../view/view-state';

/**
 * Largest number of bodies for which all curves are bold. With more bodies, only the curve of the body in focus is
 * bold.
 */
const mostEquals = 4;

/** Values of a channel (a recorded quantity), one for each step; null where one is missing. */
export type Column = readonly (number | null)[];

/** The variable that a body's controller controls: a heading, rad, or a place, m. */
export type ControlledVariable = EntityKind['controlledVariable'];

/** The session and the view, from which plots and tables get their data. */
export interface MeasuredRun {
  readonly session: Session;
  readonly view: ViewState;
}

interface RecordedBody {
  readonly entity: Entity;
  readonly name: string;
  /** Colour of the body's curves, in CSS notation. */
  readonly colour: string;
  /** Index of the marker shape on the body's curves, such as a triangle. `shapeOf` in shapes.tsx returns the shape. */
  readonly shape: number;
  /** Whether the body is an enemy, at which guns shoot. */
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

/** Values of a body in an earlier run, shifted in time to match the present run. */
interface KeptTrack {
  /** Times of the values relative to the last step, s. 0 or negative */
  readonly ages: readonly number[];
  column(channel: Channel): Column;
}

/** The recorded data of one body that the plots draw. */
export interface Track extends Pick<RecordedBody, 'name' | 'colour' | 'shape'> {
  /** Whether the body's curves are drawn bold. */
  readonly strong: boolean;
  column(channel: Channel): Column;
  /** Values of this body in an earlier run that is saved for comparison; null if there are none. */
  readonly kept: KeptTrack | null;
}

export interface Capture {
  /** Times of the recorded values, s since the start. */
  readonly times: readonly number[];
  /** Times of the recorded values relative to the last step: 0 or less. s */
  readonly ages: readonly number[];
  readonly tracks: readonly Track[];
  /** The body in focus. If its curves are not drawn, the first drawn body. */
  readonly focus: Track;
  /** Quantity that the drawn bodies control: heading or place. It decides the units of the plots. */
  readonly controlledVariable: ControlledVariable;
}

/** Returns the data of the Measure drawer at this moment. */
export function capture({ session, view }: MeasuredRun): Capture {
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

/** Returns a function that reads each channel (a recorded quantity) once and then returns the cached values. */
function remembered(read: (channel: Channel) => Column): (channel: Channel) => Column {
  const known = new Map<Channel, Column>();
  return (channel) => {
    const column = known.get(channel) ?? read(channel);
    known.set(channel, column);
    return column;
  };
}

/**
 * Returns the index of the recorded time that is nearest to a given time. Times are relative to the last step, s.
 * @param ages recorded times, oldest first, not empty
 * @param age given time, 0 or less
 */
export function nearestIndex(ages: readonly number[], age: number): number {
  const after = ages.findIndex((each) => each >= age);
  if (after < 0) return ages.length - 1;
  return after > 0 && age - ages[after - 1] < ages[after] - age ? after - 1 : after;
}

const csvHeader = 'time,body,error,omega,asked,alpha,p,i,d,alpha_limit,omega_limit,x,y';

/** Formats a value with twelve significant digits; empty for a missing value. */
const cell = (value: number | null) => (value === null ? '' : value.toPrecision(12));

/** Formats a name as a quoted CSV field that no spreadsheet takes for a formula. */
const quoted = (name: string) => `"${name.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** Returns records as CSV text: one row for each step and body, in SI units. */
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
