// Tests of the simulation of other players' runs: in a worker, each once, or on the page if there is no worker.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestWorker } from '../../../app/ui/kit/work.fixture';
import { withoutUndefined } from '../../../world/simulation/without-undefined';
import { scenarioOf } from '../rules/course';
import { flyFriend } from '../rules/ghosts';
import { withRuns } from '../rules/runs';
import { slalom } from '../rules/slalom';
import type { ParRun } from '../spec';
import type { ForecastAnswer, ForecastQuestion } from './forecasts';
import { Rivals } from './rivals';

const course = scenarioOf(slalom);
const { time, seekDistance, controller, waypoints } = slalom.flights.best;

/**
 * Returns a run by a player of the given name: the course's best flight, moved sideways.
 * @param away displacement of its path along y, m
 */
const run = (name: string, away = 0): ParRun => ({
  ...{ id: `id-${name}`, scene: course, result: time, name },
  inputs: {
    entity: {
      kind: 'missile',
      ...withoutUndefined({ seekDistance, controller }),
      command: { kind: 'follow-path', waypoints: waypoints!.map(([x, y]) => [x, y + away]) },
    },
  },
});

const asked: ForecastQuestion[] = [];

/** Mock of the worker that simulates friends' runs. It answers a moment later, or fails. */
class QuickWorker extends TestWorker<ForecastQuestion, ForecastAnswer> {
  static isBroken = false;
  override async postMessage(question: ForecastQuestion): Promise<void> {
    asked.push(question);
    await null;
    if (QuickWorker.isBroken) this.fail();
    else if (question.ask.kind === 'friend')
      this.post({ answer: { kind: 'friend', friend: flyFriend(question.ask.run) } });
  }
}

let rivals = new Rivals();
beforeEach(() => {
  rivals = new Rivals();
  asked.length = 0;
  QuickWorker.isBroken = false;
});
afterEach(() => void vi.unstubAllGlobals());

const whoIn = (scenario: typeof course) =>
  rivals.friends(scenario).friends.map(({ friend: { who, isTrue } }) => [who, isTrue]);

it('are the first two that finish, plus those not flown yet; each is flown once', async () => {
  vi.stubGlobal('Worker', QuickWorker);
  // The first run misses its gates.
  const runs = [run('Al', 30), run('Ann'), run('Bo'), run('Cy')];
  const raced = withRuns(course, runs);
  expect(rivals.friends(raced)).toEqual({ friends: [], missing: runs.slice(0, 2) });
  expect(await rivals.fly(raced)).toBe(true);
  expect(whoIn(raced)).toEqual([
    ['Al', false],
    ['Ann', true],
    ['Bo', true],
  ]);
  expect(rivals.friends(raced).missing).toEqual([]);
  expect(await rivals.fly(raced)).toBe(false);
  expect(asked.map(({ ask }) => ask.kind === 'friend' && ask.run.name)).toEqual(['Al', 'Ann', 'Bo']);
});

it('are simulated on the page if the worker fails', async () => {
  vi.stubGlobal('Worker', QuickWorker);
  QuickWorker.isBroken = true;
  const raced = withRuns(course, [run('Ann')]);
  expect(await rivals.fly(raced)).toBe(true);
  expect(whoIn(raced)).toEqual([['Ann', true]]);
  expect(asked.length).toBe(1);
});

it('are simulated on the page if there is no worker', async () => {
  vi.stubGlobal('Worker', undefined);
  const raced = withRuns(course, [run('Ann')]);
  expect(await rivals.fly(raced)).toBe(true);
  expect(whoIn(raced)).toEqual([['Ann', true]]);
});
