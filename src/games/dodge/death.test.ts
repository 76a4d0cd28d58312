// The timeline of a hit, in real seconds.
import { expect, it } from 'vitest';
import { death, slowTimeAt, tempoAt } from './death';

it('is slow until 0.6 s, less slow until 2 s, and stands still then; where motion is reduced at once', () => {
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
