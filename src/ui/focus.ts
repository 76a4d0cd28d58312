// Whose settings the panel shows: a button a body while there are two at most, else a list.
import { colourOf } from '../scene/body-colours';
import { css } from '../scene/palette';
import type { App } from './app';
import { element } from './element';

/** With more bodies than this a list takes the place of buttons. */
const mostButtons = 2;

/** The list names so many bodies. */
const mostListed = 200;

/** The choice of the body in focus, and a function that brings it up to date. */
export function createFocus(app: App): { box: HTMLElement; refresh: () => void } {
  const { session, view } = app;
  const box = element('div', { class: 'group focus', role: 'group', 'aria-label': 'Whose settings' });
  let built = '';
  const refresh = () => {
    if (view.focus >= session.entities.length) view.setFocus(0);
    const names = session.entities.slice(0, mostListed).map((entity) => session.labelOf(entity));
    const shape = names.join('\n');
    if (shape !== built)
      box.replaceChildren(...(names.length > mostButtons ? [listOf(app, names)] : buttonsOf(app, names)));
    built = shape;
    box.querySelectorAll('button').forEach((button, n) => {
      button.setAttribute('aria-pressed', String(view.focus === n));
    });
    const list = box.querySelector('select');
    if (list) list.value = String(view.focus);
  };
  return { box, refresh };
}

function buttonsOf({ session, view }: App, names: readonly string[]): HTMLElement[] {
  return names.map((name, n) => {
    const dot = element('span', { class: 'dot' });
    dot.style.background = css(colourOf(session, session.entities[n]));
    const button = element(
      'button',
      { type: 'button', class: 'button', title: `Settings and target of: ${name}` },
      dot,
      name,
    );
    button.addEventListener('click', () => view.setFocus(n));
    return button;
  });
}

function listOf({ view }: App, names: readonly string[]): HTMLElement {
  const options = names.map((name, n) => element('option', { value: n }, `${n + 1}. ${name}`));
  const select = element('select', { class: 'picker', 'aria-label': 'Whose settings' }, ...options);
  select.addEventListener('change', () => {
    view.setFocus(Number(select.value));
    select.blur();
  });
  return select;
}
