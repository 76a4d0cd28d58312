// The key of scenes of turns, in the place of the modes: what a dotted curve and the heat are.
import './key.css';
import { element } from '../element';

/** The key's signs with their words; `data-curve` says which curve the cards have. */
export function createKey(): HTMLElement {
  const sign = (name: string, words: string) =>
    element('span', { class: `of-${name}` }, element('i', { class: `key-sign ${name}` }), words);
  return element(
    'p',
    { class: 'key' },
    sign('best', 'best possible turn'),
    sign('heat', 'motor at its limit'),
    sign('motor', 'angular acceleration of the motor'),
  );
}
