// A pool of images of one texture: a layer takes those of the current frame, and the rest are hidden.
import type Phaser from 'phaser';

/** Images of one texture, in a group of their own: as many as a frame asks for are shown. */
export class ImagePool {
  readonly #scene: Phaser.Scene;
  readonly #group: Phaser.GameObjects.Container;
  readonly #key: string;
  readonly #images: Phaser.GameObjects.Image[] = [];
  #used = 0;
  #shown = 0;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container, key: string) {
    this.#scene = scene;
    this.#group = scene.add.container(0, 0);
    parent.add(this.#group);
    this.#key = key;
  }

  /** Begins a frame. */
  begin(): void {
    this.#shown = this.#used;
    this.#used = 0;
  }

  /** How many images this frame has. */
  get used(): number {
    return this.#used;
  }

  /** Gives images back: only the first so many of this frame stay. */
  rewind(used: number): void {
    this.#shown = Math.max(this.#shown, this.#used);
    this.#used = used;
  }

  /** One more image, visible. */
  next(): Phaser.GameObjects.Image {
    const n = this.#used++;
    this.#images[n] ??= this.#make();
    return this.#images[n].setVisible(true);
  }

  /** Hides what was shown before and is not needed now. */
  end(): void {
    for (let n = this.#used; n < this.#shown; n++) this.#images[n].setVisible(false);
  }

  #make(): Phaser.GameObjects.Image {
    const image = this.#scene.add.image(0, 0, this.#key);
    this.#group.add(image);
    return image;
  }
}

/** Makes the texture of a dot of light that fades to its edge. @param radius CSS pixels */
export function softDot({ textures }: Phaser.Scene, key: string, radius: number): void {
  const texture = textures.createCanvas(key, 2 * radius, 2 * radius);
  const context = texture?.getContext();
  if (!texture || !context) return;
  const soft = context.createRadialGradient(radius, radius, 0, radius, radius, radius);
  // A bell curve: exp(-(r / 0.42)²), taken to 0 at the edge.
  for (let n = 0; n <= 10; n++) {
    const off = n / 10;
    soft.addColorStop(off, `rgba(255,255,255,${Math.exp(-((off / 0.42) ** 2)) * (1 - off ** 4)})`);
  }
  context.fillStyle = soft;
  context.fillRect(0, 0, 2 * radius, 2 * radius);
  texture.refresh();
}
