// Whose the runs of a link are: one’s own come back in replies, and are no rivals.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../../../app/session/session';
import { memoryStorage } from '../../../app/ui/kit/stored.fixture';
import { OwnScenes } from '../../../app/ui/saved/own-scenes';
import { memoryShelf } from '../../../app/ui/saved/shelf.fixture';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import { scenarioOf } from '../rules/course';
import { slalom } from '../rules/courses';
import { parGame } from '../rules/game';
import { rivalName, withRivals } from '../rules/rivals';
import { courseSpec, type RivalSpec } from '../spec';
import { keptRun } from './flown';
import { slotOf, writeKept } from './kept';
import { writeName } from './name';
import { meetOwnScenes, ownCourseOf } from './own-place';
import { othersOf, withRunsOf } from './own-runs';

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => {
  writeName('');
  vi.unstubAllGlobals();
});

/** A course that nobody else has. */
const course: Scenario = { ...scenarioOf(slalom), seed: 7, par: { ...scenarioOf(slalom).par!, course: 'x' } };

/** The line of the course. */
const straight: readonly Place[] = slalom.gates.map(({ at }) => at);

const line: readonly Place[] = straight.map(([x, y]) => [x, y + 0.25]);

const run = (name: string, time: number, waypoints = line): RivalSpec => ({
  entity: { kind: 'missile', controller: { kind: 'spd' }, command: { kind: 'follow-path', waypoints } },
  time,
  ...(name && { name }),
});

const record = (time: number) => ({ time, splits: [time], poses: [] });

/** Keeps a run as the best one of the course. */
const keep = (mine: RivalSpec, before: readonly RivalSpec[] = []) =>
  writeKept(slotOf(course), keptRun(record(mine.time), mine, before));

const othersIn = (...rivals: RivalSpec[]) => {
  const scenario = withRivals(course, rivals);
  return othersOf(scenario, slotOf(scenario)).map(rivalName);
};

describe('a run of a link is one’s own', () => {
  it('where it was flown on the same line in the same time, to the digits that links have', () => {
    keep(run('', 9.123));
    const rounded = run(
      '',
      9.12,
      line.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]),
    );
    expect(othersIn(run('Bo', 9), rounded)).toEqual(['9.00 Bo']);
    expect(othersIn(rounded)).toEqual([]);
    expect(othersIn(run('', 9.14))).toEqual(['9.14 ']);
    expect(othersIn(run('', 9.12, line.slice(1)))).toEqual(['9.12 ']);
  });

  it('also where it has been beaten by oneself since', () => {
    keep(run('', 8.5), [run('', 9.12)]);
    expect(othersIn(run('Bo', 9), run('', 9.12))).toEqual(['9.00 Bo']);
  });

  it('by its name, or without one, and not by that of somebody else', () => {
    keep(run('', 9.12));
    expect(othersIn(run('Anna', 9.12))).toEqual(['9.12 Anna']);
    writeName('Anna');
    expect(othersIn(run('Anna', 9.12))).toEqual([]);
  });

  it('and not where anybody flies it who presses Start, unless it stands behind a reply', () => {
    const plain = scenarioOf(slalom).entities[0].command;
    const untouched = { ...run('', 12.28), entity: { ...run('', 0).entity, command: plain } };
    keep(untouched);
    expect(othersIn(untouched)).toEqual(['12.28 ']);
    expect(othersIn(run('Bo', 9), untouched)).toEqual(['9.00 Bo']);
  });

  it('once: a reply with the very same run stays', () => {
    keep(run('', 9.12));
    expect(othersIn(run('', 9.127), run('', 9.12))).toEqual(['9.13 ']);
  });
});

describe('a course of a link that is one of one’s own', () => {
  const scenesOf = () => {
    let ids = 0;
    const { shelf } = memoryShelf();
    return new OwnScenes({ shelf, games: [parGame], channel: null, now: () => 0, newId: () => `c${++ids}` });
  };

  it('has the best run and the place of that, and one’s own run is no rival there', async () => {
    const scenes = scenesOf();
    const { scene } = await scenes.add(course, null, { isMine: true });
    const plain = {
      ...run('', 12.28),
      entity: { ...run('', 0).entity, command: course.entities[0].command },
    };
    const best = { of: slotOf(course).name, result: keptRun(record(12.28), plain) };
    await scenes.keepBest(scene.id, best);
    const linked = withRivals(course, [plain]);
    const session = new Session(linked, 'par', [parGame]);
    session.setOrigin(session.scene, 'outside');
    expect(ownCourseOf(session)).toBeNull();
    expect(await meetOwnScenes({ session, ownScenes: async () => scenes })).toBe(true);
    expect(await meetOwnScenes({ session, ownScenes: async () => scenes })).toBe(false);
    expect(ownCourseOf(session)?.scene.id).toBe(scene.id);
    expect(othersOf(linked, slotOf(linked, ownCourseOf(session)))).toEqual([]);
  });

  it('takes the runs of others along when it is kept, once, and another course none', async () => {
    const best = { of: slotOf(course).name, result: keptRun(record(9.12), run('', 9.12)) };
    const own = { scenario: course, best, isMine: true };
    const replied = withRivals(course, [run('Bo', 9), run('', 9.12)]);
    const joined = withRunsOf(own, replied)!;
    expect(courseSpec(joined.par!).rivals).toEqual([run('Bo', 9)]);
    expect(withRunsOf({ ...own, scenario: joined }, replied)).toBe(joined);
    expect(withRunsOf(own, { ...replied, seed: 8 })).toBeNull();
  });
});
