// The courses of the days: which are known, and which one is flown on a date. The page says what date it is.
import { daysBetween } from '../../../day';
import type { Course } from '../courses/course';
import days from './days.json' with { type: 'json' };
import { courseOf, readRow } from './row';

/** Rows by their dates, one a day without a gap. */
const rows: readonly { readonly date: number; readonly text: string }[] = days.map((text) => ({
  date: Number.parseInt(text, 10),
  text,
}));

/** Dates that have a course of their own, in their order. */
export const knownDays: readonly number[] = rows.map(({ date }) => date);

/** The date whose course is flown on a date: itself while its course is known; after the last one they come round again. */
export function courseDate(date: number): number {
  const after = daysBetween(rows[0].date, date) % rows.length;
  return rows[(after + rows.length) % rows.length].date;
}

/** Courses made so far: flights are read from their rows once. */
const made = new Map<number, Course>();

/** The course of a known date; null for any other. */
export function dayCourse(date: number): Course | null {
  const row = rows.find((each) => each.date === date);
  if (!row) return null;
  const course = made.get(date) ?? courseOf(readRow(row.text));
  made.set(date, course);
  return course;
}
