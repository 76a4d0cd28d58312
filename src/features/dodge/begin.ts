// Begins runs that a key or button of the game asked for: they skip the title.
import type { Session } from '../../app/session/session';
import type { Scenario } from '../../world/simulation/scenario';
import { dodgeOf } from './rules/dodge';

/** Begins a run without the title. */
export function begin(session: Session, scenario: Scenario, title = session.title): void {
  // A copy is another scene, so that a repeated one restarts.
  session.load({ ...scenario }, title);
  const game = dodgeOf(session.simulation);
  if (game) game.display.skipsTitle = true;
  session.playback.tempo = 1;
  if (session.playback.paused) session.playback.paused = false;
}
