// Names of bodies that a scenario gives one.
import type Phaser from 'phaser';
import type { Frame, Layer } from './layer';
import { Visuals } from './visuals';

/** How far below the centre of mass a name stands. m */
const below = 6.5;

export class LabelLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #labels = new Visuals<Phaser.GameObjects.Text>((label) => label.destroy());

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
  }

  draw({ session, viewport, poses }: Frame): void {
    this.#labels.sweep(poses);
    for (const [entity, pose] of poses) {
      const name = session.givenName(entity);
      if (!name) continue;
      const { x, y } = viewport.toPage({ x: pose.x, y: pose.y + below });
      this.#labels.of(entity, () => this.#make(name)).setPosition(Math.round(x), Math.round(y));
    }
  }

  #make(name: string): Phaser.GameObjects.Text {
    const style = { fontFamily: 'system-ui, sans-serif', fontSize: '12px', color: '#dbe6f7' };
    const label = this.#scene.add
      .text(0, 0, name, { ...style, resolution: window.devicePixelRatio })
      .setOrigin(0.5, 0);
    this.#parent.add(label);
    return label;
  }
}
