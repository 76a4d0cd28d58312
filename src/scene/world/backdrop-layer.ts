// The backdrop: a picture behind everything, for scenarios that ask for one.
import type Phaser from 'phaser';
import type { Frame, Layer } from '../layer';

/** Width of the picture, which lies around the origin. m */
const width = 90;

/** Faint, so that bodies and paths stand out. */
const opacity = 0.45;

export class BackdropLayer implements Layer {
  readonly #picture: Phaser.GameObjects.Image;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#picture = scene.add.image(0, 0, '__DEFAULT').setVisible(false).setAlpha(opacity);
    parent.add(this.#picture);
  }

  draw({ session, viewport }: Frame): void {
    const { backdrop } = session.simulation.scenario;
    this.#picture.setVisible(backdrop !== undefined);
    if (!backdrop) return;
    const { x, y } = viewport.toPage({ x: 0, y: 0 });
    const side = width * viewport.zoom;
    this.#picture.setTexture(backdrop).setPosition(x, y).setDisplaySize(side, side);
  }
}
