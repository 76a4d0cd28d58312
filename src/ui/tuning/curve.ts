// The curve of one turn: its error before and after, and that of the best possible turn, as a drawing of lines.
import type { Trial } from '../../tuning/turn-set';
import { inDegrees } from '../kit/formats';

const svg = 'http://www.w3.org/2000/svg';

/** Largest width of the drawing, its height, and its margins for figures. px; on a phone it is as wide as the window, so that figures stay large */
const size = { most: 720, height: 220, left: 44, right: 8, top: 10, bottom: 26 };

function drawn(tag: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const made = document.createElementNS(svg, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.textContent = text;
  return made;
}

/** A step of 1, 2 or 5 times a power of ten that divides a range into about so many parts. */
function niceStep(range: number, parts: number): number {
  const rough = range / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
}

/** Draws a turn. @param before the same turn with the gains as they were */
export function curveOf(after: Trial, before: Trial): SVGElement {
  const courses = [before.course, after.course];
  const seconds = after.course.timeStep * Math.max(...courses.map(({ errors }) => errors.length));
  const step = inDegrees(after.course.step);
  const all = courses.flatMap(({ errors }) => errors.map(inDegrees));
  const lowest = Math.min(0, ...all, -step / 10);
  const highest = Math.max(step, ...all);
  const { most, height, left, right, top, bottom } = size;
  const width = Math.min(most, innerWidth - 2 * left);
  const x = (time: number) => left + (time / seconds) * (width - left - right);
  const y = (error: number) => top + ((highest - error) / (highest - lowest)) * (height - top - bottom);
  const line = (errors: readonly number[], name: string) => {
    const points = [after.course.step, ...errors].map(
      (error, n) => `${x(n * after.course.timeStep).toFixed(1)},${y(inDegrees(error)).toFixed(1)}`,
    );
    return drawn('polyline', { class: name, points: points.join(' ') });
  };
  const picture = drawn('svg', {
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-label': 'Heading error over time, before and after; the table has the figures.',
  });
  const across = niceStep(seconds, width / 80);
  for (let n = 1; n * across <= seconds; n++)
    picture.append(
      drawn(
        'text',
        { x: x(n * across), y: height - 6, 'text-anchor': 'middle' },
        `${Number((n * across).toFixed(2))} s`,
      ),
    );
  const up = niceStep(highest - lowest, 4);
  for (let n = Math.ceil(lowest / up); n * up <= highest; n++)
    picture.append(
      drawn('line', {
        class: n === 0 ? 'zero' : 'rule',
        x1: left,
        x2: width - right,
        y1: y(n * up),
        y2: y(n * up),
      }),
      drawn('text', { x: left - 8, y: y(n * up) + 4, 'text-anchor': 'end' }, `${n * up}°`.replace('-', '−')),
    );
  picture.append(
    line(after.course.best, 'best'),
    line(before.course.errors, 'before'),
    line(after.course.errors, 'after'),
  );
  return picture;
}
