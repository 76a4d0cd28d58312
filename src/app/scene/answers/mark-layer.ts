// Marks of an answer on the field: distances, circles, trails, and crossed-out places.
import type Phaser from 'phaser';
import type { AnswerMark, FieldMark } from '../../../lab/answers/answer';
import { answerMeterOf } from '../../../lab/answers/answers';
import { distance, type Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { colourOf } from '../../view/bodies';
import { boxesAlong, boxOf } from '../../view/box';
import { palette } from '../../view/palette';
import { circlePoints, strokeDashes, strokePolyline, withFewerPoints } from '../draw/strokes';
import { corners, importance, isNarrow } from '../labels/label-board';
import { drawingLayer, type Frame } from '../layer';

type Graphics = Phaser.GameObjects.Graphics;

/** Sizes of the lines, circles and crosses that illustrate a scene's result. CSS pixels */
const sizes = {
  /** Width of the lines and circles that show measured distances in a result. CSS pixels */
  measure: 2.5,
  /** Width of the dark edge on both sides of a measured distance. CSS pixels */
  edge: 1.5,
  /** Radius of the ring around a place that an answer marks. CSS pixels */
  ring: 8,
  /**
   * Least length on the page at which a measured distance is drawn on top of bodies and waypoints, not under them. CSS
   * pixels
   */
  leastAbove: 12,
  /** Half the length of the stroke across each end of a measured distance. CSS pixels */
  end: 9,
  /** Lower limit for half the length of a stroke across a line's end. CSS pixels */
  leastEnd: 3.5,
  /** Line width of a body's path in the drawing of a result. CSS pixels */
  way: 3,
  /** Length of the dashes, and of the gaps, of a path that a body should fly. CSS pixels */
  dash: 10,
  /** Line width of the path of a target that bodies chase. CSS pixels */
  targetWay: 1.5,
  /** Half the size of the cross over a place that an answer marks, such as a skipped waypoint. CSS pixels */
  cross: 16,
  /** Line width of the cross over a place, such as a skipped waypoint. CSS pixels */
  crossed: 2.5,
  /** Font size of numbers in drawings that illustrate a result. CSS pixels */
  figure: 17,
  /** Font size of numbers beside lines and circles in a narrow or low picture. CSS pixels */
  smallFigure: 15,
  /** Width at which the text beside a measured distance wraps in a narrow or low picture. CSS pixels */
  wrap: 80,
  /** Distance between the line or ring that illustrates an answer and the number beside it. CSS pixels */
  gap: 7,
  /** Largest distance between the line and its number. CSS pixels */
  reach: 60,
  /** Largest distance between a ring and its text, and between a line and its number in a small picture. CSS pixels */
  placeReach: 40,
};

/**
 * Part of a drawn radius line beside which the number is written: [start, end] as fractions from the circle's centre
 * (0) to the edge (1).
 */
const besideRadius = [0.2, 0.85];

/** Opacities of lines in the drawing of a result, 0 to 1. */
const alphas = {
  /** Opacity of the line that shows a body's path, 0 to 1. */
  way: 0.3,
  /** Opacity of the line that shows the path of a moving target, 0 to 1. */
  targetWay: 0.8,
  /** Opacity of a circle that shows a measured radius, 0 to 1. */
  circle: 0.7,
};

/**
 * Function that draws one kind of mark: a line, circle, trail or cross that illustrates an answer.
 * @param id id of the text beside the mark, unique in the picture
 */
type Drawer<Kind extends FieldMark['kind']> = (
  graphics: Graphics,
  mark: Extract<FieldMark, { readonly kind: Kind }>,
  frame: Frame,
  id: string,
) => void;

const drawers: { readonly [Kind in FieldMark['kind']]: Drawer<Kind> } = {
  span(graphics, { from, to, of, text }, frame, id) {
    const colour = colourFor(frame, of);
    const [a, b] = [from, to].map((place) => frame.viewport.toPage(place));
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    // A short line between long strokes would look like a letter H.
    const end = Math.min(sizes.end, Math.max(sizes.leastEnd, length / 3));
    const across = { x: (-(b.y - a.y) / length) * end, y: ((b.x - a.x) / length) * end };
    const ends = [a, b].map(({ x, y }) => [
      { x: x - across.x, y: y - across.y },
      { x: x + across.x, y: y + across.y },
    ]);
    for (const [width, tone] of [
      [sizes.measure + 2 * sizes.edge, palette.night],
      [sizes.measure, colour],
    ]) {
      graphics.lineStyle(width, tone);
      for (const [one, other] of [[a, b], ...ends]) graphics.lineBetween(one.x, one.y, other.x, other.y);
    }
    blockLine(a, b, frame);
    writeFigure(frame, id, text, colour, [a, b]);
  },
  circle(graphics, { centre, radius, of, text }, frame, id) {
    const colour = colourFor(frame, of);
    const onRadius = (share: number) => frame.viewport.toPage({ x: centre.x + share * radius, y: centre.y });
    const [middle, edge] = [0, 1].map(onRadius);
    graphics.lineStyle(sizes.measure, colour, alphas.circle);
    const arc = circlePoints(middle, radius * frame.viewport.zoom);
    strokePolyline(graphics, arc, true);
    blockLine(middle, edge, frame);
    // While bodies move, a text may cross the circle for a moment.
    if (frame.labels.isStill) for (let n = 1; n < arc.length; n++) blockLine(arc[n - 1], arc[n], frame);
    graphics.lineBetween(middle.x, middle.y, edge.x, edge.y);
    writeFigure(frame, id, text, colour, besideRadius.map(onRadius));
  },
  place(graphics, { at, of, text }, frame, id) {
    const colour = colourFor(frame, of);
    const { x, y } = frame.viewport.toPage(at);
    graphics.lineStyle(sizes.measure, colour);
    graphics.strokeCircle(x, y, sizes.ring);
    const corners = [-sizes.ring, sizes.ring].map((by) => ({ x: x + by, y: y + by }));
    frame.labels.addObstacle(boxOf(corners));
    writeFigure(frame, id, text, colour, corners, sizes.placeReach);
  },
  way(graphics, { places, of, isTarget, isPlanned }, frame) {
    const all: Point[] = [];
    for (let n = 0; n + 1 < places.length; n += 2)
      all.push(frame.viewport.toPage({ x: places[n], y: places[n + 1] }));
    const points = withFewerPoints(all);
    if (points.length < 2) return;
    if (isTarget) graphics.lineStyle(sizes.targetWay, palette.target, alphas.targetWay);
    else graphics.lineStyle(sizes.way, colourFor(frame, of), alphas.way);
    if (isPlanned)
      for (let n = 1; n < points.length; n++)
        strokeDashes(graphics, points[n - 1], points[n], sizes.dash, sizes.dash);
    else strokePolyline(graphics, points);
    keepTextsOff(points, frame);
  },
  crossed(graphics, { places, of }, frame) {
    const { viewport } = frame;
    graphics.lineStyle(sizes.crossed, colourFor(frame, of));
    for (const place of places) {
      const { x, y } = viewport.toPage(place);
      graphics.lineBetween(x - sizes.cross, y - sizes.cross, x + sizes.cross, y + sizes.cross);
      graphics.lineBetween(x - sizes.cross, y + sizes.cross, x + sizes.cross, y - sizes.cross);
    }
  },
};

/** Draws the marks of the answer below the bodies. */
export const markLayer = drawingLayer((graphics, frame) => drawMarks(graphics, frame, false));

/** Draws measured distances above the bodies, so that no target hides them. */
export const measureLayer = drawingLayer((graphics, frame) => drawMarks(graphics, frame, true));

/** Whether a mark is drawn on top of bodies: true for a measured distance of at least 12 CSS pixels on the page. */
function isAbove(mark: FieldMark, { viewport }: Frame): boolean {
  if (mark.kind !== 'span') return false;
  const { from, to } = mark;
  return viewport.zoom * distance(from, to) >= sizes.leastAbove;
}

function drawMarks(graphics: Graphics, frame: Frame, above: boolean): void {
  const { session, mode, bodies, answer } = frame;
  if (mode.hides.includes('explanations')) return;
  const marks = answer?.marks ?? answerMeterOf(session.simulation)?.outlook ?? [];
  marks.forEach((mark, n) => {
    // On a phone the picture may show some of the bodies only.
    const isShown = !('of' in mark && mark.of && !bodies.has(mark.of));
    if ('isHeldOnly' in mark && session.round.state !== 'held') return;
    // Each drawer only gets marks of its kind.
    if (isShown && isOfField(mark) && isAbove(mark, frame) === above)
      (drawers[mark.kind] as Drawer<FieldMark['kind']>)(graphics, mark as never, frame, `mark ${n}`);
  });
}

const isOfField = (mark: AnswerMark): mark is FieldMark => Object.hasOwn(drawers, mark.kind);

function colourFor({ session }: Frame, of: Entity | null): number {
  return of ? colourOf(session, of) : palette.label;
}

/** Lets no text overlap a drawn line. Both ends of the line in CSS pixels */
function blockLine(from: Point, to: Point, { labels }: Frame): void {
  for (const box of boxesAlong([from, to])) labels.addObstacle(box);
}

/** Keeps texts away from a drawn line while simulated time is stopped. @param points corners of the line, CSS pixels */
function keepTextsOff(points: readonly Point[], { labels }: Frame): void {
  if (!labels.isStill) return;
  for (let n = 1; n < points.length; n++) labels.addSoftObstacle([points[n - 1], points[n]]);
}

/** Positions of a number beside an upright line, the preferred one first. */
const uprightSides = ['left', 'right', 'above', 'below'] as const;

/** Positions of a number beside a flat line, the preferred one first. */
const flatSides = ['above', 'below', 'left', 'right'] as const;

/**
 * Writes the value of a measured distance or radius beside the line that shows it.
 * @param line both ends of the line, CSS pixels
 * @param reach largest distance of the text in a large picture, CSS pixels
 */
function writeFigure(
  { labels }: Frame,
  id: string,
  text: string,
  colour: number,
  line: readonly Point[],
  reach: number = sizes.reach,
): void {
  const at = boxOf(line);
  const isSmall = isNarrow(labels.free);
  labels.place({
    ...{ id, text, colour, at },
    sides: [...(at.height > at.width ? uprightSides : flatSides), ...corners],
    priority: importance.answer,
    gap: sizes.gap,
    reach: isSmall ? sizes.placeReach : reach,
    ...(isSmall && { wrap: sizes.wrap }),
    size: isSmall ? sizes.smallFigure : sizes.figure,
    weight: 600,
  });
}
