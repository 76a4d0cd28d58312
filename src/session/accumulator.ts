// Turns frames of any length into steps of one length.

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
