// Tests of the timeline of a hit, in real seconds.
import { expect, it } from 'vitest';
import { DeathClock, death, nearnessAt, slowTimeAt, tempoAt } from './death';

it('is slow until 0.6 s, less slow until 2 s, then still; with reduced motion still from the start', () => {
  expect([0, 0.5, 0.7, 1.9, 2].map((age) => tempoAt(age, false))).toEqual([0.12, 0.12, 0.5, 0.5, 0]);
  expect(tempoAt(0, true)).toBe(0);
});

it('rings the killer, lights its way, and brings the card at 0.1, 0.4 and 0.8 s', () => {
  expect([death.ring, death.way, death.card]).toEqual([0.1, 0.4, 0.8]);
});

it('lets the pieces fly 0.072 s until 0.6 s, and 0.772 s in all', () => {
  expect(slowTimeAt(0.6)).toBeCloseTo(0.072, 12);
  expect(slowTimeAt(2)).toBeCloseTo(0.772, 12);
  expect(slowTimeAt(60)).toBeCloseTo(0.772, 12);
});

it('zooms by 1.15 × in 0.3 s, is back 0.2 s after 0.6 s, and does not change with reduced motion', () => {
  expect([0, 0.3, 0.59, 0.8, 3].map((age) => nearnessAt(age, false))).toEqual([
    1,
    expect.closeTo(1.15, 12),
    expect.closeTo(1.15, 12),
    expect.closeTo(1, 12),
    1,
  ]);
  // Half of the way after half of the time, because it begins and ends slowly.
  expect(nearnessAt(0.15, false)).toBeCloseTo(1.075, 12);
  expect([0, 0.15, 0.3, 0.6].map((age) => nearnessAt(age, true))).toEqual([1, 1, 1, 1]);
});

it('counts visible time: at most a quarter of a second for a hidden page', () => {
  const clock = new DeathClock(10);
  for (const now of [10, 10.1, 10.3]) clock.pass(now);
  expect(clock.age).toBeCloseTo(0.3, 12);
  clock.pass(70.3);
  expect(clock.age).toBeCloseTo(0.55, 12);
});
