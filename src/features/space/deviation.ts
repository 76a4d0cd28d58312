// The largest deviation of a ship from the shortest way, which an answer shows on the ship's sphere.
import type { Session } from '../../app/session/session';
import type { ShipMark } from '../../lab/answers/answer';
import type { Deviation } from './rules/meter';
import type { Sphere } from './rules/sphere';

type Shown = Pick<Session, 'round' | 'answer'>;

function markOn({ round, answer }: Shown, { ship }: Sphere): ShipMark | null {
  if (round.state !== 'held') return null;
  for (const mark of answer?.marks ?? [])
    if (mark.kind === 'deviation' && mark.of === ship.entity) return mark;
  return null;
}

export function deviationIn(session: Shown, sphere: Sphere): Deviation | null {
  return markOn(session, sphere) && sphere.meter.farthest;
}

export function deviationText(session: Shown, sphere: Sphere): string | null {
  return markOn(session, sphere)?.text ?? null;
}
