// The scope's telemetry as CSV: one row per step and body, in SI units and radians.
import { channels } from '../../simulation/meters/telemetry';
import type { Capture } from './capture';

const header = 'time,body,error,omega,asked,alpha,p,i,d,alpha_limit,omega_limit';

/** A value with twelve significant digits, as the headless runner writes it; empty for a missing one. */
const cell = (value: number | null) => (value === null ? '' : value.toPrecision(12));

/** A name as a field: in quotes, and so that a spreadsheet does not take it for a formula. */
const quoted = (name: string) => `"${name.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** The whole file. */
export function csvOf({ times, tracks }: Pick<Capture, 'times' | 'tracks'>): string {
  const rows = times.flatMap((time, n) =>
    tracks.map(({ name, columns }) =>
      [cell(time), quoted(name), ...channels.map((channel) => cell(columns[channel][n]))].join(','),
    ),
  );
  return `${[header, ...rows].join('\n')}\n`;
}
