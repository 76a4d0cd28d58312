// The grid: a line every 10 m, drawn anew only when the view has changed.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
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
    graphics.lineStyle(1, palette.label, opacity);
    // On the middle of a pixel, so that a line along an edge of the page is one pixel wide.
    const line = (from: Point, to: Point) => {
      const [a, b] = [onPixel(viewport.toPage(from)), onPixel(viewport.toPage(to))];
      graphics.lineBetween(a.x, a.y, b.x, b.y);
    };
    for (let x = Math.ceil(left / gap) * gap; x <= right; x += gap) line({ x, y: top }, { x, y: bottom });
    for (let y = Math.ceil(top / gap) * gap; y <= bottom; y += gap) line({ x: left, y }, { x: right, y });
  }
}

function onPixel({ x, y }: Point): Point {
  return { x: Math.floor(x) + 0.5, y: Math.floor(y) + 0.5 };
}
