// What counts in Dodge, and how much.

/** Points, and what they are given for. */
export const points = {
  /** A second survived; all other points are measured by it. */
  second: 10,
  /** A near miss at its widest; worth three seconds, so that it is worth a detour. */
  nearMiss: 30,
  /** What a near miss gives on top at a gap of 0; less for a wider one. */
  closeness: 70,
  /** A missile that hits a wall or a crate. */
  wall: 25,
  /** A missile that hits another one, for each of the two. It takes planning, so it gives twice as much. */
  missile: 50,
} as const;

export const combo = {
  /** Wrecks within this time of the last one are worth more. s */
  within: 3,
  /** The most times one counts. */
  most: 4,
} as const;

/** Points of a near miss. @param gap smallest distance hull to hull, m @param widest that still counts, m */
export function pointsForGap(gap: number, widest: number): number {
  return Math.round(points.nearMiss + points.closeness * (1 - gap / widest));
}

/** How many times the next wreck counts. */
export class Combo {
  /** Wrecks in a row, each in time after the last one. */
  row = 0;
  private _last = -Infinity;

  /** A wreck. @param time s @returns how many times it counts */
  count(time: number): number {
    this.row = time - this._last <= combo.within ? this.row + 1 : 1;
    this._last = time;
    return Math.min(this.row, combo.most);
  }

  /** What the next wreck would count now; 1 when there is no row. @param time s */
  next(time: number): number {
    return time - this._last <= combo.within ? Math.min(this.row + 1, combo.most) : 1;
  }
}
