// Places gates along the path of the scene in the editor, which turns the scene into a course.
import { type App, attempt } from '../../../app/ui/app';
import { movedIn, withGatesAlong } from '../rules/own-course';
import { sharedStartText } from '../text';

const noPath = 'A course needs a path, with its first waypoint at least 7 m from the start: draw one.';

/**
 * Replaces all gates of the scene by gates along the path of the first body that has a path. Shows an error if this
 * path is too short.
 */
export function layGates(app: App): void {
  const { session } = app;
  // Other bodies with paths then fly this path too. A message names those whose start moves.
  let moved: readonly number[] = [];
  const done = attempt(app, () =>
    session.changeStart(({ par: _, ...start }) => {
      const course = withGatesAlong(start);
      if (!course) throw new Error(noPath);
      moved = movedIn(start, course);
      return course;
    }),
  );
  const first = session.scenario.entities.findIndex(({ command }) => command?.kind === 'follow-path');
  const nameOf = (n: number) => session.labelOf(session.entities[n]);
  if (done && moved.length > 0) app.notify(sharedStartText(moved.map(nameOf), nameOf(first)), 'info');
}
