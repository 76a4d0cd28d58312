// Strips: thousands of textured pieces of one texture, each with its own colour, drawn in a few calls.
import type Phaser from 'phaser';

/** Pairs of corners in one object of Phaser's: half of what the renderer takes at once. */
const pairsEach = 8000;

/** The edges of a box: of a piece of the page (CSS pixels), or of a part of a texture (shares of the texture). */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const whole: Edges = { left: 0, top: 0, right: 1, bottom: 1 };

/** Some of the strips, as many as one object of Phaser's holds. */
class Chunk {
  readonly vertices = new Float32Array(4 * pairsEach);
  readonly uv = new Float32Array(4 * pairsEach);
  readonly colours = new Uint32Array(2 * pairsEach);
  readonly alphas = new Float32Array(2 * pairsEach);
  pairs = 0;
  readonly #rope: Phaser.GameObjects.Rope;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container, texture: string) {
    const points = [0, 1].map((x) => ({ x, y: 0 }));
    this.#rope = scene.add.rope(0, 0, texture, undefined, points as Phaser.Math.Vector2[], true);
    Object.assign(this.#rope, { uv: this.uv, colors: this.colours, alphas: this.alphas });
    parent.add(this.#rope);
  }

  lay(): void {
    this.#rope.setVisible(this.pairs > 0);
    // The rope draws as many corners as it has vertices.
    if (this.pairs > 0) this.#rope.vertices = this.vertices.subarray(0, 4 * this.pairs);
  }
}

/**
 * Strips of one texture: bands of pairs of corners, and boxes. They are written anew each frame into arrays that stay. An
 * image of Phaser's takes some microseconds a frame; a box of a strip takes a tenth.
 */
export class Strips {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #texture: string;
  readonly #chunks: Chunk[] = [];
  #at = 0;
  /** Whether the next pair begins a strip. */
  #begins = true;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container, texture: string) {
    this.#scene = scene;
    this.#parent = parent;
    this.#texture = texture;
  }

  /** Begins a frame. */
  begin(): void {
    for (const chunk of this.#chunks) chunk.pairs = 0;
    this.#at = 0;
  }

  /** Begins a strip. @param pairs that it has at most, which must be given before the next one begins */
  open(pairs: number): void {
    this.#begins = true;
    const room = this.#chunks[this.#at];
    if (room && room.pairs + pairs + 1 > pairsEach) this.#at += 1;
    this.#chunks[this.#at] ??= new Chunk(this.#scene, this.#parent, this.#texture);
  }

  /**
   * A pair of corners: on the left and on the right of the strip's way. CSS pixels
   * @param u where along the texture; the left corner has the top of the part, the right one the bottom
   */
  pair(
    leftX: number,
    leftY: number,
    rightX: number,
    rightY: number,
    u: number,
    { top, bottom }: Edges,
    colour: number,
    alpha: number,
  ): void {
    const chunk = this.#chunks[this.#at];
    const { vertices, uv, colours, alphas } = chunk;
    if (this.#begins && chunk.pairs > 0) {
      // A joint without area: the last corner of the strip before, and the first of this one.
      const n = chunk.pairs++;
      vertices[4 * n] = vertices[4 * n - 2];
      vertices[4 * n + 1] = vertices[4 * n - 1];
      vertices[4 * n + 2] = leftX;
      vertices[4 * n + 3] = leftY;
    }
    this.#begins = false;
    const n = chunk.pairs++;
    vertices[4 * n] = leftX;
    vertices[4 * n + 1] = leftY;
    vertices[4 * n + 2] = rightX;
    vertices[4 * n + 3] = rightY;
    uv[4 * n] = u;
    uv[4 * n + 1] = top;
    uv[4 * n + 2] = u;
    uv[4 * n + 3] = bottom;
    colours[2 * n] = colour;
    colours[2 * n + 1] = colour;
    alphas[2 * n] = alpha;
    alphas[2 * n + 1] = alpha;
  }

  /**
   * A box about a point of the page. CSS pixels
   * @param angle by which it is turned. rad @param edges how far its ends and sides are from the point @param part of the texture
   */
  box(
    x: number,
    y: number,
    angle: number,
    { left, top, right, bottom }: Edges,
    colour: number,
    alpha: number,
    part: Edges = whole,
  ): void {
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    this.open(2);
    const { left: u0, right: u1 } = part;
    const [lx, ly, rx, ry] = [x + left * cos, y + left * sin, x + right * cos, y + right * sin];
    this.pair(lx - top * sin, ly + top * cos, lx - bottom * sin, ly + bottom * cos, u0, part, colour, alpha);
    this.pair(rx - top * sin, ry + top * cos, rx - bottom * sin, ry + bottom * cos, u1, part, colour, alpha);
  }

  /** Ends a frame. */
  lay(): void {
    for (const chunk of this.#chunks) chunk.lay();
  }
}

/** The name of a texture of one white pixel, for strips of plain colour. */
export function whiteTexture({ textures }: Phaser.Scene): string {
  const name = 'white';
  if (textures.exists(name)) return name;
  const dot = textures.createCanvas(name, 1, 1);
  const context = dot?.getContext();
  if (!dot || !context) return name;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1, 1);
  dot.refresh();
  return name;
}
