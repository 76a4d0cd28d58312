// What the scope shows at one moment: each body's telemetry of the last seconds, with name and colour.
import type { Session } from '../../session/session';
import type { Entity } from '../../simulation/entity-kinds';
import { type Channel, channels, mostRecorded } from '../../simulation/meters/telemetry';
import { focusedEntity, type ViewState } from '../../view/view-state';
import { bodyColours } from './colours';

/** How many bodies are drawn, the first ones and the one in focus. More lines cannot be told apart. */
const mostDrawn = 4;

export type Columns = Record<Channel, (number | null)[]>;

/** One body's telemetry, one value per step. */
export interface Track {
  readonly entity: Entity;
  readonly name: string;
  readonly colour: string;
  readonly columns: Columns;
}

export interface Capture {
  /** When the values were recorded. s since the start */
  readonly times: number[];
  /** The same relative to the last step: 0 or less. s */
  readonly ages: number[];
  /** All recorded bodies. */
  readonly tracks: readonly Track[];
  /** The bodies that are drawn. */
  readonly drawn: readonly Track[];
  /** The body whose settings the panel shows. */
  readonly focus: Track;
}

/** What a capture is made from. */
interface Captured {
  readonly session: Session;
  readonly view: ViewState;
}

/**
 * Copies the current telemetry.
 * @param before a capture that is no longer needed; its arrays are reused
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

/** The first tracks; the one in focus takes the last place if it is recorded but not among them. */
export function drawnOf<T>(tracks: readonly T[], focus: T): readonly T[] {
  const first = tracks.slice(0, mostDrawn);
  if (!tracks.includes(focus) || first.includes(focus)) return first;
  return [...first.slice(0, mostDrawn - 1), focus];
}

/** What decides which lines there are; when it changes, the charts are built again. */
export function shapeOf(capture: Capture): string {
  const { drawn, focus } = capture;
  const limits = (['alphaLimit', 'omegaLimit'] as const).map((limit) => shareLimit(capture, limit));
  return JSON.stringify([limits, ...[...drawn, focus].map(({ name, colour }) => [name, colour])]);
}

/** Whether the drawn bodies have the same limit now. */
export function shareLimit({ drawn }: Capture, limit: Channel): boolean {
  return new Set(drawn.map(({ columns }) => columns[limit].at(-1))).size < 2;
}

/** The names, with numbers where several bodies have the same. */
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
