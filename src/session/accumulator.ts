// From frames of any length to steps of one length.

/** Longest stretch of real time that one frame makes up for. s. After a stall or a hidden tab the rest is dropped. */
const longestFrame = 0.1;

/** Counts out fixed steps for the time that frames bring, and how far the picture is between the last two. */
export class Accumulator {
  private _owed = 0;

  /**
   * Takes a frame and tells how many steps are due.
   * @param elapsed s since the last frame; negative and non-finite count as 0
   * @param stepRate Hz
   * @param pace simulated seconds per real second, 0 to 4
   */
  stepsFor(elapsed: number, stepRate: number, pace: number): number {
    const frame = Number.isFinite(elapsed) ? Math.min(Math.max(0, elapsed), longestFrame) : 0;
    this._owed += frame * pace * stepRate;
    // A hair of rounding must not cost a step: 3 frames of 1/60 s are 3 steps.
    const due = Math.floor(this._owed + 1e-9);
    this._owed = Math.max(0, this._owed - due);
    return due;
  }

  /** How far the picture is from the last step but one to the last. 0 to 1. */
  get fraction(): number {
    return this._owed;
  }

  /** Forgets what is owed, as after a pause. */
  reset(): void {
    this._owed = 0;
  }
}
