// Limit on a law's work in one step. Instructions are counted, not timed, so that a law stops at the same step on every machine.

/** Largest number of instructions that one law may run in a step. */
const mostEach = 20_000;

/**
 * Largest number of instructions that the laws of all bodies together may run in a step. This is enough for
 * 100 bodies at the limit `mostEach`.
 */
const mostTogether = 2_000_000;

let share = mostEach;

/**
 * Sets the largest number of instructions that each law may run in the next step. More bodies mean fewer
 * instructions for each.
 * @param bodies number of bodies in the next step
 */
export function shareWork(bodies: number): void {
  share = Math.min(mostEach, Math.floor(mostTogether / bodies));
}

/** Returns the largest number of instructions that one law may run in the current step. */
export const workLeft = (): number => share;
