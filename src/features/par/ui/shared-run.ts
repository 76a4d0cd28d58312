// What links and files hold of a run: the one that was just flown, else the best of the course; and of those that it was flown against.
import type { Session } from '../../../app/session/session';
import { stemOf } from '../../../app/ui/saved/names';
import type { KeptScene } from '../../../app/view/game-presentation';
import { newScene } from '../../../lab/scenarios/new-scene';
import type { Scenario } from '../../../world/simulation/scenario';
import { isCourse } from '../rules/days/days';
import { parOf } from '../rules/par-rules';
import { withRivals } from '../rules/rivals';
import { runOf, wordsOf } from '../rules/run-words';
import type { RivalSpec } from '../spec';
import { type FlownRun, flownRun } from './flown';
import { type Slot, slotOf } from './kept';
import { readName } from './name';
import { ownCourseOf } from './own-place';
import { othersOf, ownRunsOf } from './own-runs';

/** The words of an address with the run, and those behind it; null without one, for a course that no address names, and while it is built. */
export function addressOfRun(session: Session): string | null {
  const id = parOf(session.simulation)?.spec.id ?? null;
  if (session.building || id === null || !isCourse(id)) return null;
  const mine = ownRun(session);
  const run = mine && runOf(mine);
  if (!run) return null;
  return wordsOf(
    { course: id, ...run },
    behind(session.scenario, slotIn(session), mine).flatMap((rival) => runOf(rival) ?? []),
  );
}

/** The course from its start, with the run to fly against and those behind it; null without one. */
export function courseWithRun(session: Session): Scenario | null {
  const mine = ownRun(session);
  if (!mine) return null;
  // A friend begins on the line that the course has, and not on the one that was flown.
  const { moment: _, ...scene } = session.building ? session.start : session.scenario;
  return withRuns(scene, [mine, ...behind(session.scenario, slotIn(session), mine)]);
}

/** A course that is kept, from its start, with the best run that is kept with it; as it is without one. */
export function withBestRun({ scenario, best, isMine }: KeptScene): Scenario {
  if (!scenario.par) return scenario;
  const slot = slotOf(scenario, null, best);
  const [run] = ownRunsOf(slot);
  if (!run) return scenario;
  const mine = signed(run, isMine);
  return withRuns(scenario, [mine, ...behind(scenario, slot, mine)]);
}

/** A course with runs to fly against. One that was never named is whose it is. */
function withRuns(scene: Scenario, runs: readonly RivalSpec[]): Scenario {
  const name = stemOf(scene.name) === newScene.name ? nameBy(runs[0]) : scene.name;
  return withRivals({ ...scene, name }, runs);
}

/** The name of a course that has none, by the run that goes with it. */
const nameBy = ({ name, built }: RivalSpec) => (built && name ? `${name}’s course` : 'A course');

/** The run that was just flown, else the best one of the course that is kept; with the name of who flew it. Null without any. */
function ownRun(session: Session): RivalSpec | null {
  const run = flownRun(session) ?? (session.scenario.par ? ownRunsOf(slotIn(session)).at(0) : null);
  // A course that came from elsewhere and is kept was built by somebody else, whether or not a run says so.
  return run ? signed(run, ownCourseOf(session)?.scene.isMine ?? false) : null;
}

const slotIn = (session: Session) => slotOf(session.scenario, ownCourseOf(session));

/** A run with the name of who flew it. @param isBuilder whether who flew it built the course */
function signed(run: FlownRun, isBuilder: boolean): RivalSpec {
  const name = readName();
  return { ...run, ...(name && { name }), ...(isBuilder && { built: true }) };
}

/** The runs that one's own was flown against. */
const behind = (scenario: Scenario, slot: Slot, { name = '', time }: RivalSpec) =>
  othersOf(scenario, slot).filter((rival) => (rival.name ?? '') !== name || rival.time !== time);
