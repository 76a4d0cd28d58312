// What a person builds is saved by itself: half a second after a change, one scene for each that is built.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withAdded } from '../../../lab/files/edit-scenario';
import type { Scenario } from '../../../world/simulation/scenario';
import { Session } from '../../session/session';
import { OwnScenes } from './own-scenes';
import { savedAs } from './saved';
import { saveWhileBuilding } from './saving';
import type { Shelf } from './shelf';
import { forbiddenShelf, memoryShelf } from './shelf.fixture';

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

/** A page on a shelf, with a session that has a scene of everybody's. */
function page({ shelf }: { shelf: Shelf } = memoryShelf()) {
  let time = 0;
  const scenes = new OwnScenes({
    ...{ shelf, games: [], channel: null },
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

/** Lets promises that need no timers come to their end. */
const settled = () => vi.advanceTimersByTimeAsync(0);

it('a scene of everybody’s becomes one of the person’s own by the first change, and without one nothing is kept', async () => {
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

it('further changes and their undo go into the same scene, which keeps its name', async () => {
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

it('a new scene, which is nobody’s yet, keeps the name that it has', async () => {
  const { session, namesAndBodies } = page();
  session.load({ ...race, name: 'New scene' }, 'New scene');
  session.build(true);
  addBody(session);
  await vi.advanceTimersByTimeAsync(500);
  expect(await namesAndBodies()).toEqual([['New scene', 2]]);
});

it('playing changes nothing that is kept', async () => {
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

it('who leaves for play gets a picture, and who leaves for another scene or closes the page loses nothing', async () => {
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
  const shelf = memoryShelf();
  const [one, other] = [page(shelf), page(shelf)];
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

it('a scene that was renamed elsewhere in the page keeps that name when it is built on', async () => {
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

it('whether it is saved is told: while it waits, once it is, and as before where nothing has changed in the end', async () => {
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

it('what the browser does not keep is not called saved', async () => {
  const { session } = page({ shelf: forbiddenShelf });
  session.build(true);
  addBody(session);
  await vi.advanceTimersByTimeAsync(500);
  expect(savedAs(session.scene)).toBe('memory');
});
