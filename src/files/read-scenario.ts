// The door for scenarios: text or objects in, a valid scenario or one clear sentence out.
import type { z } from 'zod';
import type { Scenario } from '../simulation/scenario';
import type { Game } from './game';
import { scenarioSchema } from './scenario-schema';

/** A scenario that was refused. Its message, one printable line, names the field, what it takes and what it got. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';

  constructor(message: string) {
    super(message.replace(/\s+/g, ' ').replace(unprintable, ''));
  }
}

/** Control and format characters and halves of characters: what they do to a terminal or page is not ours to say. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Longest text of a scenario that is read at all. characters. */
const longestText = 8_000_000;

/** The schemas by the games they know: making one takes a millisecond. */
const schemas = new Map<readonly Game[], ReturnType<typeof scenarioSchema>>();

const noGames: readonly Game[] = [];

/**
 * Checks an object. Throws ScenarioError; nothing is half-loaded. The result is a copy.
 * @param games that it may be played as
 */
export function readScenario(value: unknown, games = noGames): Scenario {
  const schema = schemas.get(games) ?? scenarioSchema(games);
  schemas.set(games, schema);
  const result = schema.safeParse(value);
  if (!result.success) throw new ScenarioError(sentence(result.error.issues[0]));
  return result.data as Scenario;
}

/** Reads a scenario from JSON text. Throws ScenarioError. @param games that it may be played as */
export function parseScenario(text: string, games = noGames): Scenario {
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

/** "entities[0].limits.speed: must be a number above 0, got -3" */
function sentence(issue: z.core.$ZodIssue): string {
  const path = issue.path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  if (issue.code === 'unrecognized_keys') {
    const field = [path, issue.keys[0].slice(0, 60)].filter(Boolean).join('.');
    return `${field}: ${issue.message}`;
  }
  return path ? `${path}: ${issue.message}` : `the scenario ${issue.message}`;
}
