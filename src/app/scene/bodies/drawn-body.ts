// Drawn bodies: pose, place on the page, appearance and covered box of each.
import type Phaser from 'phaser';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { between, type Pose, poseOf } from '../../../world/simulation/pose';
import type { Session } from '../../session/session';
import { artOf, type BodyArt, type BodyStyle, colourOf, guidedArtOf, type Style } from '../../view/bodies';
import { enlargementOf, hullLength, isCrowd } from '../../view/hull-size';
import type { PageBox, Viewport } from '../../view/viewport';
import { type Hull, hullOf, loadHull } from './hull-art';

/** How far glow, exhaust and jets of a body of size 1 reach from its centre of mass. m */
const farthest = 8.5;

/** A hull shorter than this is a speck: neither its trim nor its plumes could be told from its paint. CSS pixels */
const speck = 10;

/** The part of a dial that a hull is drawn larger up to. */
const mostOfDial = 0.74;

/** Whether a body is so small on the page that only its paint is drawn. @param scale CSS pixels a metre of a body of size 1 */
export function isSpeck(scale: number): boolean {
  return hullLength * scale < speck;
}

/** Whether anything of a body may be on the page. @param x @param y its centre of mass. CSS pixels @param scale CSS pixels a metre of a body of size 1 */
export function mayBeSeen(
  x: number,
  y: number,
  scale: number,
  { width, height }: Pick<Viewport, 'width' | 'height'>,
): boolean {
  const reach = farthest * scale;
  return x > -reach && y > -reach && x < width + reach && y < height + reach;
}

/** CSS pixels a metre of a body of size 1. @param look how much larger than it is a game draws it */
export function scaleOf(
  { build }: Pick<Entity, 'build'>,
  look: Pick<BodyStyle, 'scale'> | null,
  { zoom }: Pick<Viewport, 'zoom'>,
): number {
  return build.size * (look?.scale ?? 1) * zoom;
}

/** Transform from the world to the page: origin, and a metre along x. CSS pixels */
export interface OnPage {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
}

/** Returns the transform from the world to the page, for many places. */
export function onPage(viewport: Viewport): OnPage {
  const { x, y } = viewport.toPage({ x: 0, y: 0 });
  const { zoom, axes } = viewport;
  return { x, y, cos: axes.cos * zoom, sin: axes.sin * zoom };
}

/** Returns the centre of mass of a body in a pose. */
export function centreOf({ body }: Entity, { x, y, angle }: Pose): Point {
  const centre = body.getLocalCenter();
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + centre.x * cos - centre.y * sin, y: y + centre.x * sin + centre.y * cos };
}

/** Drawing data of a body. The object is used again in each frame. */
export class DrawnBody implements Pose {
  readonly entity: Entity;
  /** The art of its kind. */
  readonly art: BodyArt;
  /** Its pose in the world, between its last two steps. m, rad */
  x = 0;
  y = 0;
  angle = 0;
  /** Its centre of mass on the page. CSS pixels */
  pageX = 0;
  pageY = 0;
  /** Heading on the page. rad */
  heading = 0;
  /** CSS pixels a metre of a body of size 1, and that along x and y of its heading. */
  scale = 1;
  cos = 1;
  sin = 0;
  /** Its picture: that of its kind, unless a game wants another. It keeps the one it was first seen in, for a picture may come late. */
  hull!: Hull;
  /** The colour it is drawn in, and that of its own where it is known. 0xRRGGBB */
  colour = 0;
  ownColour: number | null = null;
  /** How much larger it is drawn than it collides, where the whole scene has one scale. */
  enlargement = 1;
  /** Opacity, 0 to 1. */
  alpha = 1;
  /** Whether it is so small that only its paint is drawn. */
  isSpeck = false;
  /** Whether anything of it may be on the page. */
  mayBeSeen = true;
  /** The box on the page tight round its hull; null for one that is out of sight. CSS pixels */
  box: PageBox | null = null;
  #wasSeen = false;

  constructor(entity: Entity) {
    this.entity = entity;
    this.art = artOf(entity);
  }

  /** Its centre of mass on the page. CSS pixels */
  get centre(): Point {
    return { x: this.pageX, y: this.pageY };
  }

  /** Puts it in a pose. */
  pose({ x, y, angle }: Pose): this {
    this.x = x;
    this.y = y;
    this.angle = angle;
    return this;
  }

  /** Brings it to the page. @param look as a game wants it @param alpha opacity, 0 to 1 @param map that of the viewport @param longest length that a hull may be enlarged to; 0 for none. CSS pixels */
  place(
    textures: Phaser.Textures.TextureManager,
    viewport: Viewport,
    look: BodyStyle | null,
    colour: number,
    alpha = 1,
    map = onPage(viewport),
    longest = 0,
  ): this {
    if (!this.#wasSeen) {
      const isThere = look?.art && textures.exists(look.art.texture);
      this.hull = hullOf(textures, isThere ? look.art : this.art);
    }
    if (!look?.art) this.#showGuidance(textures);
    this.colour = colour;
    this.alpha = alpha;
    const { zoom, turn } = viewport;
    const usual = scaleOf(this.entity, look, viewport);
    this.enlargement = enlargementOf(this.hull.length * usual, longest);
    const scale = usual * this.enlargement;
    const heading = this.angle + turn;
    const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
    this.scale = scale;
    this.heading = heading;
    this.cos = scale * cos;
    this.sin = scale * sin;
    const { x, y } = this.entity.body.getLocalCenter();
    this.pageX = map.x + this.x * map.cos - this.y * map.sin + (x * cos - y * sin) * zoom;
    this.pageY = map.y + this.x * map.sin + this.y * map.cos + (x * sin + y * cos) * zoom;
    this.isSpeck = isSpeck(scale);
    this.mayBeSeen = mayBeSeen(this.pageX, this.pageY, scale, viewport);
    this.box = this.mayBeSeen && alpha > 0 ? this.#boxOn(viewport) : null;
    this.#wasSeen ||= this.box !== null;
    return this;
  }

  /** Its picture by what guides it, as soon as that has come. */
  #showGuidance(textures: Phaser.Textures.TextureManager): void {
    const art = guidedArtOf(this.entity);
    if (art.texture === this.hull.texture) return;
    if (textures.exists(art.texture)) this.hull = hullOf(textures, art);
    else loadHull({ textures }, art);
  }

  #boxOn({ width, height }: Viewport): PageBox | null {
    const { pageX, pageY, cos, sin } = this;
    const { outline } = this.hull;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let n = 0; n < outline.length; n += 2) {
      const x = pageX + cos * outline[n] - sin * outline[n + 1];
      const y = pageY + sin * outline[n] + cos * outline[n + 1];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    const isOff = right <= 0 || bottom <= 0 || left >= width || top >= height;
    return isOff ? null : { left, top, width: right - left, height: bottom - top };
  }
}

/** Drawing data of all bodies of the session. */
export class DrawnBodies {
  readonly #textures: Phaser.Textures.TextureManager;
  #all: ReadonlyMap<Entity, DrawnBody> = new Map();

  constructor(textures: Phaser.Textures.TextureManager) {
    this.#textures = textures;
  }

  /** Puts each where it is between its last two steps. @param fraction of the way */
  pose({ entities, simulation }: Session, fraction: number): ReadonlyMap<Entity, DrawnBody> {
    if (!this.#isOf(entities))
      this.#all = new Map(entities.map((entity) => [entity, this.#all.get(entity) ?? new DrawnBody(entity)]));
    let n = 0;
    for (const body of this.#all.values()) {
      body.pose(between(simulation.before.at(n), poseOf(body.entity), fraction));
      n += 1;
    }
    return this.#all;
  }

  /** Brings those that are drawn to the page. Small ones are enlarged, but not those of a crowd, which would be one heap. @param dial radius of the dials that they stand on; null in a picture of the world. CSS pixels */
  place(
    drawn: ReadonlyMap<Entity, DrawnBody>,
    session: Session,
    viewport: Viewport,
    style: Style | null,
    dial: number | null,
  ): void {
    const map = onPage(viewport);
    const most = dial === null ? Infinity : 2 * mostOfDial * dial;
    const longest = isCrowd(drawn.size) ? 0 : most;
    for (const [entity, body] of drawn) {
      const look = style?.(session, entity) ?? null;
      body.ownColour ??= colourOf(session, entity);
      const colour = look?.colour ?? body.ownColour;
      const alpha = look?.opacity ?? 1;
      body.place(this.#textures, viewport, look, colour, alpha, map, longest);
    }
  }

  /** Whether these are the bodies, in this order. */
  #isOf(entities: readonly Entity[]): boolean {
    if (this.#all.size !== entities.length) return false;
    let n = 0;
    for (const entity of this.#all.keys()) if (entity !== entities[n++]) return false;
    return true;
  }
}
