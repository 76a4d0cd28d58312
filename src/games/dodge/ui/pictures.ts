// Three small moving pictures that say what Dodge is: step aside, lure into walls, lure into each other.
import './pictures.css';
import './pictures-motion.css';
import { element } from '../../../ui/legacy/element';

const svg = 'http://www.w3.org/2000/svg';

/** A shape of a picture: its tag, its class, and its geometry. */
type Shape = readonly [tag: string, kind: string, geometry: Readonly<Record<string, string>>, text?: string];

/** A ship and a missile about their middle, nose to the right. */
const ship = 'M9 0 L-7 -5.5 L-4 0 L-7 5.5 Z';
const missile = 'M10 0 L5 -2.4 L-6 -2.4 L-9 -5 L-9 5 L-6 2.4 L5 2.4 Z';

const burst = (x: number, y: number): Shape => ['circle', 'burst', { cx: `${x}`, cy: `${y}`, r: '13' }];
const gain = (x: number, y: number, text: string): Shape => [
  'text',
  'gain',
  { x: `${x}`, y: `${y}`, 'text-anchor': 'middle' },
  text,
];

/** The pictures, 120 by 72 units: words, class, and shapes from the back to the front. */
const pictures: readonly (readonly [string, string, readonly Shape[]])[] = [
  [
    'Move',
    'move',
    [
      ['path', 'line', { d: 'M0 40 H120' }],
      ['path', 'ship', { d: ship }],
      ['path', 'missile', { d: missile }],
    ],
  ],
  [
    'Lure it into walls',
    'walls',
    [
      ['path', 'wall', { d: 'M74 22 L90 38 L74 54 L58 38 Z' }],
      ['path', 'ship', { d: ship }],
      ['path', 'missile', { d: missile }],
      burst(59, 40),
      gain(34, 24, '+40'),
    ],
  ],
  [
    'Or into each other',
    'each-other',
    [
      ['path', 'ship', { d: ship }],
      ['path', 'missile', { d: missile }],
      ['path', 'missile other', { d: missile }],
      burst(60, 32),
      gain(60, 14, '+80 ×2'),
    ],
  ],
];

/** The three pictures with their words. */
export function createPictures(): HTMLElement {
  return element(
    'div',
    { class: 'dodge-pictures' },
    ...pictures.map(([words, kind, shapes]) => {
      const drawn = document.createElementNS(svg, 'svg');
      drawn.setAttribute('viewBox', '0 0 120 72');
      drawn.setAttribute('aria-hidden', 'true');
      drawn.setAttribute('class', kind);
      drawn.append(...shapes.map(drawnShape));
      return element('figure', {}, drawn, element('figcaption', {}, words));
    }),
  );
}

function drawnShape([tag, kind, geometry, text]: Shape): SVGElement {
  const shape = document.createElementNS(svg, tag);
  shape.setAttribute('class', kind);
  for (const [name, value] of Object.entries(geometry)) shape.setAttribute(name, value);
  if (text) shape.textContent = text;
  return shape;
}
