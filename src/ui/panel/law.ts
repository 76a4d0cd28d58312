// The turn law of the body in focus: its whole name, to choose another, and one sentence on it.
import { kindOf } from '../../simulation/entity-kinds';
import { type App, attempt } from '../app';
import { element, setText } from '../element';
import { createChooser } from './rows/chooser';
import { lawOf } from './sections/controller';
import { editFocused, inFocus } from './sections/section';

/** The law, and a function that brings it up to date. */
export function createLaw(app: App): { element: HTMLElement; refresh: () => void } {
  const sentence = element('p', { class: 'sentence' });
  const chooser = createChooser({ label: 'Law' }, (kind) => {
    attempt(app, () => editFocused(app, (_, body) => body.configure({ kind })));
    refresh();
  });
  const refresh = () => {
    const body = inFocus(app);
    const laws = Object.entries(kindOf(body).controllers);
    chooser.refresh(
      laws.map(([value, { label }]) => ({ value, label })),
      body.controller.kind,
    );
    const { help, source } = lawOf(app);
    setText(sentence, help);
    sentence.title = source;
  };
  return {
    element: element('div', { class: 'law', 'data-key': 'law' }, chooser.element, sentence),
    refresh,
  };
}
