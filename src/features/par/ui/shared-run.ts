// Runs for links and files: the run just flown or the best run of the course, and the runs of other players.
import type { Session } from '../../../app/session/session';
import { stemOf } from '../../../app/ui/saved/names';
import type { ShortAddress } from '../../../app/ui/sharing/link-form';
import type { SavedScene } from '../../../app/view/entry';
import { readScenario } from '../../../lab/files/read-scenario';
import { newScene } from '../../../lab/scenarios/new-scene';
import type { Scenario } from '../../../world/simulation/scenario';
import { scenarioOf } from '../rules/course';
import { courses } from '../rules/courses';
import { courseCalled, isCourse } from '../rules/days/days';
import { parGame } from '../rules/game';
import { parOf } from '../rules/par-rules';
import { runWords } from '../rules/run-words';
import { runsIn, withRuns } from '../rules/runs';
import { bestRunKey, courseSpec, type ParRun } from '../spec';
import { readName } from './name';
import { storedCourseOf } from './own-course-store';
import { isOwn } from './own-ids';
import { type RecordSlot, readBest, slotOf } from './records';
import type { Rivals } from './rivals';
import { finishedRun, readRun } from './run-record';

/**
 * Returns the URL parameters for the open course with the runs of all players.
 * @returns null in the editor, without a run, or if the course is neither built-in nor daily
 */
export function addressOfOwnRun(session: Session, rivals: Pick<Rivals, 'others'>): string | null {
  const id = parOf(session.simulation)?.spec.id ?? null;
  if (session.building || id === null || !isCourse(id)) return null;
  const mine = ownRun(session);
  return mine && runWords(id, [mine, ...rivals.others(session.scenario)]);
}

/** Returns the short address of an unchanged built-in or daily course. Otherwise null. */
export function shortAddress(scenario: Scenario): ShortAddress | null {
  const id = scenario.par && courseSpec(scenario.par).id;
  const course = id ? courseCalled(id) : null;
  // Read again: a scenario from a link has its fields in another order.
  const textOf = (one: Scenario) => JSON.stringify(readScenario(one, [parGame]));
  if (!course || textOf(scenarioOf(course)) !== textOf(scenario)) return null;
  const isBuiltIn = courses.some((one) => one.id === id);
  return { words: `par=${id}`, page: isBuiltIn ? `course/${id}.html` : null };
}

export function courseWithRun(session: Session, rivals: Pick<Rivals, 'others'>): Scenario | null {
  const mine = ownRun(session);
  if (!mine) return null;
  // A friend starts with the line of the course, not with the player's line.
  const { moment: _, ...scene } = session.building ? session.start : session.scenario;
  return sent(scene, [mine, ...rivals.others(session.scenario)]);
}

/** Returns a saved course with its best run added, if any. */
export function withBestRun({ scenario, best, isMine }: SavedScene): Scenario {
  if (!scenario.par) return scenario;
  const run = bestRun(scenario, slotOf(scenario, null, best));
  return run ? sent(scenario, [signed(run, isMine), ...othersIn(scenario)]) : scenario;
}

/** Returns a saved course with another scene's runs added. Null if the courses differ. */
export function withRunsOf({ scenario }: SavedScene, came: Scenario): Scenario | null {
  if (!scenario.par || !came.par || bestRunKey(scenario) !== bestRunKey(came)) return null;
  const runs = runsIn(scenario);
  const ids = new Set(runs.map(({ id }) => id));
  const others = othersIn(came);
  return others.every(({ id }) => ids.has(id)) ? scenario : withRuns(scenario, [...others, ...runs]);
}

const othersIn = (scenario: Scenario) => runsIn(scenario).filter((run) => !isOwn(run));

/**
 * Returns a course with added runs to race against, for links and files. If the course has no name, the function
 * derives a name from the first run.
 */
function sent(scene: Scenario, runs: readonly ParRun[]): Scenario {
  const name = stemOf(scene.name) === newScene.name ? nameBy(runs[0]) : scene.name;
  return withRuns({ ...scene, name }, runs);
}

/** Returns a default name for the course of a run, such as "Ann’s course". */
const nameBy = ({ name, built }: ParRun) => (built && name ? `${name}’s course` : 'A course');

/** Returns the player's run: just flown, or the stored best. Null if neither. */
function ownRun(session: Session): ParRun | null {
  const { scenario } = session;
  const place = storedCourseOf(session);
  const run = finishedRun(session) ?? (scenario.par ? bestRun(scenario, slotOf(scenario, place)) : null);
  return run && signed(run, place?.scene.isMine ?? false);
}

const bestRun = (scenario: Scenario, slot: RecordSlot) => readBest(slot, (value) => readRun(value, scenario));

function signed(run: ParRun, isBuilder: boolean): ParRun {
  const name = readName();
  return { ...run, ...(name && { name }), ...(isBuilder && { built: true }) };
}
