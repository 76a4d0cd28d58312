// The drawing of a level on its tile in Games: the gates of the course, and a line through them.
import type { Place } from '../../../world/simulation/place';
import type { LevelDrawing } from '../../view/entry';

/** Distance between a course (path through gates) and the edge of the drawing. m */
const margin = 5;

/** Outline of the arrow at a course's start, pointing along +x. SVG path data, m */
const arrow = 'M3 0L-3 -2.6L-1.6 0L-3 2.6Z';

/** Radius of the dot in the middle of a gate that is drawn as a ring. m */
const dot = 0.8;

export function CourseDrawing({
  of: { start, angle, gates, ways, rings, line, isFlown },
}: {
  of: LevelDrawing;
}) {
  const bends = line.flatMap((_, n) => [handle(line, n, 1), handle(line, n, -1)]);
  const places = [start, ...gates.flat(), ...ways.flat(), ...rings.map(({ at }) => at), ...bends];
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [width, height] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return (
    <svg class="drawing" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <path class={isFlown ? 'flown' : 'proposed'} d={smooth(line)} />
      {ways.map(([from, to], n) => (
        <path key={n} class="way" d={`M${from}L${to}`} />
      ))}
      {gates.map(([from, to], n) => (
        <path key={n} class="gate" d={`M${from}L${to}`} />
      ))}
      {rings.map(({ at: [x, y], radius }, n) => (
        <g key={n}>
          <circle class="gate" cx={x} cy={y} r={radius} />
          <circle class="ring-dot" cx={x} cy={y} r={dot} />
        </g>
      ))}
      <path class="begins" d={arrow} transform={`translate(${start}) rotate(${(angle * 180) / Math.PI})`} />
    </svg>
  );
}

/** Returns the SVG path of a smooth curve through some places (a Catmull-Rom spline). */
function smooth(line: readonly Place[]): string {
  const pieces = line.slice(1).map((to, n) => `C${handle(line, n, 1)} ${handle(line, n + 1, -1)} ${to}`);
  return `M${line[0]}${pieces.join('')}`;
}

/**
 * Returns the Bézier control point of a curve at one of its places.
 * @param n index of the place
 * @param way 1 for the control point after the place, -1 for the one before it
 */
function handle(line: readonly Place[], n: number, way: 1 | -1): Place {
  const at = (place: number) => line[Math.min(line.length - 1, Math.max(0, place))];
  const [[x, y], [ax, ay], [bx, by]] = [at(n), at(n - 1), at(n + 1)];
  return [x + (way * (bx - ax)) / 6, y + (way * (by - ay)) / 6];
}
