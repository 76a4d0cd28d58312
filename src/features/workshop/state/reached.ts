// Whether the law of a body reaches the challenge of the scene, for the ring round the dial of the body's card.

/** State of the ring round the dial of a body's card. The ring is drawn while the body's law reaches the challenge. */
interface RingState {
  isReached: boolean;
  /** Real time at which the law reached the challenge. ms; −∞ if it was reached before the scene began */
  sinceMs: number;
}

export const reached: RingState = { isReached: false, sinceMs: Number.NEGATIVE_INFINITY };
