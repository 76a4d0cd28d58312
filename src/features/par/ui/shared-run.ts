// What links and files hold of a run: the one that was just flown, else the best of the course; and the runs that it was flown against.
import type { Session } from '../../../app/session/session';
import { stemOf } from '../../../app/ui/saved/names';
import type { KeptScene } from '../../../app/view/entry';
import { newScene } from '../../../lab/scenarios/new-scene';
import type { Scenario } from '../../../world/simulation/scenario';
import { isCourse } from '../rules/days/days';
import { parOf } from '../rules/par-rules';
import { wordsOf } from '../rules/run-words';
import { runsIn, withRuns } from '../rules/runs';
import { bestRunKey, type ParRun } from '../spec';
import { flownRun, readRun } from './flown';
import { readKept, type Slot, slotOf } from './kept';
import { readName } from './name';
import { isOwn } from './own-ids';
import { ownCourseOf } from './own-place';
import type { Rivals } from './rivals';

/** The words of an address with the run and those behind it; null without a run, for a course without an address, and in Build. */
export function addressOfRun(session: Session, rivals: Pick<Rivals, 'others'>): string | null {
  const id = parOf(session.simulation)?.spec.id ?? null;
  if (session.building || id === null || !isCourse(id)) return null;
  const mine = ownRun(session);
  return mine && wordsOf(id, [mine, ...rivals.others(session.scenario)]);
}

/** The course from its start, with the run to fly against and those behind it; null without one. */
export function courseWithRun(session: Session, rivals: Pick<Rivals, 'others'>): Scenario | null {
  const mine = ownRun(session);
  if (!mine) return null;
  // A friend begins on the line of the course, and not on the one that was flown.
  const { moment: _, ...scene } = session.building ? session.start : session.scenario;
  return sent(scene, [mine, ...rivals.others(session.scenario)]);
}

/** A kept course from its start, with the best run that is kept with it; unchanged without one. */
export function withBestRun({ scenario, best, isMine }: KeptScene): Scenario {
  if (!scenario.par) return scenario;
  const run = bestRun(scenario, slotOf(scenario, null, best));
  return run ? sent(scenario, [signed(run, isMine), ...othersIn(scenario)]) : scenario;
}

/**
 * A kept course, with the runs of others that a scene of the same course brings; unchanged if it has them all, null for another
 * course.
 */
export function withRunsOf({ scenario }: KeptScene, came: Scenario): Scenario | null {
  if (!scenario.par || !came.par || bestRunKey(scenario) !== bestRunKey(came)) return null;
  const runs = runsIn(scenario);
  const ids = new Set(runs.map(({ id }) => id));
  const others = othersIn(came);
  return others.every(({ id }) => ids.has(id)) ? scenario : withRuns(scenario, [...others, ...runs]);
}

const othersIn = (scenario: Scenario) => runsIn(scenario).filter((run) => !isOwn(run));

/** A course with runs to fly against. One without a name gets that of its first pilot. */
function sent(scene: Scenario, runs: readonly ParRun[]): Scenario {
  const name = stemOf(scene.name) === newScene.name ? nameBy(runs[0]) : scene.name;
  return withRuns({ ...scene, name }, runs);
}

/** The name of a course that has none, by the run that goes with it. */
const nameBy = ({ name, built }: ParRun) => (built && name ? `${name}’s course` : 'A course');

/** The run that was just flown, else the kept best one of the course, with the name of the pilot. Null without any. */
function ownRun(session: Session): ParRun | null {
  const { scenario } = session;
  const place = ownCourseOf(session);
  const run = flownRun(session) ?? (scenario.par ? bestRun(scenario, slotOf(scenario, place)) : null);
  return run && signed(run, place?.scene.isMine ?? false);
}

const bestRun = (scenario: Scenario, slot: Slot) => readKept(slot, (value) => readRun(value, scenario));

/** A run with the name of its pilot. @param isBuilder whether the pilot built the course */
function signed(run: ParRun, isBuilder: boolean): ParRun {
  const name = readName();
  return { ...run, ...(name && { name }), ...(isBuilder && { built: true }) };
}
