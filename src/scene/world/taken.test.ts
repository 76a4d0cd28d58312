// A waypoint taken bears the mark of the body that took it last, and the mark fades.
import { expect, it } from 'vitest';
import { onSquare, sessionOf, stepToCursor } from '../../session/session.fixture';
import { markLeft, marksOf } from './taken';

it('is marked once a body has taken it, and the next one is not', () => {
  const session = sessionOf([onSquare('character')]);
  const { simulation } = session;
  session.step();
  expect(marksOf(session, simulation.time).size).toBe(0);
  stepToCursor(session, 1);
  // Half a second on, 15 m before the next waypoint.
  for (let n = 0; n < 30; n++) session.step();
  const marks = marksOf(session, simulation.time);
  expect([...marks.keys()]).toEqual([0]);
  expect(marks.get(0)!.entity).toBe(session.entities[0]);
  expect(marks.get(0)!.age).toBeCloseTo(0.5, 1);
});

it('fades in ten seconds', () => {
  expect([markLeft(0), markLeft(5), markLeft(10), markLeft(12)]).toEqual([1, 0.5, 0, 0]);
});
