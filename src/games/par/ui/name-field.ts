// The field for the player's name, at the end of a run that a link can hold.
import './name-field.css';
import { element } from '../../../ui/legacy/element';
import { longestName } from '../spec';
import { readName, writeName } from './name';

export function createNameField(): HTMLElement {
  const input = element('input', {
    type: 'text',
    maxLength: longestName,
    value: readName(),
    placeholder: 'Name for links',
    'aria-label': 'Your name, for links',
    class: 'par-name',
    hidden: true,
    autocomplete: 'off',
    spellcheck: 'false',
  });
  input.addEventListener('input', () => writeName(input.value));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === 'Escape') input.blur();
  });
  return input;
}
