// The range of a plot's axis and its three ticks: round numbers, so that the scale seldom changes while the curves move.

/** An axis from -reach to reach, with ticks at -tick, 0 and tick. In the plot's unit */
export interface Scale {
  readonly reach: number;
  readonly tick: number;
}

/** Ranges that a plot of angles may have. Degrees */
const angleReaches = [2, 5, 10, 20, 30, 50, 100, 150, 200, 400];

/** Angles that a tick may stand at. Degrees */
const angleTicks = [1, 2, 5, 10, 15, 30, 45, 90, 180, 360];

/** Ranges between 1 and 10. */
const reaches = [1, 1.5, 2, 3, 4, 6, 8, 10];

/** Largest share of the range at which a tick may stand: the label of a higher one would leave the plot. */
const highestTick = 0.95;

/** A limit's lines stand at this share of the range, so that what runs along them is seen whole. */
const limitShare = 0.74;

/** Tolerance of a value that is rounded up, as a factor: a turn by 90° begins a rounding error above it. */
const tolerance = 1 + 1e-6;

/** The scale of a plot of angles that reach so far. Degrees */
export function angleScale(most: number): Scale {
  const turns = 360 * Math.ceil(most / 360 / tolerance);
  const reach = angleReaches.find((each) => each * tolerance >= most) ?? turns;
  return { reach, tick: angleTicks.findLast((each) => each <= highestTick * reach)! };
}

/** The scale of a plot of values that reach so far. */
export function valueScale(most: number): Scale {
  const reach = roundUp(Math.max(most, least));
  const decade = 10 ** Math.floor(Math.log10(highestTick * reach));
  return { reach, tick: decade * [1, 2, 5].findLast((each) => each * decade <= highestTick * reach)! };
}

/** Smallest range of an axis. */
const least = 0.01;

/** The scale of a plot whose curves cannot pass a limit: its ticks are the limit. */
export function limitScale(limit: number): Scale {
  return { reach: limit / limitShare, tick: limit };
}

/** The next round number at or above a value above 0. */
export function roundUp(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value));
  return decade * (reaches.find((each) => each * tolerance >= value / decade) ?? 10);
}

/** Share of a curve's values that its plot shows; the rest, its kicks, may leave it. */
const shareSeen = 0.95;

/** The largest magnitude of some columns without their kicks; 0 when there is no value. */
export function largestButKicks(columns: readonly (readonly (number | null)[])[]): number {
  const sizes = columns.map((column) => {
    const values = Float64Array.from(column, (value) => Math.abs(value ?? 0)).sort();
    return values[Math.floor((values.length - 1) * shareSeen)] ?? 0;
  });
  return Math.max(0, ...sizes);
}

/** The largest magnitude in some columns; 0 when there is no value. */
export function largest(columns: readonly (readonly (number | null)[])[]): number {
  let most = 0;
  for (const column of columns) for (const value of column) most = Math.max(most, Math.abs(value ?? 0));
  return most;
}
