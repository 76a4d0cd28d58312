// What the scope shows at one moment: the telemetry of the last seconds by body, with names and colours.
import type { Session } from '../../session/session';
import type { Entity } from '../../simulation/entity-kinds';
import { type Channel, channels, mostRecorded } from '../../simulation/meters/telemetry';
import { focusedEntity, type ViewState } from '../../view/view-state';
import { bodyColours } from './colours';

/** So many bodies are drawn, the first ones and the one in focus: more lines cannot be told apart. */
export const mostDrawn = 4;

export type Columns = Record<Channel, (number | null)[]>;

/** One body's record, a value a step. */
export interface Track {
  readonly entity: Entity;
  readonly name: string;
  readonly colour: string;
  readonly columns: Columns;
}

export interface Capture {
  /** s since the start. */
  readonly times: number[];
  /** The same as s before the last step: 0 and less. */
  readonly ages: number[];
  /** All bodies that are recorded. */
  readonly tracks: readonly Track[];
  /** Those that are drawn. */
  readonly drawn: readonly Track[];
  /** The body whose settings the panel shows. */
  readonly focus: Track;
}

/** What is captured. */
interface Captured {
  readonly session: Session;
  readonly view: ViewState;
}

/**
 * Copies what is recorded now.
 * @param before a capture that is no longer needed: its arrays are filled anew
 */
export function capture({ session, view }: Captured, before?: Capture): Capture {
  const { telemetry } = session.simulation.measures;
  const entities = session.entities.slice(0, mostRecorded);
  const names = distinct(entities.map((entity) => session.labelOf(entity)));
  const colours = bodyColours(session, entities);
  const old = before && [...before.tracks, before.focus];
  const columnsOf = (entity: Entity) => {
    const columns = old?.find((track) => track.entity === entity)?.columns ?? emptyColumns();
    for (const channel of channels) telemetry.column(entity, channel, columns[channel]);
    return columns;
  };
  const tracks = entities.map((entity, n) => ({
    entity,
    name: names[n],
    colour: colours[n],
    columns: columnsOf(entity),
  }));
  const focused = focusedEntity(session, view);
  const focus = tracks.find(({ entity }) => entity === focused) ?? {
    entity: focused,
    name: session.labelOf(focused),
    colour: bodyColours(session, [focused])[0],
    columns: columnsOf(focused),
  };
  const times = telemetry.times(before?.times);
  const ages = before?.ages ?? [];
  ages.length = times.length;
  for (let n = 0; n < times.length; n++) ages[n] = times[n] - telemetry.latest;
  return { times, ages, tracks, drawn: drawnOf(tracks, focus), focus };
}

/** The first tracks; the last of them gives way to the one in focus when that is recorded and not among them. */
export function drawnOf<T>(tracks: readonly T[], focus: T): readonly T[] {
  const first = tracks.slice(0, mostDrawn);
  if (!tracks.includes(focus) || first.includes(focus)) return first;
  return [...first.slice(0, mostDrawn - 1), focus];
}

/** What decides which lines there are: when it changes, the charts are built anew. */
export function shapeOf(capture: Capture): string {
  const { drawn, focus } = capture;
  const limits = (['alphaLimit', 'omegaLimit'] as const).map((limit) => shareLimit(capture, limit));
  return JSON.stringify([limits, ...[...drawn, focus].map(({ name, colour }) => [name, colour])]);
}

/** Whether the bodies drawn have one limit in common now. */
export function shareLimit({ drawn }: Capture, limit: Channel): boolean {
  return new Set(drawn.map(({ columns }) => columns[limit].at(-1))).size < 2;
}

/** Bodies of the same name get numbers. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, n) => {
    const same = names.filter((other) => other === name).length;
    const before = names.slice(0, n).filter((other) => other === name).length;
    return same > 1 ? `${name} ${before + 1}` : name;
  });
}

function emptyColumns(): Columns {
  const columns = {} as Columns;
  for (const channel of channels) columns[channel] = [];
  return columns;
}
