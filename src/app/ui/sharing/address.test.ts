// Tests of addresses of the page: which scenes they open, also those of earlier versions, and how invalid ones are
// refused.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ScenarioError } from '../../../lab/files/read-scenario';
import { scenarios } from '../../../lab/scenarios';
import { stateHash } from '../../../world/simulation/history/state-hash';
import type { Scenario } from '../../../world/simulation/scenario';
import { Session } from '../../session/session';
import { onSquare, sessionOf, stepToCursor } from '../../session/session.fixture';
import { heroOf } from '../../view/heroes/heroes';
import { ViewState } from '../../view/view-state';
import { addressOf, builtIn, moveSceneToHash, scenarioOfAddress, UnknownScene } from './address';
import { toBase64Url } from './bytes';
import { linkOfBytes, linkOfText } from './link.fixture';
import { decodePhrases } from './phrases';
import { longestLink } from './share';

const scenario: Scenario = {
  version: 1,
  name: 'Räder 競走 🚀 >>>???',
  stepRate: 50,
  seed: 2 ** 31 - 1,
  entities: [
    {
      kind: 'missile',
      position: [12.25, -1 / 3],
      angle: 0.1 + 0.2,
      command: { kind: 'seek', target: [1, 2] },
    },
    {
      kind: 'character',
      command: {
        kind: 'follow-path',
        waypoints: [
          [0, 0],
          [5, 5],
        ],
        loop: true,
      },
    },
  ],
};

const known = { scenarios, games: [] };
const opened = (hash: string) => scenarioOfAddress(hash, known);

/** Returns the error message for an invalid address. */
async function refused(hash: string): Promise<string> {
  try {
    await opened(hash);
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  throw new Error('it was accepted');
}

const isDamaged = 'the scenario in this address is damaged: perhaps the link was cut short';

describe('an address', () => {
  it('names a scene that is saved on this device, and says if it is on another one', async () => {
    const own = async (id: string) => (id === 'abc1' ? scenario : null);
    const here = await scenarioOfAddress('#own=abc1', { ...known, own });
    expect(here).toEqual({ scenario, title: scenario.name, origin: 'own=abc1' });
    await expect(scenarioOfAddress('#own=abc2', { ...known, own })).rejects.toThrow(
      'This scene is on another device. Ask for its link.',
    );
    expect(await refused('#own=abc1')).toBe('This scene is on another device. Ask for its link.');
  });

  it('holds a whole scenario to the last bit, in letters that need no escaping', async () => {
    const address = await addressOf(scenario);
    expect(address).toMatch(/^#w=[A-Za-z0-9_-]+$/);
    expect(await opened(address)).toEqual({ scenario, title: scenario.name, origin: 'outside' });
  });

  it('is RFC 1951 in base64, as another program reads it', async () => {
    const { inflateRawSync } = await import('node:zlib');
    const letters = (await addressOf(scenario)).slice('#w='.length);
    const text = inflateRawSync(Buffer.from(letters, 'base64url')).toString();
    expect(JSON.parse(decodePhrases(text, 10_000)!)).toMatchObject({ version: 1, seed: 2 ** 31 - 1 });
  });

  it('rounds numbers without room for all digits, except whole ones', async () => {
    const { scenario: read } = await opened(await addressOf(scenario, 100));
    expect(read.seed).toBe(2_147_483_647);
    expect(read.entities[0]).toMatchObject({ position: [12.25, -0.333333], angle: 0.3 });
  });

  it('holds π, the most that turns take, where numbers are rounded: to seven digits, towards 0', async () => {
    for (const sign of [1, -1]) {
      const turning: Scenario = { ...scenario, turns: { every: 10 / 3, by: sign * Math.PI } };
      const { scenario: read } = await opened(await addressOf(turning, 100));
      expect(read.turns).toEqual({ every: 3.333333, by: sign * (3_141_592 / 1e6) });
    }
  });

  it.each(scenarios)(
    'holds the built-in scenario $id, and is short enough for a link',
    async ({ scenario }) => {
      const address = await addressOf(scenario);
      expect(address.length).toBeLessThan(longestLink);
      expect((await opened(address)).scenario).toEqual(JSON.parse(JSON.stringify(scenario)));
    },
  );

  it('names a built-in scenario by its id, and the first one when it is empty', async () => {
    expect(await opened('#2013-demo')).toEqual(builtIn(scenarios, '2013-demo'));
    expect((await opened('#2013%2Ddemo')).title).toBe('2013-demo');
    for (const hash of ['', '#']) expect((await opened(hash)).title).toBe(scenarios[0].id);
  });

  it('is taken with “scene=” before the id', async () => {
    expect((await opened('#scene=own-law')).title).toBe('own-law');
  });

  it.each([
    ['own-lav', 'own-law'],
    ['Path-Race', 'path-race'],
    ['noize', 'noise'],
    ['turn90', 'turn-90'],
  ])('with the unknown id %s has %s as the nearest', (id, near) => {
    expect(new UnknownScene(id, scenarios).nearest.id).toBe(near);
  });

  it('with an unknown id is refused with the known ones', async () => {
    const ids = scenarios.map(({ id }) => id).join(', ');
    expect(await refused('#no-such')).toBe(`no built-in scenario is called "no-such"; there are ${ids}`);
    expect(await refused('#constructor')).toContain('is called "constructor"');
    expect(await refused('#%E0%A4%A')).toContain('is called "%E0%A4%A"');
    expect(await refused(`#${'x'.repeat(1000)}`)).toContain(`"${'x'.repeat(60)}"`);
    expect(await refused('#a%0A%1B%E2%80%AEb')).toMatch(/^[^\p{Cc}\p{Cf}]+$/u);
  });

  it('that was cut off anywhere is refused', async () => {
    const address = await addressOf(scenario);
    for (let length = 3; length < address.length; length++) {
      expect(await refused(address.slice(0, length))).toBe(isDamaged);
    }
  });

  it.each([
    ['letters that are not base64', '#w=%%%'],
    ['zeros', '#w=AAAA'],
    ['bytes that are not text', linkOfBytes(Uint8Array.of(0xff, 0xfe))],
    ['bytes that are not deflated', `#w=${toBase64Url([0xff, 0xff, 0xff])}`],
    ['nothing', '#w='],
    ['codes that nothing stands for', linkOfBytes(Buffer.from('\x1f~'))],
  ])('of %s is called damaged', async (_, hash) => {
    expect(await refused(hash)).toBe(isDamaged);
  });

  it('that holds something else is refused with the field', async () => {
    const empty = '{"version":1,"name":"n","entities":[]}';
    expect(await refused(linkOfText(empty))).toBe(
      'entities: must be a list of 1 to 5000 entities, got a list of 0',
    );
  });

  it.each([
    ['another version', linkOfText('{"version":2,"name":"n"}'), ' (version)'],
    [
      'a field',
      linkOfText('{"version":1,"name":"n","entities":[{"kind":"missile","wings":2}]}'),
      ' (entities[0].wings)',
    ],
    ['a kind', linkOfText('{"version":1,"name":"n","entities":[{"kind":"kite"}]}'), ' (entities[0].kind)'],
    ['a code', linkOfBytes(Buffer.from('\x01n\x1f~')), ''],
  ])('that holds %s from later says that the page is old', async (_, hash, field) => {
    expect(await refused(hash)).toBe(`this link was made by a newer Slew${field}: load the page again`);
  });

  it('that unpacks to more than a file may hold is refused before unpacking is complete', async () => {
    const bomb = linkOfBytes(Buffer.alloc(64_000_000, ' '));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refused(bomb)).toBe(
      'the scenario in this address is too long: more than 8000000 bytes when it is unpacked',
    );
  });
});

it.each(['missile', 'character'] as const)(
  'a link that a %s on its way to waypoint 3 is copied in goes on to it',
  async (kind) => {
    const session = sessionOf([onSquare(kind)]);
    stepToCursor(session, 3);
    const { scenario, title } = await opened(await addressOf(session.toScenario()));
    const next = new Session(scenario, title);
    expect(next.entities[0].cursor).toBe(3);
    next.step();
    expect(next.entities[0].cursor).toBe(3);
    expect(next.entities[0].target).toEqual(session.entities[0].target);
  },
);

describe('a scene in the query', () => {
  const behind = (search: string, hash = '') => moveSceneToHash({ pathname: '/slew/', search, hash });

  it('goes behind the #, and other parts of the query stay', () => {
    expect(behind('?scene=orbit')).toBe('/slew/#orbit');
    expect(behind('?embed&scene=orbit')).toBe('/slew/?embed#orbit');
  });

  it('does not replace a scene that is already behind the #', () => {
    expect(behind('?scene=orbit', '#turn-90')).toBe('/slew/#turn-90');
  });

  it('cannot make a longer address than a name', async () => {
    const address = behind('?scene=w%3D123%26t%3D4')!;
    await expect(
      scenarioOfAddress(address.slice(address.indexOf('#')), { scenarios, games: [] }),
    ).rejects.toThrow(ScenarioError);
  });

  it('is null if the query names no scene', () => {
    expect(behind('?embed')).toBeNull();
  });
});

describe('an older address', () => {
  it.each([
    '#s=eyJ2ZXJzaW9uIjoxfQ',
    '#z=q1YqSy0qzszPU7Iy1FEqSCwpycxVslJQqlYqSSxKTy2JLy1OLVKyMqgFAA&t=AQ',
    '#s=',
  ])('of a form that no longer opens is refused: %s', async (hash) => {
    expect(await refused(hash)).toBe(
      'this link was made by an early Slew and no longer opens: ask for a new one',
    );
  });

  it('with codes opens: their meaning has not changed', async () => {
    const text = readFileSync(new URL('./fixtures/old-links.json', import.meta.url), 'utf8');
    const { scenario: read } = await opened(JSON.parse(text)['with codes']);
    expect(read).toMatchObject({ version: 1, name: 'Windup', entities: [{ kind: 'missile' }, {}, {}] });
  });

  it('holds a run after its scene', async () => {
    const track = toBase64Url(deflateRawSync(Uint8Array.of(1, 0, 200, 1, 200, 1)));
    const { scenario: read } = await opened(
      `${linkOfText(JSON.stringify({ ...scenario, name: 'n' }))}&t=${track}`,
    );
    expect(read).toMatchObject({ name: 'n', seed: 2 ** 31 - 1 });
    expect(read.timeline).toEqual([{ at: 0, entity: 0, target: [1, 1] }]);
  });
});

describe('a link to a scene that has changed since', () => {
  /**
   * Links from an earlier version of the program. For each, the expected setting of the main control, and the expected
   * hash of the state after five seconds.
   */
  const old: Record<string, { link: string; hero: { words?: string[]; now: number }; hash: string }> =
    JSON.parse(readFileSync(new URL('./fixtures/old-scenes.json', import.meta.url), 'utf8'));

  it.each(Object.entries(old))('opens as it was: %s', async (_, { link, hero, hash }) => {
    const { scenario: read, title } = await opened(link);
    const session = new Session(read, title);
    const { hero: found, scene } = heroOf(session, new ViewState())!;
    expect((found.choice ?? found.range)!.now(scene)).toBe(hero.now);
    expect(found.choice?.options(scene).map(({ word }) => word)).toEqual(hero.words);
    session.step(300);
    expect(stateHash(session.simulation)).toBe(hash);
  });
});
