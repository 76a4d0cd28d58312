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
import { palette } from '../../view/palette';
import type { PageBox, Viewport } from '../../view/viewport';
import { type HullImage, hullOf, loadHull } from './hull-art';

/** Distance to which glow, exhaust and jets reach from the centre of mass, for a body of size 1. m */
const farthest = 8.5;

/** Length below which a hull counts as a speck, CSS pixels. A speck is drawn without details. */
const speck = 10;

/**
 * Largest length to which a small body is enlarged on its dial (circle on a card), as a fraction of the dial's
 * diameter.
 */
const mostOfDial = 0.87;

/**
 * Whether a body is so small on the page that it is drawn without details.
 * @param scale scale of the body's image, CSS pixels per metre; it already includes the zoom and the body's size
 */
export function isSpeck(scale: number): boolean {
  return hullLength * scale < speck;
}

/**
 * Returns false if a body is certainly outside the page, otherwise true.
 * @param x horizontal page position of the centre of mass, CSS pixels
 * @param y vertical page position of the centre of mass, CSS pixels
 * @param scale scale of the body's image, CSS pixels per metre; it already includes the zoom and the body's size
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
 * Returns the scale of a body's image, CSS pixels per metre: the zoom times the body's size (a factor without unit).
 * @param look special style of the body, for example in a game; its `scale` is a further factor. Null: factor 1
 */
export function drawingScale(
  { build }: Pick<Entity, 'build'>,
  look: Pick<BodyStyle, 'scale'> | null,
  { zoom }: Pick<Viewport, 'zoom'>,
): number {
  return build.size * (look?.scale ?? 1) * zoom;
}

/**
 * Limits of the enlargement of a small hull. `longest`: length up to which it may be enlarged, CSS pixels; 0 for no
 * enlargement. `among`: length of the longest hull with which it is compared, CSS pixels; 0 for none
 */
interface HullLimits {
  readonly longest: number;
  readonly among?: number;
}

const trueSize: HullLimits = { longest: 0 };

/** Transform from the world to the page: a rotation, a zoom and a shift. */
export interface OnPage {
  /** Horizontal page coordinate of the world's origin (world point 0, 0), not of a body. CSS pixels */
  readonly x: number;
  /** Vertical position of the world's origin on the page. CSS pixels */
  readonly y: number;
  /** Zoom times the cosine of the angle by which the picture is rotated. CSS pixels per metre */
  readonly cos: number;
  /** Zoom times the sine of the angle by which the picture is rotated. CSS pixels per metre */
  readonly sin: number;
}

/** Returns the transform from the world to the page. */
export function pageTransform(viewport: Viewport): OnPage {
  const { x, y } = viewport.toPage({ x: 0, y: 0 });
  const { zoom, axes } = viewport;
  return { x, y, cos: axes.cos * zoom, sin: axes.sin * zoom };
}

/** Returns the centre of mass of a body at a drawn pose. m */
export function centreOf({ body }: Entity, { x, y, angle }: Pose): Point {
  const centre = body.getLocalCenter();
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + centre.x * cos - centre.y * sin, y: y + centre.x * sin + centre.y * cos };
}

/** Everything that layers need to draw a body: pose, page position, scale, colour. */
export class DrawnBody implements Pose {
  readonly entity: Entity;
  readonly art: BodyArt;
  /** Horizontal position in the world, interpolated between the last two steps. m */
  x = 0;
  /** Vertical position in the world (downwards), interpolated between the last two steps. m */
  y = 0;
  /** Heading in the world, interpolated between the last two steps. rad */
  angle = 0;
  /** Horizontal position of the centre of mass on the page. CSS pixels */
  pageX = 0;
  /** Vertical position of the centre of mass on the page. CSS pixels */
  pageY = 0;
  /** Direction of the nose on the page. rad, clockwise from the right */
  heading = 0;
  /** Scale of the body's image, CSS pixels per metre: the zoom times a factor without unit for size and enlargement. */
  scale = 1;
  /** `scale` times the cosine of `heading`. CSS pixels per metre */
  cos = 1;
  /** `scale` times the sine of `heading`. CSS pixels per metre */
  sin = 0;
  /**
   * Image of the hull: at first the image of the body's kind. The image for the body's guidance law replaces it when
   * loaded.
   */
  hull!: HullImage;
  /** Colour in which the body is drawn. 0xRRGGBB */
  colour = 0;
  /** Colour of the body if the scene's feature (such as a game) sets no other. 0xRRGGBB; null before the first frame */
  ownColour: number | null = null;
  /** Factor by which a small body is drawn larger; 1 without enlargement. */
  enlargement = 1;
  /** Opacity of the body, 0 to 1. */
  alpha = 1;
  /** Whether the body is so small on the page that it is drawn without details. */
  isSpeck = false;
  /** Whether any part of the body may be on the page. */
  mayBeSeen = true;
  /** Tight box around the drawn hull on the page, CSS pixels; null if the body is out of sight. */
  box: PageBox | null = null;
  #wasSeen = false;

  constructor(entity: Entity) {
    this.entity = entity;
    this.art = artOf(entity);
  }

  /** Position of the centre of mass on the page. CSS pixels */
  get centre(): Point {
    return { x: this.pageX, y: this.pageY };
  }

  /** Sets the body's pose in the world. m, rad */
  pose({ x, y, angle }: Pose): this {
    this.x = x;
    this.y = y;
    this.angle = angle;
    return this;
  }

  /**
   * Computes position and size of the body on the page.
   * @param look style that a game gives the body; null for the usual style
   * @param alpha opacity, 0 to 1
   * @param map transform from the world to the page
   * @param size limits of the enlargement of a small hull
   * @param keepsHull true to leave the hull's image unchanged; false to choose it by the body's guidance law
   */
  place(
    textures: Phaser.Textures.TextureManager,
    viewport: Viewport,
    look: BodyStyle | null,
    colour: number,
    alpha = 1,
    map = pageTransform(viewport),
    { longest, among }: HullLimits = trueSize,
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
    this.enlargement = enlargementOf(this.hull.length * usual, longest, among);
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

  /** Shows the hull image for the body's guidance law, or starts to load it. */
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

/**
 * Returns the length of the longest hull on cards whose bodies differ in size, CSS pixels; 0 if all have one size. Such
 * bodies are drawn to the scale of each other, as far as there is room.
 */
function comparedLength(entities: readonly Entity[], { zoom }: Viewport): number {
  const sizes = entities.map(({ build }) => build.size);
  const largest = Math.max(...sizes);
  return sizes.every((size) => size === largest) ? 0 : hullLength * zoom * largest;
}

/** Factor for the opacity of bodies that the scene's result does not highlight. 0 to 1 */
const paleAlpha = 0.4;

/** Drawing data (pose, page position, colour) of all bodies of the session. */
export class DrawnBodies {
  readonly #textures: Phaser.Textures.TextureManager;
  #all: ReadonlyMap<Entity, DrawnBody> = new Map();

  constructor(textures: Phaser.Textures.TextureManager) {
    this.#textures = textures;
  }

  /**
   * Sets every body's pose, interpolated between the last two simulation steps. Returns the drawing data.
   * @param fraction 0 for the state before the last step, 1 for the state after it
   */
  pose({ entities, simulation }: Session, fraction: number): ReadonlyMap<Entity, DrawnBody> {
    if (!this.#holds(entities))
      this.#all = new Map(entities.map((entity) => [entity, this.#all.get(entity) ?? new DrawnBody(entity)]));
    let n = 0;
    for (const body of this.#all.values()) {
      body.pose(between(simulation.before.at(n), poseOf(body.entity), fraction));
      n += 1;
    }
    return this.#all;
  }

  /**
   * Computes the place, size and colour of all bodies on the page.
   * @param dial radius of the circle in which a body is drawn on its card (panel), CSS pixels; null in scenes without
   * cards
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
    const among = dial === null ? 0 : comparedLength(session.entities, viewport);
    // An answer stands with the picture that led to it.
    const isHeld = session.round.state === 'held';
    const bright = (isHeld ? session.answer?.bright : undefined) ?? drawn.size;
    let n = 0;
    for (const [entity, body] of drawn) {
      const look = style?.(session, entity) ?? null;
      body.ownColour ??= colourOf(session, entity);
      const isPale = n >= bright;
      const colour = isPale ? palette.wallEdge : (look?.colour ?? body.ownColour);
      const alpha = (look?.opacity ?? 1) * (isPale ? paleAlpha : 1);
      n += 1;
      body.place(this.#textures, viewport, look, colour, alpha, map, { longest, among }, isHeld);
    }
  }

  /** Whether there is drawing data for exactly these bodies, in this order. */
  #holds(entities: readonly Entity[]): boolean {
    if (this.#all.size !== entities.length) return false;
    let n = 0;
    for (const entity of this.#all.keys()) if (entity !== entities[n++]) return false;
    return true;
  }
}
