// Tests of the medal rule against a table computed by another program.
import { expect, it } from 'vitest';
import { medalFor, medalsBy, nextMedal } from './medals';

const flights = ([straight, slider, law, best]: readonly number[]) => ({
  straight: { time: straight },
  slider: { time: slider },
  law: { time: law },
  best: { time: best },
});

// The design's table of courses: times of the flights, and the resulting medals.
it.each([
  ['Slalom', [12.277, 9.12, 8.766, 8.69], [12.29, 10.85, 9, 8.73]],
  ['Straight and stop', [13.45, 13.433, 11.15, 10.467], [13.46, 12.26, 11.31, 10.65]],
  ['Three doors', [9.381, 7.996, 7.932, 7.081], [9.39, 8.47, 7.73, 7.22]],
  ['Knot', [17.799, 15.757, 14.961, 14.284], [17.81, 16.4, 15.27, 14.5]],
])('of %s follow from its flights', (_, times, medals) => {
  expect(Object.values(medalsBy(flights(times)))).toEqual(medals);
});

it('are earned up to their time, the best one by a run and the easiest one next', () => {
  const medals = { bronze: 4, silver: 3, gold: 2, ace: 1 };
  expect([5, 4, 3, 1.5, 1].map((time) => medalFor(time, medals))).toEqual([
    null,
    'bronze',
    'silver',
    'gold',
    'ace',
  ]);
  expect([null, 4, 1].map((time) => nextMedal(time, medals)?.name)).toEqual(['bronze', 'silver', undefined]);
});

it('that a course does not have are neither earned nor next', () => {
  const medals = { bronze: 4, ace: 1 };
  expect([5, 4, 2.5, 1].map((time) => medalFor(time, medals))).toEqual([null, 'bronze', 'bronze', 'ace']);
  expect(nextMedal(2.5, medals)).toEqual({ name: 'ace', time: 1 });
  expect(nextMedal(2.5, null)).toBeNull();
});
