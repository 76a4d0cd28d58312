// Ghosts: where each body would point if it did the time-optimal turn.
import type Phaser from 'phaser';
import { type EntityName, entityKinds } from '../entities/entity-kinds';
import type { Entity } from '../entities/moving-entity';
import { artScale, placeArt } from './hull-art';
import type { Frame, Layer } from './layer';
import { Visuals } from './visuals';

/** A ghost that points where the body does is not drawn. rad */
const leastLead = 0.02;

/** How much of a ghost is seen. */
const ghostAlpha = 0.28;

export class GhostLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #ghosts = new Visuals<Phaser.GameObjects.Image>((image) => image.destroy());

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
  }

  draw({ session, view, viewport, poses }: Frame): void {
    this.#ghosts.sweep(poses);
    for (const [entity, pose] of poses) {
      const angle = session.simulation.meterOf(entity)?.ghost ?? null;
      const visible = view.shown.vectors && angle !== null && Math.abs(angle - pose.angle) > leastLead;
      if (!visible) {
        this.#ghosts.known(entity)?.setVisible(false);
        continue;
      }
      const image = this.#ghosts.of(entity, () => this.#make(entity));
      const { x, y } = viewport.toPage(pose);
      image.setVisible(true).setPosition(x, y).setRotation(angle).setScale(artScale(image, viewport));
    }
  }

  #make(entity: Entity): Phaser.GameObjects.Image {
    const image = placeArt(this.#scene, entityKinds[entity.kind as EntityName].family).setAlpha(ghostAlpha);
    this.#parent.add(image);
    return image;
  }
}
