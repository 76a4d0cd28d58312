// Runs that a key or button of the game has begun: they go on at once, without the title.
import type { Session } from '../../app/session/session';
import type { Scenario } from '../../world/simulation/scenario';

const begun = new WeakSet<Scenario>();

/** Begins a run. */
export function begin(session: Session, scenario: Scenario, title = session.title): void {
  // A copy: who chooses the same scenario again from elsewhere sees the title.
  const own = { ...scenario };
  begun.add(own);
  session.load(own, title);
  session.playback.tempo = 1;
  if (session.playback.paused) session.playback.paused = false;
}

/** Whether a run goes on at once. */
export function isBegun(scenario: Scenario): boolean {
  return begun.has(scenario);
}
