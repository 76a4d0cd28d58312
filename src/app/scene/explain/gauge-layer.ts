// Gauges of bodies that hold a place: a ruler through the target, the remaining distance, and a verdict.
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
import { fillTo, strokeDashes, strokePolyline } from '../draw/strokes';
import { corners, importance, typeBeside } from '../labels/label-board';
import { drawingLayer, type Frame } from '../layer';

/** The ruler of a body that rises and sinks: distance to the left of the target, extent up and down, and ticks. m */
const ruler = { aside: 9.2, reach: 6, tick: 0.3 };

/** The curve of heights between ruler and body: its length, s, its end to the left of the target, m, and gap to the hull, px. */
const chart = { seconds: 4, aside: 3, gap: 5 };

/** Number of steps between two points of the line that texts avoid. */
const chord = 20;

/** Look of the curve: widths, CSS pixels, and opacities of its area and of an earlier curve. */
const chartLook = { width: 3.5, area: 0.14, trace: { width: 3, alpha: 0.3 } };

/** Box that texts avoid, around the target of a body that rises and sinks: up, down and to either side. m */
const stand = { up: ruler.reach, down: 10.5, aside: 3.2 };

type Graphics = Phaser.GameObjects.Graphics;

/** Length of time for which errors decide whether a body is at rest. s */
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
    const text = body.box ? (noteOn(session, entity) ?? verdict(session, entity, isHeight)) : '';
    if (!body.box || !text) return;
    labels.place({
      id: `place ${n}`,
      text,
      at: standOf(entity, viewport) ?? body.box,
      sides: isHeight
        ? ['below', 'left', 'right']
        : [...(['above', 'below', 'left', 'right'] as const), ...corners],
      priority: importance.score,
      colour,
      ...typeBeside(labels.free),
    });
  });
});

/** Returns the box around the gauge of a body that holds a height; null for other bodies. CSS pixels */
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

/** Returns the result of a body in the answer, as long as the answer is about the present turn; null without one. */
function noteOn({ answer }: Session, entity: Entity): string | null {
  const marks = answer?.marks ?? [];
  for (const mark of marks) if (mark.kind === 'note' && mark.of === entity) return mark.text;
  return null;
}

/** Draws a ruler, the commanded height, and the body's heights in the last seconds. */
function drawChart(
  graphics: Graphics,
  { session, viewport, labels }: Frame,
  entity: Entity,
  target: Point,
  body: Readonly<DrawnBody>,
): void {
  const { simulation, answer } = session;
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
  graphics.lineStyle(2, palette.target, 1);
  line({ x, y: target.y }, { x: target.x + stand.aside * entity.build.size, y: target.y });
  const left = viewport.toPage({ x, y: target.y });
  const end = viewport.toPage({ x: target.x - chart.aside, y: target.y }).x;
  const right = Math.min(end, (body.box?.left ?? end) - chart.gap);
  const toPage = (heights: readonly number[]) => {
    const most = chart.seconds * simulation.stepRate;
    return heights.map((y, n) => ({
      x: right - ((heights.length - 1 - n) / most) * (right - left.x),
      y: viewport.toPage({ x: target.x, y }).y,
    }));
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
  for (let n = chord; n < points.length; n += chord) labels.addSoftObstacle([points[n - chord], points[n]]);
}

/** Returns the heights of a body in the last seconds. y in m, oldest first */
function heightsOf({ simulation }: Session, entity: Entity): number[] {
  const steps = Math.round(chart.seconds * simulation.stepRate);
  const heights = simulation.measures.telemetry.column(entity, 'y').slice(-steps);
  return heights.filter((height) => height !== null);
}

function verdict({ simulation }: Session, entity: Entity, isHeight: boolean): string {
  const { measures, stepRate } = simulation;
  const recent = measures.telemetry.column(entity, 'error').slice(-Math.ceil(lately * stepRate));
  const way = measures.of(entity)?.turn.last?.response ?? null;
  return placeVerdict({ recent: recent.filter((error) => error !== null), upright: isHeight, way });
}

/** Largest spread of recent errors at rest, and largest error on target. m */
const still = 0.05;

/** The inputs of the verdict. */
interface PlaceState {
  /** Recent errors, oldest first; empty before the first step. m */
  readonly recent: readonly number[];
  /** Whether the error is vertical: then the words are "low" or "high" instead of "off". */
  readonly upright: boolean;
  /**
   * The last measured move: its settling time, s, null before it has settled, and its overshoot as a share of the
   * distance.
   */
  readonly way: { readonly settlingTime: number | null; readonly overshoot: number } | null;
}

/** Returns the verdict; empty if there is none yet. */
export function placeVerdict({ recent, upright, way }: PlaceState): string {
  const error = recent.at(-1);
  if (error === undefined) return '';
  const rests = Math.max(...recent) - Math.min(...recent) < still;
  if (!rests) return `${figure(error)} ${side(error, upright)}`;
  if (Math.abs(error) >= still) return `rests ${figure(error)} ${side(error, upright)}`;
  if (way?.settlingTime == null) return 'holds its mark';
  return `${secondsText(way.settlingTime)}, ${overshootText(way.overshoot)}`;
}

const figure = (error: number) => `${Math.abs(error).toFixed(2)} m`;

function side(error: number, upright: boolean): string {
  if (!upright) return 'off';
  return error > 0 ? 'low' : 'high';
}
