// Whether the law of a body reaches the challenge of the scene, for the ring round the dial of the body's card.

interface RingState {
  isReached: boolean;
  /** Last time at which the law began to fulfil the challenge. ms, by `performance.now()`; −∞ if never */
  sinceMs: number;
}

export const reached: RingState = { isReached: false, sinceMs: Number.NEGATIVE_INFINITY };
