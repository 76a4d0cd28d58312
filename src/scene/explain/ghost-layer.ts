// Ghosts: where each body would point now in the time-optimal turn, as an outline, one of them labelled.
import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import { artOf } from '../../view/body-art';
import { colourOf } from '../../view/body-colours';
import { palette } from '../../view/palette';
import { centreOf, hullPart, placePart } from '../bodies/hull-art';
import { Visuals } from '../draw/visuals';
import { importance } from '../labels/label-board';
import type { Frame, Layer } from '../layer';

/** Smallest angle between ghost and body at which the ghost is drawn. rad */
const leastAngle = 0.02;

/** Smallest angle at which one of them is labelled. rad */
const leastLabelled = 0.15;

/** How far its nose is from the centre of mass of a body of size 1. m */
const nose = 4;

/** Opacity of a ghost. */
const ghostAlpha = 0.55;

export class GhostLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #ghosts = new Visuals<Phaser.GameObjects.Image>((image) => image.destroy());

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
  }

  draw({ session, view, viewport, poses, labels }: Frame): void {
    this.#ghosts.sweep(poses);
    let labelled = false;
    for (const [entity, pose] of poses) {
      const angle = session.simulation.measures.of(entity)?.turn.ghost ?? null;
      const apart = angle === null ? 0 : Math.abs(angle - pose.angle);
      if (!view.shown.ghost || angle === null || apart <= leastAngle) {
        this.#ghosts.known(entity)?.setVisible(false);
        continue;
      }
      const image = this.#ghosts.of(entity, () => this.#make(entity));
      image.setVisible(true).setTint(colourOf(session, entity));
      placePart(image, 'outline', entity, pose, viewport, { angle });
      if (labelled || apart < leastLabelled) continue;
      labelled = true;
      const { x, y } = centreOf(entity, pose);
      const reach = nose * entity.build.size;
      labels.place({
        id: 'ghost',
        text: 'best possible turn',
        at: viewport.toPage({ x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }),
        sides: ['right', 'left', 'above', 'below'],
        priority: importance.ghost,
        colour: palette.caption,
      });
    }
  }

  #make(entity: Entity): Phaser.GameObjects.Image {
    const image = hullPart(this.#scene, artOf(entity), 'outline').setAlpha(ghostAlpha);
    this.#parent.add(image);
    return image;
  }
}
