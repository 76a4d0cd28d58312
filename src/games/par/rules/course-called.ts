// A course by its id: one of the nine, or that of a day.
import { courses } from './courses';
import type { Course } from './courses/course';
import { dayCourse } from './days/days';

/** The course of an id, `slalom` or `20261121`; null for any other. A day without a course of its own has none. */
export function courseCalled(id: string): Course | null {
  return courses.find((course) => course.id === id) ?? dayCourse(Number(id));
}
