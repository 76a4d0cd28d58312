// Gauges of bodies that hold a place: a ruler through the target, the remaining distance, and a verdict.
import type Phaser from 'phaser';
import { secondsText } from '../../../laws/exact/figures';
import type { Point } from '../../../world/entities/command';
import { type Entity, kindOf } from '../../../world/simulation/entity-kinds';
import type { Session } from '../../session/session';
import { colourOf } from '../../view/bodies';
import { boxOf, grown } from '../../view/box';
import { palette } from '../../view/palette';
import { holdsHeight } from '../../view/view-state';
import type { PageBox, Viewport } from '../../view/viewport';
import { past } from '../cards/card-state';
import { strokeDashes } from '../draw/strokes';
import { corners, importance, typeBeside } from '../labels/label-board';
import { drawing, type Frame } from '../layer';

/** The ruler of a body that rises and sinks: distance from the target, extent up and down, and ticks. m */
const ruler = { aside: 3.2, reach: 6, tick: 0.3, target: 0.9 };

/** Box that texts avoid, around the target of a body that rises and sinks: up, down and to either side. m */
const stand = { up: ruler.reach, down: 10.5, aside: ruler.aside + ruler.target };

/** Length of time for which errors decide whether a body is at rest. s */
const lately = 2;

export const gaugeLayer = drawing((graphics, frame) => {
  const { session, viewport, bodies, labels } = frame;
  session.entities.forEach((entity, n) => {
    const body = bodies.get(entity);
    const { target } = entity;
    if (!body || !target || kindOf(entity).controlledVariable !== 'place') return;
    const isHeight = holdsHeight(entity);
    const colour = colourOf(session, entity);
    if (isHeight) drawRuler(graphics, frame, entity, target, body);
    else {
      // A dotted line to the target.
      graphics.lineStyle(1.5, colour, 0.6);
      strokeDashes(graphics, viewport.toPage(body), viewport.toPage(target), 2, 5);
    }
    const text = body.box ? verdict(session, entity, isHeight) : '';
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

/** Draws a vertical ruler, the commanded height, and a bar from there to the body. */
function drawRuler(
  graphics: Phaser.GameObjects.Graphics,
  { session, viewport, labels }: Frame,
  entity: Entity,
  target: Point,
  { y }: Point,
): void {
  const x = target.x + ruler.aside * entity.build.size;
  const line = (a: Point, b: Point) => {
    const [from, to] = [viewport.toPage(a), viewport.toPage(b)];
    graphics.lineBetween(from.x, from.y, to.x, to.y);
  };
  graphics.lineStyle(1, palette.caption, 0.35);
  line({ x, y: target.y - ruler.reach }, { x, y: target.y + ruler.reach });
  for (let m = -ruler.reach; m <= ruler.reach; m++)
    line({ x, y: target.y + m }, { x: x + ruler.tick, y: target.y + m });
  graphics.lineStyle(6, colourOf(session, entity), 0.6);
  line({ x, y: target.y }, { x, y });
  const top = viewport.toPage({ x, y: target.y - ruler.reach });
  const bottom = viewport.toPage({ x, y: target.y + ruler.reach });
  labels.addObstacle(grown(boxOf([top, bottom]), ruler.target * viewport.zoom));
  graphics.lineStyle(3, palette.target, 1);
  line({ x: x - ruler.target, y: target.y }, { x: x + ruler.target, y: target.y });
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
  return `${secondsText(way.settlingTime)}, ${past(way.overshoot)}`;
}

const figure = (error: number) => `${Math.abs(error).toFixed(2)} m`;

function side(error: number, upright: boolean): string {
  if (!upright) return 'off';
  return error > 0 ? 'low' : 'high';
}
