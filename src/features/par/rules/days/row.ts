// A day's course as a row of numbers: which layout it is, and the flights that its medals follow from.

import { dayOf } from '../../../../lab/scenarios/day';
import type { ControllerSpec } from '../../../../laws/control/controllers';
import type { Place } from '../../../../world/simulation/place';
import { type Course, type Flight, type Flights, planOf } from '../course';
import { medalsBy } from '../medals';
import { gainsOf, searchedLaws } from '../search';
import { type Layout, layoutOf } from './layout';

/** Laws that the best flights are flown by; a row names one by its index. The last is that of the untouched plan. */
export const laws: readonly ControllerSpec[] = [...searchedLaws, { kind: 'windowed-pid' }];

/** A prime: seeds of the layouts of a day after a refused one are so far apart. */
const nextSeed = 1_000_003;

/** What a row says of its date. */
export interface DayRow {
  /** Layouts that were refused before. */
  readonly refused: number;
  readonly flights: Flights;
}

/** The seed of the layout of a date after so many that were refused. */
export function layoutSeed(date: number, refused: number): number {
  return date + refused * nextSeed;
}

/** The course of a date, its medals by its flights. @param date 20261121 */
export function courseOf(date: number, { refused, flights }: DayRow): Course {
  return { ...plainCourse(date, layoutOf(layoutSeed(date, refused))), medals: medalsBy(flights), flights };
}

/** A layout as a course without flights. */
export function plainCourse(date: number, { limits, ...layout }: Layout): Omit<Course, 'medals' | 'flights'> {
  const count = { 7: 'Seven', 8: 'Eight', 9: 'Nine' }[layout.gates.length] ?? layout.gates.length;
  return {
    id: String(date),
    name: `${dayOf(date)} ${Math.floor(date / 10_000)}`,
    hint: `${count} gates, the same for everybody on ${dayOf(date)}.`,
    ...layout,
    limits: [limits],
  };
}

/**
 * `0 14209 12775 8 12.501989169235772 8.7 0 2 1.1 3 -12 …`: layouts refused; time of the straight plan and
 * of the slider's best in ms, and its seek distance in m; of the best flight time in s, seek distance in m, law,
 * frequency, damping, and how far its points are from the gates in tenths of a metre.
 */
export function textOfRow(date: number, { refused, flights }: DayRow): string {
  const { straight, slider, best } = flights;
  const plan = planOf(plainPlan(date, refused));
  const { controller = laws[0], seekDistance = 0, waypoints = plan } = best;
  const offs = waypoints.flatMap(([x, y], n) => [
    Math.round(10 * (x - plan[n][0])),
    Math.round(10 * (y - plan[n][1])),
  ]);
  const law = laws.findIndex(({ kind }) => kind === controller.kind);
  const times = [straight, slider].map(({ time }) => Math.round(1000 * time));
  return [
    ...[refused, ...times, slider.seekDistance, best.time, seekDistance],
    ...[law, ...gainsOf(controller), ...offs],
  ].join(' ');
}

/** The row of such a text. */
export function readRow(date: number, text: string): DayRow {
  const [refused, straight, slider, seekDistance, time, seek, law, frequency, damping, ...offs] = text
    .split(' ')
    .map(Number);
  const { kind } = laws[law];
  const tenth = (value: number) => Math.round(10 * value) / 10;
  const waypoints = planOf(plainPlan(date, refused)).map(
    ([x, y], n): Place => [tenth(x + offs[2 * n] / 10), tenth(y + offs[2 * n + 1] / 10)],
  );
  const slid: Flight = { time: slider / 1000, seekDistance };
  return {
    refused,
    flights: {
      straight: { time: straight / 1000 },
      slider: slid,
      law: slid,
      best: {
        time,
        seekDistance: seek,
        controller: kind === 'spd' ? { kind, frequency, damping } : { kind },
        waypoints,
      },
    },
  };
}

function plainPlan(date: number, refused: number) {
  return plainCourse(date, layoutOf(layoutSeed(date, refused)));
}
