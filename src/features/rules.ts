// The fields of scenario files that features add, for programs without a page. Adding one is a line here.
import type { Field } from '../lab/files/field';
import { dodgeGame } from './dodge/rules/game';
import { parGame } from './par/rules/game';
import { spaceGame } from './space/rules/game';

/** The built-in games: for each one its field in scenario files and its rules. */
export const gameFields: readonly Field[] = [dodgeGame, parGame, spaceGame];
