// Stalls of separate worlds: steps of the simulation in which such a world stands still.

// The body in this world then stands still and jumps, as in a program whose frame stalls.
/**
 * Returns whether a long step of a physics world ends in a time range. Long: at least twice the world's shortest step.
 * @param pattern lengths of the world's steps, repeated in order, as multiples of the simulation's step. Whole numbers
 * of 1 or more
 * @param stepRate rate of the simulation's steps, Hz
 * @param from start of the time range, s; a step that ends exactly then does not count
 * @param to end of the time range, s; a step that ends exactly then counts
 */
export function stallsBetween(
  pattern: readonly number[],
  stepRate: number,
  from: number,
  to: number,
): boolean {
  const shortest = Math.min(...pattern);
  const cycle = pattern.reduce((sum, steps) => sum + steps, 0);
  // Times are whole steps, apart from rounding.
  const [first, last] = [Math.round(from * stepRate), Math.round(to * stepRate)];
  let end = Math.max(0, Math.floor(first / cycle)) * cycle;
  for (let n = 0; end <= last; n = (n + 1) % pattern.length) {
    end += pattern[n];
    if (pattern[n] >= 2 * shortest && end > first && end <= last) return true;
  }
  return false;
}
