// Closed sectors: the headings that a body does not turn through, as a slice round it.
import type Phaser from 'phaser';
import { sectorWidth } from '../../entities/closed-sector';
import { palette } from '../../view/palette';
import { centreOf } from '../bodies/hull-art';
import type { Frame, Layer } from '../layer';
import { scaleAround, sectorRadius } from './dial';

const opacity = 0.22;

export class SectorLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw({ poses, viewport }: Frame): void {
    const graphics = this.#graphics;
    graphics.clear();
    for (const [entity, pose] of poses) {
      const closed = entity.guided?.closed;
      if (!closed) continue;
      const { x, y } = viewport.toPage(centreOf(entity, pose));
      const radius = sectorRadius * scaleAround(entity) * viewport.zoom;
      graphics.fillStyle(palette.error, opacity);
      const from = closed[0] + viewport.turn;
      graphics.slice(x, y, radius, from, from + sectorWidth(closed), false).fillPath();
    }
  }
}
