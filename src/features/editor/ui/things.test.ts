// Tests of how things are counted and named in texts.
import { expect, it } from 'vitest';
import type { Scenario } from '../../../world/simulation/scenario';
import { thingCounts, wordsOfThing } from './things';

const scene: Scenario = {
  version: 1,
  name: 'Test',
  entities: [{ kind: 'missile', position: [4, -7] }],
  obstacles: [{ kind: 'wall', position: [4, 7], size: [22, 2] }],
};

it('are counted as bodies and things', () => {
  expect(thingCounts({ scenario: scene, games: [] })).toBe('1 body, 1 thing');
  expect(
    thingCounts({
      scenario: { ...scene, entities: [...scene.entities, { kind: 'turret' }], obstacles: [] },
      games: [],
    }),
  ).toBe('2 bodies');
});

it('are described by their place, walls and crates also by their length', () => {
  expect(wordsOfThing({ scenario: scene, games: [] }, { list: 'entities', index: 0 })).toBe(
    '4 m right, 7 m up',
  );
  expect(wordsOfThing({ scenario: scene, games: [] }, { list: 'obstacles', index: 0 })).toBe(
    '22 m, 4 m right, 7 m down',
  );
});
