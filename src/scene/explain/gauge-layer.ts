// Gauges of bodies that hold a place: a ruler through the target, the way that is missing, and a verdict.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
import type { Session } from '../../session/session';
import { type Entity, kindOf } from '../../simulation/entity-kinds';
import { colourOf } from '../../view/body-colours';
import { palette } from '../../view/palette';
import type { PageBox } from '../../view/picture-boxes';
import { holdsHeight } from '../../view/reticle';
import { strokeDashes } from '../draw/dashes';
import { importance } from '../labels/label-board';
import type { Frame, Layer } from '../layer';
import { placeVerdict } from './place-verdict';

/** A ruler beside a body that rises and sinks: its distance from the target, its reach up and down, and its ticks. m */
const ruler = { aside: 3.2, reach: 6, tick: 0.3, target: 0.9 };

/** How far back a body counts as at rest. s */
const lately = 2;

export class GaugeLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw(frame: Frame): void {
    this.#graphics.clear();
    frame.session.entities.forEach((entity, n) => {
      const pose = frame.poses.get(entity);
      const { target } = entity;
      if (!pose || !target || kindOf(entity).holds !== 'place') return;
      const isHeight = holdsHeight(entity);
      if (isHeight) this.#ruler(frame, entity, target, pose);
      else this.#way(frame, entity, target, pose);
      this.#say(frame, entity, n, isHeight);
    });
  }

  /** A vertical ruler, the height wanted, and a bar from it to the body. */
  #ruler({ session, viewport, labels }: Frame, entity: Entity, target: Point, { y }: Point): void {
    const graphics = this.#graphics;
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
    labels.addObstacle(boxAround(top, bottom, ruler.target * viewport.zoom));
    graphics.lineStyle(3, palette.target, 1);
    line({ x: x - ruler.target, y: target.y }, { x: x + ruler.target, y: target.y });
  }

  /** A dotted line to the target. */
  #way({ session, viewport }: Frame, entity: Entity, target: Point, place: Point): void {
    this.#graphics.lineStyle(1.5, colourOf(session, entity), 0.6);
    strokeDashes(this.#graphics, viewport.toPage(place), viewport.toPage(target), 2, 5);
  }

  #say({ session, labels, hulls }: Frame, entity: Entity, n: number, isHeight: boolean): void {
    const hull = hulls.get(entity);
    const text = hull ? verdict(session, entity, isHeight) : '';
    if (!hull || !text) return;
    labels.place({
      id: `place ${n}`,
      text,
      at: hull,
      sides: isHeight ? ['left', 'above', 'right'] : ['above', 'below', 'left', 'right'],
      priority: importance.card,
      colour: colourOf(session, entity),
      size: 15,
    });
  }
}

/** The box of a line on the page, with some room around it. CSS pixels */
function boxAround(a: Point, b: Point, room: number): PageBox {
  const left = Math.min(a.x, b.x) - room;
  const top = Math.min(a.y, b.y) - room;
  return { left, top, width: Math.abs(a.x - b.x) + 2 * room, height: Math.abs(a.y - b.y) + 2 * room };
}

function verdict({ simulation }: Session, entity: Entity, isHeight: boolean): string {
  const { measures, stepRate } = simulation;
  const recent = measures.telemetry.column(entity, 'error').slice(-Math.ceil(lately * stepRate));
  const way = measures.of(entity)?.turn.last?.response ?? null;
  return placeVerdict({ recent: recent.filter((error) => error !== null), upright: isHeight, way });
}
