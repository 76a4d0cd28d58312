// Loads code modules that only some scenarios need: the language of control laws, and large games.
import type { ControllerKind, ControllerSpec } from '../../laws/control/controllers';
import { laws } from '../../laws/language/laws';
import type { Scenario } from '../../world/simulation/scenario';
import type { Field } from './field';

export const notLoaded = (what: string): string =>
  `${what} could not be loaded. Is the connection gone? Load the page again.`;

/** Loads the language in which people write control laws. Rejects with an error message if that fails. */
export async function loadOwnLaws(): Promise<void> {
  const read = await import('../../laws/language/own-law').catch(() => null);
  if (!read) throw new Error(notLoaded('The language of laws'));
}

/** Returns whether the JSON text of a scenario may contain a control law that a person wrote. */
export const mayHoldOwnLaw = (json: string): boolean =>
  /"(?:o|\\u006f)(?:w|\\u0077)(?:n|\\u006e)"/i.test(json);

function isText({ kind }: ControllerSpec): boolean {
  const kinds: Readonly<Record<string, ControllerKind>> = laws;
  return kinds[kind]?.texts !== undefined;
}

/**
 * Loads the code modules that the JSON text of a scenario may need. Rejects with an error message if that fails.
 * @param games all games that the program knows
 */
export async function loadForText(json: string, games: readonly Field[]): Promise<void> {
  // A key may be written with escapes.
  const mayHave = (key: string) => json.includes(`"${key}"`) || json.includes('\\u');
  await Promise.all([
    mayHoldOwnLaw(json) && loadOwnLaws(),
    ...games.map(({ key, load }) => load && mayHave(key) && load()),
  ]);
}

/**
 * Loads the rules of a scenario's game; null if there is nothing to load.
 * @param given scenario that is not checked yet @param games all games that the program knows
 */
export function loadGame(given: unknown, games: readonly Field[]): Promise<void> | null {
  if (typeof given !== 'object' || given === null) return null;
  return games.find(({ key }) => key in given)?.load?.() ?? null;
}

/** Loads the code modules that a scenario needs; null if all are loaded. Rejects on failure. */
export function loadForScene(scenario: Scenario, games: readonly Field[]): Promise<unknown> | null {
  const language = scenario.entities.some(({ controller }) => controller && isText(controller))
    ? loadOwnLaws()
    : null;
  const game = loadGame(scenario, games);
  return language && game ? Promise.all([language, game]) : (language ?? game);
}
