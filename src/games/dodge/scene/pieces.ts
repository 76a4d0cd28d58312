// The player of Dodge in seven pieces: its own picture, cut, that flies apart.
import type Phaser from 'phaser';
import { centreOf } from '../../../scene/bodies/hull-art';
import type { Entity } from '../../../simulation/entity-kinds';
import type { Pose } from '../../../simulation/pose';
import { artOf, bodyArt } from '../../../view/body-art';
import type { Viewport } from '../../../view/viewport';
import { playerScale } from '../looks';

/** The hull's part of the picture: where its paint and its trim begin, pixels a metre, and the middle of mass from the left edge and the top. Pixels */
const sheet = { paint: 0, trim: 512, density: 100, middle: { x: 472, y: 256 } } as const;

/** The pieces: left, top, width and height in the picture (pixels), velocity along and across the heading (m/s), spin (rad/s). */
const cuts = [
  { at: [100, 140, 150, 116], velocity: [-4, -2.5], spin: -2 },
  { at: [100, 256, 150, 116], velocity: [-3.2, 3.4], spin: 2.4 },
  { at: [250, 100, 170, 156], velocity: [-1.2, -4], spin: 1.6 },
  { at: [250, 256, 170, 156], velocity: [-0.8, 4], spin: -1.8 },
  { at: [420, 110, 190, 146], velocity: [1.6, -3.4], spin: -1.4 },
  { at: [420, 256, 190, 146], velocity: [1.2, 3.6], spin: 2 },
  { at: [610, 140, 300, 232], velocity: [4, 0.6], spin: 1.1 },
] as const;

/** How far apart the pieces are thrown at once, as time at their velocity. s */
const thrown = 0.5;

export class Pieces {
  readonly #images: { readonly paint: Phaser.GameObjects.Image; readonly trim: Phaser.GameObjects.Image }[];

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    const { texture } = bodyArt.character;
    const source = scene.textures.get(texture);
    this.#images = cuts.map(({ at: [x, y, width, height] }, n) => {
      const image = (part: 'paint' | 'trim') => {
        const name = `piece ${part} ${n}`;
        if (!source.has(name)) source.add(name, 0, x, y + sheet[part], width, height);
        const made = scene.add.image(0, 0, texture, name);
        parent.add(made);
        return made;
      };
      return { paint: image('paint'), trim: image('trim') };
    });
  }

  /** @param time the slow time since the hit. s @param alpha opacity @param white whether the pieces flash */
  draw(player: Entity, pose: Pose, viewport: Viewport, { time, alpha, white }: Look): void {
    const centre = centreOf(player, pose);
    const scale = (player.build.size * playerScale) / sheet.density;
    const [cos, sin] = [Math.cos(pose.angle), Math.sin(pose.angle)];
    const flown = time > 0 ? time + thrown * Math.min(1, time / 0.012) : thrown;
    for (const [n, { at, velocity, spin }] of cuts.entries()) {
      const [x, y, width, height] = at;
      const along = (x + width / 2 - sheet.middle.x) * scale + velocity[0] * flown;
      const across = (y + height / 2 - sheet.middle.y) * scale + velocity[1] * flown;
      const page = viewport.toPage({
        x: centre.x + along * cos - across * sin,
        y: centre.y + along * sin + across * cos,
      });
      for (const image of Object.values(this.#images[n]))
        image
          .setPosition(page.x, page.y)
          .setRotation(pose.angle + viewport.turn + spin * flown)
          .setScale(scale * viewport.zoom)
          .setAlpha(alpha)
          .setVisible(true);
      this.#images[n].paint.setTint(white ? 0xffffff : artOf(player).colour);
    }
  }

  hide(): void {
    for (const { paint, trim } of this.#images) {
      paint.setVisible(false);
      trim.setVisible(false);
    }
  }
}

/** How the pieces look at a moment. */
interface Look {
  readonly time: number;
  readonly alpha: number;
  readonly white: boolean;
}
