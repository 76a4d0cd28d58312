// The courses of the days: which one is flown on a date, and its course. They are loaded when a day is asked for. And every
// course by its id.
// The page says what date it is.
import { notLoaded } from '../../../../lab/files/late-parts';
import { dayOf, daysAfter, daysBetween } from '../../../../lab/scenarios/day';
import type { Course } from '../course';
import { courses } from '../courses';
import { courseOf, readRow } from './row';

/** The first date that has a course of its own. */
export const firstDay = 20261121;

/** So many dates have one, a day each: two years. */
export const dayCount = 730;

/** Rows of the dates in their order; null until they are loaded. */
let rows: readonly string[] | null = null;

/** Loads the courses of the days. Rejects with a sentence when they cannot be had. */
export async function loadDays(): Promise<void> {
  try {
    rows ??= (await import('./days.json', { with: { type: 'json' } })).default;
  } catch {
    throw new Error(notLoaded('The courses of the days'));
  }
}

/** Whether a date has a course of its own. */
export function hasCourse(date: number): boolean {
  const n = daysBetween(firstDay, date);
  return dayOf(date) !== null && n >= 0 && n < dayCount;
}

/** The date whose course is flown on a date: itself while it has one; after the last one they come round again. */
export function courseDate(date: number): number {
  const after = daysBetween(firstDay, date) % dayCount;
  return daysAfter(firstDay, (after + dayCount) % dayCount);
}

/** Courses made so far: flights are read from their rows once. */
const made = new Map<number, Course>();

/** The course of a date; null for a date without one, and for all until they are loaded. */
export function dayCourse(date: number): Course | null {
  if (!rows || !hasCourse(date)) return null;
  const course = made.get(date) ?? courseOf(date, readRow(date, rows[daysBetween(firstDay, date)]));
  made.set(date, course);
  return course;
}

/** Whether an id is that of a built-in course or of a day's, which may have to be loaded. */
export function isCourse(id: string): boolean {
  return courses.some((course) => course.id === id) || hasCourse(Number(id));
}

/** The course of an id, `slalom` or `20261121`; null for any other. That of a day is there once the days are loaded. */
export function courseCalled(id: string): Course | null {
  return courses.find((course) => course.id === id) ?? dayCourse(Number(id));
}
