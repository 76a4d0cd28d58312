// Names of bodies that a scenario gives one.
import type Phaser from 'phaser';
import type { Entity } from '../entities/moving-entity';
import type { Frame, Layer } from './layer';

/** How far below the centre of mass a name stands. m */
const below = 6.5;

export class LabelLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #labels = new Map<Entity, Phaser.GameObjects.Text>();

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
  }

  draw({ session, viewport, poses }: Frame): void {
    for (const [entity, label] of this.#labels) {
      if (poses.has(entity)) continue;
      label.destroy();
      this.#labels.delete(entity);
    }
    for (const [entity, pose] of poses) {
      const name = session.givenName(entity);
      if (!name) continue;
      const { x, y } = viewport.toPage({ x: pose.x, y: pose.y + below });
      (this.#labels.get(entity) ?? this.#add(entity, name)).setPosition(Math.round(x), Math.round(y));
    }
  }

  #add(entity: Entity, name: string): Phaser.GameObjects.Text {
    const style = { fontFamily: 'system-ui, sans-serif', fontSize: '12px', color: '#dbe6f7' };
    const label = this.#scene.add
      .text(0, 0, name, { ...style, resolution: window.devicePixelRatio })
      .setOrigin(0.5, 0);
    this.#parent.add(label);
    this.#labels.set(entity, label);
    return label;
  }
}
