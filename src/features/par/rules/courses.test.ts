// Tests of the courses: every stored flight is simulated again to the last bit, and earns its medal.
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../../lab/files/extent';
import { simulationOf } from '../../../lab/files/field';
import { readScenario } from '../../../lab/files/read-scenario';
import type { Scenario } from '../../../world/simulation/scenario';
import { scenarioOf } from './course';
import { courses } from './courses';
import { parGame } from './game';
import { medalFor } from './medals';
import { parOf } from './par-rules';

/** Runs a scenario to its end. */
function fly(scenario: Scenario) {
  const simulation = simulationOf(scenario, [parGame]);
  const rules = parOf(simulation)!;
  let touched = false;
  while (rules.state !== 'over' && simulation.time < 60) {
    simulation.step();
    touched ||= simulation.contacts.begun.length > 0;
  }
  const { time, flaw, bound } = rules;
  return { time, flaw, bound, touched };
}

/** Rounds a flight time to thousandths of a second, as courses state it. s */
const rounded = (time: number) => Math.round(1000 * time) / 1000;

describe.each(courses)('$name', (course) => {
  const { flights, medals } = course;

  it('is a valid scenario', () => {
    expect(readScenario(scenarioOf(course), [parGame])).toEqual(scenarioOf(course));
  });

  it('earns bronze with the untouched plan, and no silver', () => {
    const { time } = fly(scenarioOf(course));
    expect(rounded(time)).toBe(flights.straight.time);
    expect(medalFor(time, medals)).toBe('bronze');
  });

  it('earns at most silver with the best seek distance alone', () => {
    const { time } = fly(scenarioOf(course, flights.slider));
    expect(rounded(time)).toBe(flights.slider.time);
    expect(time).toBeGreaterThan(medals.gold);
  });

  it('takes with the best law the time that its medals were computed from', () => {
    expect(rounded(fly(scenarioOf(course, flights.law)).time)).toBe(flights.law.time);
  });

  it('is flown to ace by the stored flight, to the last bit, above the bound and without touching a wall', () => {
    const { time, flaw, bound, touched } = fly(scenarioOf(course, flights.best));
    expect(time).toBe(flights.best.time);
    expect(medalFor(time, medals)).toBe('ace');
    expect([flaw, touched]).toEqual([null, false]);
    expect(bound ?? 0).toBeLessThan(time);
  });

  it('has medals by the rule, up to 0.01 s', () => {
    const [s, l, m, b] = (['straight', 'slider', 'law', 'best'] as const).map((name) => flights[name].time);
    const gap = s - b;
    expect(Math.abs(medals.bronze - s - 0.01)).toBeLessThan(0.006);
    expect(Math.abs(medals.silver - (s - 0.4 * gap))).toBeLessThan(0.011);
    expect(Math.abs(medals.gold - Math.min(s - 0.72 * gap, l - 0.3 * (l - b)))).toBeLessThan(0.011);
    expect(Math.abs(medals.ace - (b + Math.min(0.06 * gap, 0.5 * (m - b))))).toBeLessThan(0.011);
  });
});

it.each(courses)('shows the whole flight of the untouched plan: $name', (course) => {
  const { extent } = courseOf(scenarioOf(course), [parGame]);
  const simulation = simulationOf(scenarioOf(course), [parGame]);
  const rules = parOf(simulation)!;
  let beyond = Number.NEGATIVE_INFINITY;
  while (rules.state !== 'over') {
    simulation.step();
    for (const { entity } of rules.pilots) {
      const { x, y } = entity.body.getPosition();
      beyond = Math.max(beyond, extent.left - x, x - extent.right, extent.top - y, y - extent.bottom);
    }
  }
  expect(beyond).toBeLessThan(0);
});
