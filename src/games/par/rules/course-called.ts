// A course by its id: one of the nine, or that of a day.
import { courses } from './courses';
import type { Course } from './courses/course';
import { dayCourse } from './days/days';

/** The course of an id, `slalom` or `20261121`; null for any other. That of a day is there once the days are loaded. */
export function courseCalled(id: string): Course | null {
  return courses.find((course) => course.id === id) ?? dayCourse(Number(id));
}
