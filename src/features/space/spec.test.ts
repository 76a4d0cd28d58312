import { describe, expect, it } from 'vitest';
import { parseScenario, readScenario } from '../../lab/files/read-scenario';
import type { EntitySpec } from '../../world/simulation/scenario';
import { spaceGame } from './rules/game';
import { spaceScenes } from './scenario';

const missile: EntitySpec = { kind: 'missile' };

const file = (space: unknown, entities: readonly object[] = [missile], more: object = {}) => ({
  version: 1,
  name: 'n',
  entities,
  space,
  ...more,
});

const read = (...given: Parameters<typeof file>) => readScenario(file(...given), [spaceGame]);

it.each(spaceScenes.map(({ id, scenario }) => [id, scenario] as const))(
  '%s is a file that is read as it is written',
  (_, scenario) => {
    const text = JSON.stringify(scenario);
    expect(parseScenario(text, [spaceGame])).toEqual(JSON.parse(text));
  },
);

it('everything may be left out', () => {
  expect(read({})).toMatchObject({ space: {} });
  expect(read({ ships: [{}] })).toMatchObject({ space: { ships: [{}] } });
});

describe('a quaternion', () => {
  const attitudeOf = (attitude: readonly number[]) =>
    read({ ships: [{ attitude }] }).space?.ships?.[0].attitude;

  it('is made of length 1', () => {
    expect(attitudeOf([0, 0, 3, 4])).toEqual([0, 0, expect.closeTo(0.6, 15), expect.closeTo(0.8, 15)]);
    expect(attitudeOf([0, 1e-300, 0, 0])).toEqual([0, 1, 0, 0]);
  });

  it('of length 1 stays unchanged, to the last bit', () => {
    const once = attitudeOf([0.1, -0.2, 0.3, 0.4])!;
    expect(attitudeOf(once)).toEqual(once);
  });
});

describe('is refused with the field’s path', () => {
  const plate = { moments: [1, 4, 5] };

  it.each<[string, unknown, string]>([
    ['no object', 3, 'space: must be an object, got 3'],
    ['no ship', { ships: [] }, 'space.ships: must be a list of 1 to 12 ships, got a list of 0'],
    ['a field that is none', { ships: [{ spin: 1 }] }, 'space.ships[0].spin: is not a field here'],
    [
      'a quaternion of length 0',
      { ships: [{ attitude: [0, 0, 0, 0] }] },
      'space.ships[0].attitude: must be a quaternion whose length is not 0',
    ],
    [
      'an order of three numbers',
      { ships: [{ order: [0, 0, 1] }] },
      'space.ships[0].order: must be a quaternion [x, y, z, w], got a list of 3',
    ],
    [
      'a number that is none',
      { ships: [{ angularVelocity: [0, 'fast', 0] }] },
      'space.ships[0].angularVelocity[1]: must be a number from -188 to 188, got "fast"',
    ],
    [
      'a spin beyond half a turn a step',
      { ships: [{ angularVelocity: [0, 200, 0] }] },
      'space.ships[0].angularVelocity[1]: must be a number from -188 to 188, got 200',
    ],
    [
      'moments that are no body’s',
      { ships: [{ inertia: { moments: [1, 4, 9] } }] },
      'space.ships[0].inertia.moments: must be a body’s, each at most the sum of the other two, got [1, 4, 9]',
    ],
    [
      'a moment that is not above 0',
      { ships: [{ inertia: { moments: [0, 4, 4] } }] },
      'space.ships[0].inertia.moments: must each be at least 0.001 kg m², got [0, 4, 4]',
    ],
    [
      'a frame of length 0',
      { ships: [{ inertia: { ...plate, frame: [0, 0, 0, 0] } }] },
      'space.ships[0].inertia.frame: must be a quaternion whose length is not 0',
    ],
    [
      'axes that are none',
      { ships: [{ integralFrame: 'eye' }] },
      'space.ships[0].integralFrame: must be one of body, world, got "eye"',
    ],
    ['three crates', { crates: 3 }, 'space.crates: must be one of 0, 4, 8, got 3'],
    [
      'more cargo than ship',
      { ships: [{ cargo: 1300 }] },
      'space.ships[0].cargo: must be a number from 0 to 1000, got 1300',
    ],
    [
      'orders without an attitude',
      { orders: { every: 3, attitudes: [] } },
      'space.orders.attitudes: must be',
    ],
    [
      'a push of a ship that is not there',
      { pushes: [{ at: 0, ship: 1, spin: [0, 0, 1] }] },
      'space.pushes[0].ship: must be the index of a ship, 0 to 0, got 1',
    ],
    [
      'crates under way that are too few',
      { crates: 4, ships: [{ moment: { place: [0, 0, 0], velocity: [0, 0, 0], crates: [] } }] },
      'space.ships[0].moment.crates: must be a list of 4, got 0',
    ],
    ['more ships than entities', { ships: [{}, {}] }, 'entities: must be one for each ship, 2'],
  ])('%s', (_, space, sentence) => {
    expect(() => read(space)).toThrow(sentence);
  });

  it.each<[string, object, string]>([
    [
      'a command of the plane',
      { command: { kind: 'seek', target: [1, 1] } },
      'entities[0].command.kind: must be idle',
    ],
    ['steps of its own', { steps: [2] }, 'entities[0].steps: must be left out for a ship'],
    ['a joint', { drive: 'joint' }, 'entities[0].drive: must be one of torque, angular-velocity, angle'],
    ['a kind that holds a place', { kind: 'tug' }, 'entities[0].kind: must be one that points somewhere'],
    [
      'a law that has no form in space',
      { kind: 'missile-2013' },
      'entities[0].kind: must be one whose law turns in space too: pid-2013 does not',
    ],
  ])('an entity with %s', (_, change, sentence) => {
    expect(() => read({}, [{ ...missile, ...change }])).toThrow(sentence);
  });

  it.each([
    ['cards', {}],
    ['turns', { every: 3, by: 1 }],
    ['obstacles', [{ kind: 'crate', position: [0, 0], size: [1, 1] }]],
    ['targets', [{ position: [0, 0] }]],
    ['timeline', [{ at: 0, entity: 0, spin: 1 }]],
  ])('%s, which is of the plane', (key, value) => {
    expect(() => read({}, [missile], { [key]: value })).toThrow(`${key}: must be left out in space`);
  });
});

it('a memory that is not one of its law is refused, with the field’s path', () => {
  const moment = { place: [0, 0, 0], velocity: [0, 0, 0], memory: [1, 2, 3] };
  const pid = { ...missile, controller: { kind: 'pid' } };
  expect(() => read({ ships: [{}, { moment }] }, [missile, pid])).toThrow(
    'space.ships[1].moment.memory: must be a memory of 9 numbers, got 3',
  );
});
