// Tests of the authors of runs in a link: a player’s runs come back in replies, and are no rivals.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../../../app/session/session';
import { bestStore } from '../../../app/ui/best-store';
import { memoryStorage } from '../../../app/ui/kit/stored.fixture';
import { memoryDatabase } from '../../../app/ui/saved/database.fixture';
import { OwnScenes } from '../../../app/ui/saved/own-scenes';
import type { Scenario } from '../../../world/simulation/scenario';
import { scenarioOf } from '../rules/course';
import { parGame } from '../rules/game';
import { runsIn, withRuns } from '../rules/runs';
import { slalom } from '../rules/slalom';
import type { ParRun } from '../spec';
import { storeName } from './name';
import { openStoreFor, storedCourseOf } from './own-course-store';
import { isOwn, newOwnId } from './own-ids';
import { slotOf } from './records';
import { Rivals } from './rivals';
import { recordWithRun } from './run-record';
import { withRunsOf } from './shared-run';

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => {
  storeName('');
  vi.unstubAllGlobals();
});

/** A course that no other test uses. */
const course: Scenario = { ...scenarioOf(slalom), seed: 7, par: { ...scenarioOf(slalom).par!, course: 'x' } };

const run = (id: string, result: number, name?: string): ParRun => ({
  ...{
    id,
    scene: course,
    inputs: { entity: { kind: 'missile' } },
    result,
    ...(name !== undefined && { name }),
  },
});

/** Returns a run that was made on this device. */
const ownRun = (result: number) => run(newOwnId(), result);

const othersIn = (...runs: ParRun[]) => new Rivals().others(withRuns(course, runs)).map(({ id }) => id);

describe('a run of a link belongs to this player', () => {
  it('if its id was made here, whatever its digits and its name', () => {
    const { id } = ownRun(9.123);
    expect(othersIn(run('bo', 9), run(id, 9.12))).toEqual(['bo']);
    expect(othersIn(run(id, 9.12, 'Anna'))).toEqual([]);
  });

  it('even after the player has beaten it', () => {
    const [before, better] = [ownRun(9.12), ownRun(8.5)];
    expect(othersIn(run('bo', 9), before)).toEqual(['bo']);
    expect(othersIn(better, before)).toEqual([]);
  });

  it('but not if another player flew exactly the same, under any name', () => {
    const mine = ownRun(12.28);
    storeName('Anna');
    expect(othersIn({ ...mine, id: 'bo' })).toEqual(['bo']);
    expect(othersIn({ ...mine, id: 'bo', name: 'Anna' })).toEqual(['bo']);
  });

  it('for the last two hundred runs', () => {
    const ids = Array.from({ length: 201 }, newOwnId);
    expect(ids.map((id) => isOwn({ id }))).toEqual([false, ...Array(200).fill(true)]);
  });

  it('until results are forgotten', () => {
    const mine = ownRun(9);
    bestStore.forget();
    expect(isOwn(mine)).toBe(false);
  });
});

describe('a course of a link that this player has stored', () => {
  const scenesOf = () => {
    let ids = 0;
    const { database } = memoryDatabase();
    return new OwnScenes({
      database,
      games: [parGame],
      channel: null,
      now: () => 0,
      newId: () => `c${++ids}`,
    });
  };

  const record = (time: number) => ({ time, splits: [time], poses: [] });

  it('uses the best run and the storage of the stored course, without the player’s run as a rival', async () => {
    const scenes = scenesOf();
    const { scene } = await scenes.add(course, null, { isMine: true });
    const mine = ownRun(12.28);
    const best = { of: slotOf(course).name, result: recordWithRun(record(12.28), mine) };
    await scenes.keepBest(scene.id, best);
    const linked = withRuns(course, [mine]);
    const session = new Session(linked, 'par', [parGame]);
    session.setOrigin(session.scene, 'outside');
    expect(storedCourseOf(session)).toBeNull();
    expect(await openStoreFor({ session, ownScenes: async () => scenes })).toBe(true);
    expect(await openStoreFor({ session, ownScenes: async () => scenes })).toBe(false);
    expect(storedCourseOf(session)?.scene.id).toBe(scene.id);
    expect(new Rivals().others(linked)).toEqual([]);
  });

  it('adds the runs of others to the stored course once, and to no other course', () => {
    const mine = ownRun(9.12);
    const own = { scenario: course, best: null, isMine: true };
    const replied = withRuns(course, [run('bo', 9, 'Bo'), mine]);
    const joined = withRunsOf(own, replied)!;
    expect(runsIn(joined).map(({ name }) => name)).toEqual(['Bo']);
    expect(withRunsOf({ ...own, scenario: joined }, replied)).toBe(joined);
    expect(withRunsOf(own, { ...replied, seed: 8 })).toBeNull();
  });
});
