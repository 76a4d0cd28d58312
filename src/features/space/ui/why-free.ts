// The message when the player drags a ship that no law steers.
import type { Session } from '../../../app/session/session';
import { spaceOf } from '../rules/space-rules';

const free = 'Nobody steers this ship: it spins freely.';

/** Returns a sentence that says why a freely drifting ship takes no commands, and which ship can be steered instead. */
export function whyFree(session: Session): string {
  const steered = spaceOf(session.simulation)?.spheres.find(({ ship }) => ship.steered)?.ship;
  if (steered) return `${free} Drag on the sphere of “${session.labelOf(steered.entity)}”.`;
  const { hero } = session.scenario;
  const word = hero?.sets === 'held' ? hero.words?.[0] : undefined;
  return word ? `${free} “${word}” below steers the other one.` : free;
}
