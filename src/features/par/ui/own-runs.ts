// Which of the runs of a scene were flown by who opens it: a friend's reply brings one's own run back, and nobody races against oneself.

import type { KeptScene } from '../../../app/view/game-presentation';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import { rivalName, withRivals } from '../rules/rivals';
import { bestRunKey, courseSpec, type RivalSpec } from '../spec';
import { type FlownRun, readFlown } from './flown';
import { readKept, type Slot, slotOf } from './kept';
import { readName } from './name';
import { rivalsOf } from './rivals';

/** How far two forms of one run are apart at most, for links round: places in m, and the time in s. */
const apart = { place: 0.06, time: 0.01 };

/** The best runs of a course that are kept with how they were flown, the best first. */
export const ownRunsOf = (slot: Slot): readonly FlownRun[] => readKept(slot, readFlown) ?? [];

/** The runs of a course that others flew. @param slot where its best run is kept @param rivals those that one races against when left out */
export function othersOf(scenario: Scenario, slot: Slot, rivals = rivalsOf(scenario)): readonly RivalSpec[] {
  const isBuilder = slot.own?.scene.isMine ?? false;
  return withoutOwn(rivals, { scenario, mine: ownRunsOf(slot), isBuilder });
}

/** What tells a run of one's own from others. */
interface Known {
  readonly scenario: Scenario;
  /** Runs that were flown here. */
  readonly mine: readonly FlownRun[];
  /** Whether the course was built here, too. */
  readonly isBuilder: boolean;
}

/** Runs without those that are one's own. */
export function withoutOwn(
  rivals: readonly RivalSpec[],
  { scenario, mine, isBuilder }: Known,
): readonly RivalSpec[] {
  const isOwn = (rival: RivalSpec) => isNamedAsOwn(rival) && mine.some((run) => isSameRun(run, rival));
  // Whoever presses Start flies the line that the course has: alone that says nothing of who it was.
  const isAnybodys = (rival: RivalSpec) => !isBuilder && isLineOf(scenario, rival);
  // A reply has the run of who replies in front, which may be the very same as the one behind it.
  const isReply = (rival: RivalSpec) =>
    rivals.slice(1).some((later) => isOwn(later) && isSameRun(later, rival));
  return rivals.filter((rival, n) => !isOwn(rival) || (n === 0 && (isAnybodys(rival) || isReply(rival))));
}

/** A course that is kept, with the runs of one from elsewhere that is the same to fly, but for those that were flown here; as it is where it has them all, null where it is another one. */
export function withRunsOf({ scenario, best, isMine }: KeptScene, came: Scenario): Scenario | null {
  if (!scenario.par || !came.par || bestRunKey(scenario) !== bestRunKey(came)) return null;
  const mine = ownRunsOf(slotOf(scenario, null, best));
  const others = withoutOwn(courseSpec(came.par).rivals, { scenario, mine, isBuilder: isMine });
  const { rivals } = courseSpec(scenario.par);
  const names = new Set(rivals.map(rivalName));
  if (others.every((rival) => names.has(rivalName(rival)))) return scenario;
  return withRivals(scenario, [...others, ...rivals]);
}

/** Whether nothing says that somebody else flew a run. */
function isNamedAsOwn({ name = '' }: RivalSpec): boolean {
  return name === '' || name === readName();
}

/** Whether two runs are one, as far as links do not round it. */
export function isSameRun(a: FlownRun, b: FlownRun): boolean {
  return (
    Math.abs(a.time - b.time) < apart.time &&
    a.entity.controller?.kind === b.entity.controller?.kind &&
    (a.redraws?.length ?? 0) === (b.redraws?.length ?? 0) &&
    isOnLine(waypointsOf(a), b)
  );
}

/** Whether a run was flown on the line that a course begins with. */
const isLineOf = ({ entities }: Scenario, run: FlownRun): boolean =>
  entities.some((entity) => isOnLine(waypointsOf({ entity }), run));

/** Whether a run was flown on a line. */
export const isOnLine = (line: readonly Place[], run: FlownRun): boolean =>
  isSameLine(line, waypointsOf(run));

const waypointsOf = ({ entity: { command } }: Pick<FlownRun, 'entity'>): readonly Place[] =>
  command?.kind === 'follow-path' ? command.waypoints : [];

function isSameLine(a: readonly Place[], b: readonly Place[]): boolean {
  const isNear = ([x, y]: Place, [toX, toY]: Place) =>
    Math.max(Math.abs(x - toX), Math.abs(y - toY)) < apart.place;
  return a.length === b.length && a.every((place, n) => isNear(place, b[n]));
}
