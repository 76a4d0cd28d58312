// A figure of the notes: SVG panels side by side, each with a line of words, and the key of its marks.

/** Style of a mark, by its name in style sheets and the key. */
export type MarkStyle = 'law' | 'heat' | 'other' | 'wanted' | 'target' | 'region';

/** One drawing of a figure. */
export interface FigurePanel {
  readonly title: string;
  /** Result in a short sentence. It names curves that leave the drawing. */
  readonly words: string;
  /** The end of the horizontal axis, such as “2 s”; none when left out. */
  readonly end?: string;
  /** Description of the drawing for screen readers. */
  readonly alternative: string;
  /** Marks, in the coordinates of `size`. */
  readonly drawing: string;
}

export interface NotesFigure {
  readonly title: string;
  /** Conditions of the turns. */
  readonly conditions: string;
  readonly key: readonly (readonly [mark: MarkStyle, meaning: string])[];
  readonly panels: readonly FigurePanel[];
}

/** Width and height of a panel. SVG units, about a CSS pixel */
export const size = { width: 320, height: 184 } as const;

/** Margin round the drawing, so that no dot and no line is cut. */
const margin = 5;

/** A point of a drawing, in SVG units. */
export type Dot = readonly [x: number, y: number];

/** Returns functions from two quantities to a panel's coordinates: the ranges fill it, y upwards. */
export function scales(across: readonly [number, number], up: readonly [number, number]) {
  const share = (value: number, [from, to]: readonly [number, number]) => (value - from) / (to - from);
  return (x: number, y: number): Dot => [size.width * share(x, across), size.height * (1 - share(y, up))];
}

/** Distance outside a drawing up to which a line is still drawn; farther parts would only cost digits. */
const farthest = 4000;

const digits = (value: number) => String(Number(Math.max(-farthest, Math.min(farthest, value)).toFixed(1)));

const through = (dots: readonly Dot[]) => `M${dots.map(([x, y]) => `${digits(x)} ${digits(y)}`).join('L')}`;

/** Draws a line through points. */
export const line = (dots: readonly Dot[], mark: MarkStyle): string =>
  dots.length < 2 ? '' : `<path class="${mark}" d="${through(dots)}"/>`;

export const area = (dots: readonly Dot[], mark: MarkStyle): string =>
  `<path class="${mark}" d="${through(dots)}Z"/>`;

/** Draws filled dots at points. */
export function spots(dots: readonly Dot[], mark: MarkStyle, radius = 2.6): string {
  return dots
    .map(([x, y]) => `<circle class="spot ${mark}" cx="${digits(x)}" cy="${digits(y)}" r="${radius}"/>`)
    .join('');
}

/** Draws a hairline, such as an axis. */
export const hairline = (from: Dot, to: Dot): string => `<path class="rule" d="${through([from, to])}"/>`;

export function word([x, y]: Dot, text: string, anchor: 'start' | 'middle' | 'end' = 'start'): string {
  return `<text x="${digits(x)}" y="${digits(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

/** Escapes a text for HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns a figure as HTML. @param id its name, used in the ids of its clip paths */
export function figureHtml(id: string, { title, conditions, key, panels }: NotesFigure): string {
  const marks = key.map(
    ([mark, meaning]) =>
      `<span><svg class="sample" width="20" height="10" aria-hidden="true"><path class="${mark}" d="M1 5H19"/></svg>${escaped(meaning)}</span>`,
  );
  const caption = `<figcaption><b>${escaped(title)}</b> <small>${escaped(conditions)}</small><span class="key">${marks.join('')}</span></figcaption>`;
  return `<figure id="figure-${id}">${caption}<div class="panels">${panels.map(panelHtml).join('')}</div></figure>`;
}

function panelHtml({ title, words, end, alternative, drawing }: FigurePanel): string {
  const { width, height } = size;
  const box = `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`;
  const svg = `<svg class="drawing" viewBox="${box}" role="img" aria-label="${escaped(alternative)}">${drawing}</svg>`;
  const ends = end ? `<span class="end">${escaped(end)}</span>` : '';
  const sentence = `<span><b>${escaped(title)}</b> ${escaped(words.replaceAll(' %', '\u00a0%'))}</span>`;
  return `<div class="panel">${svg}<p>${sentence}${ends}</p></div>`;
}
