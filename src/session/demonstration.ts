// A scene that shows its point by itself: the motor is cut and full in turn, until a person touches anything.
import type { Simulation } from '../simulation/simulation';
import type { System } from '../simulation/system';
import type { ReducedLimit } from './reduced-limit';

/** Cuts the motor of all bodies for every other lap of the first one. It counts steps, never the time of a clock. */
export class Demonstration implements System {
  private readonly _limit: ReducedLimit;
  private _simulation: Simulation;
  private _running: boolean;
  /** Index of the waypoint that the first body headed for at its start, and after the last step. */
  private _first = 0;
  private _cursor = 0;

  /** @param runs whether it does anything; the motor is cut at once then */
  constructor(simulation: Simulation, limit: ReducedLimit, runs: boolean) {
    this._simulation = simulation;
    this._limit = limit;
    this._running = runs;
    if (!runs) return;
    limit.toggle();
    this._join();
  }

  /** Whether it goes on. */
  get running(): boolean {
    return this._running;
  }

  /** After each step: a lap is over when the first body heads again for the waypoint that it headed for at its start. */
  after(): void {
    if (!this._running) return;
    const { cursor } = this._simulation.entities[0];
    if (cursor !== this._cursor && cursor === this._first) this._limit.toggle();
    this._cursor = cursor;
  }

  /** Ends it for good; the motor stays as it is. */
  end(): void {
    this._running = false;
  }

  /** Continues in another simulation of the same bodies, as after a restart. */
  restart(simulation: Simulation): void {
    this._simulation = simulation;
    if (this._running) this._join();
  }

  private _join(): void {
    this._simulation.systems.push(this);
    this._first = this._simulation.entities[0].cursor;
    this._cursor = this._first;
  }
}
