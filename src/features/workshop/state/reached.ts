// Whether the law of a body reaches the challenge of the scene, for the ring round the dial of the body's card.

/** State of the ring round the dial of a body's card. The ring shows that the body's law fulfils the open challenge. */
interface RingState {
  isReached: boolean;
  /** Real time at which the law began to fulfil the challenge. ms; −∞ if it did so before the scene began */
  sinceMs: number;
}

export const reached: RingState = { isReached: false, sinceMs: Number.NEGATIVE_INFINITY };
