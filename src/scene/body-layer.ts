// The bodies: their art, and exhaust that follows the thrust.
import type Phaser from 'phaser';
import { type EntityName, entityKinds, type Family } from '../entities/entity-kinds';
import type { Entity } from '../entities/moving-entity';
import { Dodge } from '../simulation/dodge/dodge';
import { colourOf } from './body-colours';
import { centreOf, dress, lay, placeArt } from './hull-art';
import type { Frame, Layer } from './layer';
import { Visuals } from './visuals';

/** Exhaust: where it leaves the hull (m from the centre of mass), its length at full thrust and at rest. m. */
const exhaust = { root: { missile: 3.2, character: 1.1, turret: 0 }, full: 5, pilot: 1.1, width: 1.7 };

/** How much is seen of a missile of Dodge without fuel, which is harmless. */
const burntOut = 0.35;

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
    const { session, poses, viewport } = frame;
    this.#bodies.sweep(poses);
    for (const [entity, pose] of poses) {
      const { hull, flame } = this.#bodies.of(entity, () => this.#make(entity));
      const { family } = entityKinds[entity.kind as EntityName];
      dress(hull, family, colourOf(session, entity));
      lay(hull, entity, pose, viewport);
      const { rules } = session.simulation;
      hull.setAlpha(rules instanceof Dodge && rules.fuelOf(entity) === 0 ? burntOut : 1);
      this.#burn(flame, entity, family, { ...centreOf(entity, pose), angle: pose.angle }, frame);
    }
  }

  /** The missile burns at its tail, the character against the way it is pushed. */
  #burn(
    flame: Phaser.GameObjects.Image,
    { thrust, command, limits }: Entity,
    family: Family,
    at: { x: number; y: number; angle: number },
    { viewport, clock }: Frame,
  ): void {
    const forward = thrust.x * Math.cos(at.angle) + thrust.y * Math.sin(at.angle);
    const push = family === 'missile' ? Math.max(0, forward) : Math.hypot(thrust.x, thrust.y);
    const share = Math.min(1, push / limits.linearAcceleration);
    const flying = command.kind === 'seek' || command.kind === 'follow-path';
    const pilot = flying && family === 'missile' ? exhaust.pilot : 0;
    const length = (pilot + Math.sqrt(share) * (exhaust.full - pilot)) * (0.92 + 0.08 * Math.sin(clock * 71));
    flame.setVisible(length > 0.3);
    if (!flame.visible) return;
    const angle = family === 'missile' ? at.angle : Math.atan2(thrust.y, thrust.x);
    const root = exhaust.root[family];
    const { x, y } = viewport.toPage({ x: at.x - root * Math.cos(angle), y: at.y - root * Math.sin(angle) });
    flame
      .setPosition(x, y)
      .setRotation(angle)
      .setDisplaySize(length * viewport.zoom, exhaust.width * viewport.zoom * (0.6 + 0.4 * share));
  }

  #make(entity: Entity): Body {
    const { family } = entityKinds[entity.kind as EntityName];
    const flame = this.#scene.add.image(0, 0, 'flame').setOrigin(1, 0.5);
    const hull = placeArt(this.#scene, family);
    this.#parent.add([flame, hull]);
    return { hull, flame };
  }
}
