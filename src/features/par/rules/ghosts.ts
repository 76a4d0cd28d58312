// The ghosts of an attempt: runs of other players, the player's best run, and a flight slowed to the next medal.
import { printable } from '../../../lab/files/read-scenario';
import type { Scenario } from '../../../world/simulation/scenario';
import type { ParRun } from '../spec';
import { type Course, type CourseFlight, type PlainCourse, scenarioOf } from './course';
import type { ComparedGhost, Friend, FriendGhost } from './display';
import { flownBy, planner, recordOf } from './flight';
import type { MedalTime } from './medals';
import type { ParRecord } from './record';

/** Returns those ghosts (recorded runs) that belong to other players. */
export function friendsAmong(ghosts: readonly ComparedGhost[]): FriendGhost[] {
  return ghosts.flatMap((ghost) => (ghost.friend ? { ...ghost, friend: ghost.friend } : []));
}

/** Returns the factor by which a ghost (a recorded run) is slowed down: its shown time divided by its recorded time. */
export function paceOf({ record, time }: ComparedGhost): number {
  return time / record.time;
}

/** Returns the times at which a ghost (a replayed run) passes the gates. s */
export function splitsOf(ghost: ComparedGhost): number[] {
  return ghost.record.splits.map((split) => split * paceOf(ghost));
}

/** A course and the known flights that earn its medals. */
export interface ProvenCourse extends Pick<Course, 'id' | 'flights'> {
  sceneOf(flight: CourseFlight): Scenario;
}

export function proven(course: PlainCourse & Pick<Course, 'flights'>): ProvenCourse {
  const { id, flights } = course;
  return { id, flights, sceneOf: (flight) => scenarioOf(course, flight) };
}

/** Cache of simulated flights by course id and flight name. Null for a flight that never reaches the finish */
const flown = new Map<string, ParRecord | null>();

/** Returns a known flight, slowed down to the medal's time. Null if none earns the medal */
export function medalGhost({ id, flights, sceneOf }: ProvenCourse, medal: MedalTime): ComparedGhost | null {
  const earning = Object.entries(flights)
    .filter(([, { time }]) => time <= medal.time)
    .sort(([, a], [, b]) => b.time - a.time)[0];
  if (!earning) return null;
  const [name, flight] = earning;
  const key = `${id} ${name}`;
  if (!flown.has(key)) flown.set(key, recordOf(sceneOf(flight)));
  const record = flown.get(key) ?? null;
  return record && { name: medal.name, whose: 'medal', record, time: medal.time };
}

/** A claimed time counts as true if the simulated time differs by less than this. s */
const sameTime = 0.01;

/** Largest number of other players' runs that are shown as ghosts. */
export const mostFriends = 2;

/** Simulates another player's run on this device, and compares its time with the claimed one. */
export function flyFriend(run: ParRun): Friend {
  const { scene, inputs, result } = run;
  const rules = flownBy(planner(scene)(inputs.entity), inputs.redraws);
  const record = rules?.record ?? null;
  const isTrue = record !== null && Math.abs(record.time - result) < sameTime;
  return { ...claimOf(run), isTrue, record, passed: rules?.course.passed ?? 0 };
}

/** Returns the claims of a run: the player's name, the time, and whether the player built the course. */
export function claimOf({ name, result, built }: ParRun): Pick<Friend, 'who' | 'says' | 'built'> {
  return {
    who: (name && printable(name).trim()) || 'A friend',
    says: result,
    built: built ?? false,
  };
}

/** Returns the ghosts of other players' runs. Runs that do not finish have no ghost. */
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
