// Input and output of every guidance law, and the line of sight they work from.
import { wrapAngle } from '../../control/angle';
import { numbersOf } from '../../control/turn-controller';
import { direct, hypot } from '../../exact/exact';
/** Range within which the last heading is held, as the line of sight turns too fast. m. A body is 1 m and longer. */
export const closeRange = 0.5;
/** R × V of two vectors in the plane; above 0 when V turns R clockwise, as y is down. */
export function cross(a, b) {
  return a.x * b.y - a.y * b.x;
}
/** λ' = (R × V)/|R|² and R·V/|R|, R and V relative to the body. Zarchan, “Tactical and Strategic Missile Guidance”, ch. 2. */
export function lineOfSightOf({ position, velocity, target, targetVelocity }, into = noLineOfSight()) {
  const x = target.x - position.x;
  const y = target.y - position.y;
  const relativeX = targetVelocity.x - velocity.x;
  const relativeY = targetVelocity.y - velocity.y;
  const range = hypot(x, y);
  into.x = x;
  into.y = y;
  into.range = range;
  if (range === 0) {
    into.direction = 0;
    into.rate = 0;
    into.rangeRate = 0;
    return into;
  }
  const alongX = x / range;
  const alongY = y / range;
  direct(into);
  into.rate = (alongX * relativeY - alongY * relativeX) / range;
  into.rangeRate = alongX * relativeX + alongY * relativeY;
  return into;
}
/** The aim of a body that has not aimed yet. */
export function noAim() {
  return { heading: 0, headingRate: 0, aimPoint: { x: 0, y: 0 }, lineOfSightRate: 0, fallback: false };
}
/** The line of sight of a body that sees nothing. */
export function noLineOfSight() {
  return { x: 0, y: 0, range: 0, direction: 0, rate: 0, rangeRate: 0 };
}
/** Writes where to point. Units as in Aim; x and y are of the point it heads for */
export function point(aim, heading, headingRate, x, y, lineOfSightRate, fallback) {
  aim.heading = heading;
  aim.headingRate = headingRate;
  aim.aimPoint.x = x;
  aim.aimPoint.y = y;
  aim.lineOfSightRate = lineOfSightRate;
  aim.fallback = fallback;
}
/** Straight at the target. ψ = λ, ψ' = λ'. */
export function aimAtTarget({ target }, { direction, rate }, fallback, aim) {
  point(aim, wrapAngle(direction), rate, target.x, target.y, rate, fallback);
}
/** The line of sight of a step: one object for all bodies, whose steps come one after the other. */
const lineOfSight = noLineOfSight();
/** A law that holds its last heading, without a rate, while the target is nearer than `closeRange`. */
export class HeldWhenClose {
  _law;
  /** The last heading; no number before the first. rad */
  _last = Number.NaN;
  constructor(law) {
    this._law = law;
  }
  aim(engagement, aim = noAim()) {
    lineOfSightOf(engagement, lineOfSight);
    if (lineOfSight.range < closeRange) {
      const { heading, target } = engagement;
      if (Number.isNaN(this._last)) this._last = wrapAngle(heading);
      point(aim, this._last, 0, target.x, target.y, 0, false);
      return aim;
    }
    this._law.aim(engagement, lineOfSight, aim);
    this._last = aim.heading;
    return aim;
  }
  reset() {
    this._law.reset();
    this._last = Number.NaN;
  }
  /** The last heading (rad), then what the law keeps. */
  get memory() {
    return Number.isNaN(this._last) ? [] : [this._last, ...(this._law.memory ?? [])];
  }
  set memory(memory) {
    this.reset();
    if (memory.length === 0) return;
    [this._last] = numbersOf(memory.slice(0, 1), 1);
    if (this._law.memory) this._law.memory = memory.slice(1);
    else numbersOf(memory, 1);
  }
}
