// The bodies, as a line to choose from: the one in focus is the one whose settings the drawer shows.

import './bodies.css';
import { clamp } from '../../control/clamp';
import type { Entity } from '../../simulation/entity-kinds';
import { colourOf } from '../../view/body-colours';
import { namesOf } from '../../view/body-names';
import { css } from '../../view/palette';
import { focusedEntity } from '../../view/view-state';
import type { App } from '../app';
import { onSize } from '../kit/older-browsers';
import { element, setText } from '../legacy/element';
import { createChooser } from './rows/chooser';
import { ValueField } from './rows/value-field';

/** Largest number of bodies that stand in a line; more are a list. */
const mostInLine = 12;

/** Largest number of bodies in the list: of a crowd those about the one in focus. */
const mostListed = 200;

/** Where the list of a crowd begins: it stays until the body in focus is at an end of it. @param was where it began before */
export function listFrom(place: number, count: number, was: number): number {
  const last = Math.max(0, count - mostListed);
  const isInside = was <= last && place >= was && place < was + mostListed;
  const isAtEnd = (place === was && was > 0) || (place === was + mostListed - 1 && was < last);
  return isInside && !isAtEnd ? was : clamp(place - mostListed / 2, 0, last);
}

/** The body with a number that a person gives, counted from 1; that of the nearest body there is. */
export function numbered(value: number, count: number): number {
  return clamp(Math.round(value) - 1, 0, count - 1);
}

/** The line or list, and a function that brings it up to date. */
export function createBodies(app: App): { element: HTMLElement; refresh: () => void } {
  const { session, view } = app;
  let bodies: readonly Entity[] = [];
  const line = element('div', { class: 'bodies', role: 'group', 'aria-label': 'Whose settings' });
  const list = createChooser({ label: 'Whose settings' }, (n) => choose(Number(n)));
  const choose = (place: number) => view.setFocus(session.entities[place]);
  const present = () => session.entities.indexOf(focusedEntity(session, view));
  const number = new ValueField(
    { 'aria-labelledby': 'whose-number', inputmode: 'numeric' },
    {
      take: (value) => {
        if (!Number.isNaN(value)) choose(numbered(value, session.entities.length));
      },
      press: (presses) => choose(numbered(present() + 1 + presses, session.entities.length)),
    },
  );
  const of = element('label', { id: 'whose-number' });
  const more = element(
    'div',
    { class: 'whose-more' },
    element('div', { class: 'whose-number' }, of, number.element),
    element('p', {}, 'Or press a body on the field with Shift held, or click it with the shove tool.'),
  );
  const box = element('div', { class: 'whose' }, line, list.element, more);
  // The line has no width while the drawer is closed.
  onSize(line, () => bringIntoLine(line));
  line.addEventListener('scroll', () => tellMore(line), { passive: true });
  line.addEventListener('wheel', (event) => turnByWheel(line, event), { passive: false });
  let built = '';
  let shown: Entity | null = null;
  let from = 0;
  const refresh = () => {
    const focused = focusedEntity(session, view);
    const count = session.entities.length;
    const place = session.entities.indexOf(focused);
    from = listFrom(place, count, from);
    bodies = session.entities.slice(from, from + mostListed);
    const names = count > mostListed ? bodies.map((body) => session.labelOf(body)) : namesOf(session, bodies);
    const shape = names.join('\n');
    const inLine = bodies.length <= mostInLine;
    line.hidden = !inLine;
    list.element.hidden = inLine;
    more.hidden = count <= mostListed;
    setText(of, `Number, of ${count} bodies`);
    number.show(String(place + 1));
    if (!inLine) {
      list.refresh(
        names.map((label, n) => ({ value: String(from + n), label: `${from + n + 1}. ${label}` })),
        String(place),
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
