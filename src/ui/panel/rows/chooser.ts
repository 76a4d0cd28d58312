// A list to choose from, as words with a chevron: the browser's own list lies unseen over them, so that no name is cut.
import '../../kit/chooser.css';
import { element, leaveAfterPointer, setText } from '../../legacy/element';

/** A chooser. */
export interface Chooser {
  readonly element: HTMLElement;
  /** Shows what there is to choose from, and what is chosen. */
  refresh(options: readonly { readonly value: string; readonly label: string }[], value: string): void;
}

/** @param name what is chosen, for who cannot see it; or the id of an element that says it */
export function createChooser(
  name: { readonly label: string } | { readonly labelledBy: string },
  choose: (value: string) => void,
): Chooser {
  const words = element('span', { class: 'chosen' });
  const list = element(
    'select',
    'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy },
  );
  leaveAfterPointer(list);
  list.addEventListener('change', () => choose(list.value));
  let listed = '';
  return {
    element: element(
      'span',
      { class: 'chooser' },
      words,
      element('span', { class: 'chevron', 'aria-hidden': 'true' }),
      list,
    ),
    refresh(options, value) {
      const shape = options.map((option) => `${option.value} ${option.label}`).join('\n');
      if (shape !== listed)
        list.replaceChildren(
          ...options.map((option) => element('option', { value: option.value }, option.label)),
        );
      listed = shape;
      // An open list would forget where it stands.
      if (list.value !== value) list.value = value;
      setText(words, options.find((option) => option.value === value)?.label ?? '');
    },
  };
}
