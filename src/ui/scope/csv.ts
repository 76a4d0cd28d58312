// The telemetry as CSV: one row per step and body, in SI units and radians.
import type { Session } from '../../session/session';
import { type Channel, channels, mostRecorded } from '../../simulation/meters/telemetry';
import { namesOf } from '../../view/bodies';

const header = 'time,body,error,omega,asked,alpha,p,i,d,alpha_limit,omega_limit,x,y';

/** A body's record. */
export interface Recorded {
  readonly name: string;
  column(channel: Channel): readonly (number | null)[];
}

/** A value with twelve significant digits, as the headless runner writes it; empty for a missing one. */
const cell = (value: number | null) => (value === null ? '' : value.toPrecision(12));

/** A name as a field: in quotes, and so that a spreadsheet does not take it for a formula. */
const quoted = (name: string) => `"${name.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** The whole file. */
export function csvOf(times: readonly number[], bodies: readonly Recorded[]): string {
  const columns = bodies.map((body) => channels.map((channel) => body.column(channel)));
  const rows = times.flatMap((time, n) =>
    bodies.map(({ name }, body) =>
      [cell(time), quoted(name), ...columns[body].map((column) => cell(column[n]))].join(','),
    ),
  );
  return `${[header, ...rows].join('\n')}\n`;
}

/** The record of all bodies of a session. */
export function csvOfSession(session: Session): string {
  const { telemetry } = session.simulation.measures;
  const entities = session.entities.slice(0, mostRecorded);
  const names = namesOf(session, entities);
  const bodies = entities.map((entity, n) => ({
    name: names[n],
    column: (channel: Channel) => telemetry.column(entity, channel),
  }));
  return csvOf(telemetry.times(), bodies);
}
