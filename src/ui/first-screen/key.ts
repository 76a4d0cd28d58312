// The key of scenes of turns, in the place of the modes: what a dotted curve and the heat are.
import './key.css';
import { element } from '../element';

/** The key's two signs with their words. */
export function createKey(): HTMLElement {
  const sign = (name: string, words: string) =>
    element('span', {}, element('i', { class: `key-sign ${name}` }), words);
  return element(
    'p',
    { class: 'key' },
    sign('best', 'best possible turn'),
    sign('heat', 'motor at its limit'),
  );
}
