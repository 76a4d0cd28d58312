// A route: waypoints to visit in order, and a cursor to the next one.
import { clamp } from '../../laws/control/clamp';
import { type Command, distance, type Point } from './command';

/** Waypoints of a path, and the index (cursor) of the next waypoint. */
export class Route {
  private _waypoints: readonly Point[];
  private _cursor: number;
  private _next: Point;
  private readonly _loop: boolean;

  /** Starts a route at waypoint `next`. Throws RangeError without waypoints. */
  constructor({ waypoints, loop, next = 0 }: Omit<Extract<Command, { kind: 'follow-path' }>, 'kind'>) {
    if (waypoints.length === 0) throw new RangeError('a route needs a waypoint');
    this._waypoints = waypoints;
    this._loop = loop;
    this._cursor = clamp(next, 0, waypoints.length - 1);
    this._next = waypoints[this._cursor];
  }

  get waypoints(): readonly Point[] {
    return this._waypoints;
  }

  get loop(): boolean {
    return this._loop;
  }

  /** Index of the next waypoint. */
  get cursor(): number {
    return this._cursor;
  }

  /** Next waypoint, which the body heads for. m */
  get next(): Point {
    return this._next;
  }

  /** Whether the next waypoint is the last one of an open path. */
  get ending(): boolean {
    return !this._loop && this._cursor === this._waypoints.length - 1;
  }

  /**
   * Marks the next waypoints as passed, until one is beyond `reach`.
   * @param position position of the body. m
   * @param reach distance within which a waypoint counts as reached. m
   * @returns true if the body has reached the end of an open path
   */
  advance(position: Point, reach: number): boolean {
    for (let reached = 0; distance(position, this._next) <= reach; reached++) {
      if (reached === this._waypoints.length) return false;
      if (this.ending) return true;
      this._cursor = (this._cursor + 1) % this._waypoints.length;
      this._next = this._waypoints[this._cursor];
    }
    return false;
  }

  /** Replaces the waypoints. @param cursor index of the next waypoint */
  replace(waypoints: readonly Point[], cursor: number): void {
    if (waypoints.length === 0) throw new RangeError('a route needs a waypoint');
    this._waypoints = waypoints;
    this._cursor = clamp(cursor, 0, waypoints.length - 1);
    this._next = waypoints[this._cursor];
  }
}
