// Tests of automatic saving: a scene that a person builds is saved half a second after a change, and always as one
// scene.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withAdded } from '../../../lab/files/edit-scenario';
import type { Scenario } from '../../../world/simulation/scenario';
import { Session } from '../../session/session';
import { saveWhileBuilding } from './auto-save';
import type { Database } from './database';
import { forbiddenDatabase, memoryDatabase } from './database.fixture';
import { OwnScenes } from './own-scenes';
import { savedAs } from './save-state';

const race: Scenario = { version: 1, name: 'Race', entities: [{ kind: 'missile' }] };
const picture = new Blob(['picture'], { type: 'image/webp' });

let pageHides = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pageHides = new EventTarget();
  vi.stubGlobal('window', pageHides);
  vi.stubGlobal('history', { replaceState: () => {} });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let ids = 0;

/** Returns a stand-in for the page, with a built-in scene open. It saves scenes in the given database. */
function page({ database }: { database: Database } = memoryDatabase()) {
  let time = 0;
  const scenes = new OwnScenes({
    ...{ database, games: [], channel: null },
    now: () => ++time,
    newId: () => `id${++ids}`,
  });
  const session = new Session(race, 'race');
  const notify = vi.fn();
  saveWhileBuilding({ session, scenarios: [], notify }, scenes, async () => picture);
  const namesAndBodies = async () =>
    (await scenes.list()).map(({ scenario: { name, entities } }) => [name, entities.length]);
  return { scenes, session, notify, namesAndBodies };
}

const addBody = (session: Session) => {
  session.rebuild((start) => withAdded(start, 'entities', { kind: 'character', position: [9, 9] }));
  session.settle();
};

/** Waits until all promises that need no timer have settled. */
const settled = () => vi.advanceTimersByTimeAsync(0);

it('a built-in scene becomes a private copy by the first change, and without a change nothing is saved', async () => {
  const { session, namesAndBodies } = page();
  session.build(true);
  session.build(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await namesAndBodies()).toEqual([]);
  session.build(true);
  addBody(session);
  await vi.advanceTimersByTimeAsync(499);
  expect(await namesAndBodies()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await namesAndBodies()).toEqual([['Race, mine', 2]]);
  expect([session.scenario.name, session.title]).toEqual(['Race, mine', 'Race, mine']);
  expect(session.origin).toMatch(/^own=id\d+$/);
});

it('further changes and their undo are saved in the same scene, which keeps its name', async () => {
  const { session, namesAndBodies } = page();
  session.build(true);
  for (let n = 0; n < 2; n++) {
    addBody(session);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(await namesAndBodies()).toEqual([['Race, mine', 3]]);
  session.undo();
  session.undo();
  await vi.advanceTimersByTimeAsync(500);
  expect(await namesAndBodies()).toEqual([['Race, mine', 1]]);
  expect(session.scenario.name).toBe('Race, mine');
});

it('a new scene that is not saved yet keeps its name', async () => {
  const { session, namesAndBodies } = page();
  session.load({ ...race, name: 'New scene' }, 'New scene');
  session.build(true);
  addBody(session);
  await vi.advanceTimersByTimeAsync(500);
  expect(await namesAndBodies()).toEqual([['New scene', 2]]);
});

it('playing changes nothing that is saved', async () => {
  const { session, scenes } = page();
  session.build(true);
  addBody(session);
  session.build(false);
  await settled();
  const [{ rev }] = await scenes.list();
  session.step(60);
  session.edit(({ commands }) => commands.setMode('track'));
  await vi.advanceTimersByTimeAsync(1000);
  expect((await scenes.list()).map((scene) => scene.rev)).toEqual([rev]);
});

it('leaving for play makes a thumbnail, and leaving for another scene or closing the page loses nothing', async () => {
  const left = page();
  left.session.build(true);
  addBody(left.session);
  left.session.build(false);
  await settled();
  expect((await left.scenes.list())[0].still).not.toBeNull();

  const gone = page();
  gone.session.build(true);
  addBody(gone.session);
  gone.session.load({ ...race, name: 'Other' }, 'other');
  await settled();
  expect(await gone.namesAndBodies()).toEqual([['Race, mine', 2]]);
  expect([gone.session.title, gone.session.origin]).toEqual(['other', null]);

  const closed = page();
  closed.session.build(true);
  addBody(closed.session);
  pageHides.dispatchEvent(new Event('pagehide'));
  await settled();
  expect(await closed.namesAndBodies()).toEqual([['Race, mine', 2]]);
});

it('two pages that build one scene make two, and the page that saves later says so', async () => {
  const database = memoryDatabase();
  const [one, other] = [page(database), page(database)];
  const { scene } = await one.scenes.add({ ...race, name: 'Alley' }, null, { isMine: true });
  for (const { session, scenes } of [one, other]) {
    const { scenario } = (await scenes.open(scene.id))!;
    session.load(scenario, scenario.name, `own=${scene.id}`);
    session.build(true);
  }
  addBody(one.session);
  await vi.advanceTimersByTimeAsync(500);
  addBody(other.session);
  addBody(other.session);
  await vi.advanceTimersByTimeAsync(500);
  expect(Object.fromEntries(await one.namesAndBodies())).toEqual({ Alley: 2, 'Alley (2)': 3 });
  expect(other.session.scenario.name).toBe('Alley (2)');
  expect(other.session.origin).not.toBe(`own=${scene.id}`);
  expect(other.notify).toHaveBeenCalledWith(expect.stringContaining('goes on as “Alley (2)”'), 'info');
  expect(one.notify).not.toHaveBeenCalled();
  addBody(other.session);
  await vi.advanceTimersByTimeAsync(500);
  expect(Object.fromEntries(await one.namesAndBodies())).toEqual({ Alley: 2, 'Alley (2)': 4 });
});

it('a scene that was renamed elsewhere on the page keeps the new name in further building', async () => {
  const { session, scenes, namesAndBodies } = page();
  session.build(true);
  addBody(session);
  await vi.advanceTimersByTimeAsync(500);
  const [scene] = await scenes.list();
  const { scene: renamed } = await scenes.rename(scene, 'Alley');
  session.rename(renamed.scenario.name);
  addBody(session);
  await vi.advanceTimersByTimeAsync(500);
  expect(await namesAndBodies()).toEqual([['Alley', 3]]);
});

it('the save state is shown: while waiting, when saved, and as before if nothing has changed in the end', async () => {
  const { session } = page();
  session.build(true);
  expect(savedAs(session.scene)).toBeNull();
  addBody(session);
  session.undo();
  expect(savedAs(session.scene)).toBe('soon');
  await vi.advanceTimersByTimeAsync(500);
  expect(savedAs(session.scene)).toBeNull();
  addBody(session);
  expect(savedAs(session.scene)).toBe('soon');
  await vi.advanceTimersByTimeAsync(500);
  expect(savedAs(session.scene)).toBe('kept');
});

it('a scene that the browser does not store is not called saved', async () => {
  const { session } = page({ database: forbiddenDatabase });
  session.build(true);
  addBody(session);
  await vi.advanceTimersByTimeAsync(500);
  expect(savedAs(session.scene)).toBe('memory');
});
