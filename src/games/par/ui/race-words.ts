// What stands in place of the question while one races against somebody.
import type { SceneWords } from '../../../view/game-presentation';
import type { ParRules } from '../rules/par-rules';

/** Of the attempt that is on the page. */
let said: { readonly rules: ParRules; readonly words: SceneWords } | null = null;

/** What is said of an attempt; null for nothing. */
export function raceWordsOf(rules: ParRules): SceneWords | null {
  return said?.rules === rules ? said.words : null;
}

/** @param words null for nothing */
export function setRaceWords(rules: ParRules, words: SceneWords | null): void {
  said = words && { rules, words };
}
