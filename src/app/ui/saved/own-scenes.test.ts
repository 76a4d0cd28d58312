// Tests of the store of saved scenes: nothing is lost, and data from another page is checked before it counts as a
// scene.
import { expect, it, vi } from 'vitest';
import type { Scenario } from '../../../world/simulation/scenario';
import { memoryStorage } from '../kit/stored.fixture';
import type { Database } from './database';
import { forbiddenDatabase, memoryDatabase } from './database.fixture';
import { OwnScenes } from './own-scenes';

const scenario = (name: string): Scenario => ({ version: 1, name, entities: [{ kind: 'missile' }] });

let ids = 0;

/**
 * Returns the store of saved scenes in one tab. The store uses the given database, and its clock advances by 1 ms at
 * each reading.
 */
function pageOver(database: Database, channel: ConstructorParameters<typeof OwnScenes>[0]['channel'] = null) {
  let time = 0;
  return new OwnScenes({ database, games: [], channel, now: () => ++time, newId: () => `id${++ids}` });
}

/** Options of `add` for a scene that was made on this device. */
const mine = { isMine: true };

const namesOf = async (page: OwnScenes) => (await page.list()).map((scene) => scene.scenario.name);

it('a scene is unchanged on the next visit, until it is deleted', async () => {
  const { database } = memoryDatabase();
  const still = new Blob(['picture'], { type: 'image/webp' });
  const { scene, as } = await pageOver(database).add(scenario('Round the wall'), still, mine);
  expect(as).toBe('kept');
  const next = pageOver(database);
  const found = (await next.find(scene.id))!;
  expect(found.scenario).toEqual(scenario('Round the wall'));
  expect(await found.still!.text()).toBe('picture');
  await next.remove(scene.id);
  expect(await pageOver(database).list()).toEqual([]);
});

it('the scene that was saved last comes first, and a removed one comes back with its picture', async () => {
  const { database } = memoryDatabase();
  const page = pageOver(database);
  const a = (await page.add(scenario('A'), new Blob(['a'], { type: 'image/png' }), mine)).scene;
  await page.add(scenario('B'), null, mine);
  expect(await namesOf(page)).toEqual(['B', 'A']);
  await page.remove(a.id);
  expect(await namesOf(page)).toEqual(['B']);
  await page.save(a);
  expect(await namesOf(page)).toEqual(['A', 'B']);
  expect(await (await page.find(a.id))!.still!.text()).toBe('a');
});

it('opening a deleted scene says so, until it is restored; opening an unknown one returns null', async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  const { database } = memoryDatabase();
  const page = pageOver(database);
  const { scene } = await page.add(scenario('A'), null, mine);
  await page.remove(scene.id);
  await expect(pageOver(database).open(scene.id)).rejects.toThrow('This scene was deleted on this device.');
  expect(await pageOver(database).open('elsewhere')).toBeNull();
  await page.save(scene);
  expect((await pageOver(database).open(scene.id))!.scenario.name).toBe('A');
  await page.forget();
  await expect(pageOver(database).open(scene.id)).rejects.toThrow('was deleted');
  vi.unstubAllGlobals();
});

it('two pages that change one scene make two, and the one that saves later gets a number', async () => {
  const { database } = memoryDatabase();
  const [one, other] = [pageOver(database), pageOver(database)];
  const { scene } = await one.add(scenario('Alley'), null, mine);
  const seen = (await other.find(scene.id))!;
  expect((await one.save({ ...scene, scenario: { ...scenario('Alley'), seed: 2 } })).as).toBe('kept');
  const second = await other.save({ ...seen, scenario: { ...scenario('Alley'), seed: 3 } });
  expect(second.as).toBe('newer');
  expect(second.scene.id).not.toBe(scene.id);
  const kept = Object.fromEntries((await one.list()).map(({ scenario }) => [scenario.name, scenario.seed]));
  expect(kept).toEqual({ Alley: 2, 'Alley (2)': 3 });
  // From here on each page saves a separate scene.
  expect((await other.save(second.scene)).as).toBe('kept');
});

it('a page is notified of its changes and of those in other tabs', async () => {
  const { database } = memoryDatabase();
  const listening: (() => void)[] = [];
  const channel = () => {
    let own = () => {};
    return {
      postMessage: () => {
        for (const each of listening) if (each !== own) each();
      },
      addEventListener(_: 'message', listener: () => void) {
        own = listener;
        listening.push(own);
      },
    };
  };
  const [one, other] = [pageOver(database, channel()), pageOver(database, channel())];
  const [heard, heardThere] = [vi.fn(), vi.fn()];
  one.onChange(heard);
  const end = other.onChange(heardThere);
  await one.add(scenario('A'), null, mine);
  expect([heard.mock.calls.length, heardThere.mock.calls.length]).toEqual([1, 1]);
  end();
  await one.add(scenario('B'), null, mine);
  expect([heard.mock.calls.length, heardThere.mock.calls.length]).toEqual([2, 1]);
});

it('if nothing can be stored, scenes last as long as the page, can be changed and deleted, and one message says so', async () => {
  const page = pageOver(forbiddenDatabase);
  const said = vi.fn();
  page.onceNotKept = said;
  const { scene, as } = await page.add(scenario('A'), null, mine);
  await page.add(scenario('A'), null, mine);
  expect(as).toBe('memory');
  expect(await namesOf(page)).toEqual(['A (2)', 'A']);
  expect((await page.save({ ...scene, scenario: scenario('C') })).as).toBe('memory');
  expect(await namesOf(page)).toEqual(['C', 'A (2)']);
  await page.remove(scene.id);
  expect(await namesOf(page)).toEqual(['A (2)']);
  expect(said).toHaveBeenCalledTimes(1);
});

it('a picture without room is left out, and its scene is kept', async () => {
  const { database } = memoryDatabase(3);
  const { as } = await pageOver(database).add(
    scenario('A'),
    new Blob(['large'], { type: 'image/webp' }),
    mine,
  );
  expect(as).toBe('kept');
  const [scene] = await pageOver(database).list();
  expect([scene.scenario.name, scene.still]).toEqual(['A', null]);
});

it('a scene without room is stored when another scene is deleted', async () => {
  const { database, things } = memoryDatabase();
  let isFull = false;
  const small: Database = {
    ...database,
    change: (id, change) =>
      database.change(id, (now) => {
        const next = change(now);
        if (next && isFull) throw new Error('QuotaExceededError');
        return next;
      }),
  };
  const page = pageOver(small);
  const { scene } = await page.add(scenario('A'), null, mine);
  isFull = true;
  expect((await page.add(scenario('B'), null, mine)).as).toBe('memory');
  isFull = false;
  await page.remove(scene.id);
  expect(things.size).toBe(1);
  expect(await namesOf(pageOver(database))).toEqual(['B']);
});

const good = { id: 'good', rev: 1, scenario: scenario('Good'), still: null, madeMs: 1, changedMs: 1 };
const other = { ...good, id: 'other' };
const endless: { question?: unknown } = { ...scenario('Endless') };
endless.question = endless;

it.each([
  ['no scene at all', 7],
  ['a scenario of a later version', { ...other, scenario: { ...scenario('A'), version: 2 } }],
  ['a scenario without bodies', { ...other, scenario: { ...scenario('A'), entities: [] } }],
  ['a scenario that is nested without end', { ...other, scenario: endless }],
  ['a revision below 0', { ...other, rev: -1 }],
  ['an id that is an address', { ...other, id: 'own=1&<script>' }],
])('%s is not shown, is counted, and stays', async (_, bad) => {
  const { database, things } = memoryDatabase();
  things.set('good', good);
  things.set('bad', bad);
  const page = pageOver(database);
  expect(await namesOf(page)).toEqual(['Good']);
  expect(page.unread).toBe(1);
  expect(things.get('bad')).toBe(bad);
});

it('deletes all scenes, also those that it cannot read', async () => {
  const { database, things } = memoryDatabase();
  things.set('other', { ...good, id: 'other', scenario: null });
  const page = pageOver(database);
  await page.add(scenario('A'), null, mine);
  await page.forget();
  expect(things.size).toBe(0);
  expect(await page.list()).toEqual([]);
});

it('a scene is renamed to a clean name, and not to an empty one', async () => {
  const page = pageOver(memoryDatabase().database);
  const { scene } = await page.add(scenario('A'), null, mine);
  await page.rename(scene, ' Round the\u202E wall ');
  expect(await namesOf(page)).toEqual(['Round the wall']);
  expect(() => page.rename(scene, '\u202E ')).toThrow('at least one letter');
});

it('an invalid thumbnail is left out', async () => {
  const { database, things } = memoryDatabase();
  const still = new Blob(['<svg/>'], { type: 'image/svg+xml' });
  things.set('a', { id: 'a', rev: 1, scenario: scenario('A'), still, madeMs: 1, changedMs: 1 });
  things.set('b', { id: 'b', rev: 1, scenario: scenario('B'), still: 'b', madeMs: 1, changedMs: 'late' });
  const all = await pageOver(database).list();
  expect(all.map(({ still, changedMs }) => [still, changedMs])).toEqual([
    [null, 1],
    [null, 0],
  ]);
});

it('a best result belongs to its scene: it does not count as a change, and saving keeps it', async () => {
  const { database } = memoryDatabase();
  const [one, other] = [pageOver(database), pageOver(database)];
  const { scene } = await one.add(scenario('Alley'), null, mine);
  const seen = (await other.open(scene.id))!;
  const best = { of: 'gates', result: { time: 9 } };
  expect(await one.keepBest(scene.id, best)).toBe(true);
  expect(one.held(scene.id)!.best).toEqual(best);
  expect((await other.save({ ...seen, still: null })).as).toBe('kept');
  const [kept] = await pageOver(database).list();
  expect([kept.best, kept.rev, kept.isMine]).toEqual([best, 2, true]);
});

it('best results are deleted, and their scenes stay', async () => {
  const { database, things } = memoryDatabase();
  const page = pageOver(database);
  const { scene } = await page.add(scenario('A'), null, mine);
  things.set('later', { ...good, id: 'later', rev: 'second' });
  await page.keepBest(scene.id, { of: 'gates', result: 9 });
  await page.forgetBests();
  expect([page.held(scene.id)!.best, (await pageOver(database).find(scene.id))!.best]).toEqual([null, null]);
  expect(things.get('later')).toMatchObject({ rev: 'second' });
});

it('a best result of a deleted scene is not stored, and unreadable scenes stay', async () => {
  const { database, things } = memoryDatabase();
  things.set('later', { ...good, id: 'later', rev: 'second' });
  const page = pageOver(database);
  const best = { of: 'gates', result: 9 };
  expect(await page.keepBest('gone', best)).toBe(false);
  expect(await page.keepBest('later', best)).toBe(false);
  expect([...things.values()]).toEqual([{ ...good, id: 'later', rev: 'second' }]);
});

it('a best result lasts as long as the page if nothing can be stored, and returns with a restored scene', async () => {
  const page = pageOver(forbiddenDatabase);
  const { scene } = await page.add(scenario('A'), null, mine);
  const best = { of: 'gates', result: 9 };
  expect(await page.keepBest(scene.id, best)).toBe(true);
  const there = (await page.find(scene.id))!;
  await page.remove(scene.id);
  await page.save(there);
  expect((await page.find(scene.id))!.best).toEqual(best);
});

it('a scene of unknown origin counts as made elsewhere, and an invalid best result is left out', async () => {
  const { database, things } = memoryDatabase();
  things.set('good', { ...good, best: 'gold' });
  const [scene] = await pageOver(database).list();
  expect([scene.isMine, scene.best]).toEqual([false, null]);
});
