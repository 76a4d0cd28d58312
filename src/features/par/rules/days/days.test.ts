// Tests of the courses of the day: each date has one, the same everywhere, which can be completed and has rising
// medals.
import { describe, expect, it } from 'vitest';
import { readScenario } from '../../../../lab/files/read-scenario';
import { dayAfter } from '../../../../lab/scenarios/day';
import { scenarioOf } from '../course';
import { flownBy } from '../flight';
import { parGame, readLink } from '../game';
import { medalFor, medalNames } from '../medals';
import { prove } from '../own-course';
import { courseCalled, dayCourse, isCourse, isWorthFlying, plainCourse } from './days';
import { dayLayout } from './layout';

const courseOn = (date: number) => dayCourse(date)!;

/** Twenty consecutive dates. */
const dates: number[] = [];
for (let date = 20261221; dates.length < 20; date = dayAfter(date)) dates.push(date);

describe('the course of a date', () => {
  it('is a valid scenario without medals, and another one on another date', () => {
    const scenarios = dates.map((date) => scenarioOf(courseOn(date)));
    for (const scenario of scenarios) {
      expect(readScenario(scenario, [parGame])).toEqual(scenario);
      expect(scenario.par).not.toHaveProperty('medals');
    }
    expect(new Set(scenarios.map(({ par }) => JSON.stringify(par!.gates))).size).toBe(dates.length);
  });

  it('is flown in at most 26 s by the untouched plan, above the bound, and nothing pushes it', () => {
    for (const date of dates) {
      const { finished, flaw, time, bound } = flownBy(scenarioOf(courseOn(date)))!;
      expect([date, finished, flaw]).toEqual([date, true, null]);
      expect(time).toBeLessThan(26);
      expect(time).toBeGreaterThan(bound!);
    }
  });

  it('is null for an invalid date', async () => {
    for (const none of [20261131, 20261121.5, 7, Number.NaN]) expect(dayCourse(none)).toBeNull();
    expect([isCourse('20261121'), isCourse('slalom'), isCourse('20261131')]).toEqual([true, true, false]);
    expect(courseCalled('nowhere')).toBeNull();
    expect(await readLink('par=20261131')).toBeNull();
  });

  it('is opened by its address', async () => {
    const opened = await readLink('par=20261121');
    expect(opened!.scenario).toEqual(scenarioOf(courseOn(20261121)));
  });
});

describe('the medals of a date', () => {
  it.each([20261121, 20270301, 21991231])(
    'of %i rise, and are earned by the flights that they follow from',
    (date) => {
      const course = courseOn(date);
      const proof = prove(scenarioOf(course), 1);
      if (!('medals' in proof)) throw new Error(`gate ${proof.gate} is ${proof.why}`);
      const { medals, flights } = proof;
      const times = medalNames.map((name) => medals[name]!);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(new Set(times).size).toBe(4);
      expect(medalFor(flownBy(scenarioOf(course))!.time, medals)).toBe('bronze');
      expect(flights.slider.time).toBeGreaterThan(medals.gold!);
      const { time, bound, flaw } = flownBy(scenarioOf(course, flights.best))!;
      expect([time, flaw]).toEqual([flights.best.time, null]);
      expect(medalFor(time, medals)).toBe('ace');
      expect(time).toBeGreaterThan(bound!);
    },
  );
});

describe('a layout is refused', () => {
  const course = plainCourse(20261121, dayLayout(20261121));

  it('where the untouched plan misses a gate', () => {
    const weak = { ...course, limits: [{ ...course.limits[0], angularAcceleration: 0.5 }] };
    expect(isWorthFlying(weak)).toBe(false);
  });

  it('where the untouched plan needs over 26 s', () => {
    // The way from gate to gate has at least 7 legs of 17 m: 24 s at 5 m/s. The way of this course is longer.
    const slow = { ...course, limits: [{ ...course.limits[0], speed: 5 }] };
    expect(isWorthFlying(slow)).toBe(false);
  });

  it('if it is straight: there is nothing to win', () => {
    const gates = [-20, 5, 30].map((x) => ({ at: [x, 0] as const, direction: 0, width: 6 }));
    const straight = { ...course, start: [-48, 0] as const, angle: 0, gates, runOut: [42, 0] as const };
    expect(isWorthFlying(straight)).toBe(false);
  });
});
