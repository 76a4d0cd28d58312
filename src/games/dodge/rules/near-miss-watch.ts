// Detects a missile's near miss: its closest approach to the player, once, when it is over.

/** When a closest approach to the player counts as a near miss. */
export const nearMiss = {
  /** Largest miss distance that counts. m, hull to hull; two thirds of a player's length. */
  within: 3,
  /** The approach is over once the gap has grown by this from its smallest. m; less could be a swing of the tail. */
  past: 1,
} as const;

/** Watches the gap between one missile and the player. Each missile counts once. */
export class NearMissWatch {
  private _least = Infinity;
  private _paid = false;

  /** One step. @param gap m, hull to hull @returns the miss distance of a near miss that is over now, or null */
  update(gap: number): number | null {
    if (this._paid) return null;
    this._least = Math.min(this._least, gap);
    return gap < this._least + nearMiss.past ? null : this.end();
  }

  /** The missile is gone. @returns the miss distance of the near miss that this ends, or null */
  end(): number | null {
    if (this._paid || this._least > nearMiss.within) return null;
    this._paid = true;
    return this._least;
  }
}
