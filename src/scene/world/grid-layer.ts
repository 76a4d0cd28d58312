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
    const { width, height, zoom, turn } = viewport;
    const wanted = `${left} ${top} ${zoom} ${width} ${height} ${turn}`;
    if (!view.shown.grid || wanted === this.#drawn) return;
    this.#drawn = wanted;
    const gap = spacing * zoom < leastGap ? spacing * 10 : spacing;
    graphics.clear();
    graphics.fillStyle(palette.label, opacity);
    const down = (x: number) => graphics.fillRect(Math.round(x), 0, 1, height);
    const across = (y: number) => graphics.fillRect(0, Math.round(y), width, 1);
    const turned = viewport.turn !== 0;
    for (let x = Math.ceil(left / gap) * gap; x <= right; x += gap) {
      const at = viewport.toPage({ x, y: 0 });
      if (turned) across(at.y);
      else down(at.x);
    }
    for (let y = Math.ceil(top / gap) * gap; y <= bottom; y += gap) {
      const at = viewport.toPage({ x: 0, y });
      if (turned) down(at.x);
      else across(at.y);
    }
  }
}
