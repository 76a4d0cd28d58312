// What stands in place of the question and the quiet line: in a race what there is to beat, in a course of one's own what it does not say itself.

import type { SceneWords } from '../../../app/ui/features';
import type { Scenario } from '../../../world/simulation/scenario';
import { claimWords, courseHint, planHint, raceQuestion } from '../race-text';
import { courseQuestion } from '../rules/course';
import type { Friend } from '../rules/display';
import { courseSpec } from '../spec';

/** What stands at the top before a run; null for what the scene says itself. @param friends whom one races against @param claims of runs that are still being flown @param line whose line one has, null for one's own */
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

/** The words of a race before it, from what is known of its runs; null where there is none. */
function raceWords(
  friends: Parameters<typeof wordsBefore>[0],
  claims: readonly Pick<Friend, 'who' | 'says' | 'built'>[],
  line: string | null,
): SceneWords | null {
  if (claims.length > 0) return claimWords([...friends.filter(({ record }) => record), ...claims]);
  const question = raceQuestion(friends);
  return question === null ? null : { question, hint: planHint(friends, line) };
}

/** The words of a race under the question that its author asks, if that is another than any course asks. */
function askedBy(question: string, race: SceneWords): SceneWords {
  if (question === courseQuestion || question === race.question) return race;
  return { question, hint: `${race.question} ${race.hint}` };
}
