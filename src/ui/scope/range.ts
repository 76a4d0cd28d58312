// The range of a plot's axis: round numbers, so that the scale seldom changes while the lines move.

/** Round numbers between 1 and 10 whose halves and quarters are easy to read. */
const roundNumbers = [1, 1.5, 2, 3, 4, 6, 8, 10];

/** Round angles. Degrees */
const roundAngles = [4, 10, 20, 40, 90, 180, 360];

/** The next round number at or above a value above 0. */
export function roundUp(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value));
  const mantissa = value / decade;
  return decade * (roundNumbers.find((round) => round >= mantissa - 1e-9) ?? 10);
}

/** The next round angle at or above an angle; whole turns above 360°. Degrees */
export function roundUpAngle(degrees: number): number {
  return roundAngles.find((round) => round >= degrees - 1e-9) ?? 360 * Math.ceil(degrees / 360 - 1e-9);
}

/** Fraction of a line's values that are in the plot; the rest, its kicks, may leave it. */
const shareSeen = 0.95;

/** The largest magnitude of some columns without their kicks; 0 when there is no value. */
export function largestButKicks(columns: readonly (readonly (number | null)[])[]): number {
  const sizes = columns.map((column) => {
    const values = Float64Array.from(column, (value) => Math.abs(value ?? 0)).sort();
    return values[Math.floor((values.length - 1) * shareSeen)] ?? 0;
  });
  return Math.max(0, ...sizes);
}

/** The largest magnitude in a column; 0 when there is no value. */
export function largest(column: readonly (number | null)[]): number {
  let most = 0;
  for (const value of column) {
    const size = value === null ? 0 : Math.abs(value);
    if (size > most) most = size;
  }
  return most;
}
