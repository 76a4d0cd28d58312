// What the turns of the first bodies were made of in the last ten seconds; kept for plots, tables and tests.
import type { Entity } from '../entities/moving-entity';
import { stepRateTunable } from './step-rate';

/** How far back the record reaches. s */
export const recordedSeconds = 10;

/** So many bodies are recorded, the first ones: a thousand records would fill the memory, and nobody reads them. */
export const mostRecorded = 16;

/**
 * What is recorded of a body once a step, as its controller saw it before the world's step. Units as in TurnTelemetry:
 * error in rad, omega (angular velocity) and its limit in rad/s, all else in rad/s².
 */
export const channels = [
  'error',
  'omega',
  'asked',
  'alpha',
  'p',
  'i',
  'd',
  'alphaLimit',
  'omegaLimit',
] as const;

export type Channel = (typeof channels)[number];

/** Steps that the record has room for at the highest step rate, both ends included. */
const capacity = recordedSeconds * stepRateTunable.max + 1;

/** Times add up to rounding errors; less than this is none. s */
const timeTolerance = 1e-9;

/** Ring buffers of fixed size. Recording a step allocates nothing, but for a body's first. */
export class Telemetry {
  readonly #times = new Float64Array(capacity);
  /** One block of channels a step, NaN where there is no value. */
  readonly #records = new WeakMap<Entity, Float64Array>();
  /** The bodies of the last step and their blocks, in order: mostly they are the same again. */
  readonly #bodies: Entity[] = [];
  readonly #blocks: Float64Array[] = [];
  #steps = 0;

  /** Steps recorded since the start: tells whether there is anything new. */
  get steps(): number {
    return this.#steps;
  }

  /** Time of the last recorded step; 0 before the first. s */
  get latest(): number {
    return this.#steps === 0 ? 0 : this.#times[(this.#steps - 1) % capacity];
  }

  /** Call once a step, after the entities' own updates and before the world's step. */
  record(time: number, entities: readonly Entity[]): void {
    const slot = this.#steps % capacity;
    const count = Math.min(entities.length, mostRecorded);
    this.#times[slot] = time;
    for (let n = 0; n < count; n++) {
      const entity = entities[n];
      const { turn, limits } = entity;
      if (this.#bodies[n] !== entity) this.#take(entity, n);
      const values = this.#blocks[n];
      // In the order of `channels`.
      let at = slot * channels.length;
      values[at++] = turn.error ?? Number.NaN;
      values[at++] = entity.body.getAngularVelocity();
      values[at++] = turn.asked;
      values[at++] = turn.alpha;
      values[at++] = turn.p;
      values[at++] = turn.i;
      values[at++] = turn.d;
      values[at++] = limits.angularAcceleration;
      values[at] = limits.turnRate;
    }
    this.#steps += 1;
  }

  /** Times of the recorded steps of the last ten seconds, oldest first. s since the start. */
  times(into: number[] = []): number[] {
    const first = this.#first();
    into.length = this.#steps - first;
    for (let n = 0; n < into.length; n++) into[n] = this.#times[(first + n) % capacity];
    return into;
  }

  /** One channel of a body, a value for each of `times`; null where there is none, and for a limit that is off. */
  column(entity: Entity, channel: Channel, into: (number | null)[] = []): (number | null)[] {
    const first = this.#first();
    const values = this.#records.get(entity);
    const offset = channels.indexOf(channel);
    into.length = this.#steps - first;
    for (let n = 0; n < into.length; n++) {
      const value = values?.[((first + n) % capacity) * channels.length + offset] ?? Number.NaN;
      into[n] = Number.isFinite(value) ? value : null;
    }
    return into;
  }

  /** The oldest step that still counts. */
  #first(): number {
    const oldest = Math.max(0, this.#steps - capacity);
    const from = this.latest - recordedSeconds - timeTolerance;
    let first = this.#steps;
    while (first > oldest && this.#times[(first - 1) % capacity] >= from) first -= 1;
    return first;
  }

  #take(entity: Entity, n: number): void {
    this.#bodies[n] = entity;
    this.#blocks[n] = this.#records.get(entity) ?? this.#begin(entity);
  }

  #begin(entity: Entity): Float64Array {
    const values = new Float64Array(capacity * channels.length).fill(Number.NaN);
    this.#records.set(entity, values);
    return values;
  }
}
