// Points of Dodge, and the conditions for them.

/** Points for each kind of event, and for each second survived. */
export const points = {
  /** Points for each second survived. */
  second: 5,
  /** Points for each near miss, without the addition for closeness. */
  nearMiss: 25,
  /** Additional points for a near miss at gap 0. They fall linearly to none at the largest gap. */
  closeness: 50,
  /** Points for a missile lured into a wall or a crate. */
  wall: 40,
  /** Points for a heavy missile (one that breaks inner walls) lured into a wall or a crate. */
  heavy: 80,
  /** Points for each of two missiles that the player lures into each other. */
  missile: 80,
  /** Points for a missile that hits a wall or a crate without the player's help. */
  ownWall: 5,
  /** Points for a missile that hits another missile without the player's help. */
  ownMissile: 10,
} as const;

/** Limits for a lured missile (one that crashes while it chases the player closely). */
export const luring = {
  /** Largest distance between missile and player at which the missile counts as near. m, centre to centre */
  within: 12,
  /** Longest time from a missile's last moment near the player to a crash that counts as lured. s */
  ago: 1.5,
} as const;

export const combo = {
  /** Longest time between two events (near miss or lured missile) of a combo. s */
  within: 4,
  /** Largest combo factor. */
  most: 4,
} as const;

/**
 * Returns the points of a near miss.
 * @param gap smallest distance between the hulls, m
 * @param widest the largest gap that counts as a near miss, m
 */
export function pointsForGap(gap: number, widest: number): number {
  return Math.round(points.nearMiss + points.closeness * (1 - gap / widest));
}

/**
 * Returns the points of a crashed missile.
 * @param lured whether the player lured the missile
 * @param met whether it hit another missile
 * @param heavy whether it was a heavy missile
 */
export function pointsForWreck(lured: boolean, met: boolean, heavy: boolean): number {
  if (!lured) return met ? points.ownMissile : points.ownWall;
  if (met) return points.missile;
  return heavy ? points.heavy : points.wall;
}

/** Factor on points. It grows while near misses and crashes of chasing missiles follow each other within 4 s. */
export class Combo {
  /**
   * Number of near misses and lured missiles in the present series. In a series, each event follows the last one within
   * 4 s.
   */
  row = 0;
  private _last = -Infinity;

  /**
   * Counts a near miss or a lured missile.
   * @param time simulation time, s
   * @returns factor on the points of this event, 1 to 4
   */
  count(time: number): number {
    this.row = time - this._last <= combo.within ? this.row + 1 : 1;
    this._last = time;
    return Math.min(this.row, combo.most);
  }

  /**
   * Returns the combo factor that a near miss or lured missile would get at a given time. 1 if the last such event is
   * more than 4 s ago.
   * @param time simulation time, s
   */
  next(time: number): number {
    return time - this._last <= combo.within ? Math.min(this.row + 1, combo.most) : 1;
  }

  /**
   * Returns the remaining share of the combo time, from 1 to 0. In this time, another near miss or lured missile raises
   * the combo factor.
   * @param time simulation time, s
   */
  remainingShare(time: number): number {
    return Math.max(0, 1 - (time - this._last) / combo.within);
  }
}

/** Number of events of one kind that gave points, and the sum of these points. */
interface PointSum {
  readonly count: number;
  readonly points: number;
}

/**
 * Source of points. `near`: near miss. `lured`: missile lured into a wall or crate. `met`: missile lured into another.
 * `own`: any other crash.
 */
export type PointKind = 'near' | 'lured' | 'met' | 'own';

/** Sums of a run's points, by kind. */
export class Tally {
  /** Largest combo factor that the run reached. */
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

  /** Sum of all points except those for time. */
  get points(): number {
    return [...this._sources.values()].reduce((sum, one) => sum + one.points, 0);
  }
}

/** Conditions under which a passing missile counts as a near miss. */
export const nearMiss = {
  /** Largest gap between the hulls of missile and player that counts as a near miss. m */
  within: 3,
  /** A near miss ends when the gap between missile and player is this much larger than its smallest value. m */
  past: 1,
} as const;

/** Watches the gap between one missile and the player, to detect a near miss. */
export class NearMissWatch {
  private _least = Infinity;
  private _paid = false;

  /**
   * Records the gap. Returns the smallest gap of a near miss that has just ended, m; otherwise null.
   * @param gap distance between the hulls of missile and player, m
   */
  update(gap: number): number | null {
    if (this._paid) return null;
    this._least = Math.min(this._least, gap);
    return gap < this._least + nearMiss.past ? null : this.end();
  }

  /** Stops measuring. Returns the smallest gap of a near miss in progress, m; null if none. */
  end(): number | null {
    if (this._paid || this._least > nearMiss.within) return null;
    this._paid = true;
    return this._least;
  }
}
