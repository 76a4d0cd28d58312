// The values of a hero side by side: one is chosen, arrows move the choice.
import type { HeroChoice, HeroScene } from '../../view/heroes/hero';
import { element } from '../element';
import type { HeroPart } from './part';

/** How far a key moves the choice. */
const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** @param label id of the element that names it @param run does something that may be refused, and refreshes */
export function choiceOf(
  choice: HeroChoice,
  scene: HeroScene,
  label: string,
  run: (action: () => void) => void,
): HeroPart {
  const group = element('div', { class: 'seg', role: 'radiogroup', 'aria-labelledby': label });
  const buttons = choice.options(scene).map(({ value, word }) => {
    // The word twice, once unseen in bold: a choice does not change its width when it is chosen.
    const button = element('button', { type: 'button', role: 'radio', 'data-word': word }, word);
    button.addEventListener('click', () => run(() => choice.choose(scene, value)));
    return { value, button };
  });
  group.append(...buttons.map(({ button }) => button));
  group.addEventListener('keydown', (event) => {
    const move = moves[event.key];
    const from = buttons.findIndex(({ button }) => button === event.target);
    if (!move || from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = buttons[(from + move + buttons.length) % buttons.length];
    run(() => choice.choose(scene, next.value));
    next.button.focus();
  });
  const refresh = () => {
    const now = choice.now(scene);
    const chosen = buttons.find(({ value }) => value === now);
    for (const { value, button } of buttons) {
      button.setAttribute('aria-checked', String(value === now));
      // One stop for the Tab key: the chosen one, or the first when none is.
      button.tabIndex = (chosen?.button ?? buttons[0].button) === button ? 0 : -1;
    }
  };
  refresh();
  return { element: group, refresh };
}
