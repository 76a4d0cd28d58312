// Tests of Par in a simulation: par, and the lower bound, which no run beats.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulationOf } from '../../../lab/files/field';
import { controllerKinds } from '../../../laws/control/controllers';
import type { Place } from '../../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { limitEntity } from '../../../world/simulation/settings';
import type { Simulation } from '../../../world/simulation/simulation';
import { parGame } from './game';
import { areAbove, type ParRules, parOf } from './par-rules';

const gates: readonly Place[] = [
  [20, 0],
  [35, 15],
  [15, 25],
];

/** The path through the gates and beyond the last one. m */
const path: readonly Place[] = [...gates, [-3, 34]];

/** Middles of the three gates of the test course. m */
const [first, second, third] = gates;
const par = {
  gates: [
    { at: first, direction: Math.PI / 8, width: 10 },
    { at: second, direction: 1.73, width: 10 },
    { at: third, direction: 2.68, width: 10 },
  ],
};

function courseOf(entity: Partial<EntitySpec> = {}, more: Partial<Scenario> = {}): Scenario {
  const command = { kind: 'follow-path', waypoints: path } as const;
  const missile: EntitySpec = { kind: 'missile', seekDistance: 2, command, ...entity };
  return { version: 1, name: 'Test', entities: [missile], par, ...more };
}

function start(scenario: Scenario): { simulation: Simulation; rules: ParRules } {
  const simulation = simulationOf(scenario, [parGame]);
  const rules = parOf(simulation);
  if (!rules) throw new Error('no rules of Par');
  return { simulation, rules };
}

/**
 * Simulates a scenario until its body has passed all gates or its path has ended, for at most half a minute. Returns
 * the rules of Par.
 */
function fly(scenario: Scenario): ParRules {
  const { simulation, rules } = start(scenario);
  const [entity] = simulation.entities;
  while (!rules.course.finished && entity.command.kind !== 'idle' && simulation.time < 30) simulation.step();
  return rules;
}

describe('a run', () => {
  it('passes the gates, above the lower bound, and can be stored', () => {
    const rules = fly(courseOf());
    const { time, splits, poses } = rules.record!;
    expect(splits).toHaveLength(3);
    expect(time).toBe(splits[2]);
    expect(time).toBeGreaterThan(rules.bound!);
    // One pose every 1/20 s from the start, without the step in which the body passed the last gate.
    expect(Math.abs(poses.length / 3 - time * 20)).toBeLessThan(2);
    expect(rules.pilots[0].pushed).toBe(false);
  });

  it('has no record before its end, and its clock starts with time', () => {
    const { simulation, rules } = start(courseOf({ command: { kind: 'idle' } }));
    for (let n = 0; n < 60; n++) simulation.step();
    expect(rules.record).toBeNull();
    expect(rules.course.time).toBeCloseTo(1, 9);
  });

  it('works out its figures for the highest limits it had', () => {
    const { simulation, rules } = start(courseOf());
    const { par } = rules;
    const [entity] = simulation.entities;
    limitEntity(entity, { speed: 20 });
    expect(rules.par).toBeLessThan(par);
    for (let n = 0; n < 30; n++) simulation.step();
    const fast = rules.par;
    limitEntity(entity, { speed: 5 });
    simulation.step();
    expect(rules.par).toBe(fast);
    expect(areAbove(rules.limits, { ...entity.limits, speed: 10 })).toBe(true);
    expect(areAbove(rules.limits, { ...entity.limits, speed: 20 })).toBe(false);
  });

  it('is pushed by an impulse and by wind, and not in still air', () => {
    const impulse = { timeline: [{ at: 1, entity: 0, impulse: [200, 0] }] } as const;
    const wind = { windForce: 300, windHeading: 0 };
    const pushed = [impulse, wind, {}].map((more) => fly(courseOf({}, more)).pilots[0].pushed);
    expect(pushed).toEqual([true, true, false]);
  });
});

describe('the lower bound of the time', () => {
  const off = fc.double({ min: -4, max: 4, noNaN: true });
  const tuning = fc.record({
    kind: fc.constantFrom('missile' as const, 'missile' as const, 'character' as const),
    controller: fc.constantFrom(...Object.keys(controllerKinds)),
    seekDistance: fc.double({ min: 0.5, max: 5, noNaN: true }),
    angularAcceleration: fc.double({ min: 1, max: 100, noNaN: true }),
    speed: fc.double({ min: 2, max: 40, noNaN: true }),
    linearAcceleration: fc.double({ min: 4, max: 500, noNaN: true }),
    stepRate: fc.constantFrom(30, 60, 120),
    angle: fc.double({ min: -3, max: 3, noNaN: true }),
    offs: fc.array(fc.tuple(off, off), { minLength: 3, maxLength: 3 }),
  });

  it('is beaten by no path, no controller and no tuning, and no run counts as pushed', () => {
    let finished = 0;
    fc.assert(
      fc.property(tuning, ({ kind, controller, seekDistance, stepRate, angle, offs, ...limits }) => {
        const through = gates.map(([x, y], n): Place => [x + offs[n][0], y + offs[n][1]]);
        const waypoints = [...through, path[3]];
        const command = { kind: 'follow-path', waypoints } as const;
        const entity = { kind, controller: { kind: controller }, seekDistance, angle, limits, command };
        const rules = fly(courseOf(entity as EntitySpec, { stepRate }));
        expect(rules.pilots[0].pushed).toBe(false);
        if (!rules.course.finished) return;
        finished++;
        expect(rules.course.time).toBeGreaterThanOrEqual(rules.bound!);
      }),
      { numRuns: 60, seed: 7 },
    );
    expect(finished).toBeGreaterThan(20);
  });

  it('is reached to a hundredth of a second on a straight course of narrow gates', () => {
    const straight: readonly Place[] = [
      [20, 0],
      [60, 0],
    ];
    const command = { kind: 'follow-path', waypoints: [...straight, [90, 0] as Place] } as const;
    // The bound lets a way end half a width before a gate.
    const narrow = straight.map((at) => ({ at, direction: 0, width: 0.1 }));
    const rules = fly(courseOf({ command }, { par: { gates: narrow } }));
    const over = rules.course.time - rules.bound!;
    expect(over).toBeGreaterThanOrEqual(0);
    expect(over).toBeLessThan(0.01);
  });
});

describe('runs that do not count', () => {
  it('is nothing on a path turned by torque or a joint’s motor', () => {
    expect(fly(courseOf()).pilots[0].violation).toBeNull();
    expect(fly(courseOf({ drive: 'joint' })).pilots[0].violation).toBeNull();
  });

  it.each(['angle', 'angular-velocity'] as const)(
    'is to turn by setting the %s, which no motor can',
    (drive) => {
      expect(fly(courseOf({ drive })).pilots[0].violation).toBe('drive');
    },
  );

  it('is to steer by the target in Seek', () => {
    const [x, y] = gates[0];
    expect(fly(courseOf({ command: { kind: 'seek', target: [x, y] } })).pilots[0].violation).toBe('hand');
  });
});
