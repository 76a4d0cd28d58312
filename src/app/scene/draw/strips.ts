// Strips: textured pieces in any number, each with its own colour, drawn in the order in which they come and in a few calls.
import type Phaser from 'phaser';

/** Pairs of corners in one object of Phaser's: at first, and at most, half of what the renderer takes at once. */
const pairsEach = { first: 64, most: 8000 };

/** A part of a texture as a box: how far its edges are from the point where it is put, in units of its own, and where it is in the texture (shares of that, u from the left, v from below). */
export interface Piece {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly u0: number;
  readonly v0: number;
  readonly u1: number;
  readonly v1: number;
}

/** A whole texture, one unit wide and high about its middle. */
const whole: Piece = { left: -0.5, top: -0.5, right: 0.5, bottom: 0.5, u0: 0, v0: 1, u1: 1, v1: 0 };

export const white = 0xffffff;

/** Pieces of one texture that follow each other, in one object of Phaser's. */
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

  /** Clears the strip and takes a texture. */
  use(texture: string): void {
    if (texture === this.texture) return;
    this.#rope.setTexture(texture);
    this.texture = texture;
  }

  /** Makes room for so many pairs in all. */
  reserve(pairs: number): void {
    if (pairs <= this.room) return;
    this.room = Math.min(pairsEach.most, Math.max(pairs, 2 * this.room, pairsEach.first));
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
    // The rope draws as many corners as it has vertices.
    if (this.pairs > 0) this.#rope.vertices = this.vertices.subarray(0, 4 * this.pairs);
  }
}

/**
 * Bands of pairs of corners, and boxes. They are written anew each frame into arrays that stay. An image of Phaser's takes
 * some microseconds a frame; a box of a strip takes a tenth.
 */
export class Strips {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #runs: Run[] = [];
  #at = 0;
  #texture: string;
  /** Whether the next pair begins a strip. */
  #begins = true;

  /** @param texture that of its strips until another one is taken */
  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container, texture: string) {
    this.#scene = scene;
    this.#parent = parent;
    this.#texture = texture;
  }

  /** Begins a frame. */
  begin(): void {
    for (const run of this.#runs) run.pairs = 0;
    this.#at = 0;
  }

  /** Takes a texture for the strips that follow. */
  use(texture: string): void {
    this.#texture = texture;
  }

  /** Begins a strip. @param pairs that it has at most, which must be given before the next one begins */
  open(pairs: number): void {
    this.#begins = true;
    const run = this.#runs[this.#at];
    const isOther = run?.texture !== this.#texture || run.pairs + pairs + 1 > pairsEach.most;
    if (run && run.pairs > 0 && isOther) this.#at += 1;
    this.#runs[this.#at] ??= new Run(this.#scene, this.#parent, this.#texture);
    const next = this.#runs[this.#at];
    next.use(this.#texture);
    next.reserve(next.pairs + pairs + 1);
  }

  /**
   * A pair of corners: on the left and on the right of the strip's way. CSS pixels
   * @param u where along the texture @param v0 where across it the left corner is @param v1 the right one
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
   * A piece of the texture at a point of the page. CSS pixels
   * @param ax @param ay the way of one unit along the piece @param bx @param by that of one across it
   */
  box(
    { left, top, right, bottom, u0, v0, u1, v1 }: Piece,
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

  /** The whole texture about a point of the page, so wide and high. CSS pixels */
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

  /** Ends a frame. */
  end(): void {
    for (const run of this.#runs) run.lay();
  }
}
