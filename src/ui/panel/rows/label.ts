// The label of a row: its letter, its name in words, and the (i) that explains it.
import { element, setText } from '../../legacy/element';
import type { Explanation } from './explanation';

/** A label, and a function that names it anew. */
export interface RowLabel {
  readonly element: HTMLElement;
  name(symbol: string | undefined, words: string, help: string): void;
}

/** @param id of the part that says the name, for what it labels @param control id of a switch that a press on it presses */
export function rowLabel(explanation: Explanation, id: string, control?: string): RowLabel {
  let explained = '';
  const letter = element('b');
  const words = element('span', { class: 'words' });
  const name = element(control ? 'label' : 'span', { class: 'name', id, for: control }, letter, words);
  const sign = explanation.sign('this', () => explained);
  return {
    element: element('div', { class: 'label' }, name, sign),
    name(symbol, text, help) {
      explained = help;
      setText(letter, symbol ?? '');
      letter.hidden = symbol === undefined;
      setText(words, symbol === undefined ? text : ` ${text}`);
      name.classList.toggle('lettered', symbol !== undefined);
      sign.setAttribute('aria-label', `What is ${symbol ?? `“${text}”`}?`);
    },
  };
}
