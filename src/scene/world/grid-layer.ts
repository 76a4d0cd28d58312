// The grid: a line every 10 m, drawn anew only when the view has changed.
import type Phaser from 'phaser';
import { palette } from '../../view/palette';
import type { Frame, Layer } from '../layer';

/** Distance between two lines. m */
const spacing = 10;

/** Smallest distance between lines that are drawn; farther away only every tenth is. CSS pixels */
const leastGap = 24;

/** Opacity of a line. */
const opacity = 0.04;

export class GridLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  #drawn = '';

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw({ view, viewport }: Frame): void {
    const graphics = this.#graphics;
    graphics.setVisible(view.shown.grid);
    const { left, top, right, bottom } = viewport.bounds;
    const { width, height, zoom } = viewport;
    const wanted = `${left} ${top} ${zoom} ${width} ${height}`;
    if (!view.shown.grid || wanted === this.#drawn) return;
    this.#drawn = wanted;
    const gap = spacing * zoom < leastGap ? spacing * 10 : spacing;
    graphics.clear();
    graphics.fillStyle(palette.label, opacity);
    for (let x = Math.ceil(left / gap) * gap; x <= right; x += gap)
      graphics.fillRect(Math.round(viewport.toPage({ x, y: 0 }).x), 0, 1, height);
    for (let y = Math.ceil(top / gap) * gap; y <= bottom; y += gap)
      graphics.fillRect(0, Math.round(viewport.toPage({ x: 0, y }).y), width, 1);
  }
}
