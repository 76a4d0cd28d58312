// Images of hulls: which texture a body has in which colour, and where on it the centre of mass is.
import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import { artOf, type BodyArt, bodyArt } from '../../view/body-art';
import type { Viewport } from '../../view/viewport';

/** Name of the texture with an art's grey picture. */
const plainTexture = (texture: string) => `${texture}-plain`;

/** Loads the pictures of all bodies. */
export function loadHulls({ load }: Phaser.Scene): void {
  for (const { texture, picture, plain } of Object.values<BodyArt>(bodyArt)) {
    load.svg(texture, picture);
    if (plain) load.svg(plainTexture(texture), plain);
  }
}

/** Adds an image of a hull; its origin is the centre of mass. */
export function addHullImage(scene: Phaser.Scene, { texture, canvas: { width, back } }: BodyArt) {
  return scene.add.image(0, 0, texture).setOrigin(back / width, 0.5);
}

/** Gives a hull a colour, 0xRRGGBB: its own picture in the art's colour, else the grey one tinted. */
export function tintHull(image: Phaser.GameObjects.Image, art: BodyArt, colour: number): void {
  const own = art.plain !== undefined && colour === art.colour;
  const key = art.plain !== undefined && !own ? plainTexture(art.texture) : art.texture;
  if (image.texture.key !== key) image.setTexture(key);
  image.setTint(own ? 0xffffff : colour);
}

/**
 * Places a hull where its body is, at its true size.
 * @param angle where it points; as the body when left out. rad
 */
export function placeHull(
  image: Phaser.GameObjects.Image,
  entity: Entity,
  pose: Pose,
  viewport: Viewport,
  angle = pose.angle,
): void {
  const { x, y } = viewport.toPage(centreOf(entity, pose));
  const { width } = artOf(entity).canvas;
  const scale = (width * entity.build.size * viewport.zoom) / image.width;
  image.setPosition(x, y).setRotation(angle).setScale(scale);
}

/** Where the centre of mass is when the body is drawn in a pose. */
export function centreOf({ body }: Entity, { x, y, angle }: Pose): { x: number; y: number } {
  const centre = body.getLocalCenter();
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + centre.x * cos - centre.y * sin, y: y + centre.x * sin + centre.y * cos };
}
