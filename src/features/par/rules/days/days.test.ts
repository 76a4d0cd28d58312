// The courses of the days: each is flown again, to the last bit, and is one that the generator does not refuse.
import { beforeAll, describe, expect, it } from 'vitest';
import { readScenario } from '../../../../lab/files/read-scenario';
import { dayAfter, daysAfter, daysBetween } from '../../../../lab/scenarios/day';
import { scenarioOf } from '../course';
import { flownBy } from '../flight';
import { parGame } from '../game';
import { medalFor } from '../medals';
import { courseDate, dayCount, dayCourse, firstDay, hasCourse, loadDays } from './days';
import days from './days.json' with { type: 'json' };
import { courseOf, readRow, textOfRow } from './row';

const dates = days.map((_, n) => daysAfter(firstDay, n));
const all = days.map((text, n) => courseOf(dates[n], readRow(dates[n], text)));

describe('the courses of the days', () => {
  it('are there for every date of two years', () => {
    expect(days.length).toBe(dayCount);
    expect([dates[0], dates[dates.length - 1]]).toEqual([20261121, 20281119]);
  });

  it('are valid scenarios, whose rows are read and written to the same text', () => {
    for (const course of all) expect(readScenario(scenarioOf(course), [parGame])).toEqual(scenarioOf(course));
    expect(days.map((text, n) => textOfRow(dates[n], readRow(dates[n], text)))).toEqual(days);
  });

  it('take at most 26 s with the untouched plan, which earns bronze and no silver', () => {
    for (const course of all) {
      const rules = flownBy(scenarioOf(course))!;
      expect([course.name, medalFor(rules.time, course.medals), rules.flaw]).toEqual([
        course.name,
        'bronze',
        null,
      ]);
      expect(rules.time).toBeLessThan(26);
      expect(rules.time).toBeCloseTo(course.flights.straight.time, 3);
    }
  });

  it('are flown to ace by the stored flight, to the last bit, above the bound', () => {
    for (const course of all) {
      const { finished, time, flaw, bound } = flownBy(scenarioOf(course, course.flights.best))!;
      expect([course.name, finished, time, flaw]).toEqual([
        course.name,
        true,
        course.flights.best.time,
        null,
      ]);
      expect(medalFor(time, course.medals)).toBe('ace');
      expect(bound!).toBeLessThan(time);
    }
  });

  it('earn at most silver with the best seek distance alone', () => {
    for (const { flights, medals } of all) expect(flights.slider.time).toBeGreaterThan(medals.gold);
    const [course] = all;
    expect(flownBy(scenarioOf(course, course.flights.slider))!.time).toBeCloseTo(
      course.flights.slider.time,
      3,
    );
  });

  it('leave 1 s between the untouched plan and the best flight, and 0.25 s beyond the best seek distance', () => {
    for (const { flights } of all) {
      expect(flights.straight.time - flights.best.time).toBeGreaterThanOrEqual(0.999);
      expect(flights.slider.time - flights.best.time).toBeGreaterThanOrEqual(0.249);
    }
  });
});

describe('the course of a date', () => {
  beforeAll(loadDays);

  it('is its own while there is one', () => {
    expect(courseDate(20261122)).toBe(20261122);
    expect(dayCourse(20261122)!.id).toBe('20261122');
  });

  it('comes round again after the last, and before the first', () => {
    const last = dates[dates.length - 1];
    expect(courseDate(dayAfter(last))).toBe(dates[0]);
    expect(courseDate(dayAfter(dayAfter(last)))).toBe(dates[1]);
    expect(courseDate(20261120)).toBe(last);
    // 100 years on: 36,500 days and the leap days of 2028 to 2124, less that of 2100: 24.
    expect(daysBetween(20261121, 21261121)).toBe(36_524);
    expect(courseDate(21261121)).toBe(dates[36_524 % dates.length]);
  });

  it('is none for a date that has none of its own, nor for what is no date', async () => {
    for (const none of [20261120, dayAfter(dates[dates.length - 1]), 20261131, 20261121.5, Number.NaN]) {
      expect(hasCourse(none)).toBe(false);
      expect(dayCourse(none)).toBeNull();
    }
    expect(await parGame.fromAddress!('par=20261120')).toBeNull();
  });

  it('is opened by its address', async () => {
    const opened = await parGame.fromAddress!('par=20261121');
    expect(opened!.scenario).toEqual(scenarioOf(dayCourse(20261121)!));
  });
});
