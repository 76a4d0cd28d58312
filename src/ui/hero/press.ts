// The button of a hero that does something at a press.
import type { HeroPress, HeroScene } from '../../view/heroes/hero';
import { element } from '../element';
import type { HeroPart } from './part';

/** @param run does something that may be refused, and refreshes */
export function pressOf(
  { word, press }: HeroPress,
  scene: HeroScene,
  run: (action: () => void) => void,
): HeroPart {
  const button = element('button', { type: 'button', class: 'hero-press' }, word);
  button.addEventListener('click', () => run(() => press(scene)));
  return { element: button, refresh: () => {} };
}
