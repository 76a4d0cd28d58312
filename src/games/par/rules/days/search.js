import { Mulberry32, nextNormal } from '../../../../entities/random';
import { simulationOf } from '../../../../files/game';
import { planOf, scenarioOf } from '../course';
import { parGame } from '../game';
import { parOf } from '../par-rules';
import { gainsOf, laws } from './row';

/** Simulations for a layout, all together. */
const simulations = 300;
/** Seek distances of the slider's best. m */
const seeks = [1, 1.5, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12];
/** Laws that are tried: all but that of the untouched plan. */
const others = laws.slice(0, -1);
/** When a layout is refused: its slowest straight plan, least gap to the best flight, and least gain of more than the slider. s */
export const refusals = { slowest: 26, leastGap: 1, leastGain: 0.25 };
/** Behind the best by more than this at a gate, a flight is given up. s */
const hopeless = 0.4;
/** Steps of the evolution strategy at its beginning and at its end. m */
const steps = { first: 1.6, last: 0.25 };
/** Chance that a child changes its seek distance, and its gains. */
const chances = { seek: 0.3, gains: 0.15 };
/** The flights of a course that has none yet; null when the course is no good: see `refusals`. @param seed of the search */
export function flightsOf(course, seed) {
  const plan = { seekDistance: 2, controller: laws[laws.length - 1], waypoints: planOf(course) };
  const straight = fly(course, plan, null);
  if (!straight || straight.flight.time > refusals.slowest) return null;
  const slid = seeks.flatMap((seekDistance) => fly(course, { ...plan, seekDistance }, null) ?? []);
  const slider = [straight, ...slid].reduce(faster);
  const best = evolve(course, slider, new Mulberry32(seed));
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
/**
 * A better flight by an evolution strategy of one parent and one child. A child moves two neighbouring points, so that
 * what it wins or loses lies near them; the step shrinks as the search goes on.
 */
function evolve(course, slider, random) {
  let best = slider;
  let left = simulations - 1 - seeks.length;
  const attempt = (plan) => {
    left--;
    const flown = fly(course, plan, best);
    if (flown) best = faster(best, flown);
  };
  for (const controller of others)
    for (const more of [0, 1.5]) {
      const { seekDistance, waypoints } = slider.flight;
      attempt({ waypoints, controller, seekDistance: seekDistance + more });
    }
  const all = left;
  while (left > 0)
    attempt(child(best.flight, steps.last + (steps.first - steps.last) * (left / all), random));
  return best;
}
/** A flight changed at random. @param step m */
function child({ waypoints, seekDistance, controller }, step, random) {
  const first = Math.floor(random.next() * (waypoints.length + 1)) - 1;
  const moved = waypoints.map(([x, y], n) => {
    if (n < first || n > first + 1) return [x, y];
    return [tenth(x + step * nextNormal(random)), tenth(y + step * nextNormal(random))];
  });
  const seek = random.next() < chances.seek ? seekDistance + step * nextNormal(random) : seekDistance;
  return {
    waypoints: moved,
    seekDistance: tenth(Math.min(12, Math.max(0.5, seek))),
    controller: random.next() < chances.gains ? tuned(controller, random) : controller,
  };
}
/** Other gains of a spring and damper, or another law. */
function tuned(controller, random) {
  if (controller.kind !== 'spd' || random.next() < 0.3)
    return others[Math.floor(random.next() * others.length)];
  const [frequency, damping] = gainsOf(controller);
  const twentieth = (value) => Math.round(20 * value) / 20;
  return {
    kind: 'spd',
    frequency: Math.min(4, Math.max(0.6, twentieth(frequency + 0.25 * nextNormal(random)))),
    damping: Math.min(2, Math.max(0.5, twentieth(damping + 0.12 * nextNormal(random)))),
  };
}
/** Flies a course; null when it is not finished, or given up as no better than another. */
function fly(course, plan, than) {
  const simulation = simulationOf(scenarioOf(course, { ...plan, time: 0 }), [parGame]);
  const rules = parOf(simulation);
  if (!rules) return null;
  const latest = than?.flight.time ?? refusals.slowest + 1;
  while (rules.state !== 'over') {
    simulation.step();
    const { passed, splits } = rules.course;
    const behind = than && passed > 0 ? splits[passed - 1] - than.splits[passed - 1] : 0;
    const clock = rules.time;
    if (clock > latest || behind > hopeless) return null;
    if (than && passed < than.splits.length && clock > than.splits[passed] + hopeless) return null;
  }
  if (!rules.finished || rules.flaw) return null;
  return { flight: { ...plan, time: rules.time }, splits: [...rules.splits] };
}
const faster = (a, b) => (b.flight.time < a.flight.time ? b : a);
const tenth = (value) => Math.round(10 * value) / 10;
const thousandth = (value) => Math.round(1000 * value) / 1000;
