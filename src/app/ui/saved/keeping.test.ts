// What is kept of the scene on the page.
import { afterEach, expect, it, vi } from 'vitest';
import type { BuiltIn } from '../../../lab/scenarios';
import type { Scenario } from '../../../world/simulation/scenario';
import { Session } from '../../session/session';
import { scenarioOfAddress } from '../sharing/address';
import { joinOwn, keptNow, removeScene } from './keeping';
import { OwnScenes } from './own-scenes';
import { memoryShelf } from './shelf.fixture';

const race: Scenario = {
  version: 1,
  name: 'Race',
  entities: [{ kind: 'missile', position: [1, 2], command: { kind: 'seek', target: [60, 0] } }],
};
afterEach(() => void vi.unstubAllGlobals());

const scenarios: readonly BuiltIn[] = [{ id: 'race', group: 'fly', scenario: race }];

it('a scene of everybody’s is kept from its start, with the settings as they are now, as the person’s own', () => {
  const session = new Session(race, 'race');
  session.step(60);
  session.edit(({ commands }) => commands.moveTarget({ x: 5, y: 60 }));
  const kept = keptNow({ session, scenarios });
  expect(kept.name).toBe('Race, mine');
  expect(kept.entities[0]).toMatchObject({ position: [1, 2], command: { kind: 'seek', target: [5, 60] } });
  expect(kept.moment).toBeUndefined();
});

it('a scene from a link or a file is kept to the letter while nobody has changed anything, then from its start', () => {
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

it('a copy of an own scene keeps its name, which the store tells apart', () => {
  const session = new Session(race, 'race');
  session.load({ ...race, name: 'Alley' }, 'Alley', 'own=1');
  expect(keptNow({ session, scenarios }).name).toBe('Alley');
});

it('a scene from a link that is the same to play as an own one becomes that, and what it brings along goes with it', async () => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { replaceState });
  const { shelf } = memoryShelf();
  const scenes = new OwnScenes({ shelf, games: [], channel: null, now: () => 0, newId: () => 'mine' });
  await scenes.add({ ...race, name: 'Alley' }, null, { isMine: true });
  const session = new Session(race, 'race');
  session.load(race, 'Race', 'outside');
  const notify = vi.fn();
  const door = { joined: ({ scenario }: { scenario: Scenario }) => ({ ...scenario, seed: 3 }) };
  expect(await joinOwn({ session, notify }, scenes, race, [{ joined: () => null }])).toBe(false);
  expect(await joinOwn({ session, notify }, scenes, race, [door])).toBe(true);
  expect((await scenes.list()).map(({ scenario }) => [scenario.name, scenario.seed])).toEqual([['Alley', 3]]);
  expect([session.origin, session.scenario.name]).toEqual(['own=mine', 'Alley']);
  expect(replaceState).toHaveBeenCalledWith(null, '', '#own=mine');
  expect(notify).toHaveBeenCalledWith(expect.stringContaining('This is “Alley”, which you have'), 'info');
});

it('a scene that is deleted while it is on the page goes on by its link, and is itself again by undo', async () => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { replaceState });
  vi.stubGlobal('location', new URL('https://slew.example/'));
  const { shelf } = memoryShelf();
  const scenes = new OwnScenes({ shelf, games: [], channel: null, now: () => 0, newId: () => 'mine' });
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
