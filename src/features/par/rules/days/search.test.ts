// The search for a day's flights: what it refuses, before it looks for more.
import { expect, it } from 'vitest';
import { layoutOf } from './layout';
import { plainCourse } from './row';
import { flightsOf } from './search';

const course = plainCourse(20261121, layoutOf(20261121));

it('refuses a course whose gates the untouched plan misses', () => {
  const weak = { ...course, limits: [{ ...course.limits[0], angularAcceleration: 0.5 }] };
  expect(flightsOf(weak, 1)).toBeNull();
});

it('refuses a course whose untouched plan needs over 26 s', () => {
  // At 5 m/s the way from gate to gate, at least 7 legs of 17 m, would take 24 s; this one has more.
  const slow = { ...course, limits: [{ ...course.limits[0], speed: 5 }] };
  expect(flightsOf(slow, 1)).toBeNull();
});

it('refuses a straight course, on which there is nothing to win', () => {
  const gates = [-20, 5, 30].map((x) => ({ at: [x, 0] as const, direction: 0, width: 6 }));
  const straight = { ...course, start: [-48, 0] as const, angle: 0, gates, runOut: [42, 0] as const };
  expect(flightsOf(straight, 1)).toBeNull();
});
