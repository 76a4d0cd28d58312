// Other players' runs to race against: those in the open scene, and those that were added to its course.
import { SharedFlights } from '../../../lab/files/shared-run';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Friend } from '../rules/display';
import { flyFriend, mostFriends } from '../rules/ghosts';
import { mergeRuns, runsIn } from '../rules/runs';
import { bestRunKey, type ParRun } from '../spec';
import { FriendWorker } from './friend-worker';
import { isOwn } from './own-ids';

/** Other players' runs on a course: those simulated already, and those to simulate. */
export interface FriendRuns {
  /** Simulated runs of other players: at most two that passed all gates, and any number that missed a gate. */
  readonly friends: readonly { readonly run: ParRun; readonly friend: Friend }[];
  /** Runs that must still be simulated, the next one first. */
  readonly missing: readonly ParRun[];
}

/** Other players' runs to race against, for all scenes that the page has shown. */
export class Rivals {
  readonly #flights: SharedFlights<ParRun, Friend>;
  readonly #known = new WeakMap<Scenario, readonly ParRun[]>();
  /** Scene that was open at the last call of `meet`; null before the first call. */
  #present: Scenario | null = null;

  constructor(fly: (run: ParRun) => Promise<Friend | null> = new FriendWorker().fly) {
    this.#flights = new SharedFlights(async (run) => (await fly(run)) ?? flyFriend(run));
  }

  /** Stores the runs that a newly opened scene contains. @param scenario the opened scene */
  meet(scenario: Scenario): void {
    if (scenario === this.#present) return;
    const before = this.#present;
    this.#present = scenario;
    const runs = runsIn(scenario);
    const isSameCourse = before?.par && bestRunKey(before) === bestRunKey(scenario);
    if (runs.length === 0) this.#known.delete(scenario);
    else if (!this.#known.has(scenario))
      this.#known.set(scenario, mergeRuns(runs, isSameCourse ? this.all(before) : []));
  }

  /** Adds runs to race against. Returns false if all of them were known already. */
  add(scenario: Scenario, runs: readonly ParRun[]): boolean {
    const before = this.all(scenario);
    const ids = new Set(before.map(({ id }) => id));
    if (runs.every(({ id }) => ids.has(id))) return false;
    this.#known.set(scenario, mergeRuns(runs, before));
    return true;
  }

  /** Returns at most four runs to race against, newest first. */
  all(scenario: Scenario): readonly ParRun[] {
    return this.#known.get(scenario) ?? runsIn(scenario);
  }

  /** Returns the runs on a course that were flown on other devices. */
  others(scenario: Scenario): readonly ParRun[] {
    return this.all(scenario).filter((run) => !isOwn(run));
  }

  /** Returns other players' runs on a course: those simulated already, and those to simulate. */
  friends(scenario: Scenario): FriendRuns {
    const others = this.others(scenario);
    const friends: { run: ParRun; friend: Friend }[] = [];
    for (const [n, run] of others.entries()) {
      const through = friends.filter(({ friend: { record } }) => record).length;
      if (through === mostFriends) break;
      const friend = this.#flights.flown(run);
      if (!friend) return { friends, missing: others.slice(n, n + mostFriends - through) };
      friends.push({ run, friend });
    }
    return { friends, missing: [] };
  }

  /** Simulates all runs of other players that are not simulated yet. Resolves to true if there were any. */
  async fly(scenario: Scenario): Promise<boolean> {
    let isNew = false;
    for (;;) {
      const [next] = this.friends(scenario).missing;
      if (!next) return isNew;
      await this.flown(next);
      isNew = true;
    }
  }

  /** Simulates another player's run, or returns the cached result. */
  flown(run: ParRun): Promise<Friend> {
    return this.#flights.fly(run);
  }
}

/** Difference of coordinates below which two waypoints count as the same. m */
const apart = 0.06;

/** Whether a run was planned with the given waypoints. Ignores differences below 0.06 m. */
export function isOnLine(line: readonly Place[], { inputs: { entity } }: ParRun): boolean {
  const { command } = entity;
  if (command?.kind !== 'follow-path' || command.waypoints.length !== line.length) return false;
  return command.waypoints.every(
    ([x, y], n) => Math.max(Math.abs(x - line[n][0]), Math.abs(y - line[n][1])) < apart,
  );
}
