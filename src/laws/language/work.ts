// How much a law may do in one step: pieces of work, counted and not timed, so that it stops at the same step on every machine.

/** Most pieces of one law in a step. */
const mostEach = 20_000;

/** Most pieces of all bodies in a step: as many as a hundred laws that do their most. */
const mostTogether = 2_000_000;

let share = mostEach;

/** Shares a step's work out. @param bodies that are about to make the step */
export function shareWork(bodies: number): void {
  share = Math.min(mostEach, Math.floor(mostTogether / bodies));
}

/** Pieces that a law may do in this step. */
export const workLeft = (): number => share;
