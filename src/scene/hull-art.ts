// The hulls' art: how it lies on its canvas.
import type Phaser from 'phaser';
import type { Family } from '../entities/entity-kinds';
import type { Viewport } from './viewport';

/** The art's canvas is 8 × 4 m, with the centre of mass here, as a share of it. */
const canvas = { width: 8, centre: { x: 3.75 / 8, y: 0.5 } };

/** An image of a hull that turns about its centre of mass. */
export function placeArt(scene: Phaser.Scene, family: Family): Phaser.GameObjects.Image {
  return scene.add.image(0, 0, family).setOrigin(canvas.centre.x, canvas.centre.y);
}

/** The scale that shows the hull at its true size. */
export function artScale(image: Phaser.GameObjects.Image, viewport: Viewport): number {
  return (canvas.width * viewport.zoom) / image.width;
}
