// What the scope shows at one moment: the telemetry of the last seconds, with each body's name, colour and kept run.
import type { Session } from '../../session/session';
import { type Entity, type EntityKind, kindOf } from '../../simulation/entity-kinds';
import { type Channel, mostRecorded } from '../../simulation/meters/telemetry';
import { colourOf, namesOf } from '../../view/bodies';
import { type ComparisonRun, shiftOf } from '../../view/comparison-run';
import { css } from '../../view/palette';
import { focusedEntity, type ViewState } from '../../view/view-state';

/** With more bodies than this the one in focus is drawn strong and the others thin: as equals they would be a solid block. */
const mostEquals = 4;

/** One channel, a value a step; null where there is none. */
export type Column = readonly (number | null)[];

/** What a body's controller holds: a heading in rad, or a place in m. */
export type Holds = EntityKind['holds'];

/** A body's record, as its curves need it. */
export interface Track {
  readonly name: string;
  /** As CSS writes it. */
  readonly colour: string;
  /** Which shape its curves have, see shapes.ts. */
  readonly shape: number;
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
  readonly holds: Holds;
}

/** What a capture is made from. */
export interface Captured {
  readonly session: Session;
  readonly view: ViewState;
}

/** The present record. */
export function capture({ session, view }: Captured): Capture {
  const { telemetry } = session.simulation.measures;
  const recorded = session.entities.slice(0, mostRecorded);
  const names = namesOf(session, recorded);
  const own = recorded.filter((entity) => !session.simulation.specOf(entity).hostile);
  const candidates = own.length > 0 ? own : recorded;
  const focused = focusedEntity(session, view);
  const inFocus = candidates.includes(focused) ? focused : candidates[0];
  const { holds } = kindOf(inFocus);
  const drawn = candidates.filter((entity) => kindOf(entity).holds === holds);
  const tracks = drawn.map((entity): Track => {
    const name = names[recorded.indexOf(entity)];
    return {
      name,
      colour: css(colourOf(session, entity)),
      shape: recorded.indexOf(entity),
      strong: drawn.length <= mostEquals || entity === inFocus,
      column: remembered((channel) => telemetry.column(entity, channel)),
      kept: view.comparisonRun && keptOf(session, view.comparisonRun, entity, name),
    };
  });
  const times = telemetry.times();
  const ages = times.map((time) => time - telemetry.latest);
  return { times, ages, tracks, focus: tracks[drawn.indexOf(inFocus)], holds };
}

function keptOf(session: Session, run: ComparisonRun, entity: Entity, name: string): Track['kept'] {
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
