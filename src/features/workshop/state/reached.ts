// Whether the law of a body reaches the challenge of the scene, for the ring round the dial of the body's card.

/**
 * State of a ring on a body's card (panel). The ring shows that the body's law fulfils the scene's present challenge.
 */
interface RingState {
  isReached: boolean;
  /** Last time at which the law began to fulfil the challenge. ms, by `performance.now()`; −∞ if never */
  sinceMs: number;
}

export const reached: RingState = { isReached: false, sinceMs: Number.NEGATIVE_INFINITY };
