// The search for the fastest flight of a course, however a plan is flown there: seek distances, laws, then an evolution
// strategy over waypoints, seek distance, law and gains. Medals follow from what it finds.
import type { ControllerSpec } from '../../../laws/control/controllers';
import { pdTunables } from '../../../laws/control/pd';
import { type Mulberry32, nextNormal } from '../../../world/entities/random';
import type { Place } from '../../../world/simulation/place';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Flight } from './course';
import { parOf } from './par-rules';

/** A plan: what of a flight can be chosen. */
export type FlightPlan = Omit<Required<Flight>, 'time'>;

/** A way to fly, and how it went. */
export interface Flown {
  readonly flight: Required<Flight>;
  /** When it passed the gates. s */
  readonly splits: readonly number[];
}

/** Flies a plan. Null when it does not finish, does not count, or is given up as no better than another. @param than that other one; null for none */
export type Fly = (plan: FlightPlan, than: Flown | null) => Flown | null;

/** Flights of a whole search: the plan as it is, every seek distance, the laws, and the rest by the evolution strategy. */
export const searchFlights = 300;

/** Seek distances that are tried. m */
const seeks = [1, 1.5, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12];

/** Laws that are tried. */
export const searchedLaws: readonly ControllerSpec[] = [
  { kind: 'spd' },
  { kind: 'time-optimal' },
  { kind: 'forward-pd' },
  { kind: 'pid' },
];

/** How much farther than the best seek distance each law is tried, too. m */
const fartherSeek = 1.5;

/** Behind the best by more than this at a gate, a flight is given up. s */
const hopeless = 0.4;

/** Steps of the evolution strategy at its beginning and at its end. m */
const steps = { first: 1.6, last: 0.25 };

/** Chance that a child changes its seek distance, and its gains. */
const chances = { seek: 0.3, gains: 0.15 };

/** Range of seek distances. m */
const seekRange = { least: 0.5, most: 12 };

/** The fastest flight of a plan with any seek distance. @param straight the plan as it is */
export function bestSeek(fly: Fly, plan: FlightPlan, straight: Flown): Flown {
  return seeks.flatMap((seekDistance) => fly({ ...plan, seekDistance }, null) ?? []).reduce(faster, straight);
}

/** The fastest flight of a plan by any law. @param slider that with the best seek distance */
export function bestLaw(fly: Fly, slider: Flown): Flown {
  const { waypoints, seekDistance } = slider.flight;
  let best = slider;
  for (const controller of searchedLaws)
    for (const more of [0, fartherSeek]) {
      const flown = fly({ waypoints, controller, seekDistance: seekDistance + more }, best);
      if (flown) best = faster(best, flown);
    }
  return best;
}

/** Flights of the parts of a search: the plan as it is, with other seek distances, by other laws, and what is left for the evolution strategy. */
export const parts = { straight: 1, seek: seeks.length, law: 2 * searchedLaws.length } as const;
const evolutionFlights = searchFlights - parts.straight - parts.seek - parts.law;

/**
 * A better flight by an evolution strategy of one parent and one child. A child moves two neighbouring points, so that
 * what it wins or loses lies near them; the step shrinks as the search goes on.
 * @param told is called after every flight with the best so far
 */
export function evolve(fly: Fly, from: Flown, random: Mulberry32, told?: (best: Flown) => void): Flown {
  let best = from;
  for (let left = evolutionFlights; left > 0; left--) {
    const step = steps.last + (steps.first - steps.last) * (left / evolutionFlights);
    const flown = fly(child(best.flight, step, random), best);
    if (flown) best = faster(best, flown);
    told?.(best);
  }
  return best;
}

/** A flight changed at random. @param step m */
function child(
  { waypoints, seekDistance, controller }: Required<Flight>,
  step: number,
  random: Mulberry32,
): FlightPlan {
  const first = Math.floor(random.next() * (waypoints.length + 1)) - 1;
  const moved = waypoints.map(([x, y], n): Place => {
    if (n < first || n > first + 1) return [x, y];
    return [tenth(x + step * nextNormal(random)), tenth(y + step * nextNormal(random))];
  });
  const seek = random.next() < chances.seek ? seekDistance + step * nextNormal(random) : seekDistance;
  return {
    waypoints: moved,
    seekDistance: tenth(Math.min(seekRange.most, Math.max(seekRange.least, seek))),
    controller: random.next() < chances.gains ? tuned(controller, random) : controller,
  };
}

/** Other gains of a spring and damper, or another law. */
function tuned(controller: ControllerSpec, random: Mulberry32): ControllerSpec {
  if (controller.kind !== 'spd' || random.next() < 0.3)
    return searchedLaws[Math.floor(random.next() * searchedLaws.length)];
  const [frequency, damping] = gainsOf(controller);
  const twentieth = (value: number) => Math.round(20 * value) / 20;
  return {
    kind: 'spd',
    frequency: Math.min(4, Math.max(0.6, twentieth(frequency + 0.25 * nextNormal(random)))),
    damping: Math.min(2, Math.max(0.5, twentieth(damping + 0.12 * nextNormal(random)))),
  };
}

/** Frequency and damping of a spring and damper. Hz, 1 */
export function gainsOf(controller: ControllerSpec): [number, number] {
  const [frequency, damping] = pdTunables.map(({ key, initial }) => Number(controller[key] ?? initial));
  return [frequency, damping];
}

/**
 * Flies a simulation of a course to its end. Null as of Fly.
 * @param plan by which it is flown @param latest when a flight with nothing to be compared with is given up. s
 */
export function flight(
  simulation: Simulation,
  plan: FlightPlan,
  than: Flown | null,
  latest: number,
): Flown | null {
  const rules = parOf(simulation);
  if (!rules) return null;
  const end = than?.flight.time ?? latest;
  while (rules.state !== 'over') {
    simulation.step();
    const { passed, splits } = rules.course;
    const behind = than && passed > 0 ? splits[passed - 1] - than.splits[passed - 1] : 0;
    const clock = rules.time;
    if (clock > end || behind > hopeless) return null;
    if (than && passed < than.splits.length && clock > than.splits[passed] + hopeless) return null;
  }
  if (!rules.finished || rules.flaw) return null;
  return { flight: { ...plan, time: rules.time }, splits: [...rules.splits] };
}

const faster = (a: Flown, b: Flown) => (b.flight.time < a.flight.time ? b : a);

const tenth = (value: number) => Math.round(10 * value) / 10;

/** A time as a course names it. s */
export const thousandth = (value: number) => Math.round(1000 * value) / 1000;
