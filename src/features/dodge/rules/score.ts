// What counts in Dodge, and how much.

/** Points, and what they are given for. */
export const points = {
  /** A second survived; all other points are measured by it. */
  second: 5,
  /** A near miss at its widest; worth five seconds, so that it is worth a detour. */
  nearMiss: 25,
  /** What a near miss gives on top at a gap of 0; less for a wider one. */
  closeness: 50,
  /** A missile lured into a wall or a crate. */
  wall: 40,
  /** A heavy one lured into a wall or a crate: it leaves one wall less to hide behind. */
  heavy: 80,
  /** A missile lured into another one, for each of the two. It takes planning, so it gives twice as much. */
  missile: 80,
  /** A missile that hits a wall or a crate by itself. */
  ownWall: 5,
  /** A missile that hits another one by itself. */
  ownMissile: 10,
} as const;

/** When a missile counts as lured to its end: it must be after the player, who is before its nose. */
export const luring = {
  /** Largest distance from the player, centre to centre. m */
  within: 12,
  /** How long ago that may have been. s */
  ago: 1.5,
} as const;

export const combo = {
  /** Near misses and lured missiles within this time of the last one are worth more. s */
  within: 4,
  /** The most times one counts. */
  most: 4,
} as const;

/** Points of a near miss. @param gap smallest distance hull to hull, m @param widest that still counts, m */
export function pointsForGap(gap: number, widest: number): number {
  return Math.round(points.nearMiss + points.closeness * (1 - gap / widest));
}

/** What a missile's end is worth. @param lured by the player @param met another missile @param heavy whether it was a heavy one */
export function pointsForWreck(lured: boolean, met: boolean, heavy: boolean): number {
  if (!lured) return met ? points.ownMissile : points.ownWall;
  if (met) return points.missile;
  return heavy ? points.heavy : points.wall;
}

/** How many times the next near miss or lured missile counts. */
export class Combo {
  /** Those in a row, each in time after the last one. */
  row = 0;
  private _last = -Infinity;

  /** One more. @param time s @returns how many times it counts */
  count(time: number): number {
    this.row = time - this._last <= combo.within ? this.row + 1 : 1;
    this._last = time;
    return Math.min(this.row, combo.most);
  }

  /** What the next one would count now; 1 when there is no row. @param time s */
  next(time: number): number {
    return time - this._last <= combo.within ? Math.min(this.row + 1, combo.most) : 1;
  }

  /** Share of the time that is left for the next one, 1 to 0. @param time s */
  left(time: number): number {
    return Math.max(0, 1 - (time - this._last) / combo.within);
  }
}

/** A source of points: how often it paid, and how much. */
interface Earned {
  readonly count: number;
  readonly points: number;
}

/** What points can come from, beside the seconds. */
export type Source = 'near' | 'lured' | 'met' | 'own';

/** Where the points of a run came from. */
export class Tally {
  /** The most times something counted. */
  best = 1;
  private readonly _sources = new Map<Source, Earned>();

  add(source: Source, given: number, times: number): void {
    const { count, points } = this.of(source);
    this._sources.set(source, { count: count + 1, points: points + given });
    this.best = Math.max(this.best, times);
  }

  of(source: Source): Earned {
    return this._sources.get(source) ?? { count: 0, points: 0 };
  }

  /** All points but those of the seconds. */
  get points(): number {
    return [...this._sources.values()].reduce((sum, one) => sum + one.points, 0);
  }
}

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
