// Begins and ends building for the page: the part of the view that it needs comes late, and the run before it stays as a pale way.
import type { Session } from '../../../app/session/session';
import { comparisonRunOf } from '../../../app/view/comparison-run';
import type { ViewState } from '../../../app/view/view-state';
import type { Told } from './build-state';

/**
 * Begins or ends building, see `Session.build`. The session stands at its start at once; resolves when tools and layers can
 * work. Throws for a scene that cannot be built.
 */
export function build(session: Session, view: ViewState, told: Told, on: boolean): Promise<void> {
  const run = on && !session.building ? comparisonRunOf(session) : null;
  session.build(on);
  return on ? loadBuild(session, view, told, run) : Promise.resolve();
}

async function loadBuild(
  session: Session,
  view: ViewState,
  told: Told,
  run: ReturnType<typeof comparisonRunOf>,
) {
  const [{ BuildState }] = await Promise.all([
    import('./build-state'),
    ...session.games.map((game) => game.loadThings?.()),
  ]);
  if (!view.build) view.set('build', new BuildState(session, view, told));
  if (run && view.build) view.build.lastRun = run;
}
