// Tests of crates, walls, collisions, impulses, moving targets and separate physics worlds, in a simulation and in a
// session.

import { describe, expect, it } from 'vitest';
import { readScenario } from '../../lab/files/read-scenario';
import { inertiaAboutCentre } from '../../world/entities/hull';
import { applyImpulse } from '../../world/simulation/entity-edits';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import { Simulation } from '../../world/simulation/simulation';
import { sessionOf } from './session.fixture';

const scenario = (entities: readonly EntitySpec[], more: Partial<Scenario> = {}): Scenario => ({
  version: 1,
  name: 'Test',
  entities,
  ...more,
});

function run(simulation: Simulation, seconds: number): Simulation {
  while (simulation.time < seconds - 1e-9) simulation.step();
  return simulation;
}

const idle = (x: number, y: number): EntitySpec => ({ kind: 'missile', position: [x, y] });

describe('collisions', () => {
  const headOn = [
    { kind: 'missile', position: [-15, 0], angle: 0, command: { kind: 'seek', target: [100, 0] } },
    { kind: 'missile', position: [15, 0], angle: Math.PI, command: { kind: 'seek', target: [-100, 0] } },
  ] satisfies EntitySpec[];

  it('bodies pass through each other by default, and collide when the scenario says so', () => {
    const [through] = run(new Simulation(scenario(headOn)), 4).entities;
    expect(through.body.getPosition().x).toBeGreaterThan(15);
    const [met] = run(new Simulation(scenario(headOn, { bodiesCollide: true })), 4).entities;
    expect(met.body.getPosition().x).toBeLessThan(5);
  });

  it('can be switched while they fly', () => {
    const simulation = new Simulation(scenario(headOn));
    simulation.bodiesCollide = true;
    expect(run(simulation, 4).entities[0].body.getPosition().x).toBeLessThan(5);
  });

  it('a crate is pushed away, a wall stays, and contacts are reported', () => {
    const obstacles = [
      { kind: 'crate', position: [10, 0], size: [2, 2] },
      { kind: 'wall', position: [40, 0], size: [2, 20] },
    ] as const;
    const simulation = new Simulation(scenario([headOn[0]], { obstacles }));
    let touches = 0;
    while (simulation.time < 6) {
      simulation.step();
      touches += simulation.contacts.begun.length;
    }
    const [crate, wall] = simulation.obstacles.map(({ body }) => body.getPosition().x);
    expect(crate).toBeGreaterThan(12);
    expect(wall).toBe(40);
    expect(touches).toBeGreaterThan(0);
  });
});

describe('an impulse', () => {
  it('changes velocity by J/m and angular velocity by L/I', () => {
    const simulation = new Simulation(scenario([idle(0, 0)]));
    const [entity] = simulation.entities;
    applyImpulse(entity, { x: 0, y: entity.body.getMass() * 3 }, inertiaAboutCentre(entity.body) * 2);
    expect(entity.body.getLinearVelocity().y).toBeCloseTo(3, 12);
    expect(entity.body.getAngularVelocity()).toBeCloseTo(2, 12);
    expect(() => applyImpulse(entity, { x: NaN, y: 0 })).toThrow(RangeError);
  });

  it('in a timeline occurs at its time, always the same', () => {
    const timeline = [{ at: 0.5, entity: 0, impulse: [0, 24.5], spin: 10 }] as const;
    const at = (seconds: number) => {
      const [{ body }] = run(new Simulation(scenario([idle(0, 0)], { timeline })), seconds).entities;
      return { angle: body.getAngle(), y: body.getPosition().y };
    };
    expect(at(0.5)).toEqual({ angle: 0, y: 0 });
    const after = at(0.55);
    expect(after.angle).toBeGreaterThan(0);
    expect(after.y).toBeGreaterThan(0);
    expect(at(0.55)).toEqual(after);
  });
});

describe('a body in a separate world', () => {
  it('touches nothing in the common world', () => {
    const flyer: EntitySpec = { kind: 'missile', command: { kind: 'seek', target: [60, 0] } };
    const obstacles = [{ kind: 'wall', position: [20, 0], size: [2, 20] }] as const;
    const simulation = new Simulation(scenario([flyer, { ...flyer, steps: [1] }], { obstacles }));
    const [common, own] = run(simulation, 5).entities.map(({ body }) => body.getPosition().x);
    expect(common).toBeLessThan(20);
    expect(own).toBeGreaterThan(40);
  });

  it('at half the step rate behaves like a simulation at that rate', () => {
    const turn: EntitySpec = { kind: 'missile', command: { kind: 'turn-towards', target: [0, 1000] } };
    const [halved] = run(new Simulation(scenario([{ ...turn, steps: [2] }], { stepRate: 120 })), 2).entities;
    const [whole] = run(new Simulation(scenario([turn], { stepRate: 60 })), 2).entities;
    expect(halved.body.getAngle()).toBeCloseTo(whole.body.getAngle(), 12);
  });
});

describe('a target to chase', () => {
  const circle = { position: [20, 0], motion: { kind: 'circle', radius: 10, speed: 5 } } as const;
  const chaser: EntitySpec = { kind: 'missile', command: { kind: 'seek', quarry: { target: 0 } } };

  it('is chased as it moves, also by a 2013 body, whose target follows it', () => {
    const old: EntitySpec = { kind: 'missile-2013', command: { kind: 'seek', quarry: { target: 0 } } };
    const simulation = run(new Simulation(scenario([chaser, old], { targets: [circle] })), 3);
    const [target] = simulation.targets;
    expect(simulation.entities[0].target).toEqual(target.position);
    expect(simulation.entities[1].target).toEqual(target.position);
  });

  it('may be another entity; when that leaves, its chaser is idle', () => {
    const other: EntitySpec = { kind: 'missile', command: { kind: 'seek', quarry: { entity: 0 } } };
    const simulation = run(new Simulation(scenario([idle(30, 0), other])), 1);
    expect(simulation.entities[1].target).toEqual(simulation.entities[0].body.getPosition());
    simulation.remove(simulation.entities[0]);
    expect(simulation.entities[0].command.kind).toBe('idle');
  });

  it.each([
    [{ target: 1 }, /targets|moving target/],
    [{ entity: 5 }, /another entity/],
    [{ entity: 0 }, /another entity/],
    [{}, /either target/],
  ])('that is not there is refused: %j', (quarry, message) => {
    const file = { ...scenario([chaser], { targets: [circle] }) } as Record<string, unknown>;
    const entities = [{ ...chaser, command: { kind: 'seek', quarry } }];
    expect(() => readScenario({ ...file, entities })).toThrow(message);
  });
});

describe('a session', () => {
  it('lets the target move by itself and all bodies chase it, and keeps that over a restart and in a file', () => {
    const session = sessionOf([{ kind: 'missile', command: { kind: 'seek', target: [20, 0] } }, idle(0, 9)]);
    session.edit(({ commands }) => commands.moveTargetBy({ kind: 'circle', radius: 10, speed: 5 }));
    session.step(30);
    const moved = session.commands.target;
    for (const { target } of session.entities) expect(target).toEqual(moved);
    session.step(30);
    expect(session.commands.target).not.toEqual(moved);
    session.restart();
    session.step(30);
    expect(session.commands.target).toEqual(moved);
    const saved = session.toScenario();
    expect(saved.targets).toEqual([{ position: [20, 0], motion: { kind: 'circle', radius: 10, speed: 5 } }]);
    expect(readScenario(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });

  it('gives autonomous bodies no commands', () => {
    const session = sessionOf([idle(0, 0), { ...idle(0, 9), autonomous: true }]);
    session.edit(({ commands }) => commands.setMode('seek'));
    session.edit(({ commands }) => commands.moveTarget({ x: 30, y: 0 }));
    expect(session.entities.map(({ command }) => command.kind)).toEqual(['seek', 'idle']);
    expect(session.toScenario().entities[1].autonomous).toBe(true);
  });

  it('saves crates at their present places in a file, and puts them back at a restart', () => {
    const obstacles = [{ kind: 'crate', position: [10, 0], size: [2, 2] }] as const;
    const flyer: EntitySpec = { kind: 'missile', command: { kind: 'seek', target: [60, 0] } };
    const session = sessionOf([flyer], { obstacles });
    session.step(120);
    expect(session.toScenario().obstacles?.[0].position[0]).toBeGreaterThan(11);
    session.restart();
    expect(session.simulation.obstacles[0].body.getPosition()).toMatchObject({ x: 10, y: 0 });
  });
});

describe('files', () => {
  const base = scenario([idle(0, 0)]);

  it.each<[string, object, RegExp]>([
    [
      'a wall with a density',
      { obstacles: [{ kind: 'wall', position: [0, 0], size: [1, 1], density: 2 }] },
      /obstacles\[0\]\.density/,
    ],
    [
      'a crate of no size',
      { obstacles: [{ kind: 'crate', position: [0, 0], size: [0, 1] }] },
      /obstacles\[0\]\.size\[0\]/,
    ],
    [
      'a motion nobody knows',
      { targets: [{ position: [0, 0], motion: { kind: 'hop' } }] },
      /targets\[0\]\.motion\.kind/,
    ],
    ['gusts beyond 1', { gusts: 2 }, /gusts: must be a number from 0 to 1, got 2/],
    ['a seed that is no whole number', { seed: 1.5 }, /seed: must be a whole number/],
    ['a step of no length', { entities: [{ ...idle(0, 0), steps: [0] }] }, /entities\[0\]\.steps\[0\]/],
    [
      'no steps at all',
      { entities: [{ ...idle(0, 0), steps: [] }] },
      /entities\[0\]\.steps: must be a list of 1/,
    ],
    [
      'a gun on a missile',
      { entities: [{ ...idle(0, 0), gun: {} }] },
      /entities\[0\]\.gun: must be left out/,
    ],
    [
      'a drive nobody knows',
      { entities: [{ ...idle(0, 0), drive: 'magic' }] },
      /entities\[0\]\.drive: must be one of/,
    ],
    ['a size of nothing', { entities: [{ ...idle(0, 0), size: 0 }] }, /entities\[0\]\.size/],
    [
      'guidance for a 2013 body',
      { entities: [{ kind: 'missile-2013', guidance: { kind: 'lead' } }] },
      /entities\[0\]\.guidance: must be left out/,
    ],
    [
      'a target and a quarry',
      {
        entities: [{ kind: 'missile', command: { kind: 'seek', target: [0, 0], quarry: { target: 0 } } }],
        targets: [{ position: [0, 0] }],
      },
      /command\.quarry/,
    ],
    [
      'neither a target nor a quarry',
      { entities: [{ kind: 'missile', command: { kind: 'seek' } }] },
      /command\.target: must be \[x, y\] in metres, got nothing/,
    ],
  ])('refuse %s', (_, more, message) => {
    expect(() => readScenario({ ...base, ...more })).toThrow(message);
  });
});
