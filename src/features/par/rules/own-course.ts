// Courses along a path that the player drew, and the flights that decide their medals.
// If the unchanged plan misses a gate, there are no medals, and the page names the gate.

import { simulationOf } from '../../../lab/files/field';
import { atan2, hypot } from '../../../laws/exact/exact';
import { Mulberry32 } from '../../../world/entities/random';
import { touchesAnything } from '../../../world/simulation/contacts';
import { kindOf } from '../../../world/simulation/entity-kinds';
import { type Place, placeOf } from '../../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { type LineGateSpec, type Medals, mostGates } from '../spec';
import type { CourseFlights } from './course';
import { layoutRules } from './days/layout';
import type { ProofRefusal } from './display';
import { longestFlight, planner } from './flight';
import { parGame } from './game';
import { medalsBy } from './medals';
import { type ParRules, parOf } from './par-rules';
import {
  bestLaw,
  bestSeek,
  evolve,
  type FlightPlan,
  flight,
  type PlanFlyer,
  searchFlights,
  searchStages,
  type TrialFlight,
  thousandth,
} from './search';
import { beyond, endsBeyond, gateAcross, turned } from './way';

/** Least distance from the previous gate at which a waypoint gets a gate. m */
const leastApart = layoutRules.width.wide;

/**
 * Returns a gate for each waypoint at least 7 m from the previous gate
 * @param start position of the body, m
 * @param waypoints places along the path, in order, m
 */
export function gatesAlong(start: Place, waypoints: readonly Place[]): LineGateSpec[] {
  // Each gate halves its turn, and is 6 m wide, or 7 m for turns from 80° on. A waypoint too near the gate
  // before gets none.
  const places: Place[] = [];
  for (const place of waypoints)
    if (apart(place, places[places.length - 1] ?? start) >= leastApart) places.push(place);
  const legs = places.map((place, n) => headingFrom(places[n - 1] ?? start, place));
  return places.slice(0, mostGates).map((at, n) => {
    const turn = n + 1 < legs.length ? turned(legs[n], legs[n + 1]) : 0;
    return gateAcross(at, legs[n] + turn / 2, turn);
  });
}

/**
 * Returns the scene as a course, with gates along the path of the first body that has a path. Null if no body has a
 * path, or if the path is too short for a gate.
 */
export function withGatesAlong(scenario: Scenario): Scenario | null {
  // All bodies on paths then fly this path, from the same start unless bodies collide. Each waypoint gets a gate. On a
  // loop, the next waypoint comes first. The path ends 12 m beyond the last gate. If it already ended like that, its
  // last waypoint gets no gate. The clock replaces the scene's hero and its answer.
  const first = onPaths(scenario)[0];
  if (!first) return null;
  const { position: start = [0, 0], angle = 0, command } = first;
  if (command?.kind !== 'follow-path') return null;
  const { waypoints, loop = false, next = 0 } = command;
  const ordered = [...waypoints.slice(next), ...(loop ? waypoints.slice(0, next) : [])];
  const goesOn = endsBeyond(gatesAlong(start, ordered.slice(0, -1)), ordered);
  const gates = gatesAlong(start, goesOn ? ordered.slice(0, -1) : ordered);
  if (gates.length === 0) return null;
  const path = goesOn ? ordered : [...ordered, beyond(gates[gates.length - 1])];
  const flown = {
    ...(!scenario.bodiesCollide && { position: start, angle }),
    command: { kind: 'follow-path', waypoints: path } as const,
  };
  const { hero: _, answer: __, ...others } = scenario;
  const entities = scenario.entities.map((entity) => (isOnPath(entity) ? { ...entity, ...flown } : entity));
  return { ...others, entities, par: { gates } };
}

/**
 * Compares the bodies of two versions of a scene. Returns the indices of the bodies whose start position or heading
 * differs.
 */
export function movedIn({ entities: before }: Scenario, { entities: now }: Scenario): number[] {
  const startOf = ({ position = [0, 0], angle = 0 }: EntitySpec) => [...position, angle].join(' ');
  return now.flatMap((entity, n) => (startOf(entity) === startOf(before[n]) ? [] : [n]));
}

/** Returns a copy of a course with these medals. Null removes the medals. */
export function withMedals(scenario: Scenario, medals: Medals | null): Scenario {
  const { par } = scenario;
  if (!par) return scenario;
  const { medals: _, ...others } = par;
  return { ...scenario, par: { ...others, ...(medals && { medals }) } };
}

/** The flights that decide the medals of a course, and the medals computed from them. */
export interface Proof {
  readonly flights: CourseFlights;
  readonly medals: Medals;
  /** Flight time with the course's own path and settings, minus the best flight time that the search found. s */
  readonly gap: number;
}

/** Progress of the search for the flights that decide the medals. */
export interface ProofProgress {
  /** Number of flights simulated so far. */
  readonly flown: number;
  /** Number of flights that the whole search simulates. */
  readonly of: number;
  readonly flights: Partial<CourseFlights>;
}

/** Least time by which the best flight found must beat the author's flight. s */
export const leastGap = 1;

/** Number of simulated flights between two progress reports of the search for the best flight. */
const tellingStep = 10;

/**
 * Finds the medal times of a course by simulating 300 flights.
 * @param told receives the progress of the search
 * @returns flights and medals, or the reason why the course gets no medals
 * @throws RangeError for a scene without a course
 */
export function prove(
  scenario: Scenario,
  seed: number,
  told: (progress: ProofProgress) => void = () => {},
): Proof | ProofRefusal {
  // The unchanged line, the best seek distance, the best law, and the best of an evolution strategy. The same scene and
  // seed give the same result.
  const asItIs = flyAsItIs(scenario);
  if ('why' in asItIs) return asItIs;
  const straight = asItIs;
  const asPlanned = planner(scenario);
  const fly: PlanFlyer = (plan, than) => {
    if (!takes(scenario, plan)) return null;
    const { waypoints, ...others } = plan;
    const planned = asPlanned({ ...others, command: { kind: 'follow-path', waypoints } });
    return flight(simulationOf(planned, [parGame]), plan, than, straight.flight.time);
  };
  const flights: Partial<{ -readonly [Name in keyof CourseFlights]: CourseFlights[Name] }> = {};
  const tell = (flown: number) => told({ flown, of: searchFlights, flights: { ...flights } });
  flights.straight = { time: thousandth(straight.flight.time) };
  tell(searchStages.straight);
  const slider = bestSeek(fly, straight.flight, straight);
  const { seekDistance } = slider.flight;
  flights.slider = { time: thousandth(slider.flight.time), seekDistance };
  tell(searchStages.straight + searchStages.seek);
  const law = bestLaw(fly, slider);
  flights.law = { ...law.flight, time: thousandth(law.flight.time) };
  let flown = searchStages.straight + searchStages.seek + searchStages.law;
  tell(flown);
  const best = evolve(fly, law, new Mulberry32(seed), (soFar) => {
    flown++;
    flights.best = soFar.flight;
    if (flown % tellingStep === 0) tell(flown);
  });
  const known = { ...flights, best: best.flight } as CourseFlights;
  const gap = straight.flight.time - best.flight.time;
  const { silver, gold, ...always } = medalsBy(known);
  return { flights: known, medals: gap < leastGap ? always : { ...always, silver, gold }, gap };
}

function flyAsItIs(scenario: Scenario): TrialFlight | ProofRefusal {
  const simulation = simulationOf(scenario, [parGame]);
  const rules = parOf(simulation);
  if (!rules) throw new RangeError('there is no course to be proven');
  let passed = 0;
  let isTouched = false;
  while (rules.state !== 'over' && rules.time <= longestFlight) {
    simulation.step();
    const now = rules.course.passed;
    isTouched =
      (isTouched && now === passed) || rules.pilots.some(({ entity }) => touchesAnything(entity.body));
    passed = now;
  }
  const gate = Math.min(passed, rules.gates.length - 1);
  if (rules.flaw) return { gate, why: rules.flaw };
  if (!rules.finished) return { gate, why: whyNot(rules, isTouched) };
  return { flight: { ...planNow(rules), time: rules.time }, splits: [...rules.splits] };
}

/**
 * Returns why a flight did not finish: `walled` (touched an obstacle), `missed` (missed a gate) or `slow` (took too
 * long).
 * @param isTouched whether a body has touched something since the last gate was passed
 */
function whyNot({ missed, state }: ParRules, isTouched: boolean): ProofRefusal['why'] {
  if (isTouched) return 'walled';
  return missed || state === 'over' ? 'missed' : 'slow';
}

function planNow({ pilots: [{ entity, path }] }: ParRules): FlightPlan {
  return {
    waypoints: path?.plan ?? entity.waypoints.map(placeOf),
    seekDistance: entity.seekDistance,
    controller: entity.controller,
  };
}

const isOnPath = ({ command }: EntitySpec) => command?.kind === 'follow-path';

const onPaths = ({ entities }: Scenario) => entities.filter(isOnPath);

/** Whether every body that follows a path accepts the control law of a flight plan */
function takes(scenario: Scenario, { controller }: FlightPlan): boolean {
  return onPaths(scenario).every((entity) => Object.hasOwn(kindOf(entity).controllers, controller.kind));
}

const apart = (a: Place, b: Place) => hypot(a[0] - b[0], a[1] - b[1]);

const headingFrom = (a: Place, b: Place) => atan2(b[1] - a[1], b[0] - a[0]);
