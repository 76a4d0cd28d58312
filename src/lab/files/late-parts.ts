// Loads parts that only some scenarios need: the language of laws, and large features.
import type { ControllerKind, ControllerSpec } from '../../laws/control/controllers';
import { laws } from '../../laws/language/laws';
import type { Scenario } from '../../world/simulation/scenario';
import type { Field } from './field';

/** Returns the message when a part of the program cannot be loaded. @param what name of the part: 'The notes' */
export const notLoaded = (what: string): string =>
  `${what} could not be loaded. Is the connection gone? Load the page again.`;

/** Loads the language of own laws. Rejects with a sentence if that fails. */
export async function loadOwnLaws(): Promise<void> {
  const read = await import('../../laws/language/own-law').catch(() => null);
  if (!read) throw new Error(notLoaded('The language of laws'));
}

/** Returns whether JSON text may contain a written law, even with escaped letters. */
export const mayHoldOwnLaw = (json: string): boolean =>
  /"(?:o|\\u006f)(?:w|\\u0077)(?:n|\\u006e)"/i.test(json);

/** Returns whether a law is a text, which needs the language. */
function isText({ kind }: ControllerSpec): boolean {
  const kinds: Readonly<Record<string, ControllerKind>> = laws;
  return kinds[kind]?.texts !== undefined;
}

/**
 * Loads the parts that JSON text of a scenario may need. Rejects with a sentence if that fails. @param games that it may be
 * played as
 */
export async function loadForText(json: string, games: readonly Field[]): Promise<void> {
  // A key may be written with escapes.
  const mayHave = (key: string) => json.includes(`"${key}"`) || json.includes('\\u');
  await Promise.all([
    mayHoldOwnLaw(json) && loadOwnLaws(),
    ...games.map(({ key, load }) => load && mayHave(key) && load()),
  ]);
}

/** Loads the game of a scenario object; null if it is loaded. @param games that it may be played as */
export function loadGame(given: unknown, games: readonly Field[]): Promise<void> | null {
  if (typeof given !== 'object' || given === null) return null;
  return games.find(({ key }) => key in given)?.load?.() ?? null;
}

/** Loads the parts that a scene needs; null if all are loaded. Rejects with a sentence if that fails. */
export function loadForScene(scenario: Scenario, games: readonly Field[]): Promise<unknown> | null {
  const language = scenario.entities.some(({ controller }) => controller && isText(controller))
    ? loadOwnLaws()
    : null;
  const game = loadGame(scenario, games);
  return language && game ? Promise.all([language, game]) : (language ?? game);
}
