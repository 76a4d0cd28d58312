// Records rotation and place of the first bodies over the last ten seconds, for plots, trails, tables and tests.
import { type Entity, kindOf } from '../entity-kinds';
import { stepRateTunable } from '../step-rate';
import { timeTolerance } from '../timeline';

/** Time that plots of the telemetry show: the last ten seconds. s */
export const recordedSeconds = 10;

// Telemetry of more bodies would fill memory.
/** Largest number of bodies whose telemetry is recorded. */
export const mostRecorded = 16;

// Units as in TurnTelemetry: error in rad, omega (angular velocity) and its limit in rad/s, the place x, y in m, all
// others in rad/s².
/** Names of the quantities (channels) that are recorded for each body at each step. */
export const channels = [
  'error',
  'omega',
  'commanded',
  'applied',
  'p',
  'i',
  'd',
  'alphaLimit',
  'omegaLimit',
  'x',
  'y',
] as const;

export type Channel = (typeof channels)[number];

/**
 * Public names of channels (recorded quantities) with another name in the code. `slew.telemetry` and CSV files use
 * them, so they must not change.
 */
const outsideNames = { commanded: 'asked', applied: 'alpha' } as const;

type OutsideName<Name extends Channel> = Name extends keyof typeof outsideNames
  ? (typeof outsideNames)[Name]
  : Name;

/** Public name of a channel (recorded quantity), in `slew.telemetry` and in CSV files. */
export type OutsideChannel = OutsideName<Channel>;

/** Returns the public name of a channel (recorded quantity), for `slew.telemetry` and CSV files. */
export function outsideNameOf(channel: Channel): OutsideChannel {
  return channel === 'commanded' || channel === 'applied' ? outsideNames[channel] : channel;
}

// So plots are still full after rewinding.
/** Capacity of the ring buffers, in steps. Enough for at least 20 s */
const capacity = 2 * recordedSeconds * stepRateTunable.max + 1;

/** Number of values in the full record of a body: all channels of all steps. */
const wholeLength = capacity * channels.length;

// Most simulations, such as those in tests, end sooner.
/** Number of steps for which a new record of a body reserves memory. */
const firstCapacity = 600;

/** Recorder of all `channels` of the first `mostRecorded` bodies at each step. */
export class Telemetry {
  private readonly _times = new Float64Array(capacity);
  /** Recorded values by body: the values of all channels, step after step. NaN for a missing value */
  private readonly _records = new Map<Entity, Float64Array>();
  /** Bodies that were recorded in the last step, in the order of the simulation's entities. */
  private readonly _bodies: Entity[] = [];
  /** Recorded values of each body. The record at index n belongs to the body `_bodies[n]`. */
  private readonly _blocks: Float64Array[] = [];
  private _steps = 0;

  /** Number of steps recorded since the start of the run. */
  get steps(): number {
    return this._steps;
  }

  /** Time of the last recorded step. s; 0 before the first */
  get latest(): number {
    return this._steps === 0 ? 0 : this._times[(this._steps - 1) % capacity];
  }

  // Rewinding only lowers the number of steps; it does not bring overwritten values back.
  /** Ring buffers of the recorded times and values. */
  get rings(): readonly object[] {
    return [this._times, ...this._records.values()];
  }

  /** Records one step. Must be called after the entities' updates and before the world's step. */
  record(time: number, entities: readonly Entity[]): void {
    const slot = this._steps % capacity;
    const count = Math.min(entities.length, mostRecorded);
    this._times[slot] = time;
    for (let n = 0; n < count; n++) {
      const entity = entities[n];
      const { turn, body } = entity;
      const { x, y } = body.getPosition();
      if (this._bodies[n] !== entity || slot * channels.length >= this._blocks[n].length)
        this._take(entity, n);
      const values = this._blocks[n];
      // In the order of `channels`.
      let at = slot * channels.length;
      values[at++] = turn.error ?? Number.NaN;
      const isOwn = turn.turnsElsewhere || kindOf(entity).controlledVariable === 'place';
      values[at++] = isOwn ? turn.rate : body.getAngularVelocity();
      values[at++] = turn.commanded;
      values[at++] = turn.applied;
      values[at++] = turn.p;
      values[at++] = turn.i;
      values[at++] = turn.d;
      values[at++] = turn.limits.angularAcceleration;
      values[at++] = turn.limits.turnRate;
      values[at++] = x;
      values[at] = y;
    }
    this._steps += 1;
  }

  /** Removes the record of a body that has left the simulation. */
  remove(entity: Entity): void {
    this._records.delete(entity);
    const at = this._bodies.indexOf(entity);
    if (at >= 0) this._bodies.splice(at);
  }

  /** Returns the times of the recorded steps of the last ten seconds, the oldest first. s since the start */
  times(): number[] {
    const first = this._first();
    return Array.from({ length: this._steps - first }, (_, n) => this._times[(first + n) % capacity]);
  }

  /**
   * Returns one channel's recorded values for a body, oldest first. Null: nothing recorded, or the channel is a motor
   * limit that is off (infinite).
   * @param most largest number of values; only the latest ones are returned
   */
  column(entity: Entity, channel: Channel, most = Infinity): (number | null)[] {
    const first = this._first(most);
    const values = this._records.get(entity);
    const offset = channels.indexOf(channel);
    const column: (number | null)[] = [];
    for (let n = first; n < this._steps; n++) {
      const value = values?.[(n % capacity) * channels.length + offset] ?? Number.NaN;
      column.push(Number.isFinite(value) ? value : null);
    }
    return column;
  }

  /** Returns the largest absolute value of one channel of a body in the last `steps` steps; 0 without a record. */
  largest(entity: Entity, channel: Channel, steps: number): number {
    const values = this._records.get(entity);
    const offset = channels.indexOf(channel);
    let largest = 0;
    for (let n = Math.max(0, this._steps - Math.min(steps, capacity)); n < this._steps; n++) {
      const value = Math.abs(values?.[(n % capacity) * channels.length + offset] ?? 0);
      if (Number.isFinite(value)) largest = Math.max(largest, value);
    }
    return largest;
  }

  /**
   * Returns the spread of one channel of a body in the last `steps` steps: largest minus smallest value. Null if a
   * value is missing.
   */
  spread(entity: Entity, channel: Channel, steps: number): number | null {
    const values = this._records.get(entity);
    const offset = channels.indexOf(channel);
    let [least, most] = [Infinity, -Infinity];
    for (let n = this._steps - steps; n < this._steps; n++) {
      const value = n < 0 ? Number.NaN : (values?.[(n % capacity) * channels.length + offset] ?? Number.NaN);
      if (!Number.isFinite(value)) return null;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    return most - least;
  }

  /**
   * Returns the number of the oldest recorded step within the last ten seconds. Steps count from 0 at the start of the
   * run.
   * @param most largest number of steps from the returned one to the latest
   */
  private _first(most = Infinity): number {
    const oldest = Math.max(0, this._steps - Math.min(capacity, most));
    const from = this.latest - recordedSeconds - timeTolerance;
    let first = this._steps;
    while (first > oldest && this._times[(first - 1) % capacity] >= from) first -= 1;
    return first;
  }

  private _take(entity: Entity, n: number): void {
    const known = this._records.get(entity);
    const isShort = this._steps < firstCapacity;
    this._bodies[n] = entity;
    this._blocks[n] =
      known && (isShort || known.length === wholeLength) ? known : this._begin(entity, isShort, known);
  }

  /**
   * Reserves memory for a body's record. Copies the values recorded so far into it.
   * @param isShort true to reserve memory for only the first steps, false for the whole ring buffer
   * @param known the values recorded so far
   */
  private _begin(entity: Entity, isShort: boolean, known: ArrayLike<number> = []): Float64Array {
    const values = new Float64Array(isShort ? firstCapacity * channels.length : wholeLength).fill(Number.NaN);
    values.set(known);
    this._records.set(entity, values);
    return values;
  }
}
