// Runs to race against on this page: those in a scene, and those added to its course.
import { SharedFlights } from '../../../lab/files/shared-run';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Friend } from '../rules/display';
import { flyFriend, mostFriends } from '../rules/ghosts';
import { mergeRuns, runsIn } from '../rules/runs';
import { bestRunKey, type ParRun } from '../spec';
import { FriendWorker } from './friend-worker';
import { isOwn } from './own-ids';

/** Simulated and missing runs of other players. */
export interface FriendRuns {
  /** Pilots in order, up to the second one whose run finishes. Includes runs before it that miss a gate. */
  readonly friends: readonly { readonly run: ParRun; readonly friend: Friend }[];
  /** Runs that still have to be simulated, the next one first. */
  readonly missing: readonly ParRun[];
}

/** The rivals in all scenes of the page. */
export class Rivals {
  readonly #flights: SharedFlights<ParRun, Friend>;
  /** Runs by scene, also of earlier scenes, because undo can return to them. */
  readonly #known = new WeakMap<Scenario, readonly ParRun[]>();
  /** Scene on the page at the last call. */
  #present: Scenario | null = null;

  /** @param fly simulates a run; resolves to null if it cannot, for example without workers */
  constructor(fly: (run: ParRun) => Promise<Friend | null> = new FriendWorker().fly) {
    this.#flights = new SharedFlights(async (run) => (await fly(run)) ?? flyFriend(run));
  }

  /** Adds the runs of the open scene to those of its course, if the scene is new. */
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

  /** Adds runs to the front of a course's list. Returns false if all were known. */
  add(scenario: Scenario, runs: readonly ParRun[]): boolean {
    const before = this.all(scenario);
    const ids = new Set(before.map(({ id }) => id));
    if (runs.every(({ id }) => ids.has(id))) return false;
    this.#known.set(scenario, mergeRuns(runs, before));
    return true;
  }

  /** Returns all runs of a course, newest first, at most four. */
  all(scenario: Scenario): readonly ParRun[] {
    return this.#known.get(scenario) ?? runsIn(scenario);
  }

  /** Runs of a course that were made on other devices. */
  others(scenario: Scenario): readonly ParRun[] {
    return this.all(scenario).filter((run) => !isOwn(run));
  }

  /** Returns the runs of other players: those already simulated, and those still missing. */
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

  /** Simulates all missing runs of other players. Resolves to whether there were any. */
  async fly(scenario: Scenario): Promise<boolean> {
    let isNew = false;
    for (;;) {
      const [next] = this.friends(scenario).missing;
      if (!next) return isNew;
      await this.flown(next);
      isNew = true;
    }
  }

  /** Simulates a run, or returns the cached result. */
  flown(run: ParRun): Promise<Friend> {
    return this.#flights.fly(run);
  }
}

/** Largest distance between two places that links may round to the same place. m */
const apart = 0.06;

/** Whether a run has this line as its plan. */
export function isOnLine(line: readonly Place[], { inputs: { entity } }: ParRun): boolean {
  const { command } = entity;
  if (command?.kind !== 'follow-path' || command.waypoints.length !== line.length) return false;
  return command.waypoints.every(
    ([x, y], n) => Math.max(Math.abs(x - line[n][0]), Math.abs(y - line[n][1])) < apart,
  );
}
