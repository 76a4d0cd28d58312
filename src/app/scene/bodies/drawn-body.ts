// Drawing data of bodies: pose, place on the page, appearance and box.
import type Phaser from 'phaser';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { between, type Pose, poseOf } from '../../../world/simulation/pose';
import type { Session } from '../../session/session';
import {
  artOf,
  type BodyArt,
  type BodyStyle,
  type BodyStyler,
  colourOf,
  guidedArtOf,
} from '../../view/bodies';
import { enlargementOf, hullLength, isCrowd } from '../../view/hull-size';
import type { PageBox, Viewport } from '../../view/viewport';
import { type HullImage, hullOf, loadHull } from './hull-art';

/** Distance of glow, exhaust and jets from the centre of mass, for a body of size 1. m */
const farthest = 8.5;

/** A hull below this length is a speck: only its paint is drawn, because details could not be seen. CSS pixels */
const speck = 10;

/** Share of a dial's diameter up to which a hull is enlarged. */
const mostOfDial = 0.74;

/**
 * Whether a body is so small on the page that only its paint is drawn.
 * @param scale CSS pixels per metre for a body of size 1
 */
export function isSpeck(scale: number): boolean {
  return hullLength * scale < speck;
}

/**
 * Whether any part of a body may be on the page.
 * @param x @param y its centre of mass. CSS pixels @param scale CSS pixels per metre for a body of size 1
 */
export function mayBeSeen(
  x: number,
  y: number,
  scale: number,
  { width, height }: Pick<Viewport, 'width' | 'height'>,
): boolean {
  const reach = farthest * scale;
  return x > -reach && y > -reach && x < width + reach && y < height + reach;
}

/**
 * Returns the drawing scale of a body of size 1. CSS pixels per metre
 * @param look enlargement by the scene's feature
 */
export function drawingScale(
  { build }: Pick<Entity, 'build'>,
  look: Pick<BodyStyle, 'scale'> | null,
  { zoom }: Pick<Viewport, 'zoom'>,
): number {
  return build.size * (look?.scale ?? 1) * zoom;
}

/** Transform from the world to the page: its origin, and the vector of a metre along x. CSS pixels */
export interface OnPage {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
}

/** Returns the transform from the world to the page, for many places. */
export function pageTransform(viewport: Viewport): OnPage {
  const { x, y } = viewport.toPage({ x: 0, y: 0 });
  const { zoom, axes } = viewport;
  return { x, y, cos: axes.cos * zoom, sin: axes.sin * zoom };
}

/** Returns the centre of mass of a body in a pose. m */
export function centreOf({ body }: Entity, { x, y, angle }: Pose): Point {
  const centre = body.getLocalCenter();
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + centre.x * cos - centre.y * sin, y: y + centre.x * sin + centre.y * cos };
}

/** Drawing data of a body. The object is reused in each frame. */
export class DrawnBody implements Pose {
  readonly entity: Entity;
  /** Art of the body's kind. */
  readonly art: BodyArt;
  /** Interpolated pose in the world. m, rad */
  x = 0;
  y = 0;
  angle = 0;
  /** Centre of mass of the body on the page. CSS pixels */
  pageX = 0;
  pageY = 0;
  /** Heading on the page. rad */
  heading = 0;
  /** Drawing scale for a body of size 1, and its parts along x and y of the heading. CSS pixels per metre */
  scale = 1;
  cos = 1;
  sin = 0;
  /** The hull to draw. The first hull stays until a better picture has been loaded. */
  hull!: HullImage;
  /** Colour to draw the body in, and the colour of the body itself if different. 0xRRGGBB */
  colour = 0;
  ownColour: number | null = null;
  /** Factor by which the body is drawn larger than it collides, in scenes with one scale for all. */
  enlargement = 1;
  /** Opacity. 0 to 1 */
  alpha = 1;
  /** Whether only the paint of the body is drawn, because the body is so small. */
  isSpeck = false;
  /** Whether any part of the body may be on the page. */
  mayBeSeen = true;
  /** Tight box around the body's hull on the page; null if out of sight. CSS pixels */
  box: PageBox | null = null;
  #wasSeen = false;

  constructor(entity: Entity) {
    this.entity = entity;
    this.art = artOf(entity);
  }

  /** Centre of mass of the body on the page. CSS pixels */
  get centre(): Point {
    return { x: this.pageX, y: this.pageY };
  }

  /** Sets the pose in the world. */
  pose({ x, y, angle }: Pose): this {
    this.x = x;
    this.y = y;
    this.angle = angle;
    return this;
  }

  /**
   * Sets the place on the page.
   * @param look style by the scene's feature @param alpha opacity, 0 to 1 @param map transform of the viewport @param
   * longest length up to which a hull may be enlarged; 0 for none. CSS pixels @param keepsHull whether a picture that
   * has just been loaded stays unused
   */
  place(
    textures: Phaser.Textures.TextureManager,
    viewport: Viewport,
    look: BodyStyle | null,
    colour: number,
    alpha = 1,
    map = pageTransform(viewport),
    longest = 0,
    keepsHull = false,
  ): this {
    if (!this.#wasSeen) {
      const isThere = look?.art && textures.exists(look.art.texture);
      this.hull = hullOf(textures, isThere ? look.art : this.art);
    }
    if (!look?.art && !keepsHull) this.#showGuidance(textures);
    this.colour = colour;
    this.alpha = alpha;
    const { zoom, turn } = viewport;
    const usual = drawingScale(this.entity, look, viewport);
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

  /** Shows the art of the body's guidance law as soon as that has been loaded. */
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

  /** Sets all poses between the last two steps. @param fraction 0 for the last step but one, 1 for the last */
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

  /**
   * Places bodies on the page. Small ones are enlarged, except in a crowd, which would be one heap.
   * @param dial radius of the dials that they are drawn on; null in a picture of the world. CSS pixels
   */
  place(
    drawn: ReadonlyMap<Entity, DrawnBody>,
    session: Session,
    viewport: Viewport,
    style: BodyStyler | null,
    dial: number | null,
  ): void {
    const map = pageTransform(viewport);
    const most = dial === null ? Infinity : 2 * mostOfDial * dial;
    const longest = isCrowd(drawn.size) ? 0 : most;
    // An answer stands with the picture that led to it.
    const isHeld = session.round.state === 'held';
    for (const [entity, body] of drawn) {
      const look = style?.(session, entity) ?? null;
      body.ownColour ??= colourOf(session, entity);
      const colour = look?.colour ?? body.ownColour;
      const alpha = look?.opacity ?? 1;
      body.place(this.#textures, viewport, look, colour, alpha, map, longest, isHeld);
    }
  }

  /** Whether the drawing data is for these bodies, in this order. */
  #isOf(entities: readonly Entity[]): boolean {
    if (this.#all.size !== entities.length) return false;
    let n = 0;
    for (const entity of this.#all.keys()) if (entity !== entities[n++]) return false;
    return true;
  }
}
