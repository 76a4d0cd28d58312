// Points of Dodge, and their conditions.

/** Points for each achievement. */
export const points = {
  /** For each second survived. All other points are relative to this. */
  second: 5,
  /** For the widest near miss. Worth five seconds, so that a detour pays off. */
  nearMiss: 25,
  /** Additional points for a near miss with a gap of 0, proportionally less for a wider one. */
  closeness: 50,
  /** For a missile lured into a wall or a crate. */
  wall: 40,
  /** Points for a heavy missile lured into a wall or a crate. The wall is gone afterwards. */
  heavy: 80,
  /** Points for each of two missiles lured into each other. This takes planning. */
  missile: 80,
  /** Points for a missile that hits a wall or a crate without the player's help. */
  ownWall: 5,
  /** For a missile that hits another missile without the player's help. */
  ownMissile: 10,
} as const;

/** Conditions for a lured missile: it chases the player, and the player is ahead of its nose. */
export const luring = {
  /** Largest distance from the player, centre to centre. m */
  within: 12,
  /** Longest time between that distance and the wreck. s */
  ago: 1.5,
} as const;

export const combo = {
  /** Longest time between two near misses or lured missiles of one series. s */
  within: 4,
  /** Largest factor of a series. */
  most: 4,
} as const;

/** Points of a near miss. @param gap smallest distance, hull to hull. m @param widest largest gap that counts. m */
export function pointsForGap(gap: number, widest: number): number {
  return Math.round(points.nearMiss + points.closeness * (1 - gap / widest));
}

/**
 * Points of a wreck.
 * @param lured whether the player lured the missile
 * @param met whether it hit another missile
 * @param heavy whether it was heavy
 */
export function pointsForWreck(lured: boolean, met: boolean, heavy: boolean): number {
  if (!lured) return met ? points.ownMissile : points.ownWall;
  if (met) return points.missile;
  return heavy ? points.heavy : points.wall;
}

/** Factor that grows with each near miss or lured missile in quick succession. */
export class Combo {
  /** Number of events in the present series. */
  row = 0;
  private _last = -Infinity;

  /** Counts an event. @param time s @returns its factor */
  count(time: number): number {
    this.row = time - this._last <= combo.within ? this.row + 1 : 1;
    this._last = time;
    return Math.min(this.row, combo.most);
  }

  /**
   * Returns the factor of an event at this time; 1 without a series.
   * @param time s
   */
  next(time: number): number {
    return time - this._last <= combo.within ? Math.min(this.row + 1, combo.most) : 1;
  }

  /**
   * Returns the remaining share of the time for the next event of the series. 1 to 0
   * @param time s
   */
  remainingShare(time: number): number {
    return Math.max(0, 1 - (time - this._last) / combo.within);
  }
}

/** Number of times that a source gave points, and their sum. */
interface PointSum {
  readonly count: number;
  readonly points: number;
}

/** Sources of points other than time. */
export type PointKind = 'near' | 'lured' | 'met' | 'own';

/** Points of a run by source. */
export class Tally {
  /** Largest factor reached. */
  best = 1;
  private readonly _sources = new Map<PointKind, PointSum>();

  add(source: PointKind, given: number, times: number): void {
    const { count, points } = this.of(source);
    this._sources.set(source, { count: count + 1, points: points + given });
    this.best = Math.max(this.best, times);
  }

  of(source: PointKind): PointSum {
    return this._sources.get(source) ?? { count: 0, points: 0 };
  }

  /** All points except those for time. */
  get points(): number {
    return [...this._sources.values()].reduce((sum, one) => sum + one.points, 0);
  }
}

/** Conditions for a near miss. */
export const nearMiss = {
  /** Largest miss distance. m, hull to hull; two thirds of the player's length. */
  within: 3,
  /** Growth of the gap from its smallest after which an approach is over. m; a swing of the tail causes less. */
  past: 1,
} as const;

/** Watches the gap between one missile and the player. Each missile counts at most once. */
export class NearMissWatch {
  private _least = Infinity;
  private _paid = false;

  /** Watches one step. @param gap m, hull to hull @returns smallest gap of a near miss that just ended, or null */
  update(gap: number): number | null {
    if (this._paid) return null;
    this._least = Math.min(this._least, gap);
    return gap < this._least + nearMiss.past ? null : this.end();
  }

  /**
   * Ends the watch when the missile is gone.
   * @returns smallest gap of the near miss that ended by it, or null
   */
  end(): number | null {
    if (this._paid || this._least > nearMiss.within) return null;
    this._paid = true;
    return this._least;
  }
}
