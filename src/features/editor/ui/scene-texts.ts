// The texts of a scene that a person writes in Build.
import { printable } from '../../../lab/files/read-scenario';
import type { Scenario } from '../../../world/simulation/scenario';

type SceneText = 'name' | 'question' | 'hint';

/** Labels of the texts, and the longest length of each. characters */
export const texts: Readonly<Record<SceneText, { readonly label: string; readonly most: number }>> = {
  name: { label: 'Name', most: 60 },
  question: { label: 'Question', most: 90 },
  hint: { label: 'Quiet line', most: 120 },
};

/**
 * A scene with another text, as one line. An empty one is none; a scene has a name always. What answered another question
 * goes with it.
 */
export function withText(scenario: Scenario, field: SceneText, given: string): Scenario {
  const text = printable(given).trim().slice(0, texts[field].most);
  if (text === (scenario[field] ?? '') || (field === 'name' && text === '')) return scenario;
  const left: Partial<Record<keyof Scenario, unknown>> = { ...scenario };
  delete left[field];
  if (field === 'question') delete left.answer;
  return { ...(left as Scenario), ...(text !== '' && { [field]: text }) };
}
