// The bodies: their art, and a flame as long as the thrust is strong.

import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import { artOf } from '../../view/body-art';
import { colourOf } from '../../view/body-colours';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';
import { addHullImage, centreOf, placeHull, tintHull } from './hull-art';

/**
 * The flame of a body of size 1: its length at full thrust, the pilot light's length, the shortest length that is drawn,
 * and the width at full thrust. m
 */
const flameShape = { full: 5, pilot: 1.1, least: 0.3, width: 1.7 };

/** Flicker of a flame: half the largest loss of length, as a fraction; its rate (rad/s); and the width without thrust, as a fraction. */
const flicker = { share: 0.08, rate: 71, thin: 0.6 };

interface Body {
  readonly hull: Phaser.GameObjects.Image;
  readonly flame: Phaser.GameObjects.Image;
}

export class BodyLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #bodies = new Visuals<Body>(({ hull, flame }) => {
    hull.destroy();
    flame.destroy();
  });

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
  }

  draw(frame: Frame): void {
    const { session, view, poses, viewport } = frame;
    const face = view.faces.of(session.scenario);
    this.#bodies.sweep(poses);
    for (const [entity, pose] of poses) {
      const { hull, flame } = this.#bodies.of(entity, () => this.#make(entity));
      tintHull(hull, artOf(entity), colourOf(session, entity));
      placeHull(hull, entity, pose, viewport);
      hull.setAlpha(face?.opacity?.(session, entity) ?? 1);
      drawFlame(flame, entity, { ...centreOf(entity, pose), angle: pose.angle }, frame);
    }
  }

  #make(entity: Entity): Body {
    const flame = this.#scene.add.image(0, 0, 'flame').setOrigin(1, 0.5);
    const hull = addHullImage(this.#scene, artOf(entity));
    this.#parent.add([flame, hull]);
    return { hull, flame };
  }
}

/** Draws the flame of a body, at its tail or opposite to its thrust. */
function drawFlame(
  image: Phaser.GameObjects.Image,
  entity: Entity,
  at: { x: number; y: number; angle: number },
  { viewport, clock }: Frame,
): void {
  const { flame } = artOf(entity);
  const { thrust, command, limits, build } = entity;
  const atTail = flame?.against === 'nose';
  const forward = thrust.x * Math.cos(at.angle) + thrust.y * Math.sin(at.angle);
  const push = atTail ? Math.max(0, forward) : Math.hypot(thrust.x, thrust.y);
  const share = Math.min(1, push / limits.linearAcceleration);
  const flying = command.kind === 'seek' || command.kind === 'follow-path';
  const pilot = flying && atTail ? flameShape.pilot : 0;
  const flickering = 1 - flicker.share * (1 - Math.sin(clock * flicker.rate));
  const length = (pilot + Math.sqrt(share) * (flameShape.full - pilot)) * flickering;
  image.setVisible(flame !== undefined && length > flameShape.least);
  if (!flame || !image.visible) return;
  const angle = atTail ? at.angle : Math.atan2(thrust.y, thrust.x);
  const root = flame.root * build.size;
  const { x, y } = viewport.toPage({ x: at.x - root * Math.cos(angle), y: at.y - root * Math.sin(angle) });
  const scale = build.size * viewport.zoom;
  const width = flameShape.width * (flicker.thin + (1 - flicker.thin) * share);
  image
    .setPosition(x, y)
    .setRotation(angle)
    .setDisplaySize(length * scale, width * scale);
}
