// Tests of dates as numbers: their texts, the days between them, the day after.
import { expect, it } from 'vitest';
import { dayAfter, dayOf, daysAfter, daysBetween, seedOf } from './day';

it('are written as texts name them, and are none that no calendar has', () => {
  expect(['21 Nov', '29 Feb', '1 Jan']).toEqual([20261121, 20280229, 20270101].map(dayOf));
  for (const none of [20260229, 20261131, 20261301, 20261100, 5, 20261121.5]) expect(dayOf(none)).toBeNull();
});

it('are taken by the clock of Greenwich', () => {
  expect(seedOf(new Date('2026-11-21T23:59:59Z'))).toBe(20261121);
});

it('are a number of days apart', () => {
  expect(daysBetween(20261121, 20261221)).toBe(30);
  expect(daysBetween(20280301, 20280228)).toBe(-2);
});

it('follow each other over the ends of months and years', () => {
  expect([20261121, 20261130, 20261231, 20280228, 20270228].map(dayAfter)).toEqual([
    20261122, 20261201, 20270101, 20280229, 20270301,
  ]);
  // 2028 has a 29 February: 366 days from one 21 November to the next.
  expect([0, 365, 731].map((days) => daysAfter(20261121, days))).toEqual([20261121, 20271121, 20281121]);
});
