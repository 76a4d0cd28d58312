// Opens and closes the editor. The last run stays on the canvas as a pale line.
import type { Session } from '../../../app/session/session';
import { comparisonRunOf } from '../../../app/view/comparison-run';
import type { Notifier, View } from './build-state';
import { beginState } from './current';

/**
 * Opens or closes the scene editor. The promise rejects if the scene cannot be edited.
 * @param told shows messages to the player
 * @param on true to open, false to close
 */
export async function setBuilding(session: Session, view: View, told: Notifier, on: boolean): Promise<void> {
  if (!on) {
    session.build(false);
    return;
  }
  // Loads the games whose things can be added to a scene.
  await Promise.all(session.games.map(({ things, load }) => (things === 'fixed' ? null : load?.())));
  const run = session.building ? null : comparisonRunOf(session);
  const state = beginState(session, view, told);
  session.build(true);
  if (run) state.lastRun = run;
}
