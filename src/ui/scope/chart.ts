// One plot on the page: a heading and a canvas, which the pointer and the arrow keys read.

import { isBrowserShortcut } from '../kit/keyboard';
import { onSize } from '../kit/older-browsers';
import { element } from '../legacy/element';
import type { Capture } from './capture';
import { type Cursor, readingAfter } from './cursor';
import { curvesOf, termColours } from './curves';
import { ageAt, areaOf, cleared, paint } from './paint';
import { type Plot, terms } from './plots';
import { shapeSign } from './shapes';

export interface Chart {
  readonly figure: HTMLElement;
  draw(capture: Capture): void;
}

/** Makes a plot. @param resized called when it has another size and must be drawn anew */
export function createChart(plot: Plot, cursor: Cursor, resized: () => void): Chart {
  const canvas = element('canvas');
  const place = element(
    'div',
    {
      class: 'scope-chart',
      tabindex: 0,
      role: 'group',
      'aria-label': `${plot.label}: arrow keys read the values, Escape leaves`,
    },
    canvas,
  );
  const keys = plot.channel === 'terms' ? terms.map(({ label, help }, n) => termKey(label, help, n)) : [];
  const unit = element('em');
  const heading = element('h3', { title: plot.help }, plot.label, ...keys, unit);
  const figure = element('figure', { class: 'scope-plot', 'data-plot': plot.id }, heading, place);
  let first = 0;
  readByPointer(place, cursor);
  readByKeys(place, cursor, () => first);
  onSize(place, resized);

  const draw = (capture: Capture) => {
    first = capture.ages[0] ?? 0;
    const says = plot.unit(capture);
    if (unit.textContent !== says) unit.textContent = says;
    keys.forEach((key, n) => {
      const token = termColours[terms[n].channel];
      key.style.color = token ? `var(${token})` : capture.focus.colour;
    });
    const { clientWidth: width, clientHeight: height } = place;
    if (width === 0 || height === 0) return;
    const styles = getComputedStyle(place);
    paint(
      cleared(canvas, width, height),
      areaOf(width, height),
      { scale: plot.scale(capture), curves: curvesOf(plot, capture), cursor: cursor.at },
      (colour) => (colour.startsWith('--') ? styles.getPropertyValue(colour).trim() : colour),
    );
  };
  return { figure, draw };
}

function termKey(label: string, help: string, shape: number): HTMLElement {
  return element('span', { class: 'term', title: help }, shapeSign(shape), label);
}

function readByPointer(place: HTMLElement, cursor: Cursor): void {
  const read = ({ clientX }: PointerEvent) => {
    const { left, width, height } = place.getBoundingClientRect();
    cursor.move(ageAt(areaOf(width, height), clientX - left));
  };
  place.addEventListener('pointerdown', read);
  place.addEventListener('pointermove', read);
  place.addEventListener('pointerleave', () => cursor.move(null));
  place.addEventListener('pointercancel', () => cursor.move(null));
  // A press with the pointer does not take the keys from the picture.
  place.addEventListener('mousedown', (event) => event.preventDefault());
}

function readByKeys(place: HTMLElement, cursor: Cursor, first: () => number): void {
  place.addEventListener('keydown', (event) => {
    if (isBrowserShortcut(event)) return;
    const to = readingAfter(event.key, cursor.at, first());
    if (to === undefined) return;
    event.preventDefault();
    // Some games steer with these keys.
    event.stopPropagation();
    cursor.move(to);
    if (to === null) place.blur();
  });
  place.addEventListener('blur', () => cursor.move(null));
}
