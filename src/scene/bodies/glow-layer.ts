// The glow round a hull whose motor is at its limit. It lies below plumes and hulls.
import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import type { BodyLook } from '../../view/game-presentation';
import { isHot } from '../../view/heat';
import { palette } from '../../view/palette';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';
import { isSpeck } from './detail';
import { drawnArt, hullPart, placePart } from './hull-art';

/** Opacity of a glow. */
const glowAlpha = 0.85;

/** Time in which a glow fades, so that a motor that goes from one limit to the other does not flicker. s */
const cools = 0.18;

interface Glow {
  readonly image: Phaser.GameObjects.Image;
  /** 0 to 1. */
  heat: number;
}

export class GlowLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #glows = new Visuals<Glow>(({ image }) => image.destroy());
  #clock = 0;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
  }

  draw({ session, view, viewport, poses, clock }: Frame): void {
    const face = view.faces.of(session.scenario);
    const cooled = (clock - this.#clock) / cools;
    this.#clock = clock;
    this.#glows.sweep(poses);
    for (const [entity, pose] of poses) {
      const hot = isHot(entity);
      const known = this.#glows.known(entity);
      if (!hot && !known?.heat) continue;
      const look = face?.look?.(session, entity) ?? null;
      const speck = isSpeck(entity, viewport, look?.scale);
      if (speck && !known) continue;
      const glow = known ?? this.#glows.of(entity, () => this.#make(entity, look));
      glow.heat = hot ? 1 : Math.max(0, glow.heat - cooled);
      const alpha = glowAlpha * glow.heat * (face?.opacity?.(session, entity) ?? 1);
      const seen = alpha > 0 && !speck;
      glow.image.setAlpha(alpha).setVisible(seen);
      if (seen) placePart(glow.image, 'glow', entity, pose, viewport, { enlarged: look?.scale });
    }
  }

  #make(entity: Entity, look: BodyLook | null): Glow {
    const image = hullPart(this.#scene, drawnArt(this.#scene.textures, entity, look?.art), 'glow').setTint(
      palette.heat,
    );
    this.#parent.add(image);
    return { image, heat: 0 };
  }
}
