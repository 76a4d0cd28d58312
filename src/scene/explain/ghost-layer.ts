// Ghosts: where each body would point now in the time-optimal turn.

import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import { artOf } from '../../view/body-art';
import { colourOf } from '../../view/body-colours';
import { addHullImage, placeHull, tintHull } from '../bodies/hull-art';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';

/** Smallest angle between ghost and body at which the ghost is drawn. rad */
const leastAngle = 0.02;

/** Opacity of a ghost. */
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
      const angle = session.simulation.measures.of(entity)?.turn.ghost ?? null;
      const visible = view.shown.vectors && angle !== null && Math.abs(angle - pose.angle) > leastAngle;
      if (!visible) {
        this.#ghosts.known(entity)?.setVisible(false);
        continue;
      }
      const image = this.#ghosts.of(entity, () => this.#make(entity));
      tintHull(image, artOf(entity), colourOf(session, entity));
      placeHull(image.setVisible(true), entity, pose, viewport, angle);
    }
  }

  #make(entity: Entity): Phaser.GameObjects.Image {
    const image = addHullImage(this.#scene, artOf(entity)).setAlpha(ghostAlpha);
    this.#parent.add(image);
    return image;
  }
}
