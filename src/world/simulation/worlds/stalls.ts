// Stalls of separate worlds: steps of the simulation in which such a world stands still.

// The body in this world then stands still and jumps, as in a program whose frame stalls.
/**
 * Returns whether a stall of a physics world ends in a time range. Stall: a step at least twice as long as the world's
 * shortest step.
 * @param pattern cycle of step lengths: number of simulation steps that each step of the world lasts, 1 or more.
 * Example: [1, 1, 4]
 * @param stepRate number of simulation steps per second, Hz
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
