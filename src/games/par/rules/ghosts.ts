// The runs that fly along as ghosts: the best one, and one at the pace of the next medal.
import type { Scenario } from '../../../simulation/scenario';
import { courseSpec, type RivalSpec } from '../spec';
import { scenarioOf } from './course';
import { courseCalled } from './days/days';
import { flownBy, recordOf, replanned } from './flight';
import type { MedalTime } from './medals';
import type { ParRules } from './par-rules';
import type { ParRecord } from './record';

/** A run that flies along. */
export interface Ghost {
  readonly name: string;
  /** Whose it is; it decides the colour. */
  readonly whose: 'own' | 'medal' | 'link';
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

/** Flights flown already, by course and flight. */
const flown = new Map<string, ParRecord | null>();

/** The ghost of a medal: the slowest known flight of a course that earns it, at the medal's pace; null without one. */
export function medalGhost(id: string, medal: MedalTime): Ghost | null {
  const course = courseCalled(id);
  if (!course) return null;
  const earning = Object.entries(course.flights)
    .filter(([, { time }]) => time <= medal.time)
    .sort(([, a], [, b]) => b.time - a.time)[0];
  if (!earning) return null;
  const [name, flight] = earning;
  const key = `${id} ${name}`;
  if (!flown.has(key)) flown.set(key, recordOf(scenarioOf(course, flight)));
  const record = flown.get(key) ?? null;
  return record && { name: medal.name, whose: 'medal', record, time: medal.time };
}

/** Difference of times below which a run took what it is said to take. s */
const sameTime = 0.01;

/** The rival flown last, and its ghost. */
let rival: { readonly spec: RivalSpec; readonly ghost: Ghost | null } | null = null;

/** The ghost of the run that a scenario brings along, flown anew; null without one, or when it does not finish. */
export function rivalGhost(scenario: Scenario): Ghost | null {
  const spec = scenario.par && courseSpec(scenario.par).rival;
  if (!spec) return null;
  if (rival?.spec !== spec) rival = { spec, ghost: flownRival(scenario, spec) };
  return rival.ghost;
}

function flownRival(scenario: Scenario, { entity, time, name, redraws }: RivalSpec): Ghost | null {
  const record = flownBy(replanned(scenario)(entity), redraws)?.record;
  if (!record) return null;
  const same = Math.abs(record.time - time) < sameTime;
  const words = [name ?? (same ? 'link' : null), same ? null : 'says', time.toFixed(2)];
  return { name: words.filter((word) => word).join(' '), whose: 'link', record, time: record.time };
}
