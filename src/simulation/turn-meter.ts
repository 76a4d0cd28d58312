// Measures every turn of a body, and runs the best possible turn beside it as a ghost.
import { wrapAngle } from '../control/angle';
import { limitTurn } from '../control/limit-turn';
import { measureTurn, type StepResponse } from '../control/step-response';
import { TimeOptimal } from '../control/time-optimal';
import { type Entity, headingJump } from '../entities/moving-entity';

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

interface Recording {
  readonly step: number;
  readonly errors: number[];
  readonly applied: number[];
  readonly ghostErrors: number[];
  readonly ghostApplied: number[];
  readonly limit: number;
}

/** Watches one body, once a step. It reads, and never steers. */
export class TurnMeter {
  /** Where the time-optimal turn points now. rad; null when no turn is being recorded. */
  ghost: number | null = null;
  readonly #optimal = new TimeOptimal();
  #recording: Recording | null = null;
  #timeStep = 0;
  #desired: number | null = null;
  #ghostVelocity = 0;
  #alpha = 0;

  /** Call after the entity's own update, before the world's step. */
  update(entity: Entity, timeStep: number): void {
    const { error, alpha } = entity.turn;
    if (error === null) {
      this.#desired = null;
      this.ghost = null;
      return;
    }
    const angle = entity.body.getAngle();
    const desired = angle + error;
    const jump = this.#desired === null ? error : wrapAngle(desired - this.#desired);
    if (timeStep !== this.#timeStep) this.#forget(timeStep);
    if (Math.abs(jump) > headingJump) this.#begin(entity, error);
    else this.#record(error, desired);
    this.#desired = desired;
    this.#alpha = alpha;
    this.#stepGhost(entity, desired, timeStep);
  }

  /** The turn that runs or was the last; null before the first one. */
  get last(): MeasuredTurn | null {
    const recording = this.#recording;
    if (!recording || recording.errors.length === 0) return null;
    const { step, errors, applied, ghostErrors, ghostApplied, limit } = recording;
    const timeStep = this.#timeStep;
    const response = measureTurn({ step, timeStep, errors, applied, limit });
    // The ghost is one torque ahead of what has been seen of it.
    const given = ghostApplied.slice(0, ghostErrors.length);
    const best = measureTurn({ step, timeStep, errors: ghostErrors, applied: given, limit });
    const { settlingTime } = response;
    const timesLimit = settlingTime === null || !best.settlingTime ? null : settlingTime / best.settlingTime;
    return { step, seconds: errors.length * timeStep, response, best, timesLimit };
  }

  /** Samples of another length are another turn's. */
  #forget(timeStep: number): void {
    this.#recording = null;
    this.ghost = null;
    this.#timeStep = timeStep;
  }

  #begin(entity: Entity, step: number): void {
    const limit = entity.limits.angularAcceleration;
    this.#recording = { step, errors: [], applied: [], ghostErrors: [], ghostApplied: [], limit };
    this.ghost = entity.body.getAngle();
    this.#ghostVelocity = entity.body.getAngularVelocity();
  }

  #record(error: number, desired: number): void {
    const recording = this.#recording;
    if (!recording || this.ghost === null) return;
    if (recording.errors.length * this.#timeStep >= longestTurn) {
      this.ghost = null;
      return;
    }
    recording.errors.push(error);
    recording.applied.push(this.#alpha);
    recording.ghostErrors.push(wrapAngle(desired - this.ghost));
  }

  /** The ghost is the bare plant, ω += α Δt, θ += ω Δt, under the body's own limits. */
  #stepGhost(entity: Entity, desired: number, timeStep: number): void {
    if (this.ghost === null || !this.#recording) return;
    const { limits } = entity;
    const angularVelocity = this.#ghostVelocity;
    const error = wrapAngle(desired - this.ghost);
    const { output } = this.#optimal.update({
      error,
      angularVelocity,
      targetAngularVelocity: 0,
      timeStep,
      limits,
    });
    const alpha = limitTurn(output, angularVelocity, timeStep, limits);
    this.#recording.ghostApplied.push(alpha);
    this.#ghostVelocity += alpha * timeStep;
    this.ghost += this.#ghostVelocity * timeStep;
  }
}
