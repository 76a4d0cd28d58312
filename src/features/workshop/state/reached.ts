// Whether the law on the field reaches the field's challenge, for the ring round its dial.

/** The state of the ring. */
interface RingState {
  isReached: boolean;
  /** Real time at which the challenge was reached, ms; −∞ if it was reached before the scene began. */
  sinceMs: number;
}

export const reached: RingState = { isReached: false, sinceMs: Number.NEGATIVE_INFINITY };
