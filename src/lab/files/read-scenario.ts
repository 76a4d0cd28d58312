// Reads scenarios: text or objects in, a valid scenario or one clear sentence out.
import * as v from 'valibot';
import type { Scenario } from '../../world/simulation/scenario';
import { type Field, simulationOf } from './field';
import { scenarioSchema } from './scenario-schema';

/**
 * Error for a refused scenario. Its message is one printable line: the field, the accepted values, and the refused
 * value.
 */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';

  constructor(message: string) {
    super(printable(message));
  }
}

/** Matches control characters, format characters and lone surrogates. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Returns text of unknown origin as one line of printable characters. */
export function printable(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unprintable, '');
}

/** Longest JSON text of a scenario that is read. characters */
const longestText = 8_000_000;

/** Largest length of an unknown field's name in an error message. characters */
const longestKey = 60;

/**
 * Checks a value and returns it as a new scenario. Throws ScenarioError if it is refused.
 * @param games all games that the program knows
 */
export function readScenario(value: unknown, games: readonly Field[] = []): Scenario {
  const result = v.safeParse(scenarioSchema(games), value, { abortEarly: true });
  if (!result.success) throw new ScenarioError(sentence(result.issues[0]));
  assertFits(result.output, games);
  return result.output;
}

/**
 * Makes a simulation from the saved state (`moment`), if there is one. Throws ScenarioError if the saved state does not
 * fit the scenario.
 * @param games all games that the program knows
 */
function assertFits(scenario: Scenario, games: readonly Field[]): void {
  if (!scenario.moment) return;
  try {
    simulationOf(scenario, games);
  } catch (error) {
    throw error instanceof RangeError ? new ScenarioError(error.message) : error;
  }
}

/**
 * Reads a scenario from JSON text. Throws ScenarioError if too long or invalid.
 * @param games all games that the program knows
 */
export function parseScenario(text: string, games: readonly Field[] = []): Scenario {
  if (text.length > longestText)
    throw new ScenarioError(`the scenario is too long: ${text.length} characters, at most ${longestText}`);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ScenarioError(`the scenario is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  return readScenario(value, games);
}

/** Returns an error message such as "entities[0].limits.speed: must be a number above 0, got -3". */
function sentence({ path, message }: v.BaseIssue<unknown>): string {
  if (!path) return `the scenario ${message}`;
  const field = path
    .map(({ key }) => step(key))
    .join('')
    .replace(/^\./, '');
  return `${field}: ${message}`;
}

/** Returns one path element as text: `[0]`, `.name` or `["other name"]`. */
function step(key: unknown): string {
  if (typeof key === 'number') return `[${key}]`;
  const name = String(key).slice(0, longestKey);
  return /^[A-Za-z][\w-]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
