// A figure of the notes: panels of SVG beside each other, each with a line of words, and what its marks mean.
/** Width and height of a panel. SVG units, about a CSS pixel */
export const size = { width: 320, height: 184 };
/** Room round the drawing, so that no dot and no line is cut. */
const margin = 5;
/** A map from two quantities to a panel: the ranges fill it, y upwards. */
export function scales(across, up) {
  const share = (value, [from, to]) => (value - from) / (to - from);
  return (x, y) => [size.width * share(x, across), size.height * (1 - share(y, up))];
}
/** How far outside a drawing a line is still followed; farther out it would only cost digits. */
const farthest = 4000;
const digits = (value) => String(Number(Math.max(-farthest, Math.min(farthest, value)).toFixed(1)));
const through = (dots) => `M${dots.map(([x, y]) => `${digits(x)} ${digits(y)}`).join('L')}`;
/** A line through points. */
export const line = (dots, mark) => (dots.length < 2 ? '' : `<path class="${mark}" d="${through(dots)}"/>`);
export const area = (dots, mark) => `<path class="${mark}" d="${through(dots)}Z"/>`;
/** Filled dots at points. */
export function spots(dots, mark, radius = 2.6) {
  return dots
    .map(([x, y]) => `<circle class="spot ${mark}" cx="${digits(x)}" cy="${digits(y)}" r="${radius}"/>`)
    .join('');
}
/** A hairline, such as an axis. */
export const hairline = (from, to) => `<path class="rule" d="${through([from, to])}"/>`;
export function word([x, y], text, anchor = 'start') {
  return `<text x="${digits(x)}" y="${digits(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;
}
/** A text as HTML. */
export function escaped(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
/** A figure as HTML. @param id its name, which marks its clip paths */
export function figureHtml(id, { title, conditions, key, panels }) {
  const marks = key.map(
    ([mark, meaning]) =>
      `<span><svg class="sample" width="20" height="10" aria-hidden="true"><path class="${mark}" d="M1 5H19"/></svg>${escaped(meaning)}</span>`,
  );
  const caption = `<figcaption><b>${escaped(title)}</b> <small>${escaped(conditions)}</small><span class="key">${marks.join('')}</span></figcaption>`;
  return `<figure id="figure-${id}">${caption}<div class="panels">${panels.map(panelHtml).join('')}</div></figure>`;
}
function panelHtml({ title, words, end, alternative, drawing }) {
  const { width, height } = size;
  const box = `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`;
  const svg = `<svg class="drawing" viewBox="${box}" role="img" aria-label="${escaped(alternative)}">${drawing}</svg>`;
  const ends = end ? `<span class="end">${escaped(end)}</span>` : '';
  const sentence = `<span><b>${escaped(title)}</b> ${escaped(words.replaceAll(' %', '\u00a0%'))}</span>`;
  return `<div class="panel">${svg}<p>${sentence}${ends}</p></div>`;
}
