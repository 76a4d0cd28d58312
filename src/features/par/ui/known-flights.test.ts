// Tests of the stored flights of a player's course, with which its first run is compared.
import { expect, it } from 'vitest';
import type { Scenario } from '../../../world/simulation/scenario';
import { corners } from '../corners.fixture';
import { moved } from '../rules/coach';
import type { CourseFlights } from '../rules/course';
import { flownBy } from '../rules/flight';
import { medalGhost } from '../rules/ghosts';
import { keepFlights, knownFlights } from './known-flights';

/**
 * Times of two simulated flights. s. A waypoint counts as reached within 2 m in the first flight, and within 4 m in the
 * second.
 */
const [straight, slider] = [2, 4].map((seekDistance) => {
  const entities = corners.entities.map((entity) => ({ ...entity, seekDistance }));
  return flownBy({ ...corners, entities })!.record!.time;
});

const flights: CourseFlights = {
  straight: { time: straight },
  slider: { time: slider, seekDistance: 4 },
  law: { time: slider, seekDistance: 4 },
  best: { time: slider, seekDistance: 4 },
};

it('is none before the medals of the course were searched', () => {
  expect(knownFlights(corners)).toBeNull();
});

it('is that of the search, whatever line the player draws, slowed down to the medal', () => {
  expect(slider).toBeLessThan(straight);
  keepFlights(corners, { flights });
  const drawn = moved(corners, 1, { x: 1, y: 13 });
  const course = knownFlights(drawn)!;
  const [bronze, silver] = [straight + 0.1, straight - 0.01];
  expect(medalGhost(course, { name: 'bronze', time: bronze })).toMatchObject({
    whose: 'medal',
    time: bronze,
    record: { time: straight },
  });
  expect(medalGhost(course, { name: 'silver', time: silver })?.record.time).toBe(slider);
});

it('is none for a course with another gate', () => {
  keepFlights(corners, { flights });
  const gates = corners.par.gates.map((gate) => ({ ...gate, width: 7 }));
  expect(knownFlights({ ...corners, par: { ...corners.par, gates } } as Scenario)).toBeNull();
});
