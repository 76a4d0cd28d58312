// What a file may say of a swarm.
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../simulation/scenario';
import { Simulation } from '../simulation/simulation';
import { readScenario } from './read-scenario';

const given = {
  version: 1,
  name: 'Test',
  swarm: { count: 7, ring: [10, 30] },
  entities: [{ kind: 'missile' }, { kind: 'character' }],
} as const satisfies Scenario;

const refused: [sentence: string, change: object][] = [
  ['swarm: must be a swarm, got 3', { swarm: 3 }],
  ['swarm.count: must be a whole number from 1 to 5000, got 5001', { swarm: { count: 5001, ring: [1, 2] } }],
  ['swarm.count: must be a whole number from 1 to 5000, got 2.5', { swarm: { count: 2.5, ring: [1, 2] } }],
  ['swarm.count: must be at least the number of entities, 2, got 1', { swarm: { count: 1, ring: [1, 2] } }],
  ['swarm.ring: must be [inner, outer] radius in metres, got nothing', { swarm: { count: 5 } }],
  ['swarm.ring[1]: must be a number from 0 to 1000, got 1001', { swarm: { count: 5, ring: [1, 1001] } }],
  ['swarm.ring: must not be wider inside, 9, than outside, 3', { swarm: { count: 5, ring: [9, 3] } }],
  ['swarm.size: is not a field here; there are count, ring', { swarm: { count: 5, ring: [1, 2], size: 3 } }],
  ['swarm: must be left out when there is cards', { cards: {} }],
  [
    'entities[0].position: must be left out in a swarm',
    { entities: [{ kind: 'missile', position: [1, 2] }] },
  ],
  [
    'entities[1].heldUntil: must be left out in a swarm',
    { entities: [{ kind: 'missile' }, { kind: 'missile', heldUntil: 1 }] },
  ],
  ['entities[0].gun: must be left out in a swarm', { entities: [{ kind: 'turret', gun: {} }] }],
  [
    'entities: must be at most 200 when bodies collide, got 201',
    { bodiesCollide: true, swarm: { count: 201, ring: [10, 900] } },
  ],
  [
    'entities: must be at most 400 beside crates, walls or guns, got 401',
    {
      obstacles: [{ kind: 'wall', position: [0, 990], size: [2, 2] }],
      swarm: { count: 401, ring: [10, 900] },
    },
  ],
];

describe('a swarm', () => {
  it('is read as it is written, and has so many bodies', () => {
    expect(readScenario(given)).toEqual(given);
    expect(new Simulation(given).entities.map(({ kind }) => kind)).toEqual([
      'missile',
      'character',
      'missile',
      'character',
      'missile',
      'character',
      'missile',
    ]);
  });

  it.each(refused)('is refused: %s', (sentence, change) => {
    expect(() => readScenario({ ...given, ...change })).toThrow(sentence);
  });
});
