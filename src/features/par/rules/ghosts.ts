// The ghosts of an attempt: runs of other players, the best run, and a flight slowed to the next medal.
import { printable } from '../../../lab/files/read-scenario';
import type { ParRun } from '../spec';
import { type Course, type PlainCourse, scenarioOf } from './course';
import type { ComparedGhost, Friend, FriendGhost } from './display';
import { flownBy, planner, recordOf } from './flight';
import type { MedalTime } from './medals';
import type { ParRecord } from './record';

/** Returns the ghosts that are runs of other players. */
export function friendsAmong(ghosts: readonly ComparedGhost[]): FriendGhost[] {
  return ghosts.flatMap((ghost) => (ghost.friend ? { ...ghost, friend: ghost.friend } : []));
}

/** Returns the factor that stretches the times of a ghost's record. */
export function paceOf({ record, time }: ComparedGhost): number {
  return time / record.time;
}

/** Times at which a ghost passes the gates. s */
export function splitsOf(ghost: ComparedGhost): number[] {
  return ghost.record.splits.map((split) => split * paceOf(ghost));
}

/** Cache of records by course and flight; null for a flight that does not finish. */
const flown = new Map<string, ParRecord | null>();

/**
 * Returns the ghost of a medal: the slowest known flight that earns it, slowed down to the medal's time. Null if no
 * such flight is known.
 */
export function medalGhost(
  course: PlainCourse & Pick<Course, 'flights'>,
  medal: MedalTime,
): ComparedGhost | null {
  const earning = Object.entries(course.flights)
    .filter(([, { time }]) => time <= medal.time)
    .sort(([, a], [, b]) => b.time - a.time)[0];
  if (!earning) return null;
  const [name, flight] = earning;
  const key = `${course.id} ${name}`;
  if (!flown.has(key)) flown.set(key, recordOf(scenarioOf(course, flight)));
  const record = flown.get(key) ?? null;
  return record && { name: medal.name, whose: 'medal', record, time: medal.time };
}

/** Difference below which a run confirms its claimed time. s */
const sameTime = 0.01;

/** Largest number of other players' runs shown as ghosts. More would hide the course. */
export const mostFriends = 2;

/** Simulates another player's run on this device. */
export function flyFriend(run: ParRun): Friend {
  const { scene, inputs, result } = run;
  const rules = flownBy(planner(scene)(inputs.entity), inputs.redraws);
  const record = rules?.record ?? null;
  const isTrue = record !== null && Math.abs(record.time - result) < sameTime;
  return { ...claimOf(run), isTrue, record, passed: rules?.course.passed ?? 0 };
}

/** Returns the claims of a run: name of its pilot, time, and whether the pilot built the course. */
export function claimOf({ name, result, built }: ParRun): Pick<Friend, 'who' | 'says' | 'built'> {
  return {
    who: (name && printable(name).trim()) || 'A friend',
    says: result,
    built: built ?? false,
  };
}

/** Ghosts of other players' runs, without those that do not finish. */
export function friendGhosts(friends: readonly Friend[]): FriendGhost[] {
  const ghosts = friends.flatMap((friend) => (friend.record ? { friend, record: friend.record } : []));
  return ghosts.map(({ friend, record }, n) => ({
    name: `${friend.who}${friend.isTrue ? ',' : ' says'} ${friend.says.toFixed(2)}\u00a0s`,
    whose: n === 0 ? 'friend' : 'second friend',
    record,
    time: record.time,
    friend,
  }));
}
