// The hulls' art: which picture a body has in which colour, and how it lies on its canvas.
import type Phaser from 'phaser';
import type { Entity } from '../../entities/moving-entity';
import { familyOf } from '../../session/rosters';
import { type EntityName, entityKinds, type Family } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import { familyColours } from '../../view/palette';
import type { Viewport } from '../../view/viewport';

/** The art's canvas: width and height, and how far from its left edge the centre of mass is. m */
const slim = { width: 8, height: 4, back: 3.75 };
const canvases = { missile: slim, character: slim, turret: { width: 9, height: 4, back: 3.5 } };

/** The origin of the 2013 bodies lies this far behind their centre of mass. m */
const publishedShift: Readonly<Record<Family, number>> = { missile: 0.95918, character: 0.94118, turret: 0 };

/** Families whose picture has the family's colour in it; other colours take the picture in greys, tinted. */
const painted: ReadonlySet<Family> = new Set<Family>(['missile', 'character']);

/** An image of a hull that turns about its centre of mass. */
export function placeArt(scene: Phaser.Scene, family: Family): Phaser.GameObjects.Image {
  const { width, back } = canvases[family];
  return scene.add.image(0, 0, family).setOrigin(back / width, 0.5);
}

/** Gives a hull a colour, 0xRRGGBB. */
export function dress(image: Phaser.GameObjects.Image, family: Family, colour: number): void {
  const own = painted.has(family) && colour === familyColours[family];
  const key = painted.has(family) && !own ? `${family}-plain` : family;
  if (image.texture.key !== key) image.setTexture(key);
  image.setTint(own ? 0xffffff : colour);
}

/**
 * Puts a hull where its body is, at its true size.
 * @param angle where it points, when that is not where the body does. rad
 */
export function lay(
  image: Phaser.GameObjects.Image,
  entity: Entity,
  pose: Pose,
  viewport: Viewport,
  angle = pose.angle,
): void {
  const { x, y } = viewport.toPage(centreOf(entity, pose));
  const { width } = canvases[familyOf(entity.kind)];
  const scale = (width * entity.build.size * viewport.zoom) / image.width;
  image.setPosition(x, y).setRotation(angle).setScale(scale);
}

/** Where the centre of mass is when the body is drawn in a pose. */
export function centreOf({ kind }: Entity, { x, y, angle }: Pose): { x: number; y: number } {
  const { family, published } = entityKinds[kind as EntityName];
  const shift = published ? publishedShift[family] : 0;
  return { x: x + shift * Math.cos(angle), y: y + shift * Math.sin(angle) };
}
