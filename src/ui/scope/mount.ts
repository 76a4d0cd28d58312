// The scope's place: below the picture, or on a narrow page in the sheet.
import './mount.css';
import type { App } from '../app';
import { element } from '../element';
import { createScope } from './scope';

/**
 * Mounts the scope, which then keeps itself up to date.
 * @param sheet its parent on a narrow page
 * @param place its parent on a wide page
 * @param resized called when it may cover another part of the picture
 * @returns its frame
 */
export function mountScope(
  app: App,
  sheet: HTMLElement,
  place: HTMLElement,
  resized: () => void,
): HTMLElement {
  const { scope } = app;
  const box = element('section', { class: 'scope-frame', 'aria-label': 'Measure' }, createScope(app).element);
  const settle = () => {
    const home = scope.narrow ? sheet : place;
    if (box.parentElement !== home) home.append(box);
    box.hidden = !scope.open;
    resized();
  };
  scope.onChange(settle);
  settle();
  return box;
}
