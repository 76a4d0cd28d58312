// A run of the built-in game as letters: the player's targets, packed. With the seed they are the whole run.
import { readScenario, ScenarioError } from '../../../files/read-scenario';
import type { Scenario } from '../../../simulation/scenario';
import { fromBase64Url, toBase64Url } from '../../../ui/sharing/bytes';
import { pack, unpack } from '../../../ui/sharing/packed-track';
import { dodgeGame } from '../rules/game';
import { dodge } from '../scenario';

/** The letters of a replay; null where they would not give the same run again. */
export function lettersOfRun(replay: Scenario): string | null {
  const { rest, track } = pack(replay);
  return rest.timeline ? null : toBase64Url(track);
}

/** The replay of a seed and letters; null for letters that are none. */
export function runOfLetters(seed: number, letters: string): Scenario | null {
  const bytes = fromBase64Url(letters);
  const [player, ...others] = dodge.entities;
  const rest: Scenario = { ...dodge, seed, entities: [{ ...player, autonomous: true }, ...others] };
  try {
    return bytes && readScenario(unpack(rest, [...bytes]), [dodgeGame]);
  } catch (error) {
    if (error instanceof ScenarioError) return null;
    throw error;
  }
}
