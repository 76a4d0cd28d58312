// A body's way through a course of gates: which it has passed, when, and how long it took.
import { distance, type Point } from '../../../entities/command';
import { type Gate, passage } from './gate';

/** Distance from the start that starts the clock of the old rules; less is rounding. m */
const leaving = 1e-6;

/** One attempt of one body. Only the next gate counts. */
export class ParCourse {
  readonly gates: readonly Gate[];
  readonly start: Point;
  /** When each gate was passed. s since the start of the clock */
  readonly splits: number[] = [];
  /** How many gates were passed when the one after the next was crossed; -1 before. */
  private _skipped = -1;
  private _clock = 0;
  /** When the clock started; null before. s of the simulation */
  private _since: number | null;

  /**
   * @param start where the body stands at first. m
   * @param waits whether the clock waits until the body leaves its start, as by the old rules; else it starts with time
   */
  constructor(gates: readonly Gate[], start: Point, waits = false) {
    this.gates = gates;
    this.start = start;
    this._since = waits ? null : 0;
  }

  get started(): boolean {
    return this._since !== null;
  }

  /** How many gates are passed: the index of the next one. */
  get passed(): number {
    return this.splits.length;
  }

  get finished(): boolean {
    return this.passed === this.gates.length;
  }

  /** Whether the gate after the next was crossed before it: the next one must still be flown. */
  get missed(): boolean {
    return this._skipped === this.passed;
  }

  /** s since the clock started; stands still once all gates are passed. */
  get time(): number {
    return this.finished ? this.splits[this.passed - 1] : this._clock;
  }

  /**
   * The body went from one place straight to another in one step.
   * @param time at its beginning. s of the simulation @param timeStep s
   */
  move(from: Point, to: Point, time: number, timeStep: number): void {
    if (this.finished) return;
    if (this._since === null && distance(this.start, to) > leaving) this._since = time;
    if (this._since === null) return;
    const clock = time - this._since;
    const move = { from, to, time: clock, timeStep };
    let share = 0;
    while (!this.finished) {
      const next = passage(this.gates[this.passed], move, share);
      if (next === null) break;
      share = next;
      this.splits.push(clock + share * timeStep);
    }
    const after = this.gates.at(this.passed + 1);
    if (after && passage(after, move, share) !== null) this._skipped = this.passed;
    this._clock = clock + timeStep;
  }
}
