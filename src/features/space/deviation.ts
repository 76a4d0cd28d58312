// The largest deviation of a ship from the shortest way, which an answer shows on the ship's sphere.
import type { Session } from '../../app/session/session';
import type { ShipMark } from '../../lab/answers/answer';
import type { Deviation } from './rules/meter';
import type { Sphere } from './rules/sphere';

/** Parts of the session that tell which result is displayed. */
type Shown = Pick<Session, 'round' | 'answer'>;

/** Returns the graphic of a ship's deviation from the shortest turn. Null if not drawn. */
function markOn({ round, answer }: Shown, { ship }: Sphere): ShipMark | null {
  if (round.state !== 'held') return null;
  for (const mark of answer?.marks ?? [])
    if (mark.kind === 'deviation' && mark.of === ship.entity) return mark;
  return null;
}

/** Returns the ship's largest deviation from the shortest turn. Null if the page shows none. */
export function deviationIn(session: Shown, sphere: Sphere): Deviation | null {
  return markOn(session, sphere) && sphere.meter.farthest;
}

/** Returns the text for the ship's largest deviation from the shortest turn; null if none is shown. */
export function deviationText(session: Shown, sphere: Sphere): string | null {
  return markOn(session, sphere)?.text ?? null;
}
