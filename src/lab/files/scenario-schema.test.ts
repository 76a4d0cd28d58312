// Tests of main controls and swarms in files: invalid ones give an error message, and so do invalid values of the
// fields introduced with them.

import { describe, expect, it } from 'vitest';
import { heroKinds } from '../../world/simulation/heroes/hero';
import type { Scenario } from '../../world/simulation/scenario';
import { Simulation } from '../../world/simulation/simulation';
import { readScenario } from './read-scenario';

const file = (more: object) => ({ version: 1, name: 'n', entities: [{ kind: 'missile' }], ...more });
const hero = (hero: unknown) => file({ hero });
const entity = (more: object) => file({ entities: [{ kind: 'missile', ...more }] });

const names = Object.keys(heroKinds).join(', ');
const line = [
  [0, 0],
  [9, 0],
];

describe('a hero', () => {
  it.each<[string, unknown]>([
    ['hero: must be a hero, got "motor"', hero('motor')],
    ['hero: must be a hero, got a list of 0', hero([])],
    [`hero.sets: must be one of ${names}, got "constructor"`, hero({ sets: 'constructor' })],
    [`hero.sets: must be one of ${names}, got nothing`, hero({})],
    [
      'hero.run: is not a field here; there are sets, label, values, words, min, max, alternates',
      hero({ sets: 'shove', run: 'alert(1)' }),
    ],
    ['hero.values: must be left out for motor', hero({ sets: 'motor', values: [1] })],
    ['hero.min: must be left out for wind', hero({ sets: 'wind', min: 1 })],
    ['hero.alternates: must be left out for wind', hero({ sets: 'wind', alternates: true })],
    ['hero.values: must be a list of 1 to 4 values, got a list of 0', hero({ sets: 'wind', values: [] })],
    [
      'hero.values: must be a list of 1 to 4 values, got a list of 5',
      hero({ sets: 'wind', values: line.flat().concat(1) }),
    ],
    [
      'hero.values[1]: must be a number from -1000 to 1000, got 1001',
      hero({ sets: 'wind', values: [0, 1001] }),
    ],
    [
      'hero.values[0]: must be a number from -1000000 to 1000000, got Infinity',
      hero({ sets: 'wind', values: [Infinity] }),
    ],
    ['hero.min: must be a number from -1000000 to 1000000, got NaN', hero({ sets: 'turn-rate', min: NaN })],
    ['hero.min: must be a number from 0.01 to 40, got 0', hero({ sets: 'turn-rate', min: 0 })],
    ['hero.max: must be above min, 5, got 4', hero({ sets: 'turn-rate', min: 5, max: 4 })],
    [
      'hero.words: must be a word for each of 2 values, got 1',
      hero({ sets: 'wind', values: [0, 1], words: ['off'] }),
    ],
    ['hero.words[0]: must be text of 1 to 16 characters, got ""', hero({ sets: 'forget', words: [''] })],
    ['hero.label: must be text of 1 to 24 characters, got ""', hero({ sets: 'shove', label: '' })],
  ])('is refused: %s', (message, value) => {
    expect(() => readScenario(value)).toThrow(message);
  });

  it('is read unchanged', () => {
    const given = { sets: 'wind', label: 'Breeze', values: [0, 3], words: ['off', 'on'] };
    expect(readScenario(hero(given)).hero).toEqual(given);
  });
});

it.each<[string, unknown]>([
  ['entities[0].torqueByInertia: must be true or false, got 1', entity({ torqueByInertia: 1 })],
  [
    'entities[0].torqueByInertia: must be left out for missile-2013: the 2013 rules know none',
    file({ entities: [{ kind: 'missile-2013', torqueByInertia: false }] }),
  ],
  [
    'entities[0].command.next: must be the index of a waypoint, 0 to 1, got 2',
    entity({ command: { kind: 'follow-path', waypoints: line, next: 2 } }),
  ],
  [
    'entities[0].command.next: must be the index of a waypoint, got 0.5',
    entity({ command: { kind: 'follow-path', waypoints: line, next: 0.5 } }),
  ],
])('a body is refused: %s', (message, value) => {
  expect(() => readScenario(value)).toThrow(message);
});

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
  it('is read unchanged, and has its number of bodies', () => {
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
