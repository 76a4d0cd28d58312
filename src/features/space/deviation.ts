// The largest deviation of a ship from the shortest way, which an answer shows on the ship's sphere.
import type { Session } from '../../app/session/session';
import type { ShipMark } from '../../lab/answers/answer';
import type { Deviation } from './rules/meter';
import type { Sphere } from './rules/sphere';

/** The parts of the session that determine which answer is shown. */
type Shown = Pick<Session, 'round' | 'answer'>;

/**
 * Returns the mark for the deviation of a sphere's ship in the displayed result. Null if there is no such mark, or if
 * no result is displayed.
 */
function markOn({ round, answer }: Shown, { ship }: Sphere): ShipMark | null {
  if (round.state !== 'held') return null;
  for (const mark of answer?.marks ?? [])
    if (mark.kind === 'deviation' && mark.of === ship.entity) return mark;
  return null;
}

/** Returns the moment of a ship's largest deviation, if the scene's answer shows it on the sphere; otherwise null. */
export function deviationIn(session: Shown, sphere: Sphere): Deviation | null {
  return markOn(session, sphere) && sphere.meter.farthest;
}

/** Returns the text for the largest deviation that is drawn on a ship's sphere; null if none is drawn. */
export function deviationText(session: Shown, sphere: Sphere): string | null {
  return markOn(session, sphere)?.text ?? null;
}
