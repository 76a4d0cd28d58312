// A scene that shows its point by itself: the motor is cut and full in turn, until a person touches anything.
import type { System } from '../simulation/system';
import type { ReducedLimit } from './reduced-limit';
import type { Stage } from './stage';

/** Cuts the motor of all bodies for every other lap of the first one. It counts steps, never the time of a clock. */
export class Demonstration implements System {
  readonly bodyByBody = true;
  private readonly _limit: ReducedLimit;
  private readonly _stage: Stage;
  private _running: boolean;
  /** Index of the waypoint that the first body headed for at its start, and after the last step. */
  private _first = 0;
  private _cursor = 0;

  /** It does something where the hero alternates: the motor is cut at once then, unless it goes on from a moment. */
  constructor(stage: Stage, limit: ReducedLimit) {
    const { hero, moment } = stage.simulation.scenario;
    this._limit = limit;
    this._stage = stage;
    this._running = hero?.alternates ?? false;
    if (this._running && !moment && !limit.reduced) limit.toggle();
    this.begin();
    if (moment?.lapFrom !== undefined) this._first = moment.lapFrom;
  }

  /** Waypoint from which the laps are counted; undefined while it does nothing. */
  get lapFrom(): number | undefined {
    return this._running ? this._first : undefined;
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
