// The runs that one races against on this page: those that a scene brings along, and those that were added to its course.
import { Flights } from '../../../lab/files/shared-run';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Friend } from '../rules/display';
import { flownFriend, mostFriends } from '../rules/ghosts';
import { joined, runsIn } from '../rules/runs';
import { bestRunKey, type ParRun } from '../spec';
import { FriendWorker } from './friend-worker';
import { isOwn } from './own-ids';

/** The runs of others that fly along, as far as they were flown again. */
export interface KnownFriends {
  /** The first two that come through, and those before them that do not. */
  readonly friends: readonly { readonly run: ParRun; readonly friend: Friend }[];
  /** Runs that are not flown yet, the next one first. */
  readonly missing: readonly ParRun[];
}

/** The rivals of the scenes of one page. */
export class Rivals {
  readonly #flights: Flights<ParRun, Friend>;
  /** Runs of scenes that were on the page: undo leads back to them. */
  readonly #known = new WeakMap<Scenario, readonly ParRun[]>();
  /** The last scene on the page. */
  #present: Scenario | null = null;

  /** @param fly flies a run again; null where it cannot, as without workers */
  constructor(fly: (run: ParRun) => Promise<Friend | null> = new FriendWorker().fly) {
    this.#flights = new Flights(async (run) => (await fly(run)) ?? flownFriend(run));
  }

  /**
   * Meets the scene on the page; does nothing if it is known. The runs of a new scene join those of the course on the page, in front
   * of them. A course that brings no runs begins without any.
   */
  meet(scenario: Scenario): void {
    if (scenario === this.#present) return;
    const before = this.#present;
    this.#present = scenario;
    const runs = runsIn(scenario);
    const isSameCourse = before?.par && bestRunKey(before) === bestRunKey(scenario);
    if (runs.length === 0) this.#known.delete(scenario);
    else if (!this.#known.has(scenario))
      this.#known.set(scenario, joined(runs, isSameCourse ? this.all(before) : []));
  }

  /** Adds runs to those of a course, in front of them. False if it has them all. */
  add(scenario: Scenario, runs: readonly ParRun[]): boolean {
    const before = this.all(scenario);
    const ids = new Set(before.map(({ id }) => id));
    if (runs.every(({ id }) => ids.has(id))) return false;
    this.#known.set(scenario, joined(runs, before));
    return true;
  }

  /** The runs of a course, the newest first; at most four. */
  all(scenario: Scenario): readonly ParRun[] {
    return this.#known.get(scenario) ?? runsIn(scenario);
  }

  /** The runs of a course that others flew. */
  others(scenario: Scenario): readonly ParRun[] {
    return this.all(scenario).filter((run) => !isOwn(run));
  }

  /** The runs of others that fly along. */
  friends(scenario: Scenario): KnownFriends {
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

  /** Flies those of them that were not flown yet. Resolves to whether there were any. */
  async fly(scenario: Scenario): Promise<boolean> {
    let isNew = false;
    for (;;) {
      const [next] = this.friends(scenario).missing;
      if (!next) return isNew;
      await this.flown(next);
      isNew = true;
    }
  }

  /** Flies a run again, once. */
  flown(run: ParRun): Promise<Friend> {
    return this.#flights.fly(run);
  }
}

/** Distance of two places that links round to one. m */
const apart = 0.06;

/** Whether a run was flown on a line. */
export function isOnLine(line: readonly Place[], { inputs: { entity } }: ParRun): boolean {
  const { command } = entity;
  if (command?.kind !== 'follow-path' || command.waypoints.length !== line.length) return false;
  return command.waypoints.every(
    ([x, y], n) => Math.max(Math.abs(x - line[n][0]), Math.abs(y - line[n][1])) < apart,
  );
}
