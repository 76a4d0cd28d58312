// Tests of what a restart and a saved file keep: settings, chases, fixed bodies, and the rest of the timeline.

import { describe, expect, it } from 'vitest';
import { readScenario } from '../../lab/files/read-scenario';
import { gunsOf } from '../../world/simulation/guns/gunnery';
import type { EntitySpec } from '../../world/simulation/scenario';
import { delay, noise } from '../../world/simulation/settings';
import { Simulation } from '../../world/simulation/simulation';
import { sessionOf } from './session.fixture';

const missile: EntitySpec = { kind: 'missile', command: { kind: 'turn-towards', target: [0, 90] } };

describe('a restart', () => {
  it('keeps weather and collisions off if a person has switched them off', () => {
    const session = sessionOf([missile], { windTorque: 100, gusts: 0.5, bodiesCollide: true });
    session.edit(({ simulation }) => {
      simulation.wind.set({ windTorque: 0, gusts: 0 });
      simulation.bodiesCollide = false;
    });
    session.restart();
    expect(session.simulation.wind.weather).toMatchObject({ windTorque: 0, gusts: 0 });
    expect(session.simulation.bodiesCollide).toBe(false);
  });
});

describe('a saved file', () => {
  it('has the noise and delay that a person set on a body, and none for other bodies', () => {
    const session = sessionOf([missile, missile]);
    session.set(noise, 0.01, [session.entities[0]]);
    session.set(delay, 3, [session.entities[0]]);
    const { entities } = readScenario(session.toScenario());
    expect(entities.map(({ sensor }) => sensor)).toEqual([{ noise: 0.01, delay: 3 }, undefined]);
    session.restart();
    expect(session.entities[0].guided?.sensor).toMatchObject({ noise: 0.01, delay: 3 });
  });

  it('has no sensor that is out of range or of a 2013 body: both are refused', () => {
    const session = sessionOf([missile, { kind: 'missile-2013' }]);
    const [today, published] = session.entities;
    expect(() => session.set(delay, 0.5, [today])).toThrow('Delay: must be a whole number');
    expect(today.guided?.sensor).toMatchObject({ noise: 0, delay: 0 });
    expect(() => session.set(delay, 1, [published])).toThrow('Delay: a Missile 2013 takes none');
  });

  it('has the remaining timeline, counted from now', () => {
    const timeline = [1, 3].map((at) => ({ at, entity: 0, spin: 5 }));
    const session = sessionOf([missile], { timeline });
    session.step(120);
    const saved = session.toScenario();
    expect(saved.timeline).toEqual([{ at: expect.closeTo(1, 9), entity: 0, spin: 5 }]);
    expect(readScenario(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });

  it('holds a body for exactly the remaining time', () => {
    const session = sessionOf([{ ...missile, heldUntil: 3 }]);
    session.step(60);
    expect(session.toScenario().entities[0].heldUntil).toBeCloseTo(2, 9);
    session.step(180);
    expect(session.toScenario().entities[0]).not.toHaveProperty('heldUntil');
  });

  it('keeps view, camera and backdrop', () => {
    const shown = {
      view: [
        [-9, -5],
        [9, 5],
      ],
      camera: 'frame',
      backdrop: 'sun',
    } as const;
    const saved = sessionOf([missile], shown).toScenario();
    expect(readScenario(JSON.parse(JSON.stringify(saved)))).toMatchObject(shown);
  });

  it('keeps a body’s whole turns', () => {
    const session = sessionOf([
      { kind: 'missile', angle: 20 },
      { kind: 'missile-2013', angle: -20 },
    ]);
    expect(session.toScenario().entities.map(({ angle }) => angle)).toEqual([20, -20]);
  });

  it('keeps the chase of a 2013 body', () => {
    const quarry = { target: 0 } as const;
    const targets = [{ position: [30, 0], motion: { kind: 'circle' } }] as const;
    const session = sessionOf([{ kind: 'missile-2013', command: { kind: 'seek', quarry } }], { targets });
    session.step(30);
    expect(session.toScenario().entities[0].command).toEqual({ kind: 'seek', quarry });
  });
});

describe('the next line-up', () => {
  it.each<[string, Parameters<typeof sessionOf>]>([
    [
      'where a timeline names bodies by their place',
      [[missile], { timeline: [{ at: 1, entity: 0, spin: 1 }] }],
    ],
    [
      'where one chases another',
      [[missile, { ...missile, command: { kind: 'seek', quarry: { entity: 0 } } }]],
    ],
    ['beside a turret', [[missile, { kind: 'turret' }]]],
  ])('is not offered %s', (_, [entities, more]) => {
    const session = sessionOf(entities, more);
    session.edit(({ lineUp }) => lineUp.next());
    expect(session.entities).toHaveLength(entities.length);
    expect(session.lineUp.open).toBe(false);
  });
});

describe('a body that leaves', () => {
  it('leaves its chasers idle, 2013 bodies too', () => {
    const chaser = (kind: EntitySpec['kind']): EntitySpec => ({
      kind,
      position: [0, 30],
      command: { kind: 'seek', quarry: { entity: 0 } },
    });
    const simulation = new Simulation({
      version: 1,
      name: 'Test',
      entities: [missile, chaser('missile'), chaser('missile-2013')],
    });
    simulation.remove(simulation.entities[0]);
    expect(simulation.entities.map(({ command }) => command.kind)).toEqual(['idle', 'idle']);
  });

  it('takes its axle and joint along', () => {
    const entities: EntitySpec[] = [{ kind: 'turret', drive: 'joint' }, missile];
    const simulation = new Simulation({ version: 1, name: 'Test', entities });
    const [turret] = simulation.entities;
    simulation.remove(turret);
    expect(simulation.world.getBodyCount()).toBe(1);
    expect(simulation.world.getJointCount()).toBe(0);
  });
});

it('a drag ends the chase of another body', () => {
  const session = sessionOf([
    { ...missile, autonomous: true },
    { kind: 'missile', position: [0, 20] },
  ]);
  const [target, chaser] = session.entities;
  session.edit(({ commands }) => commands.setMode('seek'));
  session.simulation.give(chaser, {
    kind: 'seek',
    chased: { position: { x: 1, y: 1 }, velocity: { x: 0, y: 0 } },
  });
  session.edit(({ commands }) => commands.moveTarget({ x: 40, y: 5 }));
  expect(chaser.target).toEqual({ x: 40, y: 5 });
  expect(target.command.kind).toBe('turn-towards');
});

describe('a body that is placed', () => {
  it.each(['torque', 'joint', 'angular-velocity', 'angle'] as const)(
    'by a step test has nothing to take away, turned by %s',
    (drive) => {
      const session = sessionOf([{ ...missile, drive }]);
      session.step(20);
      session.edit(({ commands }) => commands.stepTest(1));
      session.step(30);
      const { push } = session.simulation.measures.of(session.entities[0])!;
      expect([push.given, push.overridden]).toEqual([0, 0]);
    },
  );

  it.each(['angular-velocity', 'angle'] as const)('and held stays there, turned by %s', (drive) => {
    const session = sessionOf([{ ...missile, drive, heldUntil: 1 }]);
    session.step(59);
    expect(session.entities[0].body.getAngle()).toBe(0);
    session.step(120);
    expect(session.entities[0].body.getAngle()).toBeCloseTo(Math.PI / 2, 1);
  });
});

it('a turret of twice the size fires beyond its own barrel and hits', () => {
  const enemy: EntitySpec = { kind: 'missile', hostile: true, autonomous: true, position: [30, 0] };
  const entities: EntitySpec[] = [{ kind: 'turret', size: 2, gun: {} }, enemy];
  const simulation = new Simulation({ version: 1, name: 'Test', entities });
  while (simulation.time < 4) simulation.step();
  const [{ score }] = gunsOf(simulation);
  expect(score.hits).toBeGreaterThan(1);
  expect(score.hits).toBeGreaterThanOrEqual(score.shots - 1);
});

it('the reduced turn limit makes no body stronger', () => {
  const weak: EntitySpec = { ...missile, position: [0, 40], limits: { angularAcceleration: 2 } };
  const session = sessionOf([{ ...missile, limits: { angularAcceleration: 100 } }, weak]);
  session.edit(({ reducedLimit }) => reducedLimit.toggle());
  expect(session.entities.map(({ limits }) => limits.angularAcceleration)).toEqual([25, 2]);
  session.edit(({ reducedLimit }) => reducedLimit.toggle());
  expect(session.entities.map(({ limits }) => limits.angularAcceleration)).toEqual([100, 2]);
});
