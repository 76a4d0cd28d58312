// Tests of courses in files: their only form in the rules, and the name of their best run.
import { describe, expect, it } from 'vitest';
import { readScenario } from '../../lab/files/read-scenario';
import type { Scenario } from '../../world/simulation/scenario';
import { scenarioOf } from './rules/course';
import { courses } from './rules/courses';
import { parGame } from './rules/game';
import { bestRunKey, courseSpec } from './spec';

describe('the name of a course’s best run', () => {
  const gate = { at: [10, 0], direction: 0, width: 6 } as const;
  const scenario = {
    version: 1,
    name: 'Test',
    entities: [{ kind: 'missile', limits: { speed: 10 } }],
    par: { gates: [gate] },
  } satisfies Scenario;
  const [missile] = scenario.entities;

  it('is the same whatever the pilot may tune', () => {
    const tuned = { ...missile, seekDistance: 1, controller: { kind: 'spd' } } as const;
    expect(bestRunKey({ ...scenario, name: 'Other', entities: [tuned] })).toBe(bestRunKey(scenario));
  });

  it('differs for other gates, another start and other limits', () => {
    const others: Scenario[] = [
      { ...scenario, par: { gates: [{ ...gate, at: [10, 1] }] } },
      { ...scenario, entities: [{ ...missile, position: [1, 0] }] },
      { ...scenario, entities: [{ ...missile, limits: { speed: 11 } }] },
    ];
    expect(new Set([scenario, ...others].map(bestRunKey)).size).toBe(4);
    expect(bestRunKey({ ...scenario, stepRate: 60 })).toBe(bestRunKey(scenario));
    expect(bestRunKey({ ...scenario, stepRate: 120 })).not.toBe(bestRunKey(scenario));
  });
});

describe('the best runs of earlier versions', () => {
  it('are found under the names that they were kept under', () => {
    const keys = courses.map((course) => bestRunKey(scenarioOf(course)));
    expect(keys.slice(0, 3)).toEqual(['par2-5713d76b', 'par2-6df42612', 'par2-44f0a4e4']);
  });
});

describe('a course', () => {
  it('has one form: its gates, and the other fields of its file', () => {
    const medals = { bronze: 4, silver: 3, gold: 2, ace: 1 };
    const gates = [
      { at: [1, 2], direction: 0, width: 6 },
      { at: [3, 4], stop: 2 },
    ] as const;
    expect(courseSpec({ course: 'a', name: 'A', gates, medals })).toEqual({
      id: 'a',
      name: 'A',
      gates: [
        { kind: 'line', at: { x: 1, y: 2 }, direction: 0, width: 6 },
        { kind: 'stop', at: { x: 3, y: 4 }, radius: 2 },
      ],
      medals,
    });
  });

  it('of discs, as earlier versions had, is refused with a sentence', () => {
    const [missile] = scenarioOf(courses[0]).entities;
    const old = { version: 1, name: 'Old', entities: [missile], par: { gates: [[1, 2]], radius: 3 } };
    expect(() => readScenario(old, [parGame])).toThrow(
      'par: must be a course of gates without a radius: courses of discs are no longer flown',
    );
  });
});
