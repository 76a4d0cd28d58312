// Searches the fastest flight of a course: seek distances, then laws, then an evolution strategy over waypoints, seek
// distance, law and gains. The medals follow from the results.
import type { ControllerSpec } from '../../../laws/control/controllers';
import { pdTunables } from '../../../laws/control/pd';
import { type Mulberry32, nextNormal } from '../../../world/entities/random';
import type { Place } from '../../../world/simulation/place';
import type { Simulation } from '../../../world/simulation/simulation';
import type { CourseFlight } from './course';
import { parOf } from './par-rules';

/** Inputs of a flight: waypoints, law and distances. */
export type FlightPlan = Omit<Required<CourseFlight>, 'time'>;

/** A plan, and the result of simulating it. */
export interface TrialFlight {
  readonly flight: Required<CourseFlight>;
  /** Times at which the flight passed the gates. s */
  readonly splits: readonly number[];
}

/**
 * Simulates a plan. Null if it does not finish or does not count, or if it was given up because it was slower than
 * `than`.
 * @param than flight to beat; null if there is none yet
 */
export type PlanFlyer = (plan: FlightPlan, than: TrialFlight | null) => TrialFlight | null;

/** Number of flights of a whole search. */
export const searchFlights = 300;

/** Seek distances to try. m */
const seeks = [1, 1.5, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12];

/** Laws to try. */
export const searchedLaws: readonly ControllerSpec[] = [
  { kind: 'spd' },
  { kind: 'time-optimal' },
  { kind: 'forward-pd' },
  { kind: 'pid' },
];

/** Amount by which each law's second trial exceeds the best seek distance. m */
const fartherSeek = 1.5;

/** A simulated flight is given up when it is this far behind the best at a gate. s */
const hopeless = 0.4;

/** Size of mutations at the beginning and at the end of the search. m */
const steps = { first: 1.6, last: 0.25 };

/** Probabilities that a child changes its seek distance, and its gains. */
const chances = { seek: 0.3, gains: 0.15 };

/** Range of seek distances. m */
const seekRange = { least: 0.5, most: 12 };

/**
 * Returns the fastest flight of a plan over all seek distances.
 * @param straight flight of the unchanged plan
 */
export function bestSeek(fly: PlanFlyer, plan: FlightPlan, straight: TrialFlight): TrialFlight {
  return seeks.flatMap((seekDistance) => fly({ ...plan, seekDistance }, null) ?? []).reduce(faster, straight);
}

/**
 * Returns the fastest flight of a plan over all laws.
 * @param slider flight with the best seek distance
 */
export function bestLaw(fly: PlanFlyer, slider: TrialFlight): TrialFlight {
  const { waypoints, seekDistance } = slider.flight;
  let best = slider;
  for (const controller of searchedLaws)
    for (const more of [0, fartherSeek]) {
      const flown = fly({ waypoints, controller, seekDistance: seekDistance + more }, best);
      if (flown) best = faster(best, flown);
    }
  return best;
}

/** Numbers of flights before the evolution strategy: for the unchanged plan, other seek distances, and other laws. */
export const searchStages = { straight: 1, seek: seeks.length, law: 2 * searchedLaws.length } as const;
const evolutionFlights = searchFlights - searchStages.straight - searchStages.seek - searchStages.law;

/**
 * Improves a flight by an evolution strategy with one parent and one child.
 * @param told receives the best flight after every flight
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

/** Returns a random variation of a flight. @param step size of the change. m */
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

/** Returns a random variation of a spring and damper's gains, or another law. */
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

/** Returns the frequency and damping of a spring and damper. Hz, without unit */
export function springOf(controller: ControllerSpec): [number, number] {
  const [frequency, damping] = pdTunables.map(({ key, initial }) => Number(controller[key] ?? initial));
  return [frequency, damping];
}

/**
 * Simulates a course to its end. Null as for `Fly`.
 * @param plan of this flight
 * @param latest time at which a flight is given up if there is no other to compare it with. s
 */
export function flight(
  simulation: Simulation,
  plan: FlightPlan,
  than: TrialFlight | null,
  latest: number,
): TrialFlight | null {
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

const faster = (a: TrialFlight, b: TrialFlight) => (b.flight.time < a.flight.time ? b : a);

const tenth = (value: number) => Math.round(10 * value) / 10;

/** Rounds a time to thousandths, as courses state it. s */
export const thousandth = (value: number) => Math.round(1000 * value) / 1000;
