// The largest deviation of a ship from the shortest way, which an answer shows on the ship's sphere.
import type { Session } from '../../app/session/session';
import type { ShipMark } from '../../lab/answers/answer';
import type { Deviation } from './rules/meter';
import type { Sphere } from './rules/sphere';

/** The parts of the session that determine which answer is shown. */
type Shown = Pick<Session, 'round' | 'answer'>;

/**
 * Returns the mark that shows the deviation of a sphere's ship. Null if no result is displayed, or if it has no such
 * mark.
 */
function markOn({ round, answer }: Shown, { ship }: Sphere): ShipMark | null {
  if (round.state !== 'held') return null;
  for (const mark of answer?.marks ?? [])
    if (mark.kind === 'deviation' && mark.of === ship.entity) return mark;
  return null;
}

/**
 * Returns the moment at which the ship was farthest from its shortest turn. Null unless the scene's displayed result
 * marks it.
 */
export function deviationIn(session: Shown, sphere: Sphere): Deviation | null {
  return markOn(session, sphere) && sphere.meter.farthest;
}

/** Returns the text for the ship's largest deviation from the shortest turn; null if the result does not show it. */
export function deviationText(session: Shown, sphere: Sphere): string | null {
  return markOn(session, sphere)?.text ?? null;
}
