// Measures a chase: the closest approach of each pass of a target, when it was, and the turning it took.
import type { Point } from '../../entities/command';
import { closestApproach } from '../../entities/guidance/segment';
import type { Entity } from '../entity-kinds';

/** A pass of a target. */
export interface ClosestApproach {
  /** The smallest distance. m */
  readonly range: number;
  /** When it was. s from the start */
  readonly time: number;
  /** Where the target was. m */
  readonly place: Point;
  /** Turning up to then, ∫ |α| dt since the chase began. rad/s */
  readonly effort: number;
}

/** A pass comes this near, as a share of the distance it began at: swinging about on the way is none. */
const nearShare = 2 / 3;

/** So many passes are kept, the last ones, to be drawn. */
const mostPasses = 10;

/** Watches one body and its target, once a step. */
export class ApproachMeter {
  /** The last passes, oldest first. */
  passes: ClosestApproach[] = [];
  /** How many there have been. */
  count = 0;
  /** The first one; null before it. */
  first: ClosestApproach | null = null;
  /** When the chase began. s from the start; null while there is none. */
  begun: number | null = null;
  /** ∫ |α| dt since then. rad/s */
  effort = 0;
  /** Smallest distance of all passes. m; null before the first. */
  nearest: ClosestApproach | null = null;
  private _chased: object | null = null;
  private _relative: Point | null = null;
  private _closing = false;
  /** Whether it has been out of reach since the last pass: to hang on to a target's heels is no pass. */
  private _away = true;
  /** Smallest distance of the pass under way. m */
  private _least = Infinity;
  /** Largest distance since the last pass. m */
  private _farthest = 0;

  /** Call once a step, before the world's step. @param time s, at the start of the step */
  update(entity: Entity, time: number, timeStep: number): void {
    const { command, body } = entity;
    const chased = 'chased' in command ? command.chased : null;
    if (chased !== this._chased) this._begin(chased, time);
    if (!chased) return;
    this.effort += Math.abs(entity.turn.applied) * timeStep;
    const { x, y } = body.getPosition();
    const place = chased.position;
    const relative = { x: place.x - x, y: place.y - y };
    const was = this._relative;
    this._relative = relative;
    this._farthest = Math.max(this._farthest, Math.hypot(relative.x, relative.y));
    if (!was) return;
    this._least = Math.min(this._least, closestApproach(was, relative));
    const range = Math.hypot(relative.x, relative.y);
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

  private _begin(chased: object | null, time: number): void {
    this._chased = chased;
    this._relative = null;
    this._closing = false;
    this._least = Infinity;
    this._away = true;
    this._farthest = 0;
    this.passes = [];
    this.count = 0;
    this.first = null;
    this.nearest = null;
    this.effort = 0;
    this.begun = chased ? time : null;
  }

  private _note(range: number, time: number, { x, y }: Point): void {
    const pass = { range, time, place: { x, y }, effort: this.effort };
    this.passes = [...this.passes, pass].slice(-mostPasses);
    this.count += 1;
    this._farthest = 0;
    this.first ??= pass;
    if (!this.nearest || range < this.nearest.range) this.nearest = pass;
  }
}
