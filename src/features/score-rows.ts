// The rows of a law's score card: those of the challenges, and those of games. Adding a game's row is a line here.
import { lawScoreRows as ladderRows, type ScoreRow } from '../lab/ladder/score';
import { parScoreRow } from './par/score-row';

/** All rows of a law's score card, in order. */
export const scoreRows: readonly ScoreRow[] = [...ladderRows, parScoreRow];
