// The texts of a scene that the player writes in the editor.
import { printable } from '../../../lab/files/read-scenario';
import type { Scenario } from '../../../world/simulation/scenario';

export type SceneText = 'name' | 'question' | 'hint';

/** Label and largest number of characters of a scene's name, question and note */
export const texts: Readonly<Record<SceneText, { readonly label: string; readonly most: number }>> = {
  name: { label: 'Name', most: 60 },
  question: { label: 'Question', most: 90 },
  hint: { label: 'Note', most: 120 },
};

/**
 * Returns a copy of the scene with another name, question or note
 * @param given new text; empty to remove a question or note
 * @param keepsAnswer whether `answer` is kept when the question changes; false when left out
 */
export function withText(scenario: Scenario, field: SceneText, given: string, keepsAnswer = false): Scenario {
  const text = printable(given).trim().slice(0, texts[field].most);
  if (text === (scenario[field] ?? '') || (field === 'name' && text === '')) return scenario;
  const left: Partial<Record<keyof Scenario, unknown>> = { ...scenario };
  delete left[field];
  if (field === 'question' && !keepsAnswer) delete left.answer;
  return { ...(left as Scenario), ...(text !== '' && { [field]: text }) };
}

export function isOwnQuestion(
  { question }: Scenario,
  scenarios: readonly { readonly scenario: Scenario }[],
): boolean {
  return !scenarios.some(({ scenario }) => scenario.question === question && question !== undefined);
}
