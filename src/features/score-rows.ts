// The rows of the score card: the ladder's, and those of games. Adding a game's is a line here.
import { lawScoreRows as ladderRows, type ScoreRow } from '../lab/ladder/score';
import { parScoreRow } from './par/score-row';

/** Every row, in the order of the card. */
export const scoreRows: readonly ScoreRow[] = [...ladderRows, parScoreRow];
