// How time passes for a person: pause, pace, and whole steps out of frames of any length.
import type { Simulation } from '../../world/simulation/simulation';

/** Simulated seconds per real second that a person can choose. */
export const paces: readonly number[] = [1, 0.5, 0.25, 0.1];

/** Bodies times steps that one frame has time for. A step of 1,000 missiles takes about 1 ms, of bodies that touch twice as long or more. */
const mostBodySteps = 30_000;

/** Pause, pace and the fixed step. */
export class Playback {
  /** How fast time passes beside the pace: a game slows it for a moment, and stops it at 0. */
  tempo = 1;
  /** Whether time waits for something that is being loaded. Nobody has paused it then. */
  waits = false;
  private readonly _changed: () => void;
  private readonly _resumed: () => void;
  private readonly _accumulator = new Accumulator();
  private readonly _realTime = new RealTime();
  private _pace = paces[0];
  private _paused = false;
  /** Reason why time was halted, and whether it was paused before. */
  private _halt: { readonly reason: string; readonly paused: boolean } | null = null;

  /** @param changed called after a pause and after another pace @param resumed called when a pause ends */
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

  /** Why time stands still although nobody stopped it, as a sentence; null when that is not so. */
  get halted(): string | null {
    return this._halt?.reason ?? null;
  }

  /** Stops time for a reason, which stays until somebody lets time go on, another simulation begins, or the reason is gone. */
  halt(reason: string): void {
    if (reason === this.halted) return;
    this._halt = { reason, paused: this._halt?.paused ?? this._paused };
    this._paused = true;
    this.reset();
    this._changed();
  }

  /** Ends a halt for this reason. Time runs unless it was paused before. */
  unhalt(reason: string): void {
    if (reason !== this.halted) return;
    this.begin();
    this._changed();
  }

  /** Another simulation begins: what halted the last one does not matter any more. */
  begin(): void {
    this._paused = this._halt?.paused ?? this._paused;
    this._halt = null;
    this.reset();
  }

  /** Simulated seconds per real second. */
  get pace(): number {
    return this._pace;
  }

  /** Simulated seconds per real second while the machine is too slow for the pace; null while it keeps up. */
  get laggingRate(): number | null {
    return this._realTime.rate;
  }

  /** Drops the accumulated time. */
  reset(): void {
    this._accumulator.reset();
    this._realTime.reset();
  }

  /** The next pace of the list, round and round. */
  nextPace(): void {
    this._pace = paces[(paces.indexOf(this._pace) + 1) % paces.length];
    this._changed();
  }

  /**
   * Lets real time pass, and returns how far to draw from the last step but one to the last, 0 to 1.
   * @param elapsed real seconds since the last call
   * @param step takes one step; false ends the frame there, and drops what is left of its time
   * What a step throws halts time, and is thrown on.
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

/** Most steps that a frame has time for, at least one. Beyond it a crowd runs in slow motion instead of stalling the page. */
function affordable({ entities, obstacles }: Simulation): number {
  return Math.max(1, Math.floor(mostBodySteps / (entities.length + obstacles.length)));
}

/** Longest stretch of real time that one frame makes up for. s. After a stall or a hidden tab the rest is dropped. */
const longestFrame = 0.1;

/** Accumulates the time of frames, and spends it in fixed steps. */
export class Accumulator {
  /** Steps accumulated and not taken. */
  private _steps = 0;

  /**
   * Takes a frame and tells how many steps are due.
   * @param elapsed s since the last frame; negative and non-finite count as 0
   * @param stepRate Hz
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

  /** How far to draw from the last step but one to the last. 0 to 1. */
  get fraction(): number {
    return this._steps;
  }

  /** Drops the accumulated time, as after a pause. */
  reset(): void {
    this._steps = 0;
  }
}

/** Time over which both are compared. s. Lag is reported after two such spans, so that a single stall is ignored. */
const span = 0.75;

/** Share from which time counts as kept: a frame more or less in a span is no lag. */
const kept = 0.93;

/** Compares the simulated time that was taken with the one that was due. */
export class RealTime {
  private _real = 0;
  private _due = 0;
  private _taken = 0;
  /** Whether the span before the present one lagged. */
  private _lagged = false;
  private _rate: number | null = null;

  /** Simulated seconds per real second while they are fewer than they should be; null while time keeps up. */
  get rate(): number | null {
    return this._rate;
  }

  /** Takes a frame. @param elapsed real s @param due simulated s that should have passed @param taken simulated s that have */
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

  /** Begins afresh, as after a pause. */
  reset(): void {
    this._real = 0;
    this._due = 0;
    this._taken = 0;
    this._lagged = false;
    this._rate = null;
  }
}
