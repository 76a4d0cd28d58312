// The largest deviation of a ship from the shortest way, which an answer shows on the ship's sphere.
import type { Session } from '../../app/session/session';
import type { ShipMark } from '../../lab/answers/answer';
import type { Deviation } from './rules/meter';
import type { Sphere } from './rules/sphere';

/** Parts of the session that say what answer the page shows. */
type Shown = Pick<Session, 'round' | 'answer'>;

/**
 * Returns the graphic that an answer draws on a sphere. Null if the answer draws none there, or if the page shows no
 * answer.
 */
function markOn({ round, answer }: Shown, { ship }: Sphere): ShipMark | null {
  if (round.state !== 'held') return null;
  for (const mark of answer?.marks ?? [])
    if (mark.kind === 'deviation' && mark.of === ship.entity) return mark;
  return null;
}

/** Returns the largest deviation that the answer shows on a sphere; null if it shows none. */
export function deviationIn(session: Shown, sphere: Sphere): Deviation | null {
  return markOn(session, sphere) && sphere.meter.farthest;
}

/** Returns the text that an answer writes beside the deviation on a sphere; null if there is none. */
export function deviationText(session: Shown, sphere: Sphere): string | null {
  return markOn(session, sphere)?.text ?? null;
}
