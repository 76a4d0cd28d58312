// Searches the fastest flight of a course. It tries seek distances, then laws, then an evolution strategy over
// waypoints, seek distance, law and gains. The medals follow from the results.
import type { ControllerSpec } from '../../../laws/control/controllers';
import { pdTunables } from '../../../laws/control/pd';
import { type Mulberry32, nextNormal } from '../../../world/entities/random';
import type { Place } from '../../../world/simulation/place';
import type { Simulation } from '../../../world/simulation/simulation';
import type { CourseFlight } from './course';
import { parOf } from './par-rules';

/** Plan of a flight: waypoints, control law, and the distance within which a waypoint counts as reached. */
export type FlightPlan = Omit<Required<CourseFlight>, 'time'>;

/** A planned flight, and the result of simulating it. */
export interface TrialFlight {
  readonly flight: Required<CourseFlight>;
  /** Times at which the flight passed the gates. s */
  readonly splits: readonly number[];
}

/**
 * Function that simulates a flight plan. Returns null for a failed or too slow flight.
 * @param than flight to beat; null if there is none yet
 */
export type PlanFlyer = (plan: FlightPlan, than: TrialFlight | null) => TrialFlight | null;

/** Number of flights that one medal search simulates. */
export const searchFlights = 300;

/** Radii within which a waypoint counts as reached, tried in the search for the fastest flight. m */
const seeks = [1, 1.5, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12];

export const searchedLaws: readonly ControllerSpec[] = [
  { kind: 'spd' },
  { kind: 'time-optimal' },
  { kind: 'forward-pd' },
  { kind: 'pid' },
];

/**
 * In the second test flight of each law, the radius within which a waypoint counts as reached is larger by this
 * distance. m
 */
const fartherSeek = 1.5;

/**
 * Largest accepted delay of a simulated flight behind the best flight so far. s. If the delay is larger, the simulation
 * stops.
 */
const hopeless = 0.4;

/** Standard deviation of random shifts of waypoints, falling from `first` to `last`. m */
const steps = { first: 1.6, last: 0.25 };

/**
 * Probabilities that a random variation changes a setting. `seek`: distance at which waypoints count as reached.
 * `gains`: control law or its gains.
 */
const chances = { seek: 0.3, gains: 0.15 };

/** Limits of the distance at which a waypoint counts as reached. m */
const seekRange = { least: 0.5, most: 12 };

/**
 * Simulates a plan several times, each with another distance at which waypoints count as reached.
 * @param fly simulates a plan
 * @param asPlanned flight of the unchanged plan, simulated before
 * @returns the fastest of all these flights; it may be `asPlanned`
 */
export function bestSeek(fly: PlanFlyer, plan: FlightPlan, asPlanned: TrialFlight): TrialFlight {
  return seeks
    .flatMap((seekDistance) => fly({ ...plan, seekDistance }, null) ?? [])
    .reduce(faster, asPlanned);
}

/**
 * Tries the control laws in `searchedLaws` on the path of a flight. Returns the fastest flight.
 * @param fly simulates a plan
 * @param from flight whose path is used; returned if no law makes it faster
 */
export function bestLaw(fly: PlanFlyer, from: TrialFlight): TrialFlight {
  const { waypoints, seekDistance } = from.flight;
  let best = from;
  for (const controller of searchedLaws)
    for (const more of [0, fartherSeek]) {
      const flown = fly({ waypoints, controller, seekDistance: seekDistance + more }, best);
      if (flown) best = faster(best, flown);
    }
  return best;
}

/** Number of test flights in each early stage of the search for medal times. */
export const searchStages = {
  /** Number of flights in the first stage, which uses the path and settings of the course's author. */
  straight: 1,
  seek: seeks.length,
  law: 2 * searchedLaws.length,
} as const;

const evolutionFlights = searchFlights - searchStages.straight - searchStages.seek - searchStages.law;

/**
 * Improves a flight by random variations. Returns the fastest flight.
 * @param fly simulates a flight plan
 * @param told called after each simulation, with the fastest flight so far
 */
export function evolve(
  fly: PlanFlyer,
  from: TrialFlight,
  random: Mulberry32,
  told?: (best: TrialFlight) => void,
): TrialFlight {
  let best = from;
  for (let left = evolutionFlights; left > 0; left--) {
    const step = steps.last + (steps.first - steps.last) * (left / evolutionFlights);
    const flown = fly(child(best.flight, step, random), best);
    if (flown) best = faster(best, flown);
    told?.(best);
  }
  return best;
}

/**
 * Returns a random variation of a flight plan.
 * @param step standard deviation of the shift of a waypoint, per coordinate, m
 */
function child(
  { waypoints, seekDistance, controller }: Required<CourseFlight>,
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

function tuned(controller: ControllerSpec, random: Mulberry32): ControllerSpec {
  if (controller.kind !== 'spd' || random.next() < 0.3)
    return searchedLaws[Math.floor(random.next() * searchedLaws.length)];
  const [frequency, damping] = springOf(controller);
  const twentieth = (value: number) => Math.round(20 * value) / 20;
  return {
    kind: 'spd',
    frequency: Math.min(4, Math.max(0.6, twentieth(frequency + 0.25 * nextNormal(random)))),
    damping: Math.min(2, Math.max(0.5, twentieth(damping + 0.12 * nextNormal(random)))),
  };
}

/** Returns the frequency (Hz) and the damping (without unit) of a spring-and-damper law. */
export function springOf(controller: ControllerSpec): [number, number] {
  const [frequency, damping] = pdTunables.map(({ key, initial }) => Number(controller[key] ?? initial));
  return [frequency, damping];
}

/**
 * Simulates a flight through a course.
 * @param plan plan that is flown, copied to the result
 * @param best fastest flight so far; null if there is none
 * @param latest time limit of the flight, used only without `best`, s
 * @returns null if the flight fails, breaks a rule, exceeds its time limit (the time of `best`, or `latest`), or falls
 * more than 0.4 s behind `best` at a gate
 */
export function flight(
  simulation: Simulation,
  plan: FlightPlan,
  best: TrialFlight | null,
  latest: number,
): TrialFlight | null {
  const rules = parOf(simulation);
  if (!rules) return null;
  const end = best?.flight.time ?? latest;
  while (rules.state !== 'over') {
    simulation.step();
    const { passed, splits } = rules.course;
    const behind = best && passed > 0 ? splits[passed - 1] - best.splits[passed - 1] : 0;
    const clock = rules.time;
    if (clock > end || behind > hopeless) return null;
    if (best && passed < best.splits.length && clock > best.splits[passed] + hopeless) return null;
  }
  if (!rules.finished || rules.flaw) return null;
  return { flight: { ...plan, time: rules.time }, splits: [...rules.splits] };
}

const faster = (a: TrialFlight, b: TrialFlight) => (b.flight.time < a.flight.time ? b : a);

const tenth = (value: number) => Math.round(10 * value) / 10;

/** Rounds a time to thousandths of a second, as courses state it. s */
export const thousandth = (value: number) => Math.round(1000 * value) / 1000;
