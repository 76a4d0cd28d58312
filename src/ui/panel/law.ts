// The turn law of the body in focus: its whole name, to choose another, its code, and one sentence on it.
import { kindOf } from '../../simulation/entity-kinds';
import { type App, attempt, inFocus, lawOf } from '../app';
import { codeAction } from '../code/code';
import { actionButton } from '../legacy/action-button';
import { element, setText } from '../legacy/element';
import { canTuneFocused, tuneForMe } from '../tuning/tuning';
import { createChooser } from './rows/chooser';
import { editFocused } from './sections/section';

/** The law, and a function that brings it up to date. */
export function createLaw(app: App): { element: HTMLElement; refresh: () => void } {
  const sentence = element('p', { class: 'sentence' });
  const chooser = createChooser({ label: 'Law' }, (kind) => {
    attempt(app, () => editFocused(app, (_, body) => body.configure({ kind })));
    refresh();
  });
  const code = actionButton(app, codeAction);
  const tune = actionButton(app, tuneForMe);
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
    code.refresh();
    tune.refresh();
    tune.button.hidden = !canTuneFocused(app);
  };
  return {
    element: element(
      'div',
      { class: 'law', 'data-key': 'law' },
      element('div', { class: 'law-line' }, chooser.element, code.button),
      sentence,
      tune.button,
    ),
    refresh,
  };
}
