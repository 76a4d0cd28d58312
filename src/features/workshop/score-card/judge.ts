// What the page needs of the judge of laws: its rows, and answers that come from a worker. The games bring it, because some rows are theirs.

import { createContext } from 'preact';
import type { ChallengeResult } from '../../../lab/ladder/judge';
import type { Score, ScoreRow } from '../../../lab/ladder/score';
import type { ControllerSpec } from '../../../laws/control/controllers';

/** What is asked of a law. It is one that can be made. */
export interface JudgeQuestion {
  readonly asks: 'ladder' | 'score';
  readonly law: ControllerSpec;
}

/** What the law reached, or its score, as was asked. */
export interface JudgeAnswer {
  readonly results?: readonly ChallengeResult[];
  readonly score?: Score;
}

export interface Judge {
  /** Rows of the score card, in their order. */
  readonly rows: readonly ScoreRow[];
  /**
   * Asks, once those who asked before have their answers.
   * @param take is called once, with null where the browser lets no worker judge; never after the end @returns ends that
   */
  ask(question: JudgeQuestion, take: (answer: JudgeAnswer | null) => void): () => void;
}

/** What judges laws, for the parts of the workshop. */
export const JudgeContext = createContext<Judge | null>(null);
