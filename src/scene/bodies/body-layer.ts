// The bodies: their hulls, lit from one side, with a glow where the motor is at its limit.
import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import { artOf } from '../../view/body-art';
import { colourOf } from '../../view/body-colours';
import { isHot } from '../../view/heat';
import { palette } from '../../view/palette';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';
import { HullImage, hullPart, placePart } from './hull-art';

/** Opacities of the glow round a hull at its limit, and of its edge. */
const heatAlpha = { glow: 0.8, edge: 0.85 };

/** Time in which a glow fades, so that a motor that goes from one limit to the other does not flicker. s */
const cools = 0.18;

/** A hull and its glow. */
interface Body {
  readonly hull: HullImage;
  readonly glow: Phaser.GameObjects.Image;
  readonly edge: Phaser.GameObjects.Image;
  /** 0 to 1. */
  heat: number;
}

export class BodyLayer implements Layer {
  readonly #scene: Phaser.Scene;
  /** All glows are below all hulls. */
  readonly #glows: Phaser.GameObjects.Container;
  readonly #hulls: Phaser.GameObjects.Container;
  readonly #bodies = new Visuals<Body>(({ hull, glow, edge }) => {
    hull.destroy();
    glow.destroy();
    edge.destroy();
  });
  #clock = 0;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#glows = scene.add.container(0, 0);
    this.#hulls = scene.add.container(0, 0);
    parent.add([this.#glows, this.#hulls]);
  }

  draw({ session, view, viewport, poses, clock }: Frame): void {
    const face = view.faces.of(session.scenario);
    const cooled = (clock - this.#clock) / cools;
    this.#clock = clock;
    this.#bodies.sweep(poses);
    for (const [entity, pose] of poses) {
      const body = this.#bodies.of(entity, () => this.#make(entity));
      const alpha = face?.opacity?.(session, entity) ?? 1;
      body.hull.draw(entity, pose, viewport, { colour: colourOf(session, entity), alpha });
      body.heat = isHot(entity) ? 1 : Math.max(0, body.heat - cooled);
      glow(body, entity, pose, { viewport, alpha });
    }
  }

  #make(entity: Entity): Body {
    const art = artOf(entity);
    const glow = hullPart(this.#scene, art, 'glow').setTint(palette.heat);
    this.#glows.add(glow);
    const hull = new HullImage(this.#scene, this.#hulls, art);
    const edge = hullPart(this.#scene, art, 'outline').setTint(palette.heat);
    this.#hulls.add(edge);
    return { hull, glow, edge, heat: 0 };
  }
}

function glow(
  { glow, edge, heat }: Body,
  entity: Entity,
  pose: Pose,
  { viewport, alpha }: Pick<Frame, 'viewport'> & { alpha: number },
): void {
  const strength = heat * alpha;
  glow.setVisible(strength > 0).setAlpha(heatAlpha.glow * strength);
  edge.setVisible(strength > 0).setAlpha(heatAlpha.edge * strength);
  if (strength === 0) return;
  placePart(glow, 'glow', entity, pose, viewport);
  placePart(edge, 'outline', entity, pose, viewport);
}
