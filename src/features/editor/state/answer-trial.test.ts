// Tests of the answers that the page offers for a scene being built.
import { expect, it } from 'vitest';
import type { Scenario } from '../../../world/simulation/scenario';
import { gameFields } from '../../rules';
import { type AnswersTried, tryAnswers } from './answer-trial';

/** Runs a trial simulation of a scene to its end. Returns the first sentences of the answers. */
function tried(scenario: Scenario): AnswersTried {
  const trial = tryAnswers(scenario, gameFields);
  for (;;) {
    const { value, done } = trial.next();
    if (done) return value;
  }
}

const scene = (entities: Scenario['entities'], more: Partial<Scenario> = {}): Scenario => ({
  version: 1,
  name: 'Made',
  entities,
  ...more,
});

const seek = (target: readonly [number, number]) => ({ kind: 'seek', target }) as const;

it('tells who is there first and who misses: straight ahead at 10 m/s, and behind a wall', () => {
  const made = scene(
    [
      { kind: 'missile', label: 'Free', position: [-30, -20], command: seek([30, -20]) },
      { kind: 'missile', label: 'Walled', position: [-30, 20], command: seek([30, 20]) },
    ],
    { obstacles: [{ kind: 'wall', position: [0, 20], size: [2, 40] }], answer: 'arrives-first' },
  );
  const said = tried(made);
  const first = said.get('arrives-first');
  // 60 m minus the seek distance of 4 m take 5.6 s at 10 m/s. The start adds some tenths of a second.
  expect(first?.seconds).toBeGreaterThan(5.6);
  expect(first?.seconds).toBeLessThan(7);
  expect(first?.words).toMatch(/^Free first, [56]\.\d s; Walled still \d+ m away\.$/);
  expect(first?.because).toBe('Because one way is free, and another leads into something.');
  // The wall's face is 31 m from the target. Half of a missile's length is less than 5 m.
  expect(said.get('misses')?.words).toMatch(/^Walled misses by 3[1-5]\.\d m; Free there after [56]\.\d s\.$/);
  expect(said.get('bumps-most')?.words).toMatch(/^Walled bumps /);
});

it('gives no cause that the run does not back', () => {
  const cause = (entities: Scenario['entities'], more: Partial<Scenario> = {}) =>
    tried(scene(entities, { answer: 'arrives-first', ...more })).get('arrives-first')?.because;
  const racer = (label: string, x: number, y: number, more: Partial<Scenario['entities'][number]> = {}) =>
    ({ kind: 'missile', label, position: [x, y], command: seek([30, y]), ...more }) as const;
  // Two bodies that fly at each other collide. There is no obstacle between them.
  const facing = [
    racer('Left', -30, 20, { command: seek([60, 20]) }),
    racer('Right', 0, 20, { angle: Math.PI, command: seek([-60, 20]) }),
  ];
  expect(cause([racer('Free', -30, -20), ...facing], { bodiesCollide: true })).toBeNull();
  // Free arrives after 5.6 s. Late hits the wall behind its target after that time.
  const late = racer('Late', -30, 20, { command: seek([60, 20]) });
  const wall = (x: number) => ({ obstacles: [{ kind: 'wall', position: [x, 20], size: [2, 20] }] }) as const;
  expect(cause([racer('Free', -30, -20), late], wall(40))).toBe('Because it starts nearer to where it goes.');
  expect(cause([racer('Free', -30, -20), late], wall(0))).toMatch(/leads into something/);
  // One body flies into a wall. The other one only touches a crate whose side is 0.6 m from its way.
  const walls = {
    obstacles: [
      { kind: 'wall', position: [0, 20], size: [2, 20] },
      { kind: 'crate', position: [0, -18.4], size: [2, 2] },
    ],
  } as const;
  expect(cause([racer('Touched', -30, -20), racer('Late', -30, 20)], walls)).toBe(
    'Because one runs into something, and loses speed.',
  );
  // Both bodies chase one target and start 28 m from it. When the first one arrives, the target has moved towards the
  // other.
  const chase = { command: { kind: 'seek', quarry: { target: 0 } } } as const;
  const moving = {
    targets: [{ position: [0, 0], motion: { kind: 'circle', radius: 20, speed: 5 } }],
  } as const;
  expect(
    cause(
      [
        racer('Summing', 0, -20, chase),
        racer('Hasty', 0, 20, { ...chase, controller: { kind: 'one-step' } }),
      ],
      moving,
    ),
  ).toMatch(/^Because .*One step/);
  // The laws are the same two, but one body starts 10 m behind the target instead of 40 m: the answer names both
  // causes.
  expect(
    cause(
      [racer('Far', -20, 0, chase), racer('Near', 10, 0, { ...chase, controller: { kind: 'one-step' } })],
      moving,
    ),
  ).toBe('They differ in law and distance: one run cannot tell which decides.');
  expect(cause([racer('Far', -20, 0, chase), racer('Near', 10, 0, chase)], moving)).toBe(
    'Because it starts nearer to where it goes.',
  );
  // The body starts 20 m nearer, and its motor is stronger.
  const strong = { limits: { angularAcceleration: 30 } };
  expect(cause([racer('Near', -10, -20, strong), racer('Far', -30, 20)])).toBe(
    'They differ in limits and distance: one run cannot tell which decides.',
  );
  // A person's law has no description, but it may decide the race, as may the 20 m.
  const source = 'function turn({ error, angularVelocity }) { return 30 * error - 11 * angularVelocity; }';
  const own = { controller: { kind: 'own', source } } as const;
  expect(cause([racer('Near', -10, -20, own), racer('Far', -30, 20)])).toBe(
    'They differ in law and distance: one run cannot tell which decides.',
  );
  expect(cause([racer('Fast', -30, -20, { limits: { speed: 20 } }), racer('Slow', -30, 20, own)])).toBe(
    'They differ in law and limits: one run cannot tell which decides.',
  );
  // All possible differences together fit on the line.
  const all = { ...strong, controller: { kind: 'spd', frequency: 9 }, guidance: { kind: 'lead' } } as const;
  const most = cause([racer('Near', -10, -20, all), racer('Far', -30, 20)]);
  expect(most).toBe('They differ in guidance, law, limits and distance: one run cannot tell which decides.');
  expect(most!.length).toBeLessThanOrEqual(90);
});

it('says nothing of paths and catches in a scene without them', () => {
  const said = tried(scene([{ kind: 'missile', command: seek([30, 0]) }]));
  for (const name of ['swing-width', 'way-back', 'turned-until-catch', 'hit-lead'])
    expect(said.has(name)).toBe(false);
  expect(said.get('arrives-first')?.words).toMatch(/^It is there after \d\.\d s\.$/);
});

it('tells who strays most from an open path, by the names of the bodies', () => {
  const command = {
    kind: 'follow-path',
    waypoints: [
      [20, 0],
      [20, 30],
      [-20, 30],
    ],
  } as const;
  const said = tried(
    scene([
      { kind: 'missile', label: 'Weak', position: [-20, 0], limits: { angularAcceleration: 2 }, command },
      { kind: 'missile', label: 'Strong', position: [-20, 0], limits: { angularAcceleration: 12 }, command },
    ]),
  );
  expect(said.get('swing-width')?.words).toMatch(/^Weak \d+\.\d m wide, Strong \d+\.\d m\.$/);
});

it('gives the same answers at every trial, and stops a scene without answers after 30 s', () => {
  const made = scene([{ kind: 'missile' }]);
  expect(tried(made)).toEqual(tried(made));
  expect([...tried(made).keys()]).toEqual(['bumps-most']);
});
