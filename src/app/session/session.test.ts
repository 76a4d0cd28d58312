// Tests of a session: it loads a scene, lets time pass, restarts, and returns its state as a scenario.

import { describe, expect, it } from 'vitest';
import { readScenario } from '../../lab/files/read-scenario';
import { poseOf } from '../../world/simulation/pose';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import { limitEntity, seekDistance } from '../../world/simulation/settings';
import { paces } from './playback';
import { onSquare, sessionOf, square } from './session.fixture';

const kinds = ['missile', 'character', 'missile-2013', 'character-2013'] as const;
const points = square.map(([x, y]) => ({ x, y }));
const poses = (session: ReturnType<typeof sessionOf>) => session.entities.map(poseOf);

describe('load', () => {
  it.each([
    ['turn-towards', 'track'],
    ['seek', 'seek'],
  ] as const)('takes mode and target from the first body: %s is %s', (kind, mode) => {
    const session = sessionOf([
      { kind: 'missile', command: { kind, target: [3, 4] } },
      { kind: 'character' },
    ]);
    expect(session.commands).toMatchObject({ mode, target: { x: 3, y: 4 }, waypoints: [], loop: false });
    expect(session.lineUp.name).toBe('both');
  });

  it('takes the path from the first body that follows one', () => {
    const session = sessionOf([{ kind: 'missile' }, onSquare('missile', true)]);
    expect(session.commands).toMatchObject({ mode: 'seek', waypoints: points, loop: true });
    expect(session.lineUp.name).toBe('missile');
    expect(sessionOf([onSquare('missile')]).commands).toMatchObject({
      mode: 'path',
      target: points[0],
      loop: false,
    });
  });

  it('puts the target 15 m ahead of an idle body', () => {
    const { commands } = sessionOf([{ kind: 'missile', position: [1, 2], angle: Math.PI / 2 }]);
    const { target, mode } = commands;
    expect(mode).toBe('seek');
    expect(target.x).toBeCloseTo(1, 12);
    expect(target.y).toBeCloseTo(17, 12);
  });

  it('keeps pause and pace, and calls the listeners until they are removed', () => {
    const session = sessionOf([{ kind: 'missile' }]);
    let calls = 0;
    const stop = session.onChange(() => {
      calls += 1;
    });
    session.playback.paused = true;
    session.playback.nextPace();
    session.load({ version: 1, name: 'Other', entities: [{ kind: 'character' }] }, 'other');
    expect(calls).toBe(3);
    stop();
    session.playback.nextPace();
    expect(calls).toBe(3);
    expect(session.title).toBe('other');
    expect(session.lineUp.name).toBe('character');
    expect(session.playback).toMatchObject({ paused: true, pace: paces[2] });
  });
});

describe('time', () => {
  it('passes in steps, and calls no listener', () => {
    const session = sessionOf([onSquare('missile')]);
    session.onChange(() => {
      throw new Error('called');
    });
    expect(session.advance(0.02)).toBeCloseTo(0.2, 12);
    expect(session.simulation.tick).toBe(1);
  });

  it('stops while paused, except for steps by hand', () => {
    const session = sessionOf([onSquare('missile')]);
    session.playback.paused = true;
    expect(session.advance(0.1)).toBe(1);
    expect(session.simulation.tick).toBe(0);
    session.step(3);
    expect(session.simulation.tick).toBe(3);
  });

  it('takes no steps for the time of a pause', () => {
    const session = sessionOf([onSquare('missile')]);
    session.advance(0.016);
    session.playback.paused = true;
    session.playback.paused = false;
    session.advance(0.001);
    expect(session.simulation.tick).toBe(0);
  });

  it('passes at every pace in turn', () => {
    const session = sessionOf([onSquare('missile')]);
    const seen = paces.map(() => {
      session.playback.nextPace();
      return session.playback.pace;
    });
    expect(seen).toEqual([0.5, 0.25, 0.1, 1]);
  });
});

describe('restart', () => {
  it('begins the same run again when nothing was edited: own targets, timeline, holds', () => {
    const turning: EntitySpec[] = kinds.map((kind, n) => ({
      kind,
      position: [n, 2],
      angle: n,
      command: { kind: 'turn-towards', target: [-10 * n, 50] },
      heldUntil: 0.5,
    }));
    const session = sessionOf([...turning, { kind: 'missile' }, onSquare('character')], {
      timeline: [
        { at: 1, entity: 0, target: [0, -50] },
        { at: 0.1, entity: 4, command: { kind: 'seek', target: [50, 50] } },
      ],
    });
    session.step(240);
    const first = poses(session);
    session.restart();
    expect(session.simulation.time).toBe(0);
    session.step(240);
    expect(poses(session)).toEqual(first);
  });

  it('puts bodies at their start and keeps path, limits, gains, step rate and wind', () => {
    const session = sessionOf([onSquare('missile'), { ...onSquare('character'), angle: 1 }]);
    const [missile] = session.entities;
    session.edit(({ commands }) => commands.moveWaypoint(0, { x: 25, y: -5 }));
    session.edit(({ simulation }) => {
      limitEntity(missile, { speed: 7 });
      missile.configure({ kind: 'windowed-pid', kp: 30 });
      simulation.wind.set({ windTorque: 20 });
    });
    session.set(seekDistance, 3, [missile]);
    session.edit(({ simulation }) => {
      simulation.stepRate = 120;
    });
    session.step(100);
    session.restart();
    expect(poses(session)).toEqual([
      { x: 10, y: 0, angle: 0 },
      { x: 10, y: 0, angle: 1 },
    ]);
    const [again, other] = session.entities;
    expect(again.limits.speed).toBe(7);
    expect(again.controller).toEqual({ kind: 'windowed-pid', kp: 30 });
    expect(again.seekDistance).toBe(3);
    expect(session.simulation).toMatchObject({
      stepRate: 120,
      wind: { weather: { windTorque: 20 } },
      time: 0,
    });
    for (const entity of [again, other]) {
      expect(entity.waypoints).toEqual([{ x: 25, y: -5 }, ...points.slice(1)]);
      expect(entity.cursor).toBe(0);
      expect(entity.body.getLinearVelocity().length()).toBe(0);
    }
  });

  it('keeps a target that was dragged', () => {
    const session = sessionOf([{ kind: 'missile', command: { kind: 'seek', target: [30, 0] } }]);
    session.edit(({ commands }) => commands.moveTarget({ x: -9, y: 9 }));
    session.restart();
    expect(session.commands.target).toEqual({ x: -9, y: 9 });
    expect(session.entities[0].target).toEqual({ x: -9, y: 9 });
  });
});

describe('toScenario', () => {
  const reread = (scenario: Scenario) => readScenario(JSON.parse(JSON.stringify(scenario)));

  it('is a valid scenario whose session is in the same state', () => {
    const session = sessionOf(
      kinds.map((kind) => ({ ...onSquare(kind), label: `the ${kind}` })),
      { description: 'Of a test.', seconds: 3, stepRate: 50, windTorque: 4 },
    );
    session.step(30);
    session.edit(({ commands }) => commands.moveWaypoint(2, { x: 1, y: 19 }));
    session.edit(({ reducedLimit }) => reducedLimit.set({ turnRate: 5, angularAcceleration: 9 }));
    const scenario = session.toScenario();
    expect(reread(scenario)).toEqual(scenario);
    expect(scenario).toMatchObject({ name: 'Test', description: 'Of a test.', seconds: 3, stepRate: 50 });
    const copy = sessionOf([], scenario);
    expect(poses(copy)).toEqual(poses(session));
    expect(copy.commands.waypoints).toEqual(session.commands.waypoints);
    expect(copy.toScenario()).toEqual(scenario);
  });

  it('leaves out a turn rate limit that is off or that the 2013 rules do not know', () => {
    const session = sessionOf([{ kind: 'missile' }, { kind: 'missile-2013' }]);
    expect(session.toScenario().entities[0].limits).not.toHaveProperty('turnRate');
    session.edit(({ reducedLimit }) => reducedLimit.set({ turnRate: 5 }));
    const [today, published] = reread(session.toScenario()).entities;
    expect(today.limits?.turnRate).toBe(5);
    expect(published.limits).not.toHaveProperty('turnRate');
  });

  it('has the target where it is now, also when the timeline moved it', () => {
    const session = sessionOf(
      kinds.map((kind) => ({ kind, command: { kind: 'turn-towards', target: [30, 0] } })),
      { timeline: [{ at: 0, entity: 0, target: [5, 5] }] },
    );
    session.edit(({ commands }) => commands.moveTarget({ x: 0, y: 40 }));
    session.step();
    const targets = session.toScenario().entities.map(({ command }) => command);
    expect(targets).toEqual(
      [
        [5, 5],
        [0, 40],
        [0, 40],
        [0, 40],
      ].map((target) => ({ kind: 'turn-towards', target })),
    );
  });
});

describe('origin of a scene', () => {
  const other: Scenario = { version: 1, name: 'Other', entities: [{ kind: 'missile' }] };

  it('stays through a restart, during building, and after undo returns to the scene', () => {
    const session = sessionOf([onSquare('missile')]);
    expect(session.origin).toBeNull();
    session.load(other, 'Other', 'outside');
    session.restart();
    session.build(true);
    session.rebuild((start) => ({ ...start, seed: 2 }));
    session.build(false);
    expect(session.origin).toBe('outside');
    session.load(other, 'other');
    expect(session.origin).toBeNull();
    session.undo();
    expect([session.title, session.origin]).toEqual(['Other', 'outside']);
  });

  it('can be stored for a scene that was left in the meantime', () => {
    const session = sessionOf([onSquare('missile')]);
    session.load(other, 'Other', 'outside');
    const { scene } = session;
    session.load(other, 'other');
    session.setOrigin(scene, 'own=1');
    expect(session.origin).toBeNull();
    session.undo();
    expect(session.origin).toBe('own=1');
  });
});

describe('another name', () => {
  it('is saved, moves nothing and is no undo step', () => {
    const session = sessionOf([onSquare('missile')]);
    session.step(30);
    const [where, { scene, simulation }] = [poses(session), session];
    session.rename('Alley');
    expect([session.title, session.toScenario().name, session.start.name]).toEqual(Array(3).fill('Alley'));
    expect([session.scene, session.simulation]).toEqual([scene, simulation]);
    expect(poses(session)).toEqual(where);
    expect(session.canUndo).toBe(false);
    session.restart();
    expect(session.toScenario().name).toBe('Alley');
  });
});

describe('the record of telemetry', () => {
  const turning = { kind: 'missile', command: { kind: 'turn-towards', target: [0, 100] } } as const;

  it('starts again with a restart and with another scenario', () => {
    const session = sessionOf([turning]);
    session.step(30);
    session.restart();
    expect(session.simulation.measures.telemetry.steps).toBe(0);
    session.step(30);
    session.load(session.scenario, 'again');
    expect(session.simulation.measures.telemetry.times()).toEqual([]);
  });
});
