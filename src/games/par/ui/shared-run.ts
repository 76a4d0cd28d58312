// What links and files hold of a run that was just flown, and of those that it was flown against.
import { guidanceOf } from '../../../entities/steered-body';
import type { Session } from '../../../session/session';
import type { Scenario } from '../../../simulation/scenario';
import { newSceneName, stemOf } from '../../../ui/own/names';
import { isCourse } from '../rules/days/days';
import { parOf } from '../rules/par-rules';
import { withRivals } from '../rules/rivals';
import { runOf, wordsOf } from '../rules/run-words';
import type { RivalSpec } from '../spec';
import { readName } from './name';
import { ownPlaceOf } from './own-place';
import { rivalsOf } from './rivals';

/** The words of an address with the run, and those behind it; null without one, and for a course that no address names. */
export function addressOfRun(session: Session): string | null {
  const mine = ownRun(session);
  const id = parOf(session.simulation)?.spec.id ?? null;
  const run = mine && runOf(mine);
  if (!run || id === null || !isCourse(id)) return null;
  return wordsOf(
    { course: id, ...run },
    behind(session, mine).flatMap((rival) => runOf(rival) ?? []),
  );
}

/** The course from its start, with the run to fly against and those behind it; null without one. One that was never named is whose it is. */
export function courseWithRun(session: Session): Scenario | null {
  const mine = ownRun(session);
  if (!mine) return null;
  const { moment: _, ...scene } = session.scenario;
  const name = stemOf(scene.name) === newSceneName ? nameBy(mine) : scene.name;
  return withRivals({ ...scene, name }, [mine, ...behind(session, mine)]);
}

/** The name of a course that has none, by the run that goes with it. */
const nameBy = ({ name, built }: RivalSpec) => (built && name ? `${name}’s course` : 'A course');

/** The run that was just flown, where it counts, with the name of who flew it; null without one. */
function ownRun(session: Session): RivalSpec | null {
  const { simulation } = session;
  const rules = parOf(simulation);
  if (!rules?.finished || rules.flaw || rules.spec.isOld || !rules.path) return null;
  const { entity } = rules.pilots[0];
  const { kind, seekDistance, controller } = entity;
  const { plan, redraws } = rules.path;
  const name = readName();
  const command = { kind: 'follow-path', waypoints: plan } as const;
  return {
    entity: { kind, seekDistance, controller, guidance: guidanceOf(entity), command },
    time: rules.time,
    ...(name && { name }),
    // A course that came from elsewhere and is kept was built by somebody else, whether or not a run says so.
    ...(ownPlaceOf(session)?.scene.isMine && { built: true }),
    ...(redraws.length > 0 && { redraws }),
  };
}

/** The runs that one's own was flown against. */
const behind = ({ scenario }: Session, { name = '', time }: RivalSpec) =>
  rivalsOf(scenario).filter((rival) => (rival.name ?? '') !== name || rival.time !== time);
