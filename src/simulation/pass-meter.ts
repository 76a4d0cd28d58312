// Measures a chase: the closest approach of each pass of a quarry, when it was, and the turning it took.
import type { Point } from '../entities/command';
import type { Entity } from '../entities/moving-entity';
import { closestApproach } from '../entities/segment';

/** A pass of a quarry. */
export interface Pass {
  /** The smallest distance. m */
  readonly range: number;
  /** When it was. s from the start */
  readonly time: number;
  /** Where the quarry was. m */
  readonly place: Point;
  /** Turning up to then, ∫ |α| dt since the chase began. rad/s */
  readonly effort: number;
}

/** A pass comes this near, as a share of the distance it began at: swinging about on the way is none. */
const nearShare = 2 / 3;

/** So many passes are kept, the last ones, to be drawn. */
const mostPasses = 10;

/** Watches one body and its quarry, once a step. */
export class PassMeter {
  /** The last passes, oldest first. */
  passes: Pass[] = [];
  /** How many there have been. */
  count = 0;
  /** The first one; null before it. */
  first: Pass | null = null;
  /** When the chase began. s from the start; null while there is none. */
  begun: number | null = null;
  /** ∫ |α| dt since then. rad/s */
  effort = 0;
  /** Smallest distance of all passes. m; null before the first. */
  nearest: Pass | null = null;
  #quarry: object | null = null;
  #relative: Point | null = null;
  #closing = false;
  /** Whether it has been out of reach since the last pass: to hang on to a quarry's heels is no pass. */
  #away = true;
  /** Smallest distance of the pass under way. m */
  #least = Infinity;
  /** Largest distance since the last pass. m */
  #farthest = 0;

  /** Call once a step, before the world's step. @param time s, at the start of the step */
  update(entity: Entity, time: number, timeStep: number): void {
    const { command, body } = entity;
    const quarry = 'quarry' in command ? command.quarry : null;
    if (quarry !== this.#quarry) this.#begin(quarry, time);
    if (!quarry) return;
    this.effort += Math.abs(entity.turn.alpha) * timeStep;
    const { x, y } = body.getPosition();
    const place = quarry.position;
    const relative = { x: place.x - x, y: place.y - y };
    const was = this.#relative;
    this.#relative = relative;
    this.#farthest = Math.max(this.#farthest, Math.hypot(relative.x, relative.y));
    if (!was) return;
    this.#least = Math.min(this.#least, closestApproach(was, relative));
    const range = Math.hypot(relative.x, relative.y);
    if (range < Math.hypot(was.x, was.y)) {
      this.#closing = true;
    } else if (this.#closing) {
      this.#closing = false;
      if (this.#away && this.#least <= nearShare * this.#farthest) this.#note(this.#least, time, place);
      this.#least = Infinity;
      this.#away = false;
    }
    if (range > entity.seekDistance) this.#away = true;
  }

  #begin(quarry: object | null, time: number): void {
    this.#quarry = quarry;
    this.#relative = null;
    this.#closing = false;
    this.#least = Infinity;
    this.#away = true;
    this.#farthest = 0;
    this.passes = [];
    this.count = 0;
    this.first = null;
    this.nearest = null;
    this.effort = 0;
    this.begun = quarry ? time : null;
  }

  #note(range: number, time: number, { x, y }: Point): void {
    const pass = { range, time, place: { x, y }, effort: this.effort };
    this.passes = [...this.passes, pass].slice(-mostPasses);
    this.count += 1;
    this.#farthest = 0;
    this.first ??= pass;
    if (!this.nearest || range < this.nearest.range) this.nearest = pass;
  }
}
