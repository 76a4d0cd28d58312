// Tests of the scene that Keep saves.
import { afterEach, expect, it, vi } from 'vitest';
import type { BuiltIn } from '../../../lab/scenarios';
import type { Scenario } from '../../../world/simulation/scenario';
import { Session } from '../../session/session';
import { scenarioOfAddress } from '../sharing/address';
import { memoryDatabase } from './database.fixture';
import { OwnScenes } from './own-scenes';
import { joinOwn, keptNow, removeScene } from './save-scene';

const race: Scenario = {
  version: 1,
  name: 'Race',
  entities: [{ kind: 'missile', position: [1, 2], command: { kind: 'seek', target: [60, 0] } }],
};
afterEach(() => void vi.unstubAllGlobals());

const scenarios: readonly BuiltIn[] = [{ id: 'race', group: 'fly', scenario: race }];

it('a built-in scene is saved from its start, with the present settings, as a private copy', () => {
  const session = new Session(race, 'race');
  session.step(60);
  session.edit(({ commands }) => commands.moveTarget({ x: 5, y: 60 }));
  const kept = keptNow({ session, scenarios });
  expect(kept.name).toBe('Race, mine');
  expect(kept.entities[0]).toMatchObject({ position: [1, 2], command: { kind: 'seek', target: [5, 60] } });
  expect(kept.moment).toBeUndefined();
});

it('a scene from a link or a file is saved unchanged while nobody has changed it, then from its start', () => {
  const session = new Session(race, 'race');
  session.step(60);
  const underWay = session.toScenario();
  expect(underWay.moment).toBeDefined();
  session.load(underWay, 'Race', 'outside');
  session.step(60);
  expect(keptNow({ session, scenarios })).toBe(underWay);
  session.edit(({ commands }) => commands.moveTarget({ x: 5, y: 60 }));
  const kept = keptNow({ session, scenarios });
  expect([kept.name, kept.moment]).toEqual(['Race', undefined]);
  expect(kept.entities[0].command).toEqual({ kind: 'seek', target: [5, 60] });
});

it('a copy of a saved scene keeps its name, with a number', () => {
  const session = new Session(race, 'race');
  session.load({ ...race, name: 'Alley' }, 'Alley', 'own=1');
  expect(keptNow({ session, scenarios }).name).toBe('Alley');
});

it('a scene from a link that plays the same as a saved one becomes that scene, and is merged into it', async () => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { replaceState });
  const { database } = memoryDatabase();
  const scenes = new OwnScenes({ database, games: [], channel: null, now: () => 0, newId: () => 'mine' });
  await scenes.add({ ...race, name: 'Alley' }, null, { isMine: true });
  const session = new Session(race, 'race');
  session.load(race, 'Race', 'outside');
  const notify = vi.fn();
  const door = { mergeWith: ({ scenario }: { scenario: Scenario }) => ({ ...scenario, seed: 3 }) };
  expect(await joinOwn({ session, notify }, scenes, race, [{ mergeWith: () => null }])).toBe(false);
  expect(await joinOwn({ session, notify }, scenes, race, [door])).toBe(true);
  expect((await scenes.list()).map(({ scenario }) => [scenario.name, scenario.seed])).toEqual([['Alley', 3]]);
  expect([session.origin, session.scenario.name]).toEqual(['own=mine', 'Alley']);
  expect(replaceState).toHaveBeenCalledWith(null, '', '#own=mine');
  expect(notify).toHaveBeenCalledWith(expect.stringContaining('This is “Alley”, which you have'), 'info');
});

it('an open scene that is deleted continues as if from a link, and undo restores it', async () => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { replaceState });
  vi.stubGlobal('location', new URL('https://slew.example/'));
  const { database } = memoryDatabase();
  const scenes = new OwnScenes({ database, games: [], channel: null, now: () => 0, newId: () => 'mine' });
  const { scene } = await scenes.add(race, null, { isMine: true });
  const session = new Session(race, 'race');
  session.load(race, 'Race', 'own=mine');
  const bringBack = await removeScene({ session, scenarios }, scenes, scene);
  expect(session.origin).toBe('outside');
  const [[, , address]] = replaceState.mock.calls;
  expect((await scenarioOfAddress(address, { scenarios, games: [] })).scenario).toEqual(race);
  bringBack();
  await vi.waitFor(() => expect(session.origin).toBe('own=mine'));
  expect(replaceState).toHaveBeenLastCalledWith(null, '', '#own=mine');
  expect((await scenes.list()).length).toBe(1);
});
