// The trails of the comparison run: pale and dashed, for the last ten seconds of each body.
import type { Point } from '../../../world/entities/command';
import type { ComparisonBody } from '../../view/comparison-run';
import { drawingLayer } from '../layer';

/** Look of the trails of the comparison run, an earlier run that is drawn for comparison. */
const look = {
  /** Line width of a trail of the comparison run (an earlier run, drawn for comparison). CSS pixels */
  width: 2,
  /** Opacity of a trail of the comparison run (an earlier run, drawn for comparison), 0 to 1. */
  opacity: 0.45,
};

/** Lengths of dash and gap in trails of the comparison (earlier) run. CSS pixels */
const dashes = { dash: 9, gap: 6 };

/** Distance between successive places above which a trail has a gap. m */
const jump = 5;

/** Smallest distance between trail points of the comparison (earlier) run. m */
const spacing = 0.25;

export const comparisonLayer = drawingLayer((graphics, { view, viewport }) => {
  if (!view.comparisonRun || !view.shown.trails) return;
  for (const body of view.comparisonRun.bodies) {
    graphics.lineStyle(look.width, body.colour, look.opacity);
    for (const way of waysOf(body))
      for (const [from, to] of dashesOf(way.map((place) => viewport.toPage(place))))
        graphics.lineBetween(from.x, from.y, to.x, to.y);
  }
});

/** Returns a body's trail in the comparison (earlier) run, split at moves by hand. m */
export function waysOf({ columns: { x, y } }: Pick<ComparisonBody, 'columns'>): Point[][] {
  const ways: Point[][] = [];
  let last: Point | null = null;
  for (let n = 0; n < x.length; n++) {
    const [px, py] = [x[n], y[n]];
    if (px === null || py === null) continue;
    const place = { x: px, y: py };
    const way = last ? Math.hypot(px - last.x, py - last.y) : Infinity;
    if (way < spacing) continue;
    if (way > jump) ways.push([]);
    ways.at(-1)!.push(place);
    last = place;
  }
  return ways;
}

/** Divides a line through points into dashes. Returns start and end of each dash, CSS pixels. */
export function dashesOf(points: readonly Point[]): [Point, Point][] {
  const { dash, gap } = dashes;
  const found: [Point, Point][] = [];
  let along = 0;
  for (let n = 1; n < points.length; n++) {
    const [from, to] = [points[n - 1], points[n]];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const at = (way: number) => ({
      x: from.x + ((to.x - from.x) * way) / length,
      y: from.y + ((to.y - from.y) * way) / length,
    });
    // Starts of the dashes that reach into this leg, measured from its start.
    for (let start = -(along % (dash + gap)); start < length; start += dash + gap) {
      const [begin, end] = [Math.max(0, start), Math.min(length, start + dash)];
      if (end > begin) found.push([at(begin), at(end)]);
    }
    along += length;
  }
  return found;
}
