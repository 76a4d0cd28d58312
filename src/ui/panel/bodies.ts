// The bodies, as a line to choose from: the one in focus is the one whose settings the drawer shows.

import './bodies.css';
import type { Entity } from '../../simulation/entity-kinds';
import { colourOf } from '../../view/body-colours';
import { namesOf } from '../../view/body-names';
import { css } from '../../view/palette';
import { focusedEntity } from '../../view/view-state';
import type { App } from '../app';
import { element, setText } from '../element';
import { onSize } from '../older-browsers';
import { createChooser } from './rows/chooser';

/** Largest number of bodies that stand in a line; more are a list. */
const mostInLine = 12;

/** Largest number of bodies in the list. */
const mostListed = 200;

/** What is said where bodies are left out; nothing where all are listed. */
export function leftOut(count: number): string {
  return count > mostListed ? `The first ${mostListed} of ${count} bodies are listed.` : '';
}

/** The line or list, and a function that brings it up to date. */
export function createBodies(app: App): { element: HTMLElement; refresh: () => void } {
  const { session, view } = app;
  let bodies: readonly Entity[] = [];
  const line = element('div', { class: 'bodies', role: 'group', 'aria-label': 'Whose settings' });
  const list = createChooser({ label: 'Whose settings' }, (n) => view.setFocus(bodies[Number(n)]));
  const more = element('p', { class: 'whose-more' });
  const box = element('div', { class: 'whose' }, line, list.element, more);
  // The line has no width while the drawer is closed.
  onSize(line, () => bringIntoLine(line));
  line.addEventListener('scroll', () => tellMore(line), { passive: true });
  line.addEventListener('wheel', (event) => turnByWheel(line, event), { passive: false });
  let built = '';
  let shown: Entity | null = null;
  const refresh = () => {
    const focused = focusedEntity(session, view);
    bodies = session.entities.slice(0, mostListed);
    const names = namesOf(session, bodies);
    const shape = names.join('\n');
    const inLine = bodies.length <= mostInLine;
    line.hidden = !inLine;
    list.element.hidden = inLine;
    setText(more, leftOut(session.entities.length));
    more.hidden = more.textContent === '';
    if (!inLine) {
      list.refresh(
        names.map((label, n) => ({ value: String(n), label: `${n + 1}. ${label}` })),
        String(bodies.indexOf(focused)),
      );
      return;
    }
    if (shape !== built)
      line.replaceChildren(...names.map((name, n) => bodyButton(name, () => view.setFocus(bodies[n]))));
    bodies.forEach((body, n) => {
      const button = line.children[n] as HTMLElement;
      button.style.setProperty('--body', css(colourOf(session, body)));
      button.setAttribute('aria-pressed', String(body === focused));
    });
    if (focused !== shown || shape !== built) bringIntoLine(line);
    built = shape;
    shown = focused;
  };
  return { element: box, refresh };
}

function bodyButton(name: string, choose: () => void): HTMLElement {
  const button = element(
    'button',
    { type: 'button', class: 'body' },
    element('span', { class: 'dot', 'aria-hidden': 'true' }),
    name,
  );
  button.addEventListener('click', choose);
  return button;
}

/** Scrolls the line, and nothing else, so that the body in focus is in the middle. */
function bringIntoLine(line: HTMLElement): void {
  const body = line.querySelector<HTMLElement>('[aria-pressed=true]');
  if (body) line.scrollLeft = body.offsetLeft - line.offsetLeft - (line.clientWidth - body.offsetWidth) / 2;
  tellMore(line);
}

/** Marks the sides on which the line goes on. */
function tellMore(line: HTMLElement): void {
  const left = line.scrollLeft;
  const rest = line.scrollWidth - line.clientWidth - left;
  line.dataset.more = [...(left > 1 ? ['left'] : []), ...(rest > 1 ? ['right'] : [])].join(' ');
}

/** A wheel that only turns one way scrolls the line, while there is more of it. */
function turnByWheel(line: HTMLElement, event: WheelEvent): void {
  if (!line.dataset.more || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  line.scrollLeft += event.deltaY;
  event.preventDefault();
}
