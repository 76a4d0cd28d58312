// Runs of others are flown in a worker, each once, and on the page where there is no worker.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenarioOf } from '../rules/course';
import { slalom } from '../rules/courses';
import { flownFriend } from '../rules/ghosts';
import type { RivalSpec } from '../spec';
import type { ForecastAnswer, ForecastQuestion } from './forecasts';
import { flyFriends, friendsOf } from './friends';

const course = scenarioOf(slalom);
const { time, seekDistance, controller, waypoints } = slalom.flights.best;

/** The best flight of the course, by somebody. @param away how far its line lies beside it, m */
const run = (name: string, away = 0): RivalSpec => ({
  entity: {
    kind: 'missile',
    ...{ seekDistance, controller },
    command: { kind: 'follow-path', waypoints: waypoints!.map(([x, y]) => [x, y + away]) },
  },
  ...{ time, name },
});

const asked: ForecastQuestion[] = [];

/** A worker that answers a moment later, or fails. */
class QuickWorker {
  static isBroken = false;
  onmessage: ((event: { data: ForecastAnswer }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  async postMessage(question: ForecastQuestion): Promise<void> {
    asked.push(question);
    await null;
    if (QuickWorker.isBroken) this.onerror!({ preventDefault() {} });
    else if (question.ask.kind === 'friend')
      this.onmessage!({ data: { kind: 'friend', friend: flownFriend(question.plan, question.ask.rival) } });
  }
  terminate(): void {}
}

beforeEach(() => {
  asked.length = 0;
  QuickWorker.isBroken = false;
});
afterEach(() => void vi.unstubAllGlobals());

const whoOf = (rivals: readonly RivalSpec[]) =>
  friendsOf(rivals).friends.map(({ who, isTrue }) => [who, isTrue]);

it('are the first two that come through, with what was not flown yet, and each is flown once', async () => {
  vi.stubGlobal('Worker', QuickWorker);
  // The first misses its gates.
  const rivals = [run('Al', 30), run('Ann'), run('Bo'), run('Cy')];
  expect(friendsOf(rivals)).toEqual({ friends: [], missing: rivals.slice(0, 2) });
  expect(await flyFriends(course, rivals)).toBe(true);
  expect(whoOf(rivals)).toEqual([
    ['Al', false],
    ['Ann', true],
    ['Bo', true],
  ]);
  expect(friendsOf(rivals).missing).toEqual([]);
  expect(await flyFriends(course, rivals)).toBe(false);
  expect(asked.map(({ ask }) => ask.kind === 'friend' && ask.rival.name)).toEqual(['Al', 'Ann', 'Bo']);
});

it('are flown on the page where the worker fails', async () => {
  vi.stubGlobal('Worker', QuickWorker);
  QuickWorker.isBroken = true;
  // The worker of the test before this one is still there, and goes with its fault.
  const rivals = [run('Ann')];
  expect(await flyFriends(course, rivals)).toBe(true);
  expect(whoOf(rivals)).toEqual([['Ann', true]]);
  expect(asked.length).toBe(1);
});

it('are flown on the page where there is no worker', async () => {
  vi.stubGlobal('Worker', undefined);
  const rivals = [run('Ann')];
  expect(await flyFriends(course, rivals)).toBe(true);
  expect(whoOf(rivals)).toEqual([['Ann', true]]);
});
