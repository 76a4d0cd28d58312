// Starts runs directly, without the title screen, for keys and buttons of the game.
import type { Session } from '../../app/session/session';
import type { Scenario } from '../../world/simulation/scenario';
import { dodgeOf } from './rules/dodge';

export function startRun(session: Session, scenario: Scenario, title = session.title): void {
  // A copy counts as another scene, so that the same scenario restarts.
  session.load({ ...scenario }, title);
  const game = dodgeOf(session.simulation);
  if (game) game.display.skipsTitle = true;
  session.playback.tempo = 1;
  if (session.playback.paused) session.playback.paused = false;
}
