// The nine courses as tiles in the list of games: drawing, best result, and which one to try next.
import type { Level, LevelDrawing } from '../../../app/view/entry';
import { cos, sin } from '../../../laws/exact/exact';
import type { Place } from '../../../world/simulation/place';
import type { Course } from '../rules/course';
import { courses } from '../rules/courses';
import { nextMedal } from '../rules/medals';
import { timeText } from '../text';
import { type BestTime, bestLineOf, bestOfCourses } from './records';

/** Returns the data and best results of the nine built-in courses. */
export function levels(): Level[] {
  const reached = bestOfCourses();
  const next = nextToTry(reached);
  return courses.map((course, n) => {
    const best = reached[n];
    return {
      id: course.id,
      name: course.name,
      line: course.line,
      best: best && { words: `${timeText(best.time)} s`, medals: best.medal ? [best.medal] : [] },
      next: next?.course === n ? next.words : null,
      drawing: drawingOf(course),
      words: `par=${course.id}`,
    };
  });
}

/**
 * Returns the course to try next. This is the first one without a medal, or else the one nearest to a better medal.
 * @param reached best result of each course; null for a course that was never flown
 * @returns index of the course and a short text about it; null if every course has the best medal
 */
export function nextToTry(reached: readonly (BestTime | null)[]): { course: number; words: string } | null {
  const course = reached.findIndex((best) => !best?.medal);
  if (course >= 0) return { course, words: 'try next' };
  const missing = reached.flatMap((best, course) => {
    const medal = best && nextMedal(best.time, courses[course].medals);
    return medal ? [{ course, name: medal.name, time: best.time - medal.time }] : [];
  });
  const [nearest] = missing.toSorted((a, b) => a.time - b.time);
  return nearest ? { course: nearest.course, words: `${timeText(nearest.time)} s to ${nearest.name}` } : null;
}

/**
 * Returns the two ends of a line with the given middle and the direction `along` (rad).
 * @param distance half the length of the line
 */
function around([x, y]: Place, along: number, distance: number): readonly [Place, Place] {
  const by: Place = [cos(along) * distance, sin(along) * distance];
  return [
    [x - by[0], y - by[1]],
    [x + by[0], y + by[1]],
  ];
}

function drawingOf(course: Course): LevelDrawing {
  const { start, angle, gates, flights } = course;
  const flown = bestLineOf(course);
  const lines = gates.flatMap((gate) => ('stop' in gate ? [] : gate));
  return {
    start,
    angle,
    gates: lines.map(({ at, direction, width }) => around(at, direction + Math.PI / 2, width / 2)),
    ways: lines.flatMap(({ at: [x, y], moves }): (readonly [Place, Place])[] => {
      if (!moves) return [];
      const [dx, dy] = moves.by;
      return [
        [
          [x - dx, y - dy],
          [x + dx, y + dy],
        ],
      ];
    }),
    rings: gates.flatMap((gate) => ('stop' in gate ? [{ at: gate.at, radius: gate.stop }] : [])),
    line: flown ?? [start, ...(flights.best.waypoints ?? [])],
    isFlown: flown !== null,
  };
}
