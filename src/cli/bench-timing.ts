// What every timing of the benchmark uses: rounds, medians and printed lines.

/** Rounds of each measurement; the median counts. */
export const rounds = 9;

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Time of one call, of so many in a row. µs */
export function timed(calls: number, run: () => void): number {
  const start = performance.now();
  for (let n = 0; n < calls; n++) run();
  return ((performance.now() - start) * 1000) / calls;
}

/** Median time of one call. µs */
export function time(calls: number, run: () => void): number {
  return median(Array.from({ length: rounds }, () => timed(calls, run)));
}

/** Prints a name and its figure. */
export function line(name: string, value: string): void {
  console.log(`${name.padEnd(46)}${value.padStart(14)}`);
}
