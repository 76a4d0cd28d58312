// The bodies: their art, and a flame that follows the thrust.
import type Phaser from 'phaser';
import type { Entity } from '../../entities/moving-entity';
import { Dodge } from '../../games/dodge/rules/dodge';
import { type EntityName, entityKinds, type Family } from '../../simulation/entity-kinds';
import { colourOf } from '../../view/body-colours';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';
import { centreOf, dress, lay, placeArt } from './hull-art';

/**
 * The flame of a body of size 1: where it leaves the hull (from the centre of mass), its length at full thrust and that
 * of the pilot light, below which length there is none, and its width at full thrust. m
 */
const flameShape = {
  root: { missile: 3.2, character: 1.1, turret: 0 },
  full: 5,
  pilot: 1.1,
  least: 0.3,
  width: 1.7,
};

/** A flame's length flickers down by twice this share, at this rate, rad/s; without thrust it is as wide as this share. */
const flicker = { share: 0.08, rate: 71, thin: 0.6 };

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
    { thrust, command, limits, build }: Entity,
    family: Family,
    at: { x: number; y: number; angle: number },
    { viewport, clock }: Frame,
  ): void {
    const forward = thrust.x * Math.cos(at.angle) + thrust.y * Math.sin(at.angle);
    const push = family === 'missile' ? Math.max(0, forward) : Math.hypot(thrust.x, thrust.y);
    const share = Math.min(1, push / limits.linearAcceleration);
    const flying = command.kind === 'seek' || command.kind === 'follow-path';
    const pilot = flying && family === 'missile' ? flameShape.pilot : 0;
    const flickering = 1 - flicker.share * (1 - Math.sin(clock * flicker.rate));
    const length = (pilot + Math.sqrt(share) * (flameShape.full - pilot)) * flickering;
    flame.setVisible(length > flameShape.least);
    if (!flame.visible) return;
    const angle = family === 'missile' ? at.angle : Math.atan2(thrust.y, thrust.x);
    const root = flameShape.root[family] * build.size;
    const { x, y } = viewport.toPage({ x: at.x - root * Math.cos(angle), y: at.y - root * Math.sin(angle) });
    const scale = build.size * viewport.zoom;
    const width = flameShape.width * (flicker.thin + (1 - flicker.thin) * share);
    flame
      .setPosition(x, y)
      .setRotation(angle)
      .setDisplaySize(length * scale, width * scale);
  }

  #make(entity: Entity): Body {
    const { family } = entityKinds[entity.kind as EntityName];
    const flame = this.#scene.add.image(0, 0, 'flame').setOrigin(1, 0.5);
    const hull = placeArt(this.#scene, family);
    this.#parent.add([flame, hull]);
    return { hull, flame };
  }
}
