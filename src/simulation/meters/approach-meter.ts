// Measures a chase: each closest approach to the target, when it was, and the turning it took.
import type { Point } from '../../entities/command';
import { closestApproach } from '../../entities/guidance/segment';
import type { Entity } from '../entity-kinds';

/** A closest approach to a target. */
export interface ClosestApproach {
  /** Miss distance: the smallest distance of the approach. m */
  readonly range: number;
  /** When it was. s from the start */
  readonly time: number;
  /** Where the target was. m */
  readonly place: Point;
  /** Turning up to then, ∫ |α| dt since the chase began. rad/s */
  readonly effort: number;
}

/** Largest share of the distance that an approach began at that may be left. Swinging about on the way is no approach. */
const nearShare = 2 / 3;

/** Most approaches that are kept to be drawn, the last ones. */
const mostKept = 10;

/** Watches one body and its target, once a step. */
export class ApproachMeter {
  /** The last approaches, oldest first. */
  approaches: ClosestApproach[] = [];
  /** How many there have been. */
  count = 0;
  /** The first one; null before it. */
  first: ClosestApproach | null = null;
  /** When the chase began. s from the start; null while there is none. */
  begun: number | null = null;
  /** ∫ |α| dt since then. rad/s */
  effort = 0;
  /** The one of the smallest distance; null before the first. */
  closest: ClosestApproach | null = null;
  private _target: object | null = null;
  /** The target from the body in the last step. m */
  private _relative: Point | null = null;
  private _closing = false;
  /** Whether it has been outside its seek distance since the last approach. Staying within it is no new approach. */
  private _away = true;
  /** Smallest distance of the approach under way. m */
  private _least = Infinity;
  /** Largest distance since the last approach. m */
  private _farthest = 0;

  /** Call once a step, before the world's step. @param time s, at the start of the step */
  update(entity: Entity, time: number, timeStep: number): void {
    const { command, body } = entity;
    const target = 'chased' in command ? command.chased : null;
    if (target !== this._target) this._begin(target, time);
    if (!target) return;
    this.effort += Math.abs(entity.turn.applied) * timeStep;
    const { x, y } = body.getPosition();
    const place = target.position;
    const relative = { x: place.x - x, y: place.y - y };
    const was = this._relative;
    this._relative = relative;
    const range = Math.hypot(relative.x, relative.y);
    this._farthest = Math.max(this._farthest, range);
    if (!was) return;
    this._least = Math.min(this._least, closestApproach(was, relative));
    if (range < Math.hypot(was.x, was.y)) {
      this._closing = true;
    } else if (this._closing) {
      this._closing = false;
      if (this._away && this._least <= nearShare * this._farthest) this._note(this._least, time, place);
      this._least = Infinity;
      this._away = false;
    }
    if (range > entity.seekDistance) this._away = true;
  }

  private _begin(target: object | null, time: number): void {
    this._target = target;
    this._relative = null;
    this._closing = false;
    this._least = Infinity;
    this._away = true;
    this._farthest = 0;
    this.approaches = [];
    this.count = 0;
    this.first = null;
    this.closest = null;
    this.effort = 0;
    this.begun = target ? time : null;
  }

  private _note(range: number, time: number, { x, y }: Point): void {
    const approach = { range, time, place: { x, y }, effort: this.effort };
    this.approaches = [...this.approaches, approach].slice(-mostKept);
    this.count += 1;
    this._farthest = 0;
    this.first ??= approach;
    if (!this.closest || range < this.closest.range) this.closest = approach;
  }
}
