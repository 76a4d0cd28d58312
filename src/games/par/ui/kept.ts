// The best runs that Par keeps on this device: one a course, and those of the last days in a list of their own.
import type { Scenario } from '../../../simulation/scenario';
import { readBest, writeBest } from '../../../ui/best-store';
import { dayOf } from '../../day';
import { courseName, type ParRecord } from '../rules/record';
import { isOld } from '../spec';

/** Where a best run is kept: its name, and whether it is that of a day, which go when there are too many. */
export interface KeptAs {
  readonly name: string;
  readonly ofDay: boolean;
}

/** Id of the list of days. */
const daysId = 'par-days';

/** Days that are kept. */
const mostDays = 30;

/** Where the best run of a scenario's course is kept. */
export function keptAs(scenario: Scenario): KeptAs {
  const { par } = scenario;
  const id = par && !isOld(par) ? par.course : undefined;
  return { name: courseName(scenario), ofDay: id !== undefined && dayOf(Number(id)) !== null };
}

/** A best run; null without one. @param check gives the record, or null for a value that is none */
export function readKept(
  { name, ofDay }: KeptAs,
  check: (value: unknown) => ParRecord | null,
): ParRecord | null {
  if (!ofDay) return readBest(name, check);
  const day = readBest(daysId, listOf)?.find(([each]) => each === name);
  return day ? check(day[1]) : null;
}

export function writeKept({ name, ofDay }: KeptAs, record: ParRecord): void {
  if (!ofDay) {
    writeBest(name, record);
    return;
  }
  const others = (readBest(daysId, listOf) ?? []).filter(([each]) => each !== name);
  writeBest(daysId, [...others, [name, record]].slice(-mostDays));
}

/** A stored value as pairs of a course's name and its record, unchecked; null when it is none. */
function listOf(value: unknown): [string, unknown][] | null {
  const isDay = (day: unknown): day is [string, unknown] => Array.isArray(day) && typeof day[0] === 'string';
  return Array.isArray(value) ? value.filter(isDay) : null;
}
