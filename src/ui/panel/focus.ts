// The choice of the body in focus, whose settings the panel shows: buttons for up to two bodies, else a list.
import type { Entity } from '../../simulation/entity-kinds';
import { colourOf } from '../../view/body-colours';
import { css } from '../../view/palette';
import { focusedEntity } from '../../view/view-state';
import type { App } from '../app';
import { element, leaveAfterPointer } from '../element';

/** Largest number of bodies that have buttons. */
const mostButtons = 2;

/** Largest number of bodies in the list. */
const mostListed = 200;

/** Chooses the nth body. */
type Pick = (n: number) => void;

/** The choice of the body in focus, and a function that brings it up to date. */
export function createFocus(app: App): { box: HTMLElement; refresh: () => void } {
  const { session, view } = app;
  const box = element('div', { class: 'group focus', role: 'group', 'aria-label': 'Whose settings' });
  let built = '';
  let bodies: readonly Entity[] = [];
  const pick: Pick = (n) => view.setFocus(bodies[n]);
  const refresh = () => {
    bodies = session.entities.slice(0, mostListed);
    const names = bodies.map((entity) => session.labelOf(entity));
    const shape = names.join('\n');
    if (shape !== built)
      box.replaceChildren(
        ...(names.length > mostButtons ? [listOf(names, pick)] : buttonsOf(app, names, pick)),
      );
    built = shape;
    const focus = bodies.indexOf(focusedEntity(session, view));
    box.querySelectorAll('button').forEach((button, n) => {
      button.setAttribute('aria-pressed', String(focus === n));
    });
    const list = box.querySelector('select');
    if (list) list.value = String(focus);
  };
  return { box, refresh };
}

function buttonsOf({ session }: App, names: readonly string[], pick: Pick): HTMLElement[] {
  return names.map((name, n) => {
    const dot = element('span', { class: 'dot' });
    dot.style.background = css(colourOf(session, session.entities[n]));
    const button = element(
      'button',
      { type: 'button', class: 'button', title: `Settings and target of: ${name}` },
      dot,
      name,
    );
    button.addEventListener('click', () => pick(n));
    return button;
  });
}

function listOf(names: readonly string[], pick: Pick): HTMLElement {
  const options = names.map((name, n) => element('option', { value: n }, `${n + 1}. ${name}`));
  const select = element('select', { class: 'picker', 'aria-label': 'Whose settings' }, ...options);
  select.addEventListener('change', () => pick(Number(select.value)));
  leaveAfterPointer(select);
  return select;
}
