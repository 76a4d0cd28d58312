// A shove: the impulse that a drag on a body gives it. Independent of Phaser.

import { clamp } from '../../../laws/control/clamp';
import { hypot } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import { inertiaAboutCentre } from '../../../world/entities/hull';
import { applyImpulse } from '../../../world/simulation/entity-edits';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Session } from '../../session/session';

/** A shove of a body that a person is drawing with the pointer. */
export interface Shove {
  readonly entity: Entity;
  /** Point of the body under the pointer at the press, in the body's coordinates. m */
  readonly grip: Point;
  /** Movement of the pointer since the press, as a vector in world coordinates. m */
  readonly drag: Point;
}

/** Impulse and angular impulse that a shove gives to a body. */
interface ShoveEffect {
  /** Impulse that the shove gives. N s */
  readonly impulse: Point;
  /** Angular impulse that the shove gives, about the body's centre of mass. N m s */
  readonly angularImpulse: number;
  /** Change of the body's velocity by the shove. m/s */
  readonly change: Point;
}

/** Largest changes of a body's velocity and angular velocity by one shove. */
export const mostShove = {
  /** Largest change of a body's velocity by one shove. m/s */
  speed: 25,
  /** Largest change of the angular velocity: two turns a second. rad/s */
  angularVelocity: 4 * Math.PI,
};

/** Change of a body's velocity per metre that the pointer moves. 1/s */
const perMetre = 1;

/** Largest distance of a grabbed point from the centre of mass. m, for a body of size 1 */
const longestArm = 4;

/**
 * Returns the grabbed point in the body's coordinates, m. It is at most half a hull's length from the centre of mass.
 * @param place pressed place in the world, m
 */
export function holdAt({ body, build }: Entity, place: Point): Point {
  const { x: fromX, y: fromY } = body.getLocalCenter();
  const at = body.getLocalPoint(place);
  const arm = { x: at.x - fromX, y: at.y - fromY };
  const share = Math.min(1, (longestArm * build.size) / hypot(arm.x, arm.y));
  return { x: fromX + share * arm.x, y: fromY + share * arm.y };
}

/** Returns the impulse and the angular impulse that a shove gives to a body. Both are limited. */
export function effectOf({ entity: { body }, grip, drag }: Shove): ShoveEffect {
  const length = hypot(drag.x, drag.y) * perMetre;
  const scale = perMetre * (length > mostShove.speed ? mostShove.speed / length : 1);
  const change = { x: scale * drag.x, y: scale * drag.y };
  const mass = body.getMass();
  const impulse = { x: mass * change.x, y: mass * change.y };
  const centre = body.getLocalCenter();
  const arm = body.getWorldVector({ x: grip.x - centre.x, y: grip.y - centre.y });
  const most = inertiaAboutCentre(body) * mostShove.angularVelocity;
  const angularImpulse = clamp(arm.x * impulse.y - arm.y * impulse.x, -most, most);
  return { impulse, angularImpulse, change };
}

/** Gives the body the impulse of a shove, unless the body has left the scene. */
export function applyShove(session: Session, shove: Shove): void {
  if (!session.entities.includes(shove.entity)) return;
  const { impulse, angularImpulse } = effectOf(shove);
  session.disturb((_, body) => applyImpulse(body, impulse, angularImpulse), shove.entity);
}
