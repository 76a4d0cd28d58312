// Texts that replace question and hint of a scene: the times to beat in a race, and texts that a player's course lacks.

import type { SceneWords } from '../../../app/ui/features';
import type { Scenario } from '../../../world/simulation/scenario';
import { claimWords, courseHint, planHint, raceQuestion } from '../race-text';
import { courseQuestion } from '../rules/course';
import type { Friend } from '../rules/display';
import { courseSpec } from '../spec';

/**
 * Returns the question and hint to show before a run. Null if the scene's own texts are shown.
 * @param friends other players' runs that are already simulated
 * @param line name of the player who drew the current path; null if no other player drew it
 * @param claims other players' runs that are not simulated yet
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
  if (race) return isOwn ? withAuthorsQuestion(question, race) : race;
  if (!isOwn) return null;
  return { question, hint: hint ?? courseHint(spec.gates.length) };
}

function raceWords(
  friends: Parameters<typeof wordsBefore>[0],
  claims: readonly Pick<Friend, 'who' | 'says' | 'built'>[],
  line: string | null,
): SceneWords | null {
  if (claims.length > 0) return claimWords([...friends.filter(({ record }) => record), ...claims]);
  const question = raceQuestion(friends);
  return question === null ? null : { question, hint: planHint(friends, line) };
}

function withAuthorsQuestion(question: string, race: SceneWords): SceneWords {
  if (question === courseQuestion || question === race.question) return race;
  return { question, hint: `${race.question} ${race.hint}` };
}
