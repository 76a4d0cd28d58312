// Tests of parts that are loaded late: a scenario loads exactly the parts that it needs.
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../world/simulation/scenario';
import type { Field } from './field';
import { loadForScene, loadForText, loadGame, mayHoldOwnLaw } from './late-parts';

/**
 * Returns a stand-in for a game whose code is loaded when needed, and a function that counts how often it was loaded.
 */
function lateGame() {
  let fetched = 0;
  const game = {
    key: 'space',
    load: () => {
      fetched += 1;
      return Promise.resolve();
    },
  } as unknown as Field;
  return { games: [game], fetched: () => fetched };
}

const scene: Scenario = { version: 1, name: 'n', entities: [{ kind: 'missile' }] };

describe('a game that comes late', () => {
  it('is fetched for a text that has its field, also one whose key is written in codes', async () => {
    const { games, fetched } = lateGame();
    await loadForText('{"name":"a"}', games);
    expect(fetched()).toBe(0);
    await loadForText('{"space":{}}', games);
    await loadForText('{"\\u0073pace":{}}', games);
    expect(fetched()).toBe(2);
  });

  it('is fetched for an object that has its field, and for no other value', async () => {
    const { games, fetched } = lateGame();
    for (const other of [null, 3, 'space', {}, scene]) expect(loadGame(other, games)).toBeNull();
    await loadGame({ space: {} }, games);
    expect(fetched()).toBe(1);
  });

  it('is fetched for its scene', async () => {
    const { games, fetched } = lateGame();
    expect(loadForScene(scene, games)).toBeNull();
    await loadForScene({ ...scene, space: {} }, games);
    expect(fetched()).toBe(1);
  });
});

it('the language of laws is fetched for a scene with a written law', () => {
  const own = { kind: 'own', source: 'return 0' };
  expect(loadForScene({ ...scene, entities: [{ kind: 'missile', controller: own }] }, [])).not.toBeNull();
});

it('a text is taken to hold such a law however it spells its kind', () => {
  for (const kind of ['"own"', '"\\u006fwn"', '"\\u006F\\u0077\\u006e"', '"o\\u0077n"'])
    expect(mayHoldOwnLaw(`{"kind":${kind}}`)).toBe(JSON.parse(kind) === 'own');
  expect(mayHoldOwnLaw('{"kind":"pid","label":"my own"}')).toBe(false);
});
