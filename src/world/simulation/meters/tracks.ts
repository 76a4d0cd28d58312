// Records the trail of each body: places, whether its motor was too weak, and its current waypoint.
import type { Entity } from '../entity-kinds';
import { timeTolerance } from '../timeline';
import { isStrained } from './heat';

/**
 * Settings of the recorder of positions. `every`: time between two positions of a body, s. `seconds`: duration of the
 * record, s.
 */
interface Length {
  readonly every: number;
  readonly seconds: number;
  /** Largest number of bodies whose tracks are recorded. They are the first bodies of the simulation. */
  readonly bodies: number;
}

// 20 s is twice the length of a drawn trail, so that trails are complete after rewinding. A body takes 10 kB.
/** Settings of the recorder in a simulation of up to 200 bodies: a position every 1/30 s, for 20 s. */
const ofFew: Length = { every: 1 / 30, seconds: 20, bodies: 200 };

// 12 s is 10 s for rewinding and 2 s for drawing. A body takes 2 kB.
/** Settings of the recorder in a simulation of more than 200 bodies: a position every 0.1 s, for 12 s. */
const ofMany: Length = { every: 0.1, seconds: 12, bodies: Infinity };

/**
 * Number of values for each recorded position: x and y (m), whether the motor was too weak (1 or 0), and the waypoint's
 * index (-1 without a path).
 */
const width = 4;

/**
 * Function that receives one recorded position of a body.
 * @param x m
 * @param y m
 * @param strained 1 if the motor worked at its limit while the body was still off its target, otherwise 0
 * @param cursor index of the current waypoint; -1 without a path
 * @param time s
 * @param nth number of the position, counted from the start of the record
 */
export type TrackVisitor = (
  x: number,
  y: number,
  strained: number,
  cursor: number,
  time: number,
  nth: number,
) => void;

// Rewinding discards the newest positions; it does not bring overwritten ones back.
/** Recorder of the positions of bodies, from which trails are drawn. */
export class Tracks {
  /** Time between two recorded positions of a body. s */
  readonly every: number;
  private readonly _most: number;
  private readonly _capacity: number;
  private readonly _times: Float64Array;
  private readonly _blocks = new Map<Entity, Float32Array>();
  private _count = 0;

  constructor(bodies: number) {
    const { every, seconds, bodies: most } = bodies > ofFew.bodies ? ofMany : ofFew;
    this.every = every;
    this._most = most;
    this._capacity = Math.ceil(seconds / every) + 1;
    this._times = new Float64Array(this._capacity);
  }

  /**
   * Records the positions of the bodies in one step. Must be called after the updates of the entities and before the
   * steps of the physics worlds.
   * @param time start of the step. s
   */
  record(time: number, entities: readonly Entity[]): void {
    if (this._count > 0 && time < this._timeOf(this._count - 1) + this.every - timeTolerance) return;
    const slot = this._count % this._capacity;
    this._times[slot] = time;
    const count = Math.min(entities.length, this._most);
    for (let n = 0; n < count; n++) {
      const entity = entities[n];
      const block = this._blocks.get(entity) ?? this._begin(entity);
      const { x, y } = entity.body.getWorldCenter();
      const at = slot * width;
      block[at] = x;
      block[at + 1] = y;
      block[at + 2] = isStrained(entity) ? 1 : 0;
      block[at + 3] = entity.command.kind === 'follow-path' ? entity.cursor : -1;
    }
    this._count += 1;
  }

  /** Ring buffers. The first holds the times; each of the others holds the positions of one body. */
  get rings(): readonly object[] {
    return [this._times, ...this._blocks.values()];
  }

  /** Returns whether positions of a body are recorded. */
  has(entity: Entity): boolean {
    return this._blocks.has(entity);
  }

  /** Removes the track of a body that has left the simulation. */
  remove(entity: Entity): void {
    this._blocks.delete(entity);
  }

  /**
   * Calls `visitor` with each recorded position of a body since a time, the oldest first.
   * @param since s
   * @param every 1 for every position, n for every nth position
   */
  visit(entity: Entity, since: number, every: number, visitor: TrackVisitor): void {
    const block = this._blocks.get(entity);
    if (!block) return;
    // Whole multiples, so that the same places are shown from frame to frame.
    const first = Math.ceil(this._firstSince(since) / every) * every;
    for (let n = first; n < this._count; n += every) {
      const at = (n % this._capacity) * width;
      if (Number.isNaN(block[at])) continue;
      visitor(block[at], block[at + 1], block[at + 2], block[at + 3], this._timeOf(n), n);
    }
  }

  private _firstSince(time: number): number {
    const oldest = Math.max(0, this._count - this._capacity);
    let first = this._count;
    while (first > oldest && this._timeOf(first - 1) >= time) first -= 1;
    return first;
  }

  private _timeOf(n: number): number {
    return this._times[n % this._capacity];
  }

  private _begin(entity: Entity): Float32Array {
    const block = new Float32Array(this._capacity * width).fill(Number.NaN);
    this._blocks.set(entity, block);
    return block;
  }
}
