// Passage of time: pause, speed, and whole simulation steps from frames of any length.
import type { Simulation } from '../../world/simulation/simulation';

/** Speeds that a person can choose. Simulated seconds per real second */
export const paces: readonly number[] = [1, 0.5, 0.25, 0.1];

/**
 * Limit of the work in one frame: number of objects (bodies and obstacles) times number of steps. Keeps frames short.
 */
const mostBodySteps = 30_000;

/** Clock of the simulation: converts real time into fixed simulation steps. */
export class Playback {
  /** Additional speed factor, for slow motion in games; 0 stops time. */
  tempo = 1;
  private readonly _changed: () => void;
  private readonly _resumed: () => void;
  private readonly _accumulator = new Accumulator();
  private readonly _realTime = new RealTime();
  private readonly _waits = new Set<symbol>();
  private _pace = paces[0];
  private _paused = false;
  /** Reason why the program stopped time, and whether time was paused before. Null if time is not stopped */
  private _halt: { readonly reason: string; readonly paused: boolean } | null = null;

  /**
   * Creates a clock that runs at normal speed. It calls `changed` when a pause begins or ends, or when the speed
   * changes. It calls `resumed` when a pause ends.
   */
  constructor(changed: () => void = () => {}, resumed: () => void = () => {}) {
    this._changed = changed;
    this._resumed = resumed;
  }

  get paused(): boolean {
    return this._paused;
  }

  set paused(paused: boolean) {
    this._paused = paused;
    this._halt = null;
    this.reset();
    if (!paused) this._resumed();
    this._changed();
  }

  /** Whether simulated time is stopped, because something is being loaded or computed. */
  get waits(): boolean {
    return this._waits.size > 0;
  }

  /**
   * Stops simulated time while something is loaded or computed. The page does not show this as a pause. Returns a
   * function that lets time pass again.
   */
  wait(): () => void {
    const wait = Symbol();
    this._waits.add(wait);
    return () => this._waits.delete(wait);
  }

  /** Message that tells the person why the program has stopped time; null if it has not. */
  get halted(): string | null {
    return this._halt?.reason ?? null;
  }

  /** Stops time after a problem, until a person resumes or `unhalt` is called. @param reason message for the person */
  halt(reason: string): void {
    if (reason === this.halted) return;
    this._halt = { reason, paused: this._halt?.paused ?? this._paused };
    this._paused = true;
    this.reset();
    this._changed();
  }

  /**
   * Lets time run again after `halt` has stopped it with the same reason. If the person had paused before, time stays
   * paused.
   */
  unhalt(reason: string): void {
    if (reason !== this.halted) return;
    this.begin();
    this._changed();
  }

  /**
   * Called when another simulation starts. If `halt` has stopped time, restores the state before `halt`: running or
   * paused.
   */
  begin(): void {
    this._paused = this._halt?.paused ?? this._paused;
    this._halt = null;
    this.reset();
  }

  /** Chosen speed. Simulated seconds per real second */
  get pace(): number {
    return this._pace;
  }

  /** Simulated seconds per real second while the computer is too slow. Null if it keeps up */
  get laggingRate(): number | null {
    return this._realTime.rate;
  }

  /** Discards the real time that has not been simulated yet. */
  reset(): void {
    this._accumulator.reset();
    this._realTime.reset();
  }

  /** Changes to the next speed of the list. After the last speed, the first follows. */
  nextPace(): void {
    this._pace = paces[(paces.indexOf(this._pace) + 1) % paces.length];
    this._changed();
  }

  /**
   * Simulates the real time that has passed, step by step.
   * @param elapsed real time since the last call, s
   * @param step makes one step; returns false to end the frame
   * @returns interpolation fraction for drawing: 0 before the last step, 1 after the last step
   * @throws the error that `step` throws
   */
  advance(
    elapsed: number,
    simulation: Simulation,
    step: () => boolean = () => {
      simulation.step();
      return true;
    },
  ): number {
    if (this._paused || this.waits) return 1;
    const pace = this._pace * this.tempo;
    const due = this._accumulator.stepsFor(elapsed, simulation.stepRate, pace);
    const steps = Math.min(due, affordable(simulation));
    this._realTime.add(elapsed, elapsed * pace, steps / simulation.stepRate);
    try {
      for (let n = 0; n < steps; n++)
        if (!step()) {
          this.reset();
          return 1;
        }
    } catch (error) {
      this.halt(error instanceof Error ? error.message : String(error));
      throw error;
    }
    return this._accumulator.fraction;
  }
}

function affordable({ entities, obstacles }: Simulation): number {
  return Math.max(1, Math.floor(mostBodySteps / (entities.length + obstacles.length)));
}

/**
 * Longest real time that one frame simulates, s. Time beyond this is discarded, for instance after the tab was hidden.
 */
const longestFrame = 0.1;

/** Adds up the real time of frames and converts it into whole simulation steps. */
export class Accumulator {
  /** Fraction of a simulation step that has passed in real time, but is not simulated yet. */
  private _steps = 0;

  /**
   * Adds a frame's real time to the time not yet simulated. Returns the number of steps to simulate now.
   * @param elapsed real time since the last frame, s; negative and non-finite values count as 0
   * @param stepRate steps per simulated second, Hz
   * @param pace simulated seconds per real second, 0 to 4
   */
  stepsFor(elapsed: number, stepRate: number, pace: number): number {
    const frame = Number.isFinite(elapsed) ? Math.min(Math.max(0, elapsed), longestFrame) : 0;
    this._steps += frame * pace * stepRate;
    // Rounding must not cost a step: 3 frames of 1/60 s are 3 steps.
    const due = Math.floor(this._steps + 1e-9);
    this._steps = Math.max(0, this._steps - due);
    return due;
  }

  /** Interpolation fraction for drawing: 0 is the state before the last step, 1 the state after it. */
  get fraction(): number {
    return this._steps;
  }

  reset(): void {
    this._steps = 0;
  }
}

/** Duration of one measurement of the simulation's speed, s. */
const span = 0.75;

/** Share of the required simulation speed below which the simulation counts as too slow. */
const kept = 0.93;

/** Measures whether simulated time keeps up with real time. */
export class RealTime {
  private _real = 0;
  private _due = 0;
  private _taken = 0;
  private _lagged = false;
  private _rate: number | null = null;

  /** Simulated seconds per real second. Null if the simulation keeps the chosen speed */
  get rate(): number | null {
    return this._rate;
  }

  /**
   * Adds a frame to the speed measurement.
   * @param elapsed real time, s
   * @param due simulated time that should have passed, s
   * @param taken simulated time that did pass, s
   */
  add(elapsed: number, due: number, taken: number): void {
    if (!(elapsed > 0) || !Number.isFinite(elapsed)) return;
    this._real += elapsed;
    this._due += due;
    this._taken += taken;
    if (this._real < span) return;
    const lags = this._taken < kept * this._due;
    this._rate = lags && this._lagged ? this._taken / this._real : null;
    this._lagged = lags;
    this._real = 0;
    this._due = 0;
    this._taken = 0;
  }

  reset(): void {
    this._real = 0;
    this._due = 0;
    this._taken = 0;
    this._lagged = false;
    this._rate = null;
  }
}
