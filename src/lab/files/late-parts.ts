// What comes late of what a scenario is read and run with: laws that a person writes, and large games.
import { loadLaws } from '../../laws/language/laws';
import { loadOwnLaws, mayHoldOwnLaw } from '../../laws/language/slot';
import type { Scenario } from '../../world/simulation/scenario';
import type { Field } from './field';

/** Loads what JSON text of a scenario may need. Rejects with a sentence where that fails. @param games that it may be played as */
export async function loadForText(json: string, games: readonly Field[]): Promise<void> {
  // A key may be written in codes.
  const mayHave = (key: string) => json.includes(`"${key}"`) || json.includes('\\u');
  await Promise.all([
    mayHoldOwnLaw(json) && loadOwnLaws(),
    ...games.map(({ key, load }) => load && mayHave(key) && load()),
  ]);
}

/** Loads the game that an object is played as; null where it is there. @param games that it may be played as */
export function loadGame(given: unknown, games: readonly Field[]): Promise<void> | null {
  if (typeof given !== 'object' || given === null) return null;
  return games.find(({ key }) => key in given)?.load?.() ?? null;
}

/** Loads what a scene needs; null where all is there. Rejects with a sentence where that fails. */
export function loadForScene(scenario: Scenario, games: readonly Field[]): Promise<unknown> | null {
  const laws = loadLaws(scenario.entities.map(({ controller }) => controller));
  const game = loadGame(scenario, games);
  return laws && game ? Promise.all([laws, game]) : (laws ?? game);
}
