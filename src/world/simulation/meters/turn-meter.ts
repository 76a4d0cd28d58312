// Measures every turn of a body, and runs the best possible turn beside it as a ghost.
import { errorChange, type Wrap } from '../../../laws/control/angle';
import { saturate } from '../../../laws/control/steer';
import { measureTurn, type StepResponse, settlingBand, unwind } from '../../../laws/control/step-response';
import { TimeOptimal } from '../../../laws/control/time-optimal';
import type { TurnLimits } from '../../../laws/control/turn-controller';
import { headingJump } from '../../entities/autopilot';
import type { TurnTelemetry } from '../../entities/telemetry';
import { placeJump } from '../../entities/thrusters/place-hold';
import { type Entity, type EntityKind, kindOf } from '../entity-kinds';

/** Largest duration of a turn's record. s. The recording then stops. */
const longestTurn = 10;

// A body that only swings through the band needs less time.
/** Time in the settling band (error close to 0) after which a body is at rest. s */
const restTime = 0.25;

/** A measured turn, and the time-optimal turn under the same limits. */
export interface MeasuredTurn {
  /** Angle of the turn. rad, positive clockwise */
  readonly step: number;
  /** Time from the start of the turn to the end of its recorded data. s */
  readonly seconds: number;
  readonly response: StepResponse;
  /** Simulated time-optimal turn with the same start, desired heading and limits. */
  readonly best: StepResponse;
  /**
   * Settling time divided by that of the time-optimal turn. Null, for example, if the turn has not settled or the
   * target has moved.
   */
  readonly timesLimit: number | null;
}

// A body that only swings through the band needs less time.
/** Time in the settling band (error close to 0) after which a turn has settled. s */
export const settledAfter = 0.3;

/** Returns whether a turn has settled: the body has stayed in the settling band for long enough. */
export function hasSettled({ seconds, response: { settlingTime } }: MeasuredTurn): boolean {
  return settlingTime !== null && seconds - settlingTime >= settledAfter;
}

/** Record of a turn as time series, with one value per sample from the start of the turn. */
export interface TurnCourse {
  /** Angle that the body must turn. rad, positive clockwise */
  readonly step: number;
  /** Time between two samples. s */
  readonly timeStep: number;
  /** Heading errors, one per sample, rad. Full turns are counted, so an error may exceed π. */
  readonly errors: readonly number[];
  /** Angular acceleration that the motor gave in each sample. rad/s² */
  readonly applied: readonly number[];
  /** Largest angular acceleration that the motor can give. rad/s² */
  readonly limit: number;
  /**
   * Heading error of the time-optimal turn at each sample. rad. Empty if a comparison would be unfair, for example
   * because the desired heading has moved.
   */
  readonly best: readonly number[];
}

/** Record of a turn that is measured, with one value per step. */
interface Recording {
  readonly step: number;
  readonly limit: number;
  readonly errors: number[];
  /** Number of samples for which the error has stayed close to 0; 0 if the latest error is not close to 0. */
  inBand: number;
  readonly applied: number[];
  /** Desired heading in each step since the target jumped. rad */
  readonly desired: number[];
  readonly ghost: GhostTurn;
  /** Time until which the comparison with the time-optimal turn is fair. s from the turn's start, 0 to Infinity */
  comparableUntil: number;
  /** Last measurement of the turn, with the number of samples that it used; null before the first measurement. */
  measured: { readonly count: number; readonly turn: MeasuredTurn } | null;
}

/** Settings for measuring how the controlled variable (heading or place) follows a jump of its target. */
interface Measuring {
  /** Kind of the error: 'angle' wraps at ±π, 'none' does not wrap. */
  readonly wrap: Wrap;
  /** Smallest jump of the target that starts a turn or move. rad for a heading, m for a place */
  readonly jump: number;
}

/** Settings for measuring a turn to a new heading, or a move to a new place. */
const measuring: Readonly<Record<EntityKind['controlledVariable'], Measuring>> = {
  heading: { wrap: 'angle', jump: headingJump },
  place: { wrap: 'none', jump: placeJump },
};

/** Measures settling time, overshoot and similar values of each turn of one body. */
export class TurnMeter {
  private _recording: Recording | null = null;
  /** True while a turn is recorded. */
  private _running = false;
  /** Record of the latest earlier turn that ended at rest; null if there is none. */
  private _rested: Recording | null = null;
  private _age = 0;
  private readonly _wrap: Wrap;
  private readonly _jump: number;
  private _timeStep = 0;
  private _desired: number | null = null;
  private _applied = 0;

  constructor(entity: Pick<Entity, 'kind'>) {
    const { wrap, jump } = measuring[kindOf(entity).controlledVariable];
    this._wrap = wrap;
    this._jump = jump;
  }

  /**
   * Records one simulation step. Must be called after the entity's update. Returns whether a turn begins in this step.
   */
  update(entity: Entity, timeStep: number): boolean {
    const { error, applied, held } = entity.turn;
    this._age += timeStep;
    // A held body does not turn: its turn begins when it is released.
    if (error === null || entity.body.isFixedRotation()) {
      this._desired = null;
      this._running = false;
      return false;
    }
    const desired = held + error;
    if (timeStep !== this._timeStep) this._forget(timeStep);
    const begins = this._jumps(error, desired);
    if (begins) this._begin(entity.turn, error, desired);
    else if (this._running) this._record(entity.turn, error, desired);
    this._desired = desired;
    this._applied = applied;
    return begins;
  }

  /**
   * Present heading of the simulated time-optimal turn. rad; null if the body's turn cannot be compared with it, or if
   * there is no turn.
   */
  get ghost(): number | null {
    const recording = this._recording;
    if (!this._running || !recording || recording.comparableUntil < Infinity) return null;
    return this._caughtUp(recording).angle;
  }

  /** Time since the current or last turn began. s; null before the first turn */
  get age(): number | null {
    return this._recording && this._age;
  }

  /** Whether the current turn is still being recorded. */
  get running(): boolean {
    return this._running;
  }

  /** Measurement of the latest turn that brought the body to rest; null before the first such turn. */
  get settled(): MeasuredTurn | null {
    const recording = this.isAtRest ? this._recording : this._rested;
    return recording && this._turnOf(recording);
  }

  /** Measurement of the current or last turn; null before the first turn. */
  get last(): MeasuredTurn | null {
    const recording = this._recording;
    return recording && recording.errors.length > 0 ? this._turnOf(recording) : null;
  }

  private _turnOf(recording: Recording): MeasuredTurn {
    const count = recording.errors.length;
    // Tables and captions ask often, and a measurement reads the whole turn.
    if (recording.measured?.count !== count) recording.measured = { count, turn: this._measure(recording) };
    return recording.measured.turn;
  }

  /** Whether the error has stayed close to 0 for 0.25 s. False before any turn. */
  get isAtRest(): boolean {
    return this._recording !== null && this._recording.inBand >= Math.ceil(restTime / this._timeStep);
  }

  get course(): TurnCourse | null {
    const recording = this._recording;
    if (!recording) return null;
    const { step, errors, applied, limit, comparableUntil } = recording;
    const best = comparableUntil < Infinity ? [] : this._caughtUp(recording).errors;
    return { step, timeStep: this._timeStep, errors: unwind(step, errors), applied, limit, best };
  }

  private _measure(recording: Recording): MeasuredTurn {
    const { step, errors, applied, limit } = recording;
    const timeStep = this._timeStep;
    const ghost = this._caughtUp(recording);
    const response = measureTurn({ step, timeStep, errors, applied, limit });
    // The ghost has one more acceleration than errors.
    const given = ghost.applied.slice(0, ghost.errors.length);
    const best = measureTurn({ step, timeStep, errors: ghost.errors, applied: given, limit });
    const { settlingTime } = response;
    const isComparable =
      settlingTime !== null && best.settlingTime !== null && settlingTime < recording.comparableUntil;
    const timesLimit = isComparable ? settlingTime / best.settlingTime : null;
    return { step, seconds: errors.length * timeStep, response, best, timesLimit };
  }

  /** Returns whether the desired heading or place has jumped since the last step. */
  private _jumps(error: number, desired: number): boolean {
    if (this._desired === null) return Math.abs(error) > this._jump;
    return Math.abs(errorChange(desired, this._desired, this._wrap)) > this._jump;
  }

  private _caughtUp({ ghost, desired }: Recording): GhostTurn {
    ghost.catchUp(desired, this._timeStep);
    return ghost;
  }

  /**
   * Deletes the recorded turns, and stores the new time between two samples.
   * @param timeStep time between two samples. s
   */
  private _forget(timeStep: number): void {
    this._recording = null;
    this._rested = null;
    this._running = false;
    this._timeStep = timeStep;
  }

  /** Begins the record of a turn. Records nothing if the turn is too small to count. */
  private _begin(turn: TurnTelemetry, step: number, desired: number): void {
    const { limits, held, rate, bounded } = turn;
    this._running = Math.abs(step) > this._jump;
    if (!this._running) return;
    if (this.isAtRest) this._rested = this._recording;
    this._age = 0;
    const ghost = new GhostTurn(held, rate, motorOf(turn), this._wrap);
    const limit = limits.angularAcceleration;
    const comparableUntil = bounded ? Infinity : 0;
    this._recording = {
      step,
      errors: [],
      inBand: 0,
      applied: [],
      desired: [desired],
      limit,
      ghost,
      comparableUntil,
      measured: null,
    };
  }

  private _record(turn: TurnTelemetry, error: number, desired: number): void {
    const recording = this._recording!;
    if (recording.errors.length * this._timeStep >= longestTurn) {
      this._running = false;
      return;
    }
    const motor = motorOf(turn);
    if (!recording.ghost.turnsUnder(motor)) this._caughtUp(recording).limits = motor;
    recording.errors.push(error);
    recording.inBand = Math.abs(error) <= settlingBand * Math.abs(recording.step) ? recording.inBand + 1 : 0;
    recording.applied.push(this._applied);
    recording.desired.push(desired);
    const moved = Math.abs(errorChange(desired, recording.desired[0], this._wrap));
    if (recording.comparableUntil === Infinity && moved > settlingBand * Math.abs(recording.step))
      recording.comparableUntil = recording.errors.length * this._timeStep;
  }
}

/**
 * Returns the real limits of a body's motor. If torque is computed from a wrong moment of inertia, the real angular
 * acceleration differs from the set limit.
 */
function motorOf({ limits, motorShare }: TurnTelemetry): TurnLimits {
  return { angularAcceleration: limits.angularAcceleration * motorShare, turnRate: limits.turnRate };
}

// The law keeps no state, so all turns share it.
/** The time-optimal control law, which steers every simulated time-optimal turn. */
const optimal = new TimeOptimal();

// A double integrator, ω += α Δt, θ += ω Δt, computed only as far as a reader needs.
/** Simulated time-optimal turn, with which a body's turn is compared. */
class GhostTurn {
  /** Current heading of the simulated time-optimal turn. rad */
  angle: number;
  /** Heading error of the simulated time-optimal turn, at each sample except the first. rad */
  readonly errors: number[] = [];
  /** Angular acceleration of the simulated time-optimal turn, at each sample. rad/s² */
  readonly applied: number[] = [];
  private _velocity: number;
  /** Motor limits of the simulated turn. Call `catchUp` before a change. */
  limits: TurnLimits;
  private readonly _wrap: Wrap;

  /**
   * Starts the simulation of a time-optimal turn, for comparison.
   * @param angle heading at the start, rad; for a body that controls its place, position along a line, m
   * @param velocity rate at the start. rad/s or m/s
   * @param wrap 'angle' for a body that controls its heading, 'none' for a body that controls its place
   */
  constructor(angle: number, velocity: number, limits: TurnLimits, wrap: Wrap) {
    this.angle = angle;
    this._wrap = wrap;
    this._velocity = velocity;
    this.limits = limits;
  }

  turnsUnder({ angularAcceleration, turnRate }: Readonly<TurnLimits>): boolean {
    return this.limits.angularAcceleration === angularAcceleration && this.limits.turnRate === turnRate;
  }

  /**
   * Continues the simulation of the time-optimal turn up to the last sample in `desired`.
   * @param desired desired heading in each sample since the turn began. rad
   * @param timeStep time between two samples. s
   */
  catchUp(desired: readonly number[], timeStep: number): void {
    for (let n = this.applied.length; n < desired.length; n++) {
      const error = errorChange(desired[n], this.angle, this._wrap);
      if (n > 0) this.errors.push(error);
      this._step(error, timeStep);
    }
  }

  private _step(error: number, timeStep: number): void {
    const angularVelocity = this._velocity;
    const { limits } = this;
    const { output } = optimal.update({
      error,
      angularVelocity,
      targetAngularVelocity: 0,
      timeStep,
      limits,
      onlyWay: this._wrap === 'none',
    });
    const applied = saturate(output, angularVelocity, timeStep, limits);
    this.applied.push(applied);
    this._velocity += applied * timeStep;
    this.angle += this._velocity * timeStep;
  }
}
