// Interface to the judge of laws, which runs in a worker.
// The application supplies it, because some of its rows belong to games.

import { createContext } from 'preact';
import type { ChallengeResult } from '../../../lab/ladder/judge';
import type { LawScore, ScoreRow } from '../../../lab/ladder/score';
import type { ControllerSpec } from '../../../laws/control/controllers';

/** Request to test a law in all challenges (`ladder`), or for the score card (`score`). */
export interface JudgeQuestion {
  readonly asks: 'ladder' | 'score';
  readonly law: ControllerSpec;
}

/**
 * Reply of the judge (a worker that tests control laws): either results in all challenges (`results`), or values of the
 * score card (`score`).
 */
export interface JudgeAnswer {
  readonly results?: readonly ChallengeResult[];
  readonly score?: LawScore;
}

export interface Judge {
  /** Rows of the score card (table of a law's test results), in order. */
  readonly rows: readonly ScoreRow[];
  /**
   * Sends a question about a control law to the worker that tests laws.
   * @param take receives the answer, or null if no worker can run; not called after a cancel
   * @returns a function that cancels the question
   */
  ask(question: JudgeQuestion, take: (answer: JudgeAnswer | null) => void): () => void;
}

/** Component context with the judge, which tests control laws in a worker. Null outside the workshop. */
export const JudgeContext = createContext<Judge | null>(null);
