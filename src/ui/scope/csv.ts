// The scope's record as CSV: one row a body a step, in the columns' own units (SI, radians).
import { channels } from '../../simulation/meters/telemetry';
import type { Capture } from './capture';

const header = 'time,body,error,omega,asked,alpha,p,i,d,alpha_limit,omega_limit';

/** Twelve significant digits, as the headless runner writes them; empty for what there is not. */
const cell = (value: number | null) => (value === null ? '' : value.toPrecision(12));

/** A name as a field: in quotes, and never a formula to a spreadsheet. */
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
