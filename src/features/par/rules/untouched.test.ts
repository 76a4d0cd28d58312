import { expect, it } from 'vitest';
import { courses } from './courses';
import { flyUntouched } from './untouched';

it('the usual law takes the times on the untouched plans that the courses state', () => {
  const { finished, seconds } = flyUntouched({ kind: 'windowed-pid' });
  expect(finished).toBe(9);
  // Times in the documents have three decimals.
  const known = courses.reduce((sum, { flights }) => sum + flights.straight.time, 0);
  expect(Math.abs(seconds - known)).toBeLessThan(0.0005 * 9);
});

it('a law that shoots past every turn finishes none of them', () => {
  expect(flyUntouched({ kind: 'one-step' })).toEqual({ finished: 0, seconds: 0 });
});
