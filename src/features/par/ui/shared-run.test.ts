// Tests of a shared run of Par: the link gives the same run again, whatever the player did to the path in flight.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../../../app/session/session';
import { bestStore } from '../../../app/ui/best-store';
import { memoryStorage } from '../../../app/ui/kit/stored.fixture';
import { memoryDatabase } from '../../../app/ui/saved/database.fixture';
import { OwnScenes } from '../../../app/ui/saved/own-scenes';
import { addressOf as linkOf, scenarioOfAddress } from '../../../app/ui/sharing/address';
import type { Scenario } from '../../../world/simulation/scenario';
import { corners } from '../corners.fixture';
import { scenarioOf } from '../rules/course';
import { hairpin } from '../rules/courses';
import { parGame, readLink } from '../rules/game';
import { flyFriend, friendGhosts } from '../rules/ghosts';
import { parOf } from '../rules/par-rules';
import { runsIn, withRuns } from '../rules/runs';
import { slalom } from '../rules/slalom';
import { openStoreFor, storedSceneOf } from './own-course-store';
import { slotOf, writeBest } from './records';
import { Rivals } from './rivals';
import { finishedRun, recordWithRun } from './run-record';
import {
  addressOfOwnRun as addressOf,
  courseWithRun as courseWith,
  shortAddress,
  withBestRun,
} from './shared-run';

const friendsOf = (scenario: Scenario) => runsIn(scenario).map(flyFriend);

const rivals = new Rivals();
const addressOfRun = (session: Session) => addressOf(session, rivals);
const courseWithRun = (session: Session) => courseWith(session, rivals);

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('exactly reproduces a run with a redrawn path, and points moved and removed in flight', async () => {
  const session = new Session(scenarioOf(slalom), 'par', [parGame]);
  const rules = parOf(session.simulation)!;
  rules.begin();
  const until = (gate: number) => {
    while (rules.course.passed < gate) session.step();
  };
  session.step(20);
  session.edit(({ commands }) => commands.moveWaypoint(0, { x: -34, y: -8.5 }));
  until(1);
  session.step(7);
  session.edit(({ commands }) => commands.moveWaypoint(2, { x: -4, y: -8 }));
  until(2);
  const whole = slalom.gates.map(({ at: [x, y] }) => ({ x, y: y + 0.25 }));
  session.edit(({ commands }) => commands.setPath([...whole, { x: 53, y: 9 }], false));
  until(4);
  session.edit(({ commands }) => commands.insertWaypoint(5, { x: 34, y: 0 }));
  session.step();
  session.edit(({ commands }) => commands.removeWaypoint(5));
  until(6);
  const words = addressOfRun(session)!;
  expect(words.split('&r=')[1].split('~')).toHaveLength(5);
  expect(words.length).toBeLessThan(1000);
  const [ghost] = friendGhosts(friendsOf((await readLink(words))!.scenario));
  expect(ghost.record.time).toBe(rules.time);
  expect(ghost.name).toBe(`A friend, ${rules.time.toFixed(2)}\u00a0s`);
});

it('a course as it is built in has a page, that of a day a short address only, and a changed one neither', async () => {
  const course = scenarioOf(hairpin);
  expect(shortAddress(course)).toEqual({ words: 'par=hairpin', page: 'course/hairpin.html' });
  expect(shortAddress((await readLink('par=20261125'))!.scenario)).toEqual({
    words: 'par=20261125',
    page: null,
  });
  expect(shortAddress({ ...course, seed: 7 })).toBeNull();
  expect(shortAddress(corners as Scenario)).toBeNull();
});

/** Returns a session after its course was completed. */
function flown(scenario: Scenario): Session {
  return fly(new Session(scenario, 'par', [parGame]));
}

let ids = 0;

/** Stores the completed run of a session, as the page stores the best one. */
function keep(session: Session): void {
  const record = recordWithRun(parOf(session.simulation)!.record!, finishedRun(session));
  writeBest(slotOf(session.scenario, storedSceneOf(session)), record);
}

function fly(session: Session): Session {
  const rules = parOf(session.simulation)!;
  rules.begin();
  while (rules.state !== 'over') session.step();
  return session;
}

/** A course as a player could have built it, with a bronze and an ace medal. */
const own: Scenario = {
  ...corners,
  name: 'My corners',
  par: { ...corners.par, medals: { bronze: 9, ace: 7 } },
};

describe('the link of a course of the player that was flown', () => {
  it('contains the course from its start with its original line, and the run', async () => {
    const session = new Session(own, 'par', [parGame]);
    const line = [
      { x: -20, y: 1 },
      { x: 0, y: 14 },
      { x: 20, y: 0 },
      { x: 35, y: 0 },
    ];
    session.edit(({ commands }) => commands.setPath(line, false));
    const rules = parOf(session.simulation)!;
    rules.begin();
    while (rules.state !== 'over') session.step();
    expect(addressOfRun(session)).toBeNull();
    const shared = courseWithRun(session)!;
    expect(shared.entities).toEqual(own.entities);
    const hash = await linkOf(shared, 2000, [parGame]);
    const { scenario } = await scenarioOfAddress(hash, { scenarios: [], games: [parGame] });
    const [friend] = friendsOf(scenario);
    expect(friend).toMatchObject({ who: 'A friend', isTrue: true, built: false });
    expect(Math.abs(friend.record!.time - rules.time)).toBeLessThan(0.01);
  });

  it('contains the runs it was flown against; before the end, no run', () => {
    const first = courseWithRun(flown(own))!;
    const [author] = runsIn(first);
    const named = withRuns(own, [{ ...author, id: 'ann', name: 'Ann', result: author.result + 1 }]);
    const second = courseWithRun(flown(named))!;
    expect(runsIn(second).map(({ name = '' }) => name)).toEqual(['', 'Ann']);
    expect(courseWithRun(new Session(own, 'par', [parGame]))).toBeNull();
  });

  it('contains the name of the course; without a name it says “course”, not “My scene”', () => {
    const nameOf = (name: string) => courseWithRun(flown({ ...own, name }))!.name;
    expect(nameOf('My corners')).toBe('My corners');
    expect(nameOf('My scene')).toBe('A course');
    expect(nameOf('My scene (2)')).toBe('A course');
  });

  it('contains the best run if none was just flown: after the course was opened again, and on its card', async () => {
    const page = new OwnScenes({
      database: memoryDatabase().database,
      games: [parGame],
      channel: null,
      now: () => 0,
      newId: () => 'best',
    });
    const { scene } = await page.add(own, null, { isMine: true });
    const opened = async () => {
      const session = new Session(own, 'par', [parGame]);
      session.setOrigin(session.scene, `own=${scene.id}`);
      await openStoreFor({ session, ownScenes: async () => page });
      return session;
    };
    expect(withBestRun(scene)).toBe(scene.scenario);
    const first = fly(await opened());
    keep(first);
    const { time } = parOf(first.simulation)!;
    const again = await opened();
    const runsOf = (scenario: Scenario) => runsIn(scenario).map(({ result, built }) => [result, built]);
    expect(runsOf(courseWithRun(again)!)).toEqual([[time, true]]);
    expect(friendsOf(courseWithRun(again)!)[0].isTrue).toBe(true);
    expect(runsOf(withBestRun((await page.find(scene.id))!))).toEqual([[time, true]]);
    // A run just completed has priority over the stored one.
    again.edit(({ commands }) => commands.moveWaypoint(1, { x: 0, y: 14 }));
    const { time: other } = parOf(fly(again).simulation)!;
    expect(other).not.toBe(time);
    expect(runsOf(courseWithRun(again)!)).toEqual([[other, true]]);
  });

  it('says that the pilot built the course only if it was made on this device', async () => {
    const scenes = new OwnScenes({
      database: memoryDatabase().database,
      games: [parGame],
      channel: null,
      now: () => 0,
      newId: () => `shared${String(++ids)}`,
    });
    const builtIn = async (scenario: Scenario, isMine: boolean) => {
      const { scene } = await scenes.add(scenario, null, { isMine });
      const session = new Session(scenario, 'par', [parGame]);
      session.setOrigin(session.scene, `own=${scene.id}`);
      await openStoreFor({ session, ownScenes: async () => scenes });
      return runsIn(courseWithRun(fly(session))!).map(({ built }) => built);
    };
    expect(await builtIn(own, true)).toEqual([true]);
    expect(await builtIn(own, false)).toEqual([undefined]);
    const [author] = runsIn(courseWithRun(flown(own))!);
    const raced = withRuns(own, [{ ...author, id: 'ann', name: 'Ann', built: true }]);
    expect(await builtIn(raced, false)).toEqual([undefined, true]);
  });
});

it('a run that beats a friend’s is put before theirs in the link, and both take the same times again', async () => {
  const ann = addressOfRun(flown(scenarioOf(slalom)))!
    .replace(/&i=\w+/, '&i=ann')
    .replace('&s=', '&n=Ann&s=');
  const raced = (await readLink(ann))!.scenario;
  const faster = scenarioOf(slalom, slalom.flights.best);
  const session = flown(withRuns(faster, runsIn(raced)));
  const words = addressOfRun(session)!;
  expect(words).toMatch(/&t=8\.69&.*&t2=12\.28&n2=Ann&/);
  const friends = friendsOf((await readLink(words))!.scenario);
  expect(friends.map(({ who, isTrue }) => [who, isTrue])).toEqual([
    ['A friend', true],
    ['Ann', true],
  ]);
  expect(friendGhosts(friends).map(({ whose }) => whose)).toEqual(['friend', 'second friend']);
});

it('the best run of a built-in course is in its link after a reload, but not in Build', async () => {
  const session = flown(scenarioOf(slalom, slalom.flights.best));
  keep(session);
  const again = new Session(scenarioOf(slalom), 'par', [parGame]);
  expect(addressOfRun(again)).toMatch(/^par=slalom&v=2&i=\w{10}&t=8\.69&/);
  again.build(true);
  expect(addressOfRun(again)).toBeNull();
  bestStore.forget();
  expect(addressOfRun(new Session(scenarioOf(slalom), 'par', [parGame]))).toBeNull();
});

it('a course of a file with an id of no known course is shared whole', () => {
  const strange = { ...own, par: { ...own.par!, course: 'nowhere' } } as Scenario;
  expect(addressOfRun(flown(strange))).toBeNull();
});
