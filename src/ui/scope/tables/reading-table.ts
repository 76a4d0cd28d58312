// The table of readings: the values of the plots at the cursor. While somebody reads, it stands in place of the others.
import type { Capture, Holds } from '../capture';
import { nearest } from '../cursor';
import { figure } from '../figure';
import type { Plot } from '../plots';
import type { Column, TableLine } from './figure-table';

export function readingColumns(plots: readonly Plot[], holds: Holds): Column[] {
  return plots.flatMap(({ read, help }) => read.map(({ heading }) => ({ heading: heading(holds), help })));
}

/** The values at the recorded time that is nearest to the cursor. @param age relative to the last step. s */
export function readingLines(
  plots: readonly Plot[],
  { ages, tracks, holds }: Capture,
  age: number,
): TableLine[] {
  const index = nearest(ages, age);
  return tracks.map(({ name, colour, shape, column }) => ({
    name,
    mark: 'body',
    colour,
    shape,
    cells: plots.flatMap(({ read, factor, decimals }) =>
      read.map(({ channel }) => {
        const value = column(channel)[index] ?? null;
        return figure(value === null ? null : value * factor(holds), decimals);
      }),
    ),
  }));
}

/** "At −3.42 s", and the time since the start. */
export function readingTitle({ ages, times }: Capture, age: number): { title: string; note: string } {
  const index = nearest(ages, age);
  return { title: `At ${figure(ages[index], 2)} s`, note: `t = ${figure(times[index], 3)} s` };
}
