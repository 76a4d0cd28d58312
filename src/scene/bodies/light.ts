// The one light of the picture, from the upper left: which side of a hull it falls on. Free of Phaser.

/** Direction to the light on the page, of length 1: right and down. */
const light = { x: -0.6, y: -0.8 };

/** How much the light falls on the right side of a body that points along `angle`, from 1 to -1, which is wholly on its left side. @param angle rad */
export function lightFrom(angle: number): number {
  return light.y * Math.cos(angle) - light.x * Math.sin(angle);
}
