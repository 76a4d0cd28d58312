import { progress } from '../progress/progress';
/** What was reached at a built-in scene. @param id its id */
export function reachedAt(doors, id) {
  const door = doors.find(({ scene }) => scene === id);
  if (door) {
    const best = door.best();
    // Today's game is told here where it has no card of its own.
    const today = { words: `today ${door.today.best()?.words ?? '–'}` };
    const { isDone, marks } = reachedOf(best && (best.medals ? best : { words: `best ${best.words}` }));
    return { isDone, marks: door.cards || !isDone ? marks : [...marks, today] };
  }
  if (progress.has(id, 'right')) return done('guessed right');
  if (progress.has(id, 'answered')) return done('answered');
  return { isDone: false, marks: progress.has(id, 'seen') ? [] : [{ words: 'new' }] };
}
const done = (words) => ({ isDone: true, marks: [{ words, isWon: true, isTicked: true }] });
/** What was reached in a game. */
export function reachedOf(best) {
  return best
    ? { isDone: true, marks: [{ ...best, isWon: true }] }
    : { isDone: false, marks: [{ words: 'new' }] };
}
/** "2 of 6": how many of some scenes are done. */
export function countOf(scenes) {
  return `${scenes.filter(({ reached }) => reached.isDone).length} of ${scenes.length}`;
}
