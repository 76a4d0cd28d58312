// The field for the player's name, at the end of a run that a link can hold.
import './name-field.css';
import { element } from '../../../ui/element';
import { longestName } from '../spec';
import { readName, writeName } from './name';

export function createNameField(): HTMLElement {
  const input = element('input', {
    type: 'text',
    maxLength: longestName,
    value: readName(),
    placeholder: 'nobody',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  input.addEventListener('input', () => writeName(input.value));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === 'Escape') input.blur();
  });
  return element('label', { class: 'par-name', hidden: true }, 'Name in your link', input);
}
