// Measures a chase: each closest approach to the target, its time, and the turning up to it.

import { hypot } from '../../../laws/exact/exact';
import type { Point, Target } from '../../entities/command';
import { closestApproach, onTheWay } from '../../entities/guidance/segment';
import type { Entity } from '../entity-kinds';

/** A closest approach to a target. */
export interface ClosestApproach {
  /** Miss distance: the smallest distance of the approach. m */
  readonly range: number;
  /** Time of the closest approach. s from the start */
  readonly time: number;
  /** Place of the target. m */
  readonly place: Point;
  /** Turning up to this time, ∫ |α| dt since the chase began. rad/s */
  readonly effort: number;
}

/** A body and its target at one instant. */
interface Sample {
  /** s from the start */
  readonly time: number;
  /** Place of the target. m */
  readonly place: Point;
  /** Place of the target relative to the body. m */
  readonly relative: Point;
  /** m */
  readonly range: number;
  /** ∫ |α| dt since the chase began. rad/s */
  readonly effort: number;
  /** |α| from this instant to the next. rad/s² */
  readonly applied: number;
}

/** Share of its first distance at which an approach must end to count. Small swings do not count. */
const nearShare = 2 / 3;

/** Largest number of approaches kept for drawing: the last ones. */
const mostKept = 10;

/** Measures the approaches of one body to its target, once a step. */
export class ApproachMeter {
  /** The last approaches, oldest first. */
  approaches: ClosestApproach[] = [];
  /** Number of approaches. */
  count = 0;
  /** The first approach; null before it. */
  first: ClosestApproach | null = null;
  /** Start of the chase. s from the start; null without a chase. */
  begun: number | null = null;
  /** The approach with the smallest distance; null before the first. */
  closest: ClosestApproach | null = null;
  private _target: Target | null = null;
  private _last: Sample | null = null;
  private _closing = false;
  /** Whether the body has been outside its seek distance since the last approach. Staying inside starts no new approach. */
  private _away = true;
  /** Closest instant so far of the current approach. */
  private _closest: ClosestApproach | null = null;
  /** Largest distance since the last approach. m */
  private _farthest = 0;

  /**
   * Measures one step. Call it after the entity's update and before the world's step.
   * @param time current time. s
   */
  update(entity: Entity, time: number): void {
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

  private _compare(was: Sample, now: Sample): void {
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

  private _begin(target: Target | null, time: number): void {
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

  private _note(approach: ClosestApproach): void {
    this.approaches = [...this.approaches, approach].slice(-mostKept);
    this.count += 1;
    this._farthest = 0;
    this.first ??= approach;
    if (!this.closest || approach.range < this.closest.range) this.closest = approach;
  }
}
