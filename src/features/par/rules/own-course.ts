// A course of one's own: gates along a path, and the flights from which its medals follow. Whoever wants medals has to fly
// for them: where the line as it is misses a gate, the gate is named and there are none.

import { simulationOf } from '../../../lab/files/field';
import { atan2, hypot } from '../../../laws/exact/exact';
import { Mulberry32 } from '../../../world/entities/random';
import { touchesAnything } from '../../../world/simulation/contacts';
import { kindOf } from '../../../world/simulation/entity-kinds';
import { type Place, placeOf } from '../../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { type LineGateSpec, type Medals, mostGates } from '../spec';
import type { Flights } from './course';
import { layoutRules } from './days/layout';
import type { ProofRefusal } from './display';
import { longestFlight, replanned } from './flight';
import { parGame } from './game';
import { medalsBy } from './medals';
import { type ParRules, parOf } from './par-rules';
import {
  bestLaw,
  bestSeek,
  evolve,
  type FlightPlan,
  type Flown,
  type Fly,
  flight,
  parts,
  searchFlights,
  thousandth,
} from './search';
import { beyond, endsBeyond, gateAcross, turned } from './way';

/** Nearer to the gate before than this, a waypoint gets none: their posts would stand in each other. m */
const leastApart = layoutRules.width.wide;

/**
 * Gates along a path, as those of the days are: each halves its turn, and is 6 m wide, from 80° on 7 m. A waypoint too near
 * the gate before it is passed without one.
 * @param start where the body that flies it stands. m @param waypoints those that get gates, in their order. m
 */
export function gatesAlong(start: Place, waypoints: readonly Place[]): LineGateSpec[] {
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
 * A scene as a course along the path of its first body that has one. Every body with a path then flies it, from that one's
 * start unless bodies collide. Every waypoint gets a gate, on a loop from the one headed for first on, and the path ends 12 m
 * beyond the last; where it does so already there is none at its end. The large control and the answer of the scene give way to the clock.
 * Null where no path is long enough for a gate.
 */
export function withGatesAlong(scenario: Scenario): Scenario | null {
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

/** The bodies, by their indices, that start elsewhere in a course than they did before it was one. */
export function movedIn({ entities: before }: Scenario, { entities: now }: Scenario): number[] {
  const startOf = ({ position = [0, 0], angle = 0 }: EntitySpec) => [...position, angle].join(' ');
  return now.flatMap((entity, n) => (startOf(entity) === startOf(before[n]) ? [] : [n]));
}

/** A course with the medals that were proven for it; with null, without any. */
export function withMedals(scenario: Scenario, medals: Medals | null): Scenario {
  const { par } = scenario;
  if (!par) return scenario;
  const { medals: _, ...others } = par;
  return { ...scenario, par: { ...others, ...(medals && { medals }) } };
}

/** The flights of a course, and the medals that follow. */
export interface Proof {
  readonly flights: Flights;
  readonly medals: Medals;
  /** How much the best flight gains on the line as it is. Below `leastGap` there are no silver and gold. s */
  readonly gap: number;
}

/** How far a proof is. */
export interface ProofProgress {
  /** Flights so far, and in all. */
  readonly flown: number;
  readonly of: number;
  /** The fastest so far of each kind that was begun. */
  readonly flights: Partial<Flights>;
}

/** Least gap for silver and gold. s */
export const leastGap = 1;

/** Flights between two tellings of the evolution strategy. */
const tellingStep = 10;

/**
 * Flies a course: the line as it is, it with the best seek distance, that with the best law, and the best flight that the
 * evolution strategy finds, 300 in all. The same scene and seed give the same. Throws RangeError for what is no course.
 * @param told is called as it goes on
 */
export function prove(
  scenario: Scenario,
  seed: number,
  told: (progress: ProofProgress) => void = () => {},
): Proof | ProofRefusal {
  const asItIs = flyAsItIs(scenario);
  if ('why' in asItIs) return asItIs;
  const straight = asItIs;
  const asPlanned = replanned(scenario);
  const fly: Fly = (plan, than) => {
    if (!takes(scenario, plan)) return null;
    const { waypoints, ...others } = plan;
    const planned = asPlanned({ ...others, command: { kind: 'follow-path', waypoints } });
    return flight(simulationOf(planned, [parGame]), plan, than, straight.flight.time);
  };
  const flights: Partial<{ -readonly [Name in keyof Flights]: Flights[Name] }> = {};
  const tell = (flown: number) => told({ flown, of: searchFlights, flights: { ...flights } });
  flights.straight = { time: thousandth(straight.flight.time) };
  tell(parts.straight);
  const slider = bestSeek(fly, straight.flight, straight);
  const { seekDistance } = slider.flight;
  flights.slider = { time: thousandth(slider.flight.time), seekDistance };
  tell(parts.straight + parts.seek);
  const law = bestLaw(fly, slider);
  flights.law = { ...law.flight, time: thousandth(law.flight.time) };
  let flown = parts.straight + parts.seek + parts.law;
  tell(flown);
  const best = evolve(fly, law, new Mulberry32(seed), (soFar) => {
    flown++;
    flights.best = soFar.flight;
    if (flown % tellingStep === 0) tell(flown);
  });
  const known = { ...flights, best: best.flight } as Flights;
  const gap = straight.flight.time - best.flight.time;
  const { silver, gold, ...always } = medalsBy(known);
  return { flights: known, medals: gap < leastGap ? always : { ...always, silver, gold }, gap };
}

/** Flies a course as it is, to its end or to what ends it. */
function flyAsItIs(scenario: Scenario): Flown | ProofRefusal {
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

/** Why a gate was not passed. @param isTouched whether a body touched anything on the way to it */
function whyNot({ missed, state }: ParRules, isTouched: boolean): ProofRefusal['why'] {
  if (isTouched) return 'walled';
  return missed || state === 'over' ? 'missed' : 'slow';
}

/** The plan of an attempt's first body. */
function planNow({ pilots: [{ entity, path }] }: ParRules): FlightPlan {
  return {
    waypoints: path?.plan ?? entity.waypoints.map(placeOf),
    seekDistance: entity.seekDistance,
    controller: entity.controller,
  };
}

const isOnPath = ({ command }: EntitySpec) => command?.kind === 'follow-path';

const onPaths = ({ entities }: Scenario) => entities.filter(isOnPath);

/** Whether every body on a path takes the law of a plan. */
function takes(scenario: Scenario, { controller }: FlightPlan): boolean {
  return onPaths(scenario).every((entity) => Object.hasOwn(kindOf(entity).controllers, controller.kind));
}

const apart = (a: Place, b: Place) => hypot(a[0] - b[0], a[1] - b[1]);

const headingFrom = (a: Place, b: Place) => atan2(b[1] - a[1], b[0] - a[0]);
