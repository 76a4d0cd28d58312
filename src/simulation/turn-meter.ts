// Measures every turn of a body, and runs the best possible turn beside it as a ghost.
import { wrapAngle } from '../control/angle';
import { measureTurn, type StepResponse } from '../control/step-response';
import { headingJump } from '../entities/helm';
import type { Entity } from '../entities/moving-entity';
import { GhostTurn } from './ghost-turn';

/** A turn is recorded for this long at most. s */
const longestTurn = 10;

/** A turn and the best one that its motor could have done in its place. */
export interface MeasuredTurn {
  /** Angle turned by. rad, signed. */
  readonly step: number;
  /** How long it has been recorded. s */
  readonly seconds: number;
  readonly response: StepResponse;
  /** The time-optimal turn from the same start, under the same limits, to the same moving heading. */
  readonly best: StepResponse;
  /** Settling time over the time-optimal turn's; null while either has not settled. */
  readonly timesLimit: number | null;
}

/** A turn as it is recorded, a value a step. */
interface Recording {
  readonly step: number;
  readonly limit: number;
  readonly errors: number[];
  readonly applied: number[];
  /** Where the body was to point, from the jump on. rad */
  readonly desired: number[];
  readonly ghost: GhostTurn;
}

/** Watches one body, once a step. It reads, and never steers. */
export class TurnMeter {
  #recording: Recording | null = null;
  /** Whether the recording goes on. */
  #running = false;
  /** The last measure, of which recording and how much of it. */
  #measured: { readonly errors: number[]; readonly count: number; readonly turn: MeasuredTurn } | null = null;
  #timeStep = 0;
  #desired: number | null = null;
  #alpha = 0;

  /** Call after the entity's own update, before the world's step. */
  update(entity: Entity, timeStep: number): void {
    const { error, alpha } = entity.turn;
    if (error === null) {
      this.#desired = null;
      this.#running = false;
      return;
    }
    const desired = entity.body.getAngle() + error;
    if (timeStep !== this.#timeStep) this.#forget(timeStep);
    if (this.#jumps(error, desired)) this.#begin(entity, error, desired);
    else if (this.#running) this.#record(entity, error, desired);
    this.#desired = desired;
    this.#alpha = alpha;
  }

  /** Where the time-optimal turn points now. rad; null when no turn is being recorded. */
  get ghost(): number | null {
    return this.#running && this.#recording ? this.#caughtUp(this.#recording).angle : null;
  }

  /** The turn that runs or was the last; null before the first one. */
  get last(): MeasuredTurn | null {
    const recording = this.#recording;
    if (!recording || recording.errors.length === 0) return null;
    // Tables and captions ask often, and a measure looks at the whole turn.
    if (this.#measured?.errors !== recording.errors || this.#measured.count !== recording.errors.length)
      this.#measured = {
        errors: recording.errors,
        count: recording.errors.length,
        turn: this.#measure(recording),
      };
    return this.#measured.turn;
  }

  #measure(recording: Recording): MeasuredTurn {
    const { step, errors, applied, limit } = recording;
    const timeStep = this.#timeStep;
    const ghost = this.#caughtUp(recording);
    const response = measureTurn({ step, timeStep, errors, applied, limit });
    // The ghost is one torque ahead of what has been seen of it.
    const given = ghost.applied.slice(0, ghost.errors.length);
    const best = measureTurn({ step, timeStep, errors: ghost.errors, applied: given, limit });
    const { settlingTime } = response;
    // A motor that is there in one step settles at the first sample, at time 0: it counts as that step.
    const least = best.settlingTime === null ? null : Math.max(best.settlingTime, timeStep);
    const timesLimit =
      settlingTime === null || least === null ? null : Math.max(settlingTime, timeStep) / least;
    return { step, seconds: errors.length * timeStep, response, best, timesLimit };
  }

  /** Whether the desired heading is another one than at the last step. */
  #jumps(error: number, desired: number): boolean {
    if (this.#desired === null) return Math.abs(error) > headingJump;
    const moved = desired - this.#desired;
    return Math.abs(moved) > headingJump && Math.abs(wrapAngle(moved)) > headingJump;
  }

  #caughtUp({ ghost, desired }: Recording): GhostTurn {
    ghost.catchUp(desired, this.#timeStep);
    return ghost;
  }

  /** Samples of another length are another turn's. */
  #forget(timeStep: number): void {
    this.#recording = null;
    this.#running = false;
    this.#timeStep = timeStep;
  }

  #begin({ limits, body }: Entity, step: number, desired: number): void {
    const ghost = new GhostTurn(body.getAngle(), body.getAngularVelocity(), limits);
    const limit = limits.angularAcceleration;
    this.#recording = { step, errors: [], applied: [], desired: [desired], limit, ghost };
    this.#running = true;
  }

  #record({ limits }: Entity, error: number, desired: number): void {
    const recording = this.#recording!;
    if (recording.errors.length * this.#timeStep >= longestTurn) {
      this.#running = false;
      return;
    }
    if (!recording.ghost.turnsUnder(limits)) this.#caughtUp(recording).limit(limits);
    recording.errors.push(error);
    recording.applied.push(this.#alpha);
    recording.desired.push(desired);
  }
}
