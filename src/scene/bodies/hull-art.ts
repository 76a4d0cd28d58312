// Images of hulls: the parts of a body's picture, how they are put together, and how the light falls on them.
import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import { artOf, type BodyArt, bodyArt } from '../../view/body-art';
import type { Viewport } from '../../view/viewport';
import { loadPicture } from '../draw/picture';
import { isSpeck } from './detail';
import { lightFrom } from './light';

/** A part of the picture: its left and top edge and its size (texture pixels), pixels a metre, and how far from its left edge the centre of mass is (m). */
interface Cut {
  readonly at: readonly [number, number];
  readonly size: readonly [number, number];
  readonly density: number;
  readonly back: number;
}

const row = { size: [1024, 512], density: 100, back: 4.72 } as const;
const half = { size: [512, 512], density: 40, back: 6.4 } as const;

/** The parts of every picture: what takes the body's colour, what does not, light from the left of the nose, glow and outline. All in one texture, so that all bodies of an art are one batch. */
export const hullCuts = {
  paint: { ...row, at: [0, 0] },
  trim: { ...row, at: [0, 512] },
  shade: { ...row, at: [0, 1024] },
  glow: { ...half, at: [0, 1536] },
  outline: { ...half, at: [512, 1536] },
} as const satisfies Record<string, Cut>;

export type HullPart = keyof typeof hullCuts;

/** The parts that make up what a body covers, one over the other: where they are in the texture. */
export const solidParts = [hullCuts.paint, hullCuts.trim] as const;

/** Loads the pictures of all bodies. */
export async function loadHulls({ textures }: Phaser.Scene): Promise<void> {
  const arts = Object.values<BodyArt>(bodyArt);
  await Promise.all(arts.map(({ texture, picture }) => loadPicture(textures, texture, picture)));
}

/** Loads a picture that a game brings, unless it is there; until it has come, bodies look as their kind does. */
export function loadHull({ textures }: Phaser.Scene, { texture, picture }: BodyArt): void {
  if (textures.exists(texture) || asked.has(texture)) return;
  asked.add(texture);
  void loadPicture(textures, texture, picture);
}

/** Pictures that are on their way. */
const asked = new Set<string>();

/** The art that a body is drawn in. @param wanted what a game wants in place of its kind's */
export function drawnArt(
  textures: Phaser.Textures.TextureManager,
  entity: Entity,
  wanted: BodyArt | undefined,
): BodyArt {
  return wanted && textures.exists(wanted.texture) ? wanted : artOf(entity);
}

/** Makes an image of one part of a hull; its origin is the centre of mass. */
export function hullPart(scene: Phaser.Scene, { texture }: BodyArt, part: HullPart) {
  const { at, size, density, back } = hullCuts[part];
  const source = scene.textures.get(texture);
  if (!source.has(part)) source.add(part, 0, at[0], at[1], size[0], size[1]);
  return scene.add.image(0, 0, texture, part).setOrigin((back * density) / size[0], 0.5);
}

/**
 * Places a part of a hull where its body is, at its true size.
 * @param angle where it points; as the body when left out. rad @param enlarged how much larger than it is
 */
export function placePart(
  image: Phaser.GameObjects.Image,
  part: HullPart,
  entity: Entity,
  pose: Pose,
  viewport: Viewport,
  { angle = pose.angle, enlarged = 1 }: { angle?: number; enlarged?: number } = {},
): void {
  const { x, y } = viewport.toPage(centreOf(entity, pose));
  const scale = (entity.build.size * enlarged * viewport.zoom) / hullCuts[part].density;
  image
    .setPosition(x, y)
    .setRotation(angle + viewport.turn)
    .setScale(scale);
}

/** A whole hull: painted in the body's colour, trimmed, and lit. A speck is only painted. */
export class HullImage {
  readonly #paint: Phaser.GameObjects.Image;
  readonly #trim: Phaser.GameObjects.Image;
  readonly #shade: Phaser.GameObjects.Image;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container, art: BodyArt) {
    this.#paint = hullPart(scene, art, 'paint');
    this.#trim = hullPart(scene, art, 'trim');
    this.#shade = hullPart(scene, art, 'shade');
    parent.add([this.#paint, this.#trim, this.#shade]);
  }

  /** @param colour 0xRRGGBB @param alpha opacity, 0 to 1 @param enlarged how much larger than it is */
  draw(
    entity: Entity,
    pose: Pose,
    viewport: Viewport,
    { colour, alpha, enlarged = 1 }: { colour: number; alpha: number; enlarged?: number },
  ): void {
    const whole = !isSpeck(entity, viewport, enlarged);
    this.#paint.setVisible(true).setTint(colour).setAlpha(alpha);
    this.#trim.setVisible(whole);
    this.#shade.setVisible(whole);
    placePart(this.#paint, 'paint', entity, pose, viewport, { enlarged });
    if (!whole) return;
    placePart(this.#trim, 'trim', entity, pose, viewport, { enlarged });
    placePart(this.#shade, 'shade', entity, pose, viewport, { enlarged });
    this.#trim.setAlpha(alpha);
    const light = lightFrom(pose.angle + viewport.turn);
    this.#shade.setFlipY(light > 0).setAlpha(alpha * Math.abs(light));
  }

  hide(): void {
    this.#paint.setVisible(false);
    this.#trim.setVisible(false);
    this.#shade.setVisible(false);
  }

  destroy(): void {
    this.#paint.destroy();
    this.#trim.destroy();
    this.#shade.destroy();
  }
}

/** Where the centre of mass is when the body is drawn in a pose. */
export function centreOf({ body }: Entity, { x, y, angle }: Pose): { x: number; y: number } {
  const centre = body.getLocalCenter();
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + centre.x * cos - centre.y * sin, y: y + centre.x * sin + centre.y * cos };
}
