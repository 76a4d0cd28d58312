// Limit on a law's work in one step. Work is counted and not timed, so that a law stops at the same step on every machine.

/** Largest work of one law in a step, in pieces. */
const mostEach = 20_000;

/** Largest work of all bodies in a step, in pieces: as much as a hundred laws at their limit. */
const mostTogether = 2_000_000;

let share = mostEach;

/** Divides a step's work among bodies. @param bodies number of bodies about to step */
export function shareWork(bodies: number): void {
  share = Math.min(mostEach, Math.floor(mostTogether / bodies));
}

/** Returns the number of pieces that a law may do in this step. */
export const workLeft = (): number => share;
