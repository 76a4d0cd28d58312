// Texts that replace question and hint: the times to beat in a race, and missing texts in a player's course.

import type { SceneWords } from '../../../app/ui/features';
import type { Scenario } from '../../../world/simulation/scenario';
import { claimWords, courseHint, planHint, raceQuestion } from '../race-text';
import { courseQuestion } from '../rules/course';
import type { Friend } from '../rules/display';
import { courseSpec } from '../spec';

/**
 * Returns the question and hint before a run; null to keep those of the scene.
 * @param friends pilots to race against
 * @param claims of runs still being simulated
 * @param line owner of the present line; null for the player
 */
export function wordsBefore(
  friends: readonly Pick<Friend, 'who' | 'says' | 'isTrue' | 'built' | 'record' | 'passed'>[],
  { question = courseQuestion, hint, par }: Scenario,
  line: string | null = null,
  claims: readonly Pick<Friend, 'who' | 'says' | 'built'>[] = [],
): SceneWords | null {
  const spec = par && courseSpec(par);
  const isOwn = spec && spec.id === null;
  const race = raceWords(friends, claims, line);
  if (race) return isOwn ? askedBy(question, race) : race;
  if (!isOwn) return null;
  return { question, hint: hint ?? courseHint(spec.gates.length) };
}

/** Returns the question and hint before a race, from the runs known so far; null if there are none. */
function raceWords(
  friends: Parameters<typeof wordsBefore>[0],
  claims: readonly Pick<Friend, 'who' | 'says' | 'built'>[],
  line: string | null,
): SceneWords | null {
  if (claims.length > 0) return claimWords([...friends.filter(({ record }) => record), ...claims]);
  const question = raceQuestion(friends);
  return question === null ? null : { question, hint: planHint(friends, line) };
}

/** Combines the author's question with the texts of a race, unless it is the standard question. */
function askedBy(question: string, race: SceneWords): SceneWords {
  if (question === courseQuestion || question === race.question) return race;
  return { question, hint: `${race.question} ${race.hint}` };
}
