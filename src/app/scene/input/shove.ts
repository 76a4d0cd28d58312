// A shove: the impulse that a drag on a body gives it. Independent of Phaser.

import { clamp } from '../../../laws/control/clamp';
import { hypot } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import { inertiaAboutCentre } from '../../../world/entities/hull';
import { applyImpulse } from '../../../world/simulation/entity-edits';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Session } from '../../session/session';

/** A shove that is being drawn. */
export interface Shove {
  readonly entity: Entity;
  /** Grabbed point in the body's frame. m */
  readonly grip: Point;
  /** Way of the pointer since the press. m */
  readonly drag: Point;
}

/** Impulse and angular impulse of a shove. */
interface ShoveEffect {
  /** N s */
  readonly impulse: Point;
  /** About the centre of mass. N m s */
  readonly angularImpulse: number;
  /** Change of velocity. m/s */
  readonly change: Point;
}

/**
 * Largest change by one shove: of velocity (m/s), 2.5 times a body's usual speed; of angular velocity (rad/s), two
 * turns a second.
 */
export const mostShove = { speed: 25, angularVelocity: 4 * Math.PI };

/** Change of velocity per metre of drag. 1/s: a drag of 10 m gives 10 m/s. */
const perMetre = 1;

/** Largest distance of the grip from the centre of mass, at size 1: the end of a hull. m */
const longestArm = 4;

/** Returns the grabbed point in the body's frame, at most the longest arm away from the centre of mass. m */
export function holdAt({ body, build }: Entity, place: Point): Point {
  const { x: fromX, y: fromY } = body.getLocalCenter();
  const at = body.getLocalPoint(place);
  const arm = { x: at.x - fromX, y: at.y - fromY };
  const share = Math.min(1, (longestArm * build.size) / hypot(arm.x, arm.y));
  return { x: fromX + share * arm.x, y: fromY + share * arm.y };
}

/**
 * Returns the effect of a shove. An impulse J at the arm r from the centre of mass acts like J at the centre with the
 * angular impulse r × J. Both are limited.
 */
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

/** Gives the body its impulse, unless it has left the scene. */
export function applyShove(session: Session, shove: Shove): void {
  if (!session.entities.includes(shove.entity)) return;
  const { impulse, angularImpulse } = effectOf(shove);
  session.disturb((_, body) => applyImpulse(body, impulse, angularImpulse), shove.entity);
}
