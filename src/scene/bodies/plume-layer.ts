// Plumes: warm exhaust as long as the thrust is strong, and cold side jets as long as the torque is.
import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import { ImagePool } from '../draw/image-pool';
import { prefersReducedMotion } from '../draw/reduced-motion';
import type { Frame, Layer } from '../layer';
import { isSpeck, mayBeSeen } from './detail';
import { plumesOf } from './exhaust';
import { centreOf } from './hull-art';
import { jetShare, jetSize, jetsOf } from './jets';

/** The pictures: where the plume begins on its canvas, as a fraction of it, and its length and width as fractions of the canvas's. */
export const plumePictures = {
  exhaust: { key: 'flame', origin: 0.25 / 1.6, length: 1 / 1.6, width: 1 / 3.2 },
  jet: { key: 'jet', origin: 0.25 / 1.6, length: 1 / 1.6, width: 1 / 4 },
};

/** Flicker of plumes: the largest loss of length as a fraction, and its rate (rad/s). */
const flicker = { share: 0.14, rate: 71 };

/** Smallest side of a page with jets of the usual size. CSS pixels. Bodies on a smaller one are drawn smaller. */
const smallPage = 500;

/** A plume's place: its root from the centre of mass (m, along the body), where it blows, and its size (m). */
interface Plume {
  readonly x: number;
  readonly y: number;
  /** rad, on the page */
  readonly angle: number;
  readonly length: number;
  readonly width: number;
}

/** Takes a plume on its way to the page: its picture, its root (CSS pixels), where it blows, and its picture's length and width (CSS pixels). */
type PutPlume = (
  picture: PlumePicture,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  alpha: number,
) => void;

export type PlumePicture = keyof typeof plumePictures;

export class PlumeLayer implements Layer {
  readonly #exhausts: ImagePool;
  readonly #jets: ImagePool;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#exhausts = new ImagePool(scene, parent, plumePictures.exhaust.key);
    this.#jets = new ImagePool(scene, parent, plumePictures.jet.key);
  }

  draw(frame: Frame): void {
    this.#exhausts.begin();
    this.#jets.begin();
    eachPlume(frame, (picture, x, y, angle, length, width, alpha) => {
      const pool = picture === 'jet' ? this.#jets : this.#exhausts;
      pool
        .next()
        .setOrigin(plumePictures[picture].origin, 0.5)
        .setPosition(x, y)
        .setRotation(angle)
        .setAlpha(alpha)
        .setDisplaySize(length, width);
    });
    this.#exhausts.end();
    this.#jets.end();
  }
}

/** Finds the plumes of all bodies in sight. */
export function eachPlume({ session, view, viewport, poses, clock }: Frame, take: PutPlume): void {
  const face = view.faces.of(session.scenario);
  const still = prefersReducedMotion();
  const { length, width } =
    Math.min(viewport.width, viewport.height) < smallPage ? jetSize.small : jetSize.large;
  let n = -1;
  for (const [entity, pose] of poses) {
    n += 1;
    const enlarged = face?.look?.(session, entity)?.scale ?? 1;
    if (isSpeck(entity, viewport, enlarged)) continue;
    if (!mayBeSeen(entity, viewport.toPage(pose), viewport, enlarged)) continue;
    const alpha = face?.opacity?.(session, entity) ?? 1;
    const put = (picture: PlumePicture, plume: Plume) =>
      place(picture, entity, pose, grown(plume, enlarged), alpha, viewport, take);
    // Each body flickers at its own time.
    const burning = still ? 1 : 1 - (flicker.share / 2) * (1 - Math.sin(clock * flicker.rate + n));
    for (const plume of plumesOf(entity, pose)) put('exhaust', { ...plume, length: plume.length * burning });
    const share = jetShare(entity);
    const { size } = entity.build;
    for (const { x, y, side } of jetsOf(entity, share)) {
      const angle = pose.angle + (side * Math.PI) / 2;
      put('jet', { x, y, angle, length: Math.abs(share) * length * size * burning, width: width * size });
    }
  }
}

/** Brings a plume of a body to the page. */
function place(
  picture: PlumePicture,
  entity: Entity,
  pose: Pose,
  { x, y, angle, length, width }: Plume,
  alpha: number,
  viewport: Frame['viewport'],
  take: PutPlume,
): void {
  const shape = plumePictures[picture];
  const centre = centreOf(entity, pose);
  const [cos, sin] = [Math.cos(pose.angle), Math.sin(pose.angle)];
  const at = viewport.toPage({ x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos });
  const long = (length * viewport.zoom) / shape.length;
  take(picture, at.x, at.y, angle + viewport.turn, long, (width * viewport.zoom) / shape.width, alpha);
}

/** A plume of a body that is drawn larger than it is. */
function grown({ x, y, angle, length, width }: Plume, by: number): Plume {
  return { x: x * by, y: y * by, angle, length: length * by, width: width * by };
}
