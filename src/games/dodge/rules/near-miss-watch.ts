// Sees a missile pass the player: once a pass, when it is over.

/** When a pass of the player counts as a near miss. */
export const nearMiss = {
  /** A pass within this is a near miss. m hull to hull; about a player's length. */
  within: 3,
  /** The missile is past when the gap has grown by this since its least. m; less could be a swing of the tail. */
  past: 1,
  /** A missile must have been this far off before it passes anew. m; no points for a dance with a slow one. */
  apart: 10,
} as const;

/** Watches the gap between one missile and the player. */
export class NearMissWatch {
  private _least = Infinity;
  private _armed = true;

  /** One step. @param gap m hull to hull @returns the smallest gap of a pass that is over now, or null */
  update(gap: number): number | null {
    if (gap > nearMiss.apart) this._armed = true;
    if (!this._armed) return null;
    this._least = Math.min(this._least, gap);
    if (this._least > nearMiss.within || gap < this._least + nearMiss.past) return null;
    return this.end();
  }

  /** The missile is gone. @returns the smallest gap of the pass that it ends, or null */
  end(): number | null {
    const least = this._least;
    this._least = Infinity;
    if (!this._armed || least > nearMiss.within) return null;
    this._armed = false;
    return least;
  }
}
