// Detects near misses: each closest approach to the player once, when it is over.

/** When a closest approach to the player counts as a near miss. */
export const nearMiss = {
  /** Largest miss distance that counts. m, hull to hull; two thirds of a player's length. */
  within: 3,
  /** The approach is over once the gap has grown by this from its smallest. m; less could be a swing of the tail. */
  past: 1,
  /** Gap that a missile must exceed before it counts again. m; without it a slow one nearby would score on and on. */
  apart: 10,
} as const;

/** Watches the gap between one missile and the player. */
export class NearMissWatch {
  private _least = Infinity;
  private _armed = true;

  /** One step. @param gap m, hull to hull @returns the miss distance of a near miss that is over now, or null */
  update(gap: number): number | null {
    if (gap > nearMiss.apart) this._armed = true;
    if (!this._armed) return null;
    this._least = Math.min(this._least, gap);
    if (this._least > nearMiss.within || gap < this._least + nearMiss.past) return null;
    return this.end();
  }

  /** The missile is gone. @returns the miss distance of the near miss that this ends, or null */
  end(): number | null {
    const least = this._least;
    this._least = Infinity;
    if (!this._armed || least > nearMiss.within) return null;
    this._armed = false;
    return least;
  }
}
