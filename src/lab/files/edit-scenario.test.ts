// Tests of edits of a scenario: other parts that change with an added, removed or changed thing, and the limits of a
// file.
import { describe, expect, it } from 'vitest';
import { type EntityName, entityKinds, isEntityName } from '../../world/simulation/entity-kinds';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import { commandOf, withOrder } from './edit-commands';
import {
  asKind,
  chasersOf,
  overlapsOf,
  withAdded,
  withChanged,
  withCopies,
  withoutThings,
} from './edit-scenario';
import { readScenario } from './read-scenario';

const scene = (more: Partial<Scenario> = {}): Scenario => ({
  version: 1,
  name: 'Test',
  entities: [{ kind: 'missile' }, { kind: 'turret', position: [20, 0] }],
  ...more,
});

const body = (index: number) => ({ list: 'entities', index }) as const;

const kinds = Object.keys(entityKinds).filter(isEntityName);
const pairs = kinds.flatMap((from) => kinds.map((to) => [from, to] as const));

describe('another kind', () => {
  const full: EntitySpec = {
    kind: 'missile',
    controller: { kind: 'windowed-pid' },
    limits: { angularAcceleration: 5, turnRate: 2 },
    guidance: { kind: 'lead' },
    sensor: { noise: 0.01 },
    drive: 'angle',
    size: 2,
    resetOnRetarget: true,
    command: {
      kind: 'follow-path',
      waypoints: [
        [0, 0],
        [9, 9],
      ],
      loop: true,
    },
  };

  it.each(pairs)('of %s as %s is one that a file takes', (from: EntityName, to: EntityName) => {
    const given = asKind(full, from).spec;
    const { spec } = asKind(given, to);
    expect(readScenario(scene({ entities: [spec] })).entities[0].kind).toBe(to);
  });

  it('keeps all fields that the kind has, and names the others', () => {
    expect(asKind(full, 'character')).toEqual({ spec: { ...full, kind: 'character' }, dropped: [] });
    const { spec, dropped } = asKind({ ...full, kind: 'turret', gun: {} }, 'missile');
    expect([spec.gun, dropped]).toEqual([undefined, ['gun']]);
    expect(asKind(full, 'missile-2013').dropped).toEqual(
      expect.arrayContaining(['controller', 'guidance', 'loop']),
    );
    expect(asKind(full, 'missile-2013').spec.command).toEqual({
      kind: 'follow-path',
      waypoints: [
        [0, 0],
        [9, 9],
      ],
    });
  });

  it('loses a name that says the kind it was', () => {
    expect(asKind({ kind: 'missile', label: 'Missile' }, 'turret').spec).toEqual({ kind: 'turret' });
    expect(asKind({ kind: 'missile', label: 'Ada' }, 'turret').spec.label).toBe('Ada');
  });
});

describe('fields that depend on the number of bodies', () => {
  const cards = { seconds: 2, table: { columns: ['a', 'b'], rows: ['c'] } };
  const hero = { sets: 'bodies', words: ['both', 'one', 'other'] } as const;

  it('goes when there is another number of them, and stays while there is not', () => {
    const was = scene({ cards, hero });
    const grown = withAdded(was, 'entities', { kind: 'missile' });
    expect([grown.cards, grown.hero]).toEqual([{ seconds: 2 }, { sets: 'bodies' }]);
    const moved = withChanged(was, body(0), (entity) => ({ ...entity, position: [1, 2] }));
    expect([moved.cards, moved.hero]).toEqual([cards, hero]);
  });
});

describe('the view of a scenario', () => {
  it('grows to include things outside of it, and four metres more', () => {
    const was = scene({
      view: [
        [30, 20],
        [-30, -20],
      ],
    });
    const { view } = withAdded(was, 'obstacles', { kind: 'crate', position: [50, 0], size: [2, 2] });
    expect(view).toEqual([
      [-30, -20],
      [54, 20],
    ]);
    expect(withAdded(scene(), 'targets', { position: [500, 0] }).view).toBeUndefined();
  });
});

describe('the timeline', () => {
  const timeline = [
    { at: 1, entity: 0, target: [1, 1] as const },
    { at: 2, entity: 1, command: { kind: 'seek', quarry: { entity: 0 } } as const },
  ];

  it('applies events to a copy, too', () => {
    const copied = withCopies(scene({ timeline }), [body(1), body(0)], [5, 0]);
    expect(copied.timeline).toEqual([
      ...timeline,
      // The copy of the turret is 2, that of the missile is 3.
      { at: 2, entity: 2, command: { kind: 'seek', quarry: { entity: 3 } } },
      { at: 1, entity: 3, target: [1, 1] },
    ]);
    expect(() => readScenario(copied)).not.toThrow();
  });

  it('drops the events of a removed body, and sends its chasers to its last place', () => {
    expect(withoutThings(scene({ timeline }), [body(0)]).timeline).toEqual([
      { at: 2, entity: 0, command: { kind: 'seek', target: [0, 0] } },
    ]);
  });
});

describe('an order', () => {
  const target = { kind: 'turret' } as const;

  it('to chase itself is none, and one to fly is to point for a body that cannot travel', () => {
    const chase = { does: 'chases', thing: body(1) } as const;
    expect(commandOf(chase, target, body(1))).toBeNull();
    expect(commandOf(chase, target, body(0))).toEqual({ kind: 'turn-towards', quarry: { entity: 1 } });
    expect(commandOf({ does: 'flies', target: [1, 2] }, target, body(1))).toEqual({
      kind: 'turn-towards',
      target: [1, 2],
    });
  });

  it('is given to the named bodies only', () => {
    const { entities } = withOrder(scene(), [0], { does: 'points', target: [3, 4] });
    expect(entities.map(({ command }) => command)).toEqual([
      { kind: 'turn-towards', target: [3, 4] },
      undefined,
    ]);
  });
});

it('lists the chasers of a thing, and the things below it', () => {
  const chasing = scene({
    entities: [
      { kind: 'missile' },
      { kind: 'missile', position: [3, 0], command: { kind: 'seek', quarry: { entity: 0 } } },
    ],
    obstacles: [{ kind: 'wall', position: [0, 0], size: [2, 2] }],
  });
  expect(chasersOf(chasing, [body(0)])).toEqual([1]);
  expect(overlapsOf(chasing, body(0))).toEqual([body(1), { list: 'obstacles', index: 0 }]);
});
