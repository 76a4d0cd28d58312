// The runs that one races against, flown again: each once a page, in a worker, so that the page stays alive.
import type { Scenario } from '../../../world/simulation/scenario';
import type { Friend } from '../rules/display';
import { flownFriend, mostFriends } from '../rules/ghosts';
import type { RivalSpec } from '../spec';
import type { ForecastAnswer, ForecastQuestion } from './forecasts';

const flown = new WeakMap<RivalSpec, Friend>();

/** Runs that are being flown. */
const underWay = new WeakMap<RivalSpec, Promise<Friend>>();

/** What is known of the runs of a course. */
export interface KnownFriends {
  /** The first two that come through, and those before them that do not, as far as they were flown. */
  readonly friends: readonly Friend[];
  /** Those of them that were not flown yet, the next one first. */
  readonly missing: readonly RivalSpec[];
}

/** Runs of a course, as far as they were flown here. */
export function friendsOf(rivals: readonly RivalSpec[]): KnownFriends {
  const friends: Friend[] = [];
  for (const [n, rival] of rivals.entries()) {
    const through = friends.filter(({ record }) => record).length;
    if (through === mostFriends) break;
    const friend = flown.get(rival);
    if (!friend) return { friends, missing: rivals.slice(n, n + mostFriends - through) };
    friends.push(friend);
  }
  return { friends, missing: [] };
}

/** Has those of them flown that were not yet. Resolves to whether there were any. */
export async function flyFriends(scenario: Scenario, rivals: readonly RivalSpec[]): Promise<boolean> {
  let isNew = false;
  for (;;) {
    const [next] = friendsOf(rivals).missing;
    if (!next) return isNew;
    await friendOf(scenario, next);
    isNew = true;
  }
}

/** A run of a course, flown again. */
export function friendOf(scenario: Scenario, rival: RivalSpec): Promise<Friend> {
  const flying = underWay.get(rival) ?? flight(scenario, rival);
  underWay.set(rival, flying);
  return flying;
}

async function flight(scenario: Scenario, rival: RivalSpec): Promise<Friend> {
  const friend = flown.get(rival) ?? (await inTurn(scenario, rival)) ?? flownFriend(scenario, rival);
  flown.set(rival, friend);
  return friend;
}

/** The worker, and what it flies now. */
let worker: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/** Has the worker fly a run after those before it. Resolves to null where the browser has none, or it fails. */
function inTurn(plan: Scenario, rival: RivalSpec): Promise<Friend | null> {
  const flying = last.then(() => flyInWorker({ plan, ask: { kind: 'friend', rival } }));
  last = flying;
  return flying;
}

function flyInWorker(question: ForecastQuestion): Promise<Friend | null> {
  return new Promise((resolve) => {
    try {
      worker ??= new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<ForecastAnswer>) =>
        resolve(data.kind === 'friend' ? data.friend : null);
      worker.onerror = (event) => {
        event.preventDefault();
        worker?.terminate();
        worker = null;
        resolve(null);
      };
      worker.postMessage(question);
    } catch {
      resolve(null);
    }
  });
}
