// The flights from which a day's medals follow. They are searched for when the medals are made, never on the page.

import { simulationOf } from '../../../../lab/files/field';
import { Mulberry32 } from '../../../../world/entities/random';
import { type Course, type Flights, planOf, scenarioOf } from '../course';
import { parGame } from '../game';
import { bestLaw, bestSeek, evolve, type Fly, flight, thousandth } from '../search';
import { laws } from './row';

/** When a layout is refused: its slowest straight plan, least gap to the best flight, and least gain of more than the slider. s */
export const refusals = { slowest: 26, leastGap: 1, leastGain: 0.25 };

type Unflown = Omit<Course, 'medals' | 'flights'>;

/** The flights of a course that has none yet; null when the course is no good: see `refusals`. @param seed of the search */
export function flightsOf(course: Unflown, seed: number): Flights | null {
  const fly: Fly = (plan, than) =>
    flight(
      simulationOf(scenarioOf(course, { ...plan, time: 0 }), [parGame]),
      plan,
      than,
      refusals.slowest + 1,
    );
  const plan = { seekDistance: 2, controller: laws[laws.length - 1], waypoints: planOf(course) };
  const straight = fly(plan, null);
  if (!straight || straight.flight.time > refusals.slowest) return null;
  const slider = bestSeek(fly, plan, straight);
  const best = evolve(fly, bestLaw(fly, slider), new Mulberry32(seed));
  const [s, l, b] = [straight, slider, best].map(({ flight }) => flight.time);
  if (s - b < refusals.leastGap || l - b < refusals.leastGain) return null;
  const { seekDistance } = slider.flight;
  return {
    straight: { time: thousandth(s) },
    slider: { time: thousandth(l), seekDistance },
    law: { time: thousandth(l), seekDistance },
    best: best.flight,
  };
}
