// A course of gates: which are passed, when, and how long it took.
import { distance, type Point } from '../../../entities/command';
import { pointOf } from '../../../simulation/place';
import type { ParSpec } from '../spec';

/** Distance from the start that starts the clock; less is rounding. m */
const leaving = 1e-6;

/**
 * One attempt. The clock starts when the body leaves its start. Only the next gate counts; it is passed at the
 * moment of a step at which its straight line comes within the radius.
 */
export class ParCourse {
  readonly gates: readonly Point[];
  /** m */
  readonly radius: number;
  readonly start: Point;
  /** When each gate was passed. s since the start of the clock */
  readonly splits: number[] = [];
  private _clock = 0;
  private _started = false;

  /** @param start where the body stands at first. m */
  constructor({ gates, radius }: ParSpec, start: Point) {
    this.gates = gates.map(pointOf);
    this.radius = radius;
    this.start = start;
  }

  get started(): boolean {
    return this._started;
  }

  /** How many gates are passed: the index of the next one. */
  get passed(): number {
    return this.splits.length;
  }

  get finished(): boolean {
    return this.passed === this.gates.length;
  }

  /** s since the clock started; stands still once all gates are passed. */
  get time(): number {
    return this.finished ? this.splits[this.passed - 1] : this._clock;
  }

  /** The body went from one place straight to another in one step. @param timeStep s */
  move(from: Point, to: Point, timeStep: number): void {
    if (this.finished) return;
    this._started ||= distance(this.start, to) > leaving;
    if (!this._started) return;
    let share = 0;
    while (!this.finished) {
      const entry = entryShare(from, to, this.gates[this.passed], this.radius, share);
      if (entry === null) break;
      share = entry;
      this.splits.push(this._clock + share * timeStep);
    }
    this._clock += timeStep;
  }
}

/**
 * The share of a straight line, not before `earliest`, at which it is first inside a disc; null when it never is.
 * The smaller root of |a + t d - c|² = r².
 */
function entryShare(a: Point, b: Point, c: Point, radius: number, earliest: number): number | null {
  const d = { x: b.x - a.x, y: b.y - a.y };
  const from = { x: a.x + earliest * d.x - c.x, y: a.y + earliest * d.y - c.y };
  if (Math.hypot(from.x, from.y) <= radius) return earliest;
  const squared = d.x ** 2 + d.y ** 2;
  const along = from.x * d.x + from.y * d.y;
  const root = along ** 2 - squared * (from.x ** 2 + from.y ** 2 - radius ** 2);
  if (along >= 0 || root < 0) return null;
  const share = earliest + (-along - Math.sqrt(root)) / squared;
  return share <= 1 ? share : null;
}
