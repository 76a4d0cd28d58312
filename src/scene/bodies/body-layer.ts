// The bodies: their hulls, lit from one side.
import type Phaser from 'phaser';
import { artOf } from '../../view/body-art';
import { colourOf } from '../../view/body-colours';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';
import { HullImage } from './hull-art';

export class BodyLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #hulls = new Visuals<HullImage>((hull) => hull.destroy());

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
  }

  draw({ session, view, viewport, poses }: Frame): void {
    const face = view.faces.of(session.scenario);
    this.#hulls.sweep(poses);
    for (const [entity, pose] of poses) {
      const hull = this.#hulls.of(entity, () => new HullImage(this.#scene, this.#parent, artOf(entity)));
      const alpha = face?.opacity?.(session, entity) ?? 1;
      hull.draw(entity, pose, viewport, { colour: colourOf(session, entity), alpha });
    }
  }
}
