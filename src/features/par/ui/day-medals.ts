// Medals of daily courses: computed once on this device, and stored with the flights that decide them.
import * as v from 'valibot';
import { bestStore } from '../../../app/ui/best-store';
import type { CourseFlight, CourseFlights } from '../rules/course';
import { courses } from '../rules/courses';
import { dayCourse } from '../rules/days/days';
import { type ProvenCourse, proven } from '../rules/ghosts';
import type { Proof } from '../rules/own-course';
import { type Medals, medalsSchema, rivalSchema } from '../spec';

/** Storage id and maximum length of the list of daily courses' medals. */
const list = { id: 'par-day-medals', most: 30 };

/** Stored medals and flights of a daily course, not checked yet. */
type StoredProof = readonly [date: number, medals: unknown, flights: unknown];

/** Stores the medals and flights of a daily course. @param date a number such as 20261121 */
export function keepDay(date: number, { medals, flights }: Proof): void {
  const others = readAll().filter(([of]) => of !== date);
  bestStore.write(list.id, [...others, [date, medals, flights]].slice(-list.most));
}

/** Returns the stored medals of a daily course; null if none are stored. @param date a number such as 20261121 */
export function dayMedals(date: number): Medals | null {
  const { success, output } = v.safeParse(medalsSchema, keptOn(date)?.[1]);
  return success ? output : null;
}

/** Returns a built-in course, or a daily course with computed medals. Else null. */
export function provenCourse(id: string): ProvenCourse | null {
  const date = Number(id);
  const flights = flightsIn(keptOn(date)?.[2]);
  const day = flights && dayCourse(date);
  const course = day ? { ...day, flights } : courses.find((each) => each.id === id);
  return course ? proven(course) : null;
}

const keptOn = (date: number) => readAll().find(([of]) => of === date);

function readAll(): readonly StoredProof[] {
  const isKept = (day: unknown): day is StoredProof => Array.isArray(day) && typeof day[0] === 'number';
  return bestStore.read(list.id, (value) => (Array.isArray(value) ? value.filter(isKept) : null)) ?? [];
}

const flightNames = ['straight', 'slider', 'law', 'best'] as const;

/** Returns stored flights if they are valid, else null. */
function flightsIn(value: unknown): CourseFlights | null {
  const flights: { readonly [Name in keyof CourseFlights]?: unknown } = value ?? {};
  const [straight, slider, law, best] = flightNames.map((name) => flightIn(flights[name]));
  return straight && slider && law && best ? { straight, slider, law, best } : null;
}

function flightIn(value: unknown): CourseFlight | null {
  const { time, seekDistance, controller, waypoints }: { readonly [Key in keyof CourseFlight]?: unknown } =
    value ?? {};
  const command = waypoints === undefined ? undefined : { kind: 'follow-path', waypoints };
  const entity = { kind: 'missile', seekDistance, controller, command };
  const { success, output } = v.safeParse(rivalSchema, { entity, time });
  if (!success) return null;
  const { command: path, ...plan } = output.entity;
  return {
    time: output.time,
    ...(plan.seekDistance !== undefined && { seekDistance: plan.seekDistance }),
    ...(plan.controller && { controller: plan.controller }),
    ...(path?.kind === 'follow-path' && { waypoints: path.waypoints }),
  };
}
