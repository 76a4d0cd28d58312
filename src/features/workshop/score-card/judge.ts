// Interface to the judge of laws, which runs in a worker.
// The application supplies it, because some of its rows belong to games.

import { createContext } from 'preact';
import type { ChallengeResult } from '../../../lab/ladder/judge';
import type { LawScore, ScoreRow } from '../../../lab/ladder/score';
import type { ControllerSpec } from '../../../laws/control/controllers';

/** A question about a valid law. */
export interface JudgeQuestion {
  readonly asks: 'ladder' | 'score';
  readonly law: ControllerSpec;
}

/** The requested results or score of a law. */
export interface JudgeAnswer {
  readonly results?: readonly ChallengeResult[];
  readonly score?: LawScore;
}

export interface Judge {
  /** Rows of the score card, in order. */
  readonly rows: readonly ScoreRow[];
  /**
   * Asks a question. Questions are answered in order.
   * @param take called once with the answer, or with null if no worker can run; never after a cancel
   * @returns a function that cancels the question
   */
  ask(question: JudgeQuestion, take: (answer: JudgeAnswer | null) => void): () => void;
}

/** The judge of laws, for all parts of the workshop. */
export const JudgeContext = createContext<Judge | null>(null);
