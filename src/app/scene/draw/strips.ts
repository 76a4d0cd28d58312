// Draws any number of textured bands and rectangles, each in its colour, in the order of the calls
// and with few draw calls.
import type Phaser from 'phaser';

/**
 * Limits for the size of one Phaser object. Unit: pairs of points, one on the left and one on the right edge of a band
 */
const pairLimits = {
  least: 64,
  most: 8000,
};

/** A rectangle of a texture, and its position relative to the point at which it is drawn. */
export interface TexturePart {
  /**
   * Left edge of the drawn rectangle, counted from the point (x, y) passed to the drawing call. In the caller's unit
   */
  readonly left: number;
  /** Top edge of the rectangle, relative to the drawing point. In the caller's unit */
  readonly top: number;
  /** Right edge of the rectangle, relative to the drawing point. In the caller's unit */
  readonly right: number;
  /** Bottom edge of the rectangle, relative to the drawing point. In the caller's unit */
  readonly bottom: number;
  /** Texture coordinate of the left edge, 0 to 1 from the texture's left end. */
  readonly u0: number;
  /** Texture coordinate of the top edge, 0 to 1 from the texture's lower end. */
  readonly v0: number;
  /** Texture coordinate of the right edge, 0 to 1 from the texture's left end. */
  readonly u1: number;
  /** Texture coordinate of the rectangle's bottom edge: 0 at the lower end of the texture, 1 at the upper end. */
  readonly v1: number;
}

/** A whole texture as a rectangle of width and height 1 around its middle. */
const whole: TexturePart = { left: -0.5, top: -0.5, right: 0.5, bottom: 0.5, u0: 0, v0: 1, u1: 1, v1: 0 };

export const white = 0xffffff;

/** Bands and rectangles with the same texture. One Phaser object draws them. */
class Run {
  texture: string;
  pairs = 0;
  room = 0;
  vertices = new Float32Array(0);
  uv = new Float32Array(0);
  colours = new Uint32Array(0);
  alphas = new Float32Array(0);
  readonly #rope: Phaser.GameObjects.Rope;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container, texture: string) {
    const points = [0, 1].map((x) => ({ x, y: 0 }));
    this.#rope = scene.add.rope(0, 0, texture, undefined, points as Phaser.Math.Vector2[], true);
    this.texture = texture;
    parent.add(this.#rope);
  }

  use(texture: string): void {
    if (texture === this.texture) return;
    this.#rope.setTexture(texture);
    this.texture = texture;
  }

  /**
   * Reserves memory for pairs of points: one point on the left and one on the right edge of a band.
   * @param pairs number of pairs, those already drawn included
   */
  reserve(pairs: number): void {
    if (pairs <= this.room) return;
    this.room = Math.min(pairLimits.most, Math.max(pairs, 2 * this.room, pairLimits.least));
    const { vertices, uv, colours, alphas, room } = this;
    this.vertices = new Float32Array(4 * room);
    this.uv = new Float32Array(4 * room);
    this.colours = new Uint32Array(2 * room);
    this.alphas = new Float32Array(2 * room);
    this.vertices.set(vertices);
    this.uv.set(uv);
    this.colours.set(colours);
    this.alphas.set(alphas);
    Object.assign(this.#rope, { uv: this.uv, colors: this.colours, alphas: this.alphas });
  }

  lay(): void {
    this.#rope.setVisible(this.pairs > 0);
    // Phaser draws as many corners as the rope has vertices.
    if (this.pairs > 0) this.#rope.vertices = this.vertices.subarray(0, 4 * this.pairs);
  }
}

// An image of Phaser takes some microseconds a frame; a box of a strip takes a tenth.
/** Draws many textured bands and rectangles with few draw calls. */
export class Strips {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #runs: Run[] = [];
  #at = 0;
  #texture: string;
  /** Whether the next call of `pair` adds the first corners of a new band. */
  #begins = true;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container, texture: string) {
    this.#scene = scene;
    this.#parent = parent;
    this.#texture = texture;
  }

  /** Begins a frame: removes all bands and rectangles. */
  begin(): void {
    for (const run of this.#runs) run.pairs = 0;
    this.#at = 0;
  }

  /** Changes the texture for the bands and rectangles that follow. */
  use(texture: string): void {
    this.#texture = texture;
  }

  /**
   * Starts a new band. Add all its corners before another band starts.
   * @param pairs largest number of corner pairs of the band; a pair is a left and a right edge point
   */
  open(pairs: number): void {
    this.#begins = true;
    const run = this.#runs[this.#at];
    const isOther = run?.texture !== this.#texture || run.pairs + pairs + 1 > pairLimits.most;
    if (run && run.pairs > 0 && isOther) this.#at += 1;
    this.#runs[this.#at] ??= new Run(this.#scene, this.#parent, this.#texture);
    const next = this.#runs[this.#at];
    next.use(this.#texture);
    next.reserve(next.pairs + pairs + 1);
  }

  /**
   * Adds the next pair of corners to the band: a left and a right edge point. CSS pixels
   * @param u texture coordinate along the band, 0 to 1
   * @param v0 texture coordinate across the band at the left corner, 0 to 1
   * @param v1 texture coordinate across the band at the right corner, 0 to 1
   */
  pair(
    leftX: number,
    leftY: number,
    rightX: number,
    rightY: number,
    u: number,
    v0: number,
    v1: number,
    colour: number,
    alpha: number,
  ): void {
    const run = this.#runs[this.#at];
    const { vertices, uv, colours, alphas } = run;
    let n = run.pairs;
    if (this.#begins && n > 0) {
      // A joint without area: the last corner of the strip before, and the first of this one.
      vertices[4 * n] = vertices[4 * n - 2];
      vertices[4 * n + 1] = vertices[4 * n - 1];
      vertices[4 * n + 2] = leftX;
      vertices[4 * n + 3] = leftY;
      n += 1;
    }
    this.#begins = false;
    vertices[4 * n] = leftX;
    vertices[4 * n + 1] = leftY;
    vertices[4 * n + 2] = rightX;
    vertices[4 * n + 3] = rightY;
    uv[4 * n] = u;
    uv[4 * n + 1] = v0;
    uv[4 * n + 2] = u;
    uv[4 * n + 3] = v1;
    colours[2 * n] = colour;
    colours[2 * n + 1] = colour;
    alphas[2 * n] = alpha;
    alphas[2 * n + 1] = alpha;
    run.pairs = n + 1;
  }

  /**
   * Draws a rectangle of the texture at the page point (x, y), turned and scaled by two page vectors. CSS pixels
   * @param ax horizontal component of the first vector, by which `left` and `right` of the rectangle are multiplied
   * @param ay vertical component of the first vector
   * @param bx horizontal component of the second vector, by which `top` and `bottom` of the rectangle are multiplied
   * @param by vertical component of the second vector
   */
  box(
    { left, top, right, bottom, u0, v0, u1, v1 }: TexturePart,
    x: number,
    y: number,
    ax: number,
    ay: number,
    bx: number,
    by: number,
    colour: number,
    alpha: number,
  ): void {
    if (!(alpha > 0)) return;
    this.open(2);
    const [lx, ly, rx, ry] = [x + left * ax, y + left * ay, x + right * ax, y + right * ay];
    const [tx, ty, dx, dy] = [top * bx, top * by, bottom * bx, bottom * by];
    this.pair(lx + dx, ly + dy, lx + tx, ly + ty, u0, v1, v0, colour, alpha);
    this.pair(rx + dx, ry + dy, rx + tx, ry + ty, u1, v1, v0, colour, alpha);
  }

  /** Draws the texture centred at (x, y), turned by `angle` (rad, clockwise). CSS pixels */
  image(
    x: number,
    y: number,
    width: number,
    height: number,
    { angle = 0, colour = white, alpha = 1 } = {},
  ): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.box(whole, x, y, cos * width, sin * width, -sin * height, cos * height, colour, alpha);
  }

  /** Ends a frame: shows the bands and rectangles that were added since `begin`. */
  end(): void {
    for (const run of this.#runs) run.lay();
    this.#parent.setVisible(this.#runs.some(({ pairs }) => pairs > 0));
  }
}
