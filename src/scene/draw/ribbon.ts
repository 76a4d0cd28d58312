// A ribbon: a line through points, each with its own colour and opacity, drawn as one strip of a texture.
import type Phaser from 'phaser';

/** Shortest way between two points that has a direction. CSS pixels */
const shortest = 0.05;

/** Mitre of a sharp corner: the ribbon gets no wider than this factor there. */
const widest = 1.6;

/** A ribbon of up to so many points, written anew each frame into arrays that stay. */
export class Ribbon {
  readonly #rope: Phaser.GameObjects.Rope;
  readonly #halfWidth: number;
  readonly #most: number;
  readonly #xs: Float32Array;
  readonly #ys: Float32Array;
  readonly #colours: Uint32Array;
  readonly #alphas: Float32Array;
  readonly #vertices: Float32Array;
  #count = 0;

  /** @param texture one of `ribbonTexture` @param most points */
  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container, texture: string, most: number) {
    const points = Array.from({ length: most }, (_, n) => ({ x: n, y: 0 }));
    this.#rope = scene.add.rope(0, 0, texture, undefined, points as Phaser.Math.Vector2[], true);
    this.#halfWidth = this.#rope.frame.halfHeight / textureScale;
    parent.add(this.#rope);
    this.#most = most;
    this.#xs = new Float32Array(most);
    this.#ys = new Float32Array(most);
    this.#colours = new Uint32Array(most);
    this.#alphas = new Float32Array(most);
    this.#vertices = new Float32Array(4 * most);
  }

  /** Forgets the points. */
  begin(): void {
    this.#count = 0;
  }

  /** Adds a point, unless it is where the last one is or there are too many. CSS pixels, 0xRRGGBB, 0 to 1 */
  add(x: number, y: number, colour: number, alpha: number): void {
    const n = this.#count;
    if (n === this.#most) return;
    if (n > 0 && Math.abs(x - this.#xs[n - 1]) + Math.abs(y - this.#ys[n - 1]) < shortest) return;
    this.#xs[n] = x;
    this.#ys[n] = y;
    this.#colours[n] = colour;
    this.#alphas[n] = alpha;
    this.#count += 1;
  }

  /** Lays the ribbon through its points; without two of them, or where nothing of it can be seen, it is hidden. */
  lay(): void {
    const count = this.#count;
    const rope = this.#rope;
    let seen = false;
    for (let n = 0; n < count && !seen; n++) seen = this.#alphas[n] > 0;
    rope.setVisible(seen && count > 1);
    if (!rope.visible) return;
    const { colors, alphas } = rope;
    for (let n = 0; n < count; n++) {
      this.#edge(n);
      colors[2 * n] = this.#colours[n];
      colors[2 * n + 1] = this.#colours[n];
      alphas[2 * n] = this.#alphas[n];
      alphas[2 * n + 1] = this.#alphas[n];
    }
    // The rope draws as many points as it has vertices.
    rope.vertices = this.#vertices.subarray(0, 4 * count);
  }

  destroy(): void {
    this.#rope.destroy();
  }

  /** The two edges at a point: half the width to either side of the mean direction there. */
  #edge(n: number): void {
    const xs = this.#xs;
    const ys = this.#ys;
    const vertices = this.#vertices;
    const before = n === 0 ? 0 : n - 1;
    const after = n === this.#count - 1 ? n : n + 1;
    let dx = xs[after] - xs[before];
    let dy = ys[after] - ys[before];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    dx /= length;
    dy /= length;
    const inX = xs[n] - xs[before];
    const inY = ys[n] - ys[before];
    const along = Math.sqrt(inX * inX + inY * inY);
    const cosine = along > 0 ? Math.abs(inX * dx + inY * dy) / along : 1;
    const half = this.#halfWidth * Math.min(widest, 1 / Math.max(cosine, 1 / widest));
    vertices[4 * n] = xs[n] + dy * half;
    vertices[4 * n + 1] = ys[n] - dx * half;
    vertices[4 * n + 2] = xs[n] - dy * half;
    vertices[4 * n + 3] = ys[n] + dx * half;
  }
}

/** Texture pixels a CSS pixel. */
const textureScale = 2;

/**
 * Makes a texture for ribbons: its cross-section.
 * @param width CSS pixels @param opacity at a distance from the middle, 0 there and 1 at the edge
 */
export function ribbonTexture(
  { textures }: Phaser.Scene,
  key: string,
  width: number,
  opacity: (off: number) => number,
): void {
  const rows = width * textureScale;
  const texture = textures.createCanvas(key, 4, rows);
  const context = texture?.getContext();
  if (!texture || !context) return;
  for (let row = 0; row < rows; row++) {
    const off = Math.abs((row + 0.5) / (rows / 2) - 1);
    context.fillStyle = `rgba(255,255,255,${opacity(off)})`;
    context.fillRect(0, row, 4, 1);
  }
  texture.refresh();
}
