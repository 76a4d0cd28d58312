// Interface to the judge of laws, which runs in a worker.
// The application supplies it, because some of its rows belong to games.

import { createContext } from 'preact';
import type { ChallengeResult } from '../../../lab/ladder/judge';
import type { LawScore, ScoreRow } from '../../../lab/ladder/score';
import type { ControllerSpec } from '../../../laws/control/controllers';

/**
 * Request to the judge (a worker that tests control laws). 'ladder' asks for the law's results in all challenges,
 * 'score' for its score.
 */
export interface JudgeQuestion {
  readonly asks: 'ladder' | 'score';
  readonly law: ControllerSpec;
}

/**
 * Reply of the judge (a worker that tests control laws). It has either the law's results in the challenges or the law's
 * score.
 */
export interface JudgeAnswer {
  readonly results?: readonly ChallengeResult[];
  readonly score?: LawScore;
}

export interface Judge {
  /** Rows of a law's score card, in order. */
  readonly rows: readonly ScoreRow[];
  /**
   * Sends a question about a control law to the worker that tests laws.
   * @param take receives the answer, or null if no worker can run; not called after a cancel
   * @returns a function that cancels the question
   */
  ask(question: JudgeQuestion, take: (answer: JudgeAnswer | null) => void): () => void;
}

/** Component context that contains the judge, which tests laws in a worker. Null outside of the workshop. */
export const JudgeContext = createContext<Judge | null>(null);
