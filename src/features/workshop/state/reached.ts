// Whether the law of a body reaches the challenge of the scene, for the ring round the dial of the body's card.

/**
 * State of the ring round the dial on a body's card (panel). The ring is shown while the body's law fulfils the open
 * challenge.
 */
interface RingState {
  isReached: boolean;
  /** Time at which a law last began to fulfil the open challenge. ms, by `performance.now()`; −∞ before that */
  sinceMs: number;
}

export const reached: RingState = { isReached: false, sinceMs: Number.NEGATIVE_INFINITY };
