// The runs that fly along as ghosts: the best one, and one at the pace of the next medal.
import { simulationOf } from '../../../files/game';
import type { Scenario } from '../../../simulation/scenario';
import type { Medals } from '../spec';
import { courses, scenarioOf } from './courses';
import { parGame } from './game';
import type { MedalName } from './medals';
import { type ParRules, parOf } from './par-rules';
import type { ParRecord } from './record';

/** A run that flies along. */
export interface Ghost {
  readonly name: string;
  /** Whose it is; it decides the colour. */
  readonly whose: 'own' | 'medal';
  readonly record: ParRecord;
  /** The time in which the ghost flies it. s */
  readonly time: number;
}

/** Times of a ghost over those of its record. */
export function paceOf({ record, time }: Ghost): number {
  return time / record.time;
}

/** When a ghost passes the gates. s */
export function splitsOf(ghost: Ghost): number[] {
  return ghost.record.splits.map((split) => split * paceOf(ghost));
}

/** The ghosts of the attempt that is on the page. They are no part of it: nothing that flies depends on them. */
let flying: { readonly rules: ParRules; readonly ghosts: readonly Ghost[] } | null = null;

/** The ghosts that fly along with an attempt. */
export function ghostsOf(rules: ParRules): readonly Ghost[] {
  return flying?.rules === rules ? flying.ghosts : [];
}

export function setGhosts(rules: ParRules, ghosts: readonly Ghost[]): void {
  flying = { rules, ghosts };
}

/** The record of a scenario's run, flown to its end; null when it does not finish. */
export function recordOf(scenario: Scenario): ParRecord | null {
  const simulation = simulationOf(scenario, [parGame]);
  const rules = parOf(simulation);
  const end = scenario.seconds ?? 60;
  while (rules && rules.state !== 'over' && simulation.time < end) simulation.step();
  return rules?.record ?? null;
}

/** Flights flown already, by course and flight. */
const flown = new Map<string, ParRecord | null>();

/** The ghost of a medal: the slowest known flight of a course that earns it, at the medal's pace; null without one. */
export function medalGhost(id: string, medal: MedalName, medals: Medals): Ghost | null {
  const course = courses.find((each) => each.id === id);
  if (!course) return null;
  const earning = Object.entries(course.flights)
    .filter(([, { time }]) => time <= medals[medal])
    .sort(([, a], [, b]) => b.time - a.time)[0];
  if (!earning) return null;
  const [name, flight] = earning;
  const key = `${id} ${name}`;
  if (!flown.has(key)) flown.set(key, recordOf(scenarioOf(course, flight)));
  const record = flown.get(key) ?? null;
  return record && { name: medal, whose: 'medal', record, time: medals[medal] };
}
