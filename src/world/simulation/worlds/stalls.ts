// Stalls of separate worlds: steps of the simulation in which such a world stands still.

// The body in this world then stands still and jumps, as in a program whose frame stalls.
/**
 * Returns whether a stall ends in a time range. A stall is a step of a physics world at least twice as long as the
 * shortest step of this world.
 * @param stepLengths lengths of the physics world's steps, repeated in order, as numbers of simulation steps: whole, 1
 * or more. Example: [1, 1, 4]
 * @param stepRate simulation steps per second. Hz
 * @param from start of the time range, s; a stall that ends exactly then does not count
 * @param to end of the time range, s; a stall that ends exactly then counts
 */
export function stallsBetween(
  stepLengths: readonly number[],
  stepRate: number,
  from: number,
  to: number,
): boolean {
  const shortest = Math.min(...stepLengths);
  const cycle = stepLengths.reduce((sum, steps) => sum + steps, 0);
  // Times are whole steps, apart from rounding.
  const [first, last] = [Math.round(from * stepRate), Math.round(to * stepRate)];
  let end = Math.max(0, Math.floor(first / cycle)) * cycle;
  for (let n = 0; end <= last; n = (n + 1) % stepLengths.length) {
    end += stepLengths[n];
    if (stepLengths[n] >= 2 * shortest && end > first && end <= last) return true;
  }
  return false;
}
