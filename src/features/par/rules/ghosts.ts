// The runs that fly along as ghosts: those of others, the best one, and one at the pace of the next medal.
import { printable } from '../../../lab/files/read-scenario';
import type { ParRun } from '../spec';
import { type Course, scenarioOf } from './course';
import type { Friend, FriendGhost, Ghost } from './display';
import { flownBy, recordOf, replanned } from './flight';
import type { MedalTime } from './medals';
import type { ParRecord } from './record';

/** The ghosts of others among some. */
export function friendsAmong(ghosts: readonly Ghost[]): FriendGhost[] {
  return ghosts.flatMap((ghost) => (ghost.friend ? { ...ghost, friend: ghost.friend } : []));
}

/** Times of a ghost over those of its record. */
export function paceOf({ record, time }: Ghost): number {
  return time / record.time;
}

/** When a ghost passes the gates. s */
export function splitsOf(ghost: Ghost): number[] {
  return ghost.record.splits.map((split) => split * paceOf(ghost));
}

/** Records of flights that were flown already, by course and flight. */
const flown = new Map<string, ParRecord | null>();

/** The ghost of a medal: the slowest known flight of a course that earns it, at the medal's pace; null without one. */
export function medalGhost(course: Omit<Course, 'medals'>, medal: MedalTime): Ghost | null {
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

/** Difference of times below which a run took what it is said to take. s */
const sameTime = 0.01;

/** Runs of others that are drawn: more would hide the course. */
export const mostFriends = 2;

/** Flies a run again. */
export function flownFriend(run: ParRun): Friend {
  const { scene, inputs, result } = run;
  const rules = flownBy(replanned(scene)(inputs.entity), inputs.redraws);
  const record = rules?.record ?? null;
  const isTrue = record !== null && Math.abs(record.time - result) < sameTime;
  return { ...claimOf(run), isTrue, record, passed: rules?.course.passed ?? 0 };
}

/** What a run says of itself. */
export function claimOf({ name, result, built }: ParRun): Pick<Friend, 'who' | 'says' | 'built'> {
  return {
    who: (name && printable(name).trim()) || 'A friend',
    says: result,
    built: built ?? false,
  };
}

/** The ghosts of those runs of others that come through. */
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
