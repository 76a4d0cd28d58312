// Tests of law texts in links: they arrive unchanged, are short enough, and are read in every spelling that links use.
import { expect, it } from 'vitest';
import '../../../laws/language/own-law';
import { scenarios } from '../../../lab/scenarios';
import { knownLaws } from '../../../laws/language/known-laws.fixture';
import { stateHash } from '../../../world/simulation/history/state-hash';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { Session } from '../../session/session';
import { addressOf, scenarioOfAddress } from './address';
import { embedQuery } from './frame';
import { linkOfText } from './link.fixture';
import { longestLink } from './share';

const opened = async (hash: string) => (await scenarioOfAddress(hash, { scenarios, games: [] })).scenario;

/** Returns a built-in scene whose first body turns by a law that is written as text. @param source text of the law */
function sceneWith(id: string, source: string): Scenario {
  const { scenario } = scenarios.find((one) => one.id === id)!;
  const [first, ...others] = new Session(scenario, id).toScenario().entities;
  const changed: EntitySpec = { ...first, controller: { kind: 'own', source } };
  return { ...scenario, entities: [changed, ...others] };
}

it.each(Object.entries(knownLaws))('a link holds %s to the letter', async (_, source) => {
  const scene = sceneWith('turn-90', source);
  expect((await opened(await addressOf(scene))).entities[0].controller).toEqual({ kind: 'own', source });
});

it('a link of a scene of nine bodies holds a law of 1,500 characters', async () => {
  const { 'whole numbers': law, 'all functions': one, 'dead zone': other } = knownLaws;
  const source = `${law}\n/* ${one}\n${other} */`;
  expect(source.length).toBeGreaterThan(1500);
  const link = `https://slew-game.github.io/slew/${embedQuery}${await addressOf(sceneWith('turn-90', source))}`;
  expect(link.length).toBeLessThan(longestLink);
});

it('a link to a running scene holds the memory of the law, so that the run continues exactly', async () => {
  const session = new Session(sceneWith('path-race', knownLaws.window), 'race');
  session.step(200);
  const again = new Session(await opened(await addressOf(session.toScenario())), 'again');
  session.step(300);
  again.step(300);
  const motion = ({ simulation }: Session) => stateHash(simulation).split(' ')[1];
  expect(motion(again)).toBe(motion(session));
});

it('a link may spell the kind as JSON can', async () => {
  const text = JSON.stringify(sceneWith('turn-90', knownLaws.pd)).replace('"own"', '"\\u006f\\u0077\\u006E"');
  const scene = await opened(linkOfText(text));
  expect(scene.entities[0].controller).toMatchObject({ kind: 'own' });
});

it('a link is refused with the place in the text', async () => {
  const text = JSON.stringify(sceneWith('turn-90', 'function turn({ error }) { return 40 * eror; }'));
  await expect(opened(linkOfText(text))).rejects.toThrow(
    'entities[0].controller.source: line 1, column 40: eror is not known here. Did you mean error?',
  );
});
