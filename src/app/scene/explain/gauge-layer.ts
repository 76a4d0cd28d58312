// For bodies that hold a place: a ruler at the target, the remaining distance, and a verdict (result in words).
import type Phaser from 'phaser';
import { secondsText } from '../../../laws/exact/figures';
import type { Point } from '../../../world/entities/command';
import { type Entity, kindOf } from '../../../world/simulation/entity-kinds';
import type { Session } from '../../session/session';
import { colourOf } from '../../view/bodies';
import { boxOf } from '../../view/box';
import { palette } from '../../view/palette';
import { holdsHeight } from '../../view/view-state';
import type { PageBox, Viewport } from '../../view/viewport';
import type { DrawnBody } from '../bodies/drawn-body';
import { overshootText } from '../cards/card-state';
import { fillTo, strokeDashes, strokePolyline, withFewerPoints } from '../draw/strokes';
import { importance, isNarrow, typeBeside } from '../labels/label-board';
import { drawingLayer, type Frame } from '../layer';

/** Place and size of the scale of heights beside a body's target. m */
const ruler = {
  /** Horizontal distance from the target to the ruler (scale of heights) on its left. m */
  aside: 9.2,
  /** Length of each half of the ruler (scale of heights): above and below the target. m */
  reach: 6,
  /** Length of a tick of the ruler (scale of heights). m */
  tick: 0.3,
};

/** Time span and place of the curve that shows the past heights of a body. */
const chart = {
  /** Time span of the curve that shows the past heights of a body. s */
  seconds: 4,
  /** Distance by which the curve of past heights lies left of the target. m */
  aside: 3,
  /** Smallest gap between the curve of a body's past heights and the body's hull. CSS pixels */
  gap: 5,
};

/** Look of the curve of a body's past heights (vertical positions). */
const chartLook = {
  /** Line width of the curve of a body's past heights. CSS pixels */
  width: 3.5,
  /** Opacity of the area under the curve of a body's past heights, 0 to 1. */
  area: 0.14,
  /** Line width (CSS pixels) and opacity (0 to 1) of the height curve of a body's previous move. */
  trace: { width: 3, alpha: 0.3 },
};

/** Size of a no-text area. It surrounds the target of a body that must hold its height. m */
const stand = {
  up: ruler.reach,
  /** Height of the part of the no-text area that lies below the target. m */
  down: 10.5,
  /** Half the width of the no-text area around the target. m, for a body of size 1 */
  aside: 3.2,
};

type Graphics = Phaser.GameObjects.Graphics;

/** Time over which a body's position errors are compared, to find out whether the body is at rest. s */
const lately = 2;

export const gaugeLayer = drawingLayer((graphics, frame) => {
  const { session, viewport, bodies, labels } = frame;
  session.entities.forEach((entity, n) => {
    const body = bodies.get(entity);
    const { target } = entity;
    if (!body || !target || kindOf(entity).controlledVariable !== 'place') return;
    const isHeight = holdsHeight(entity);
    const colour = colourOf(session, entity);
    if (isHeight) drawChart(graphics, frame, entity, target, body);
    else {
      // A dotted line to the target.
      graphics.lineStyle(1.5, colour, 0.6);
      strokeDashes(graphics, viewport.toPage(body), viewport.toPage(target), 2, 5);
    }
    // The score layer writes the texts of bodies that do not hold a height.
    const text = isHeight && body.box ? resultOn(frame, entity) : '';
    if (!body.box || !text) return;
    labels.place({
      // An answer's text is shorter, so it does not keep the place that the text before it had to take.
      id: session.round.state === 'held' ? `result ${n}` : `place ${n}`,
      text,
      at: standOf(entity, viewport) ?? body.box,
      // In a narrow picture, a text beside one body would be under another.
      sides: isNarrow(labels.free) ? ['below'] : ['below', 'left', 'right'],
      slides: [0],
      priority: importance.score,
      colour,
      ...typeBeside(labels.free),
    });
  });
});

/** Returns a box around a body's target, CSS pixels. Null without height control. */
export function standOf(entity: Entity, viewport: Viewport): PageBox | null {
  const { target, build } = entity;
  if (!target || !holdsHeight(entity)) return null;
  const aside = stand.aside * build.size;
  const corners = [
    { x: target.x - aside, y: target.y - stand.up },
    { x: target.x + aside, y: target.y + stand.down },
  ];
  return boxOf(corners.map((corner) => viewport.toPage(corner)));
}

/** Returns the short note about a body's result; null if there is none. */
export function noteOn({ answer }: Frame, entity: Entity): string | null {
  const marks = answer?.marks ?? [];
  for (const mark of marks) if (mark.kind === 'note' && mark.of === entity) return mark.text;
  return null;
}

/** Returns the text about how a body holds its place; empty if there is none. */
export const resultOn = (frame: Frame, entity: Entity): string =>
  noteOn(frame, entity) ?? verdict(frame.session, entity, holdsHeight(entity));

function drawChart(
  graphics: Graphics,
  { session, viewport, labels, answer }: Frame,
  entity: Entity,
  target: Point,
  body: Readonly<DrawnBody>,
): void {
  const { simulation } = session;
  const colour = colourOf(session, entity);
  const x = target.x - ruler.aside;
  const line = (a: Point, b: Point) => {
    const [from, to] = [viewport.toPage(a), viewport.toPage(b)];
    graphics.lineBetween(from.x, from.y, to.x, to.y);
  };
  graphics.lineStyle(1, palette.caption, 0.35);
  line({ x, y: target.y - ruler.reach }, { x, y: target.y + ruler.reach });
  for (let m = -ruler.reach; m <= ruler.reach; m++)
    line({ x: x - ruler.tick, y: target.y + m }, { x, y: target.y + m });
  // The numbers of an answer keep off the ruler if they can.
  if (session.round.state === 'held') {
    const ends = [-ruler.reach, ruler.reach].map((up) => viewport.toPage({ x, y: target.y + up }));
    labels.addSoftObstacle([ends[0], ends[1]]);
  }
  graphics.lineStyle(2, palette.target, 1);
  line({ x, y: target.y }, { x: target.x + stand.aside * entity.build.size, y: target.y });
  const left = viewport.toPage({ x, y: target.y });
  const end = viewport.toPage({ x: target.x - chart.aside, y: target.y }).x;
  const right = Math.min(end, (body.box?.left ?? end) - chart.gap);
  const toPage = (heights: readonly number[]) => {
    const most = chart.seconds * simulation.stepRate;
    const all: Point[] = [];
    // Every other height is enough: two neighbours are less than a pixel apart.
    for (let n = (heights.length - 1) % 2; n < heights.length; n += 2)
      all.push({
        x: right - ((heights.length - 1 - n) / most) * (right - left.x),
        y: viewport.toPage({ x: target.x, y: heights[n] }).y,
      });
    return withFewerPoints(all);
  };
  if (answer?.isOfLastTurn)
    for (const mark of answer.marks)
      if (mark.kind === 'heights' && mark.of === entity) {
        graphics.lineStyle(chartLook.trace.width, colour, chartLook.trace.alpha);
        strokePolyline(graphics, toPage(mark.heights()));
      }
  const points = toPage(heightsOf(session, entity));
  if (points.length < 2) return;
  graphics.fillStyle(colour, chartLook.area);
  fillTo(graphics, points, left.y);
  graphics.lineStyle(chartLook.width, colour, 1);
  strokePolyline(graphics, points);
  const last = points[points.length - 1];
  graphics.lineStyle(1.5, colour, 0.6);
  strokeDashes(graphics, last, { x: body.pageX, y: last.y }, 2, 4);
  if (session.round.state !== 'held') return;
  // The numbers of an answer keep off the curve, and off the area between it and the target's height.
  for (let n = 1; n < points.length; n++) {
    const { x, y } = points[n];
    labels.addSoftObstacle([points[n - 1], { x, y }]);
    labels.addSoftObstacle([
      { x, y },
      { x, y: left.y },
    ]);
  }
}

/** Returns the heights (y) of a body at each step of the last 4 s, oldest first. m */
function heightsOf({ simulation }: Session, entity: Entity): number[] {
  const steps = Math.round(chart.seconds * simulation.stepRate);
  const heights = simulation.measures.telemetry.column(entity, 'y', steps);
  return heights.filter((height) => height !== null);
}

function verdict({ simulation }: Session, entity: Entity, isHeight: boolean): string {
  const { measures, stepRate } = simulation;
  const recent = measures.telemetry.column(entity, 'error', Math.ceil(lately * stepRate));
  const way = measures.of(entity)?.turn.last?.response ?? null;
  return placeVerdict({ recent: recent.filter((error) => error !== null), upright: isHeight, way });
}

/** A body counts as at rest if its position error has varied by less than this in the last 2 s. m */
const restTolerance = 0.05;

/** A position error smaller than this counts as zero. m */
const zeroTolerance = 0.05;

/** Data for the text about a body that must stay at a place. */
interface PlaceState {
  /** Recent position errors of the body, oldest first, m. Empty before the first step. */
  readonly recent: readonly number[];
  /** Whether the body's task is to hold a height. */
  readonly upright: boolean;
  /** Latest move of the body; null before the first. `settlingTime`: s. `overshoot`: fraction of the distance. */
  readonly way: { readonly settlingTime: number | null; readonly overshoot: number } | null;
}

/** Returns how a body keeps its place, such as "0.35 m low"; empty if not yet measured. */
export function placeVerdict({ recent, upright, way }: PlaceState): string {
  const error = recent.at(-1);
  if (error === undefined) return '';
  const rests = Math.max(...recent) - Math.min(...recent) < restTolerance;
  if (!rests) return `${figure(error)} ${side(error, upright)}`;
  if (Math.abs(error) >= zeroTolerance) return `rests ${figure(error)} ${side(error, upright)}`;
  if (way?.settlingTime == null) return 'holds its mark';
  return `${secondsText(way.settlingTime)}, ${overshootText(way.overshoot)}`;
}

const figure = (error: number) => `${Math.abs(error).toFixed(2)} m`;

function side(error: number, upright: boolean): string {
  if (!upright) return 'off';
  return error > 0 ? 'low' : 'high';
}
