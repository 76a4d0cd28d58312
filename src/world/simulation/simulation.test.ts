// Tests of the world and its commands: when they are applied, which are refused, and that equal inputs give equal
// results.

import { describe, expect, it } from 'vitest';
import { poseOf } from './pose';
import type { EntitySpec, Scenario, TimelineEntry } from './scenario';
import { limitEntity, seekDistance } from './settings';
import { Simulation } from './simulation';

const looking: EntitySpec = { kind: 'missile', command: { kind: 'turn-towards', target: [50, 0] } };

const scenario = (more: Partial<Scenario> = {}): Scenario => ({
  version: 1,
  name: 'test',
  entities: [looking],
  ...more,
});

// An entry acts before a step, so it is visible after that step.
/** Returns the number of steps (at 60 Hz) after which each timeline entry has a visible effect. */
function stepsUntil(...timeline: TimelineEntry[]) {
  const simulation = new Simulation(scenario({ timeline }));
  const seen = timeline.map(() => 0);
  for (let n = 1; n <= 60; n++) {
    simulation.step();
    timeline.forEach(({ target }, k) => {
      if (seen[k] === 0 && simulation.entities[0].target?.y === target?.[1]) seen[k] = n;
    });
  }
  return seen;
}

const entry = (at: number, y = 9): TimelineEntry => ({ at, entity: 0, target: [0, y] });

describe('the timeline', () => {
  it('is applied before the tick of its time: 0 s before tick 0, 0.05 s before tick 3 at 60 Hz', () => {
    expect(stepsUntil(entry(0))).toEqual([1]);
    expect(stepsUntil(entry(0.05))).toEqual([4]);
  });

  it('need not be in order', () => {
    expect(stepsUntil(entry(0.1, 7), entry(0.05, 8), entry(0, 9))).toEqual([7, 4, 1]);
  });

  it('takes a time that is late by less than 1e-9 s for now', () => {
    expect(stepsUntil(entry(2 / 60 + 0.9e-9))).toEqual([3]);
    expect(stepsUntil(entry(2 / 60 + 2e-9))).toEqual([4]);
  });

  it('gives commands, and moves a target without a new one', () => {
    const simulation = new Simulation(
      scenario({
        entities: [{ kind: 'missile' }, looking],
        timeline: [
          { at: 0, entity: 0, command: { kind: 'seek', target: [1, 2] } },
          { at: 0, entity: 1, target: [3, 4] },
        ],
      }),
    );
    const [idle, turning] = simulation.entities;
    const { command } = turning;
    simulation.step();
    expect(idle.command).toEqual({ kind: 'seek', target: { x: 1, y: 2 } });
    expect(turning.command).toBe(command);
    expect(turning.target).toEqual({ x: 3, y: 4 });
  });
});

describe('time', () => {
  it('continues when the step rate changes: 30 steps at 60 Hz and 60 at 120 Hz are 1 s', () => {
    const simulation = new Simulation(scenario({ timeline: [entry(0.75)] }));
    for (let n = 0; n < 30; n++) simulation.step();
    expect(simulation.time).toBeCloseTo(0.5, 12);
    simulation.stepRate = 120;
    expect(simulation.time).toBeCloseTo(0.5, 12);
    for (let n = 0; n < 30; n++) simulation.step();
    expect(simulation.entities[0].target).toEqual({ x: 50, y: 0 });
    for (let n = 0; n < 30; n++) simulation.step();
    expect(simulation.entities[0].target).toEqual({ x: 0, y: 9 });
    expect(simulation.time).toBeCloseTo(1, 12);
    expect(simulation.tick).toBe(90);
  });

  it.each([29.9, 240.1, 0, NaN, Infinity])('keeps its step rate when it is set to %d Hz', (rate) => {
    const simulation = new Simulation(scenario({ stepRate: 50 }));
    expect(() => {
      simulation.stepRate = rate;
    }).toThrow(new RangeError(`Step rate: must be a number from 30 to 240, got ${rate}`));
    expect(simulation.stepRate).toBe(50);
  });
});

describe('commands from outside', () => {
  const nowhere = [
    { x: NaN, y: 0 },
    { x: 0, y: Infinity },
  ];

  it.each(nowhere)('refuse the place ($x, $y) and change nothing', (place) => {
    const simulation = new Simulation(scenario());
    const [entity] = simulation.entities;
    const { command, target } = entity;
    const waypoints = [{ x: 0, y: 0 }, place];
    const refusal = new RangeError(`a place must be two numbers, got ${place.x}, ${place.y}`);
    expect(() => simulation.give(entity, { kind: 'seek', target: place })).toThrow(refusal);
    expect(() => simulation.give(entity, { kind: 'follow-path', waypoints, loop: true })).toThrow(refusal);
    expect(() => simulation.reroute(entity, waypoints, 0)).toThrow(refusal);
    expect(entity.command).toBe(command);
    expect(entity.target).toBe(target);
  });

  it('refuse limits and change none of them when one is out of range', () => {
    const simulation = new Simulation(scenario());
    const [entity] = simulation.entities;
    const before = { ...entity.limits };
    const limit = () => limitEntity(entity, { linearAcceleration: 5, speed: -1 });
    expect(limit).toThrow(new RangeError('Max speed: must be a number above 0, got -1'));
    expect(() => limitEntity(entity, { speed: Infinity })).toThrow(RangeError);
    expect(() => limitEntity(entity, { angularAcceleration: NaN })).toThrow(RangeError);
    expect(entity.limits).toEqual(before);
  });

  it('leave limits alone that are not given, and switch the turn rate limit off by Infinity', () => {
    const simulation = new Simulation(scenario());
    const [entity] = simulation.entities;
    // @ts-expect-error: only a script without types says undefined
    limitEntity(entity, { turnRate: 3, speed: undefined });
    expect(entity.limits).toMatchObject({ turnRate: 3, speed: 10 });
    limitEntity(entity, { turnRate: Infinity });
    expect(entity.limits.turnRate).toBe(Infinity);
  });

  it('give a 2013 body no turn rate limit, which its rules do not know', () => {
    const simulation = new Simulation(scenario({ entities: [{ kind: 'missile-2013' }] }));
    limitEntity(simulation.entities[0], { turnRate: 3, speed: 5 });
    expect(simulation.entities[0].limits).toMatchObject({ turnRate: Infinity, speed: 5 });
  });

  it('refuse seek distances, winds and controllers out of range and change nothing', () => {
    const simulation = new Simulation(scenario());
    const [entity] = simulation.entities;
    const { controller } = entity;
    expect(() => seekDistance.set({ simulation, entity }, 0)).toThrow(
      new RangeError('Seek distance: must be a number above 0, got 0'),
    );
    expect(() => {
      simulation.wind.set({ gusts: 1, windTorque: 1001 });
    }).toThrow(new RangeError('Wind torque: must be a number from -1000 to 1000, got 1001'));
    expect(() => entity.configure({ kind: 'pid', kp: NaN })).toThrow(RangeError);
    expect(entity.seekDistance).toBe(4);
    expect(simulation.wind.weather).toMatchObject({ windTorque: 0, gusts: 0 });
    expect(entity.controller).toBe(controller);
  });
});

describe('bodies', () => {
  it('come and go while it runs', () => {
    const simulation = new Simulation(scenario());
    const [first] = simulation.entities;
    const second = simulation.add({ kind: 'character', position: [3, 4], angle: 2 });
    simulation.step();
    expect(poseOf(second)).toEqual({ x: 3, y: 4, angle: 2 });
    expect(simulation.world.getBodyCount()).toBe(2);
    simulation.remove(first);
    simulation.remove(first);
    expect(simulation.entities).toEqual([second]);
    expect(simulation.before.at(0)).toEqual({ x: 3, y: 4, angle: 2 });
    expect(simulation.world.getBodyCount()).toBe(1);
  });

  it('are bit-identical when the same scenario runs twice, also beside another one', () => {
    const waypoints = [[20, 15] as const, [40, -10] as const, [-20, 5] as const];
    const race = scenario({
      entities: (['missile', 'character', 'missile-2013', 'character-2013'] as const).map((kind) => ({
        kind,
        angle: 1,
        command: { kind: 'follow-path', waypoints },
      })),
      timeline: [{ at: 3, entity: 1, command: { kind: 'seek', target: [-30, -30] } }],
    });
    const run = (disturb: () => void) => {
      const simulation = new Simulation(race);
      const states: number[] = [];
      for (let n = 0; n < 600; n++) {
        simulation.step();
        disturb();
        for (const { body } of simulation.entities) {
          const { x, y } = body.getPosition();
          states.push(x, y, body.getAngle(), body.getAngularVelocity());
        }
      }
      return new Uint32Array(new Float64Array(states).buffer);
    };
    const other = new Simulation(scenario());
    const alone = run(() => {});
    expect(new Set(alone).size).toBeGreaterThan(1000);
    expect(run(() => other.step())).toEqual(alone);
  });
});
