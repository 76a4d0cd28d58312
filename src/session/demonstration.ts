// A scene that shows its point by itself: the motor is cut and full in turn, until a person touches anything.
import type { System } from '../simulation/system';
import type { ReducedLimit } from './reduced-limit';
import type { Stage } from './stage';

/** Cuts the motor of all bodies for every other lap of the first one. It counts steps, never the time of a clock. */
export class Demonstration implements System {
  private readonly _limit: ReducedLimit;
  private readonly _stage: Stage;
  private _running: boolean;
  /** Index of the waypoint that the first body headed for at its start, and after the last step. */
  private _first = 0;
  private _cursor = 0;

  /** @param runs whether it does anything; the motor is cut at once then */
  constructor(stage: Stage, limit: ReducedLimit, runs: boolean) {
    this._limit = limit;
    this._stage = stage;
    this._running = runs;
    if (runs) limit.toggle();
    this.begin();
  }

  /** Whether it goes on. */
  get running(): boolean {
    return this._running;
  }

  /** Goes on in a simulation that begins. */
  begin(): void {
    if (!this._running) return;
    const { systems, entities } = this._stage.simulation;
    systems.push(this);
    this._first = entities[0].cursor;
    this._cursor = this._first;
  }

  /** After each step: a lap is over when the first body heads again for the waypoint that it headed for at its start. */
  after(): void {
    if (!this._running) return;
    const { cursor } = this._stage.simulation.entities[0];
    if (cursor !== this._cursor && cursor === this._first) this._limit.toggle();
    this._cursor = cursor;
  }

  /** Ends it for good; the motor stays as it is. */
  end(): void {
    this._running = false;
  }
}
