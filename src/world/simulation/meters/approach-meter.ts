// Measures a chase: each closest approach to the target, its time, and the turning up to it.

import { hypot } from '../../../laws/exact/exact';
import type { Point, Target } from '../../entities/command';
import { closestApproach, onTheWay } from '../../entities/guidance/segment';
import type { Entity } from '../entity-kinds';

/** A closest approach of a body to its target: a local minimum of their distance. */
export interface ClosestApproach {
  /** Miss distance: the smallest distance between body and target. m */
  readonly range: number;
  /** Time of the closest approach since the start of the run. s */
  readonly time: number;
  /** Position of the target at the closest approach. m */
  readonly place: Point;
  /** Effort of turning: ∫ |angular acceleration| dt up to the closest approach. rad/s */
  readonly effort: number;
}

/** State of a body and its target at one instant. */
interface Sample {
  /** Time of the sample, from the run's start. s */
  readonly time: number;
  /** Position of the target. m */
  readonly place: Point;
  /** Position of the target relative to the body. m */
  readonly relative: Point;
  /** Distance from the body to the target. m */
  readonly range: number;
  /** Effort of turning since the start of the chase: ∫ |α| dt, with the angular acceleration α. rad/s */
  readonly effort: number;
  /** Absolute value of the body's angular acceleration. rad/s² */
  readonly applied: number;
}

// Small swings near the target thus do not count.
/**
 * Largest ratio at which an approach is recorded: smallest distance in this approach, divided by largest distance since
 * the last recorded approach.
 */
const nearShare = 2 / 3;

/** Largest number of closest approaches to the target that are stored, to be drawn. */
const mostKept = 10;

/** Records the closest approaches of one body to its target. Updated once a step. */
export class ApproachMeter {
  /** The latest closest approaches of the body to its target, at most ten, the oldest first. */
  approaches: ClosestApproach[] = [];
  /** Number of recorded approaches to the target since the chase began. */
  count = 0;
  /**
   * First recorded approach since the chase began: the local minimum of the distance to the target. Null before the
   * first.
   */
  first: ClosestApproach | null = null;
  /** Start of the chase, as time since the start of the run. s; null if the body chases nothing. */
  begun: number | null = null;
  /** Closest of all approaches since the chase began; null before the first approach. */
  closest: ClosestApproach | null = null;
  private _target: Target | null = null;
  private _last: Sample | null = null;
  private _closing = false;
  // Only a body that was farther away can have a new approach.
  /**
   * Becomes true when the distance to the target exceeds `seekDistance`, and false when an approach ends. While false,
   * no approach is recorded.
   */
  private _away = true;
  /** Closest point so far of the body’s current approach to its target; null if none is measured now. */
  private _closest: ClosestApproach | null = null;
  /** Largest distance to the target since the last recorded approach, or since the chase began. m */
  private _farthest = 0;

  /**
   * Measures a body's approach to its target in one step. Must be called after the body's update and before the physics
   * step.
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
