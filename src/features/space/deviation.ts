// The largest deviation of a ship from the shortest way, which an answer shows on the ship's sphere.
import type { Session } from '../../app/session/session';
import type { ShipMark } from '../../lab/answers/answer';
import { inverse, multiply, type Quaternion, rotationVector } from '../../laws/control/attitude/quaternion';
import { dot, lengthOf } from '../../laws/control/attitude/vector';
import { toRadians } from '../../laws/exact/figures';
import type { Deviation } from './rules/meter';
import type { Ship } from './rules/ship';
import type { Sphere } from './rules/sphere';

/** Attitudes between which a turn leads: the ship's attitude at its start, and the commanded attitude. */
export interface CommandedTurn {
  readonly start: Quaternion;
  readonly order: Quaternion;
}

/**
 * Whether a ship was beside its shortest way, not before its start or beyond its end.
 * @param nearest attitude on the great circle of the shortest way
 */
export function isBesideWay({ start, order }: CommandedTurn, nearest: Quaternion): boolean {
  const way = rotationVector(multiply(inverse(start), order));
  const along = dot(rotationVector(multiply(inverse(start), nearest)), way) / dot(way, way);
  return along >= 0 && along <= 1;
}

/** Least angle between a ship and its commanded attitude at which an answer draws the ship as it should lie. rad */
const leastWrong = toRadians(20);

/** Whether a ship still lies so differently from its commanded attitude that an answer draws this attitude, too. */
export function liesWrong({ steered, order, body }: Ship): boolean {
  const left = rotationVector(multiply(inverse(body.motion.attitude), order));
  return steered && lengthOf(left) >= leastWrong;
}

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
