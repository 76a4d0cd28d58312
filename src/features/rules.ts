// The fields of scenario files that features add, for programs without a page. Adding one is a line here.
import type { Field } from '../lab/files/field';
import { dodgeGame } from './dodge/rules/game';
import { parGame } from './par/rules/game';
import { spaceGame } from './space/rules/game';

/** The fields of scenario files that belong to the built-in games. Each field also carries the rules of its game. */
export const gameFields: readonly Field[] = [dodgeGame, parGame, spaceGame];
