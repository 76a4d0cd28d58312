// Measures a chase: each closest approach to the target, when it was, and the turning it took.
import { closestApproach, onTheWay } from '../../entities/guidance/segment';
import { hypot } from '../../exact/exact';

/** Largest share of the distance that an approach began at that may be left. Swinging about on the way is no approach. */
const nearShare = 2 / 3;
/** Most approaches that are kept to be drawn, the last ones. */
const mostKept = 10;
/** Watches one body and its target, once a step. */
export class ApproachMeter {
  /** The last approaches, oldest first. */
  approaches = [];
  /** How many there have been. */
  count = 0;
  /** The first one; null before it. */
  first = null;
  /** When the chase began. s from the start; null while there is none. */
  begun = null;
  /** The one of the smallest distance; null before the first. */
  closest = null;
  _target = null;
  _last = null;
  _closing = false;
  /** Whether it has been outside its seek distance since the last approach. Staying within it is no new approach. */
  _away = true;
  /** The closest yet of the approach under way. */
  _closest = null;
  /** Largest distance since the last approach. m */
  _farthest = 0;
  /** Call once a step, after the entity's own update and before the world's step. @param time s, now */
  update(entity, time) {
    const { command, body } = entity;
    const target = 'chased' in command ? command.chased : null;
    if (target !== this._target) this._begin(target, time);
    if (!target) return;
    const { x, y } = body.getPosition();
    const place = { x: target.position.x, y: target.position.y };
    const relative = { x: place.x - x, y: place.y - y };
    const range = hypot(relative.x, relative.y);
    const was = this._last;
    const effort = was ? was.effort + was.applied * (time - was.time) : 0;
    const now = { time, place, relative, range, effort, applied: Math.abs(entity.turn.applied) };
    this._last = now;
    this._farthest = Math.max(this._farthest, range);
    if (was) this._compare(was, now);
    if (range > entity.seekDistance) this._away = true;
  }
  _compare(was, now) {
    const { range, share } = closestApproach(was.relative, now.relative);
    if (!this._closest || range < this._closest.range) {
      this._closest = {
        range,
        time: was.time + share * (now.time - was.time),
        place: onTheWay(was.place, now.place, share),
        effort: was.effort + share * (now.effort - was.effort),
      };
    }
    if (now.range < was.range) {
      this._closing = true;
    } else if (this._closing) {
      this._closing = false;
      if (this._away && this._closest.range <= nearShare * this._farthest) this._note(this._closest);
      this._closest = null;
      this._away = false;
    }
  }
  _begin(target, time) {
    this._target = target;
    this._last = null;
    this._closing = false;
    this._closest = null;
    this._away = true;
    this._farthest = 0;
    this.approaches = [];
    this.count = 0;
    this.first = null;
    this.closest = null;
    this.begun = target ? time : null;
  }
  _note(approach) {
    this.approaches = [...this.approaches, approach].slice(-mostKept);
    this.count += 1;
    this._farthest = 0;
    this.first ??= approach;
    if (!this.closest || approach.range < this.closest.range) this.closest = approach;
  }
}
