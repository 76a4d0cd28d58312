// Prints figures of the notes as HTML: SVG panels side by side, each with a sentence below, and the key of their colours and lines.

/** CSS class that decides the look of a drawn line or area. */
export type MarkStyle = 'law' | 'heat' | 'other' | 'wanted' | 'target' | 'region';

export interface FigurePanel {
  readonly title: string;
  /** Short sentence below the panel that states the result of the drawn turn. */
  readonly words: string;
  /** Label at the end of the horizontal axis, such as “2 s”; undefined for no label. */
  readonly end?: string;
  /** Description of the panel for screen readers. */
  readonly alternative: string;
  /** SVG elements of the panel, in a coordinate system with the width and height in `size`. */
  readonly drawing: string;
}

export interface NotesFigure {
  readonly title: string;
  /** Conditions of the simulations shown in the figure, as a text for its caption. */
  readonly conditions: string;
  readonly key: readonly (readonly [mark: MarkStyle, meaning: string])[];
  readonly panels: readonly FigurePanel[];
}

/** Width and height of a panel. SVG units */
export const size = { width: 320, height: 184 } as const;

/** Margin round a panel, so that no dot and no line is cut off. SVG units */
const margin = 5;

/** A point in a panel. SVG units */
export type Dot = readonly [x: number, y: number];

/**
 * Returns a function that converts the values of two quantities to a point of a diagram (panel).
 * @param across range of the horizontal quantity
 * @param up range of the vertical quantity
 */
export function scales(across: readonly [number, number], up: readonly [number, number]) {
  const share = (value: number, [from, to]: readonly [number, number]) => (value - from) / (to - from);
  return (x: number, y: number): Dot => [size.width * share(x, across), size.height * (1 - share(y, up))];
}

/** Limit for the coordinates of drawn points. Larger coordinates are replaced by it. SVG units */
const farthest = 4000;

const digits = (value: number) => String(Number(Math.max(-farthest, Math.min(farthest, value)).toFixed(1)));

const through = (dots: readonly Dot[]) => `M${dots.map(([x, y]) => `${digits(x)} ${digits(y)}`).join('L')}`;

/** Returns an SVG line through points; empty for fewer than two. */
export const line = (dots: readonly Dot[], mark: MarkStyle): string =>
  dots.length < 2 ? '' : `<path class="${mark}" d="${through(dots)}"/>`;

export const area = (dots: readonly Dot[], mark: MarkStyle): string =>
  `<path class="${mark}" d="${through(dots)}Z"/>`;

/** Returns SVG circles at points. @param radius of a circle. SVG units */
export function spots(dots: readonly Dot[], mark: MarkStyle, radius = 2.6): string {
  return dots
    .map(([x, y]) => `<circle class="spot ${mark}" cx="${digits(x)}" cy="${digits(y)}" r="${radius}"/>`)
    .join('');
}

/** Returns a thin SVG line, such as an axis. */
export const hairline = (from: Dot, to: Dot): string => `<path class="rule" d="${through([from, to])}"/>`;

export function word([x, y]: Dot, text: string, anchor: 'start' | 'middle' | 'end' = 'start'): string {
  return `<text x="${digits(x)}" y="${digits(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

/** Returns a text with HTML's special characters escaped. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns a figure as HTML. @param id name of the figure, used in the ids of its clip paths */
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
