// A shove by hand: what a drag on a body does to it. Free of Phaser.
import { clamp } from '../../control/clamp';
import type { Point } from '../../entities/command';
import { inertiaAboutCentre } from '../../entities/hull';
import type { Entity } from '../../simulation/entity-kinds';

/** A shove that is being drawn. */
export interface Shove {
  readonly entity: Entity;
  /** Where the body is held, in its own frame. m */
  readonly grip: Point;
  /** How far the pointer has been dragged. m */
  readonly drag: Point;
}

/** What a shove does to its body. */
export interface ShoveEffect {
  /** N s */
  readonly impulse: Point;
  /** N m s */
  readonly spin: number;
  /** Change of velocity. m/s */
  readonly change: Point;
}

/** Most that one shove changes: velocity, m/s, two and a half times a body's own; turn rate, rad/s, two turns a second. */
export const mostShove = { speed: 25, spin: 4 * Math.PI };

/** Change of velocity by a metre of drag. 1/s: dragged 10 m, a body gets 10 m/s. */
const perMetre = 1;

/** A grip farther from the centre of mass than this is taken for one at this distance: the length of a hull before it. m */
const longestArm = 4;

/** The place where a body is held, in its own frame: where it was pressed, or the hull's end on the way there. m */
export function holdAt({ body, build }: Entity, place: Point): Point {
  const { x: fromX, y: fromY } = body.getLocalCenter();
  const at = body.getLocalPoint(place);
  const arm = { x: at.x - fromX, y: at.y - fromY };
  const share = Math.min(1, (longestArm * build.size) / Math.hypot(arm.x, arm.y));
  return { x: fromX + share * arm.x, y: fromY + share * arm.y };
}

/**
 * The blow of a shove. An impulse J at the arm r from the centre of mass is J through it and a spin of r × J; both
 * within bounds.
 */
export function effectOf({ entity: { body }, grip, drag }: Shove): ShoveEffect {
  const length = Math.hypot(drag.x, drag.y) * perMetre;
  const scale = perMetre * (length > mostShove.speed ? mostShove.speed / length : 1);
  const change = { x: scale * drag.x, y: scale * drag.y };
  const mass = body.getMass();
  const impulse = { x: mass * change.x, y: mass * change.y };
  const centre = body.getLocalCenter();
  const arm = body.getWorldVector({ x: grip.x - centre.x, y: grip.y - centre.y });
  const most = inertiaAboutCentre(body) * mostShove.spin;
  const spin = clamp(arm.x * impulse.y - arm.y * impulse.x, -most, most);
  return { impulse, spin, change };
}
