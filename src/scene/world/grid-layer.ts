// The grid: a line every 10 m, and finer ones when there is room.

import type Phaser from 'phaser';
import type { Extent } from '../../files/game';
import { palette } from '../../view/palette';
import type { Viewport } from '../../view/viewport';
import type { Frame, Layer } from '../layer';

/** Distance between the grid's main lines. m */
const gridSpacing = 10;

/** Smallest distance between lines that are drawn. CSS pixels */
const leastGap = 14;

export class GridLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw({ view, viewport }: Frame): void {
    const graphics = this.#graphics;
    graphics.clear();
    if (!view.shown.grid) return;
    const bounds = viewport.bounds;
    const levels = [
      { spacing: gridSpacing / 5, colour: palette.gridFine, alpha: 0.55 },
      { spacing: gridSpacing, colour: palette.grid, alpha: 0.6 },
      { spacing: gridSpacing * 10, colour: palette.grid, alpha: 0.9 },
    ];
    for (const { spacing, colour, alpha } of levels) {
      if (spacing * viewport.zoom < leastGap) continue;
      graphics.lineStyle(1, colour, alpha);
      this.#lines(viewport, bounds, spacing);
    }
  }

  #lines(viewport: Viewport, { left, top, right, bottom }: Extent, spacing: number): void {
    for (let x = Math.ceil(left / spacing) * spacing; x <= right; x += spacing) {
      const at = Math.round(viewport.toPage({ x, y: 0 }).x) + 0.5;
      this.#graphics.lineBetween(at, 0, at, viewport.height);
    }
    for (let y = Math.ceil(top / spacing) * spacing; y <= bottom; y += spacing) {
      const at = Math.round(viewport.toPage({ x: 0, y }).y) + 0.5;
      this.#graphics.lineBetween(0, at, viewport.width, at);
    }
  }
}
