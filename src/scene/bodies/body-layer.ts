// The bodies: their hulls, lit from one side.
import type Phaser from 'phaser';
import { colourOf } from '../../view/body-colours';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';
import { drawnArt, HullImage } from './hull-art';

export class BodyLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #hulls = new Visuals<HullImage>((hull) => hull.destroy());

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
  }

  draw({ session, view, viewport, poses, hulls }: Frame): void {
    const face = view.faces.of(session.scenario);
    this.#hulls.sweep(poses);
    for (const [entity, pose] of poses) {
      if (!hulls.has(entity)) {
        this.#hulls.known(entity)?.hide();
        continue;
      }
      const look = face?.look?.(session, entity);
      const art = () => drawnArt(this.#scene.textures, entity, look?.art);
      const hull = this.#hulls.of(entity, () => new HullImage(this.#scene, this.#parent, art()));
      const alpha = face?.opacity?.(session, entity) ?? 1;
      const colour = look?.colour ?? colourOf(session, entity);
      hull.draw(entity, pose, viewport, { colour, alpha, enlarged: look?.scale });
    }
  }
}
