// Tests that the number of a gate is not near another gate.
import { expect, it } from 'vitest';
import { distance } from '../../../world/entities/command';
import { courses, hairpin } from '../rules/courses';
import type { Gate } from '../rules/gate';
import { gatesOf } from '../spec';
import { numberedPosts, postsOf } from './gate-layer';

const startOf = ({ start: [x, y] }: (typeof courses)[number]) => ({ x, y });

/** Returns where the numbers of a course's gates are written: at one post of each gate. m */
function places(course: (typeof courses)[number]) {
  const gates: readonly Gate[] = gatesOf({ course: course.id, gates: course.gates, medals: course.medals });
  const chosen = numberedPosts(gates, startOf(course));
  return gates.map((gate, n) => (gate.kind === 'line' ? postsOf(gate, 0)[chosen[n]] : gate.at));
}

it('has no two numbers between the same two gates of the hairpin', () => {
  // Gates at x = 30 with posts 4 m to either side: 3 at y = -4, 6 at 9 and 7 at 21. The gap between 3 and 6 is 5 m.
  const [, , third, , , sixth, seventh] = places(hairpin).map(({ y }) => y);
  expect([third, sixth, seventh]).toEqual([-8, 5, 25]);
});

it.each(courses)('leaves 6 m between two numbers: $name', (course) => {
  const all = places(course);
  for (const [n, one] of all.entries())
    for (const other of all.slice(n + 1)) expect(distance(one, other)).toBeGreaterThan(6);
});
