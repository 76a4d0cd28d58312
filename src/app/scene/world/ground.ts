// The background: a grid line every 10 m, and an image if the scenario asks for one.
import type { Point } from '../../../world/entities/command';
import { palette } from '../../view/palette';
import { type LayerMaker, layerOf } from '../layer';

/** Size and opacity of the background image around the origin of the world. */
const backdrop = {
  /** Width of the background image. m */
  width: 90,
  /** Opacity of the background image, 0 to 1. */
  alpha: 0.22,
};

/** Distance in the world between two lines of the background grid. m */
const spacing = 10;

/** Smallest distance between drawn grid lines, CSS pixels */
const leastGap = 24;

/** Opacity of a line of the background grid, 0 to 1. */
const opacity = 0.04;

export const backdropLayer = layerOf(
  (surface) => surface.strips(),
  (strips, { session, viewport }) => {
    const { backdrop: picture } = session.simulation.scenario;
    if (!picture) return;
    const { x, y } = viewport.toPage({ x: 0, y: 0 });
    const side = backdrop.width * viewport.zoom;
    strips.use(picture);
    strips.image(x, y, side, side, { alpha: backdrop.alpha });
  },
);

export const gridLayer: LayerMaker = (surface) => {
  const graphics = surface.lastingGraphics();
  let drawn = '';
  return ({ view, viewport }) => {
    graphics.setVisible(view.shown.grid);
    const { left, top, right, bottom } = viewport.bounds;
    const { width, height, zoom, turn } = viewport;
    const wanted = `${left} ${top} ${zoom} ${width} ${height} ${turn}`;
    if (!view.shown.grid || wanted === drawn) return;
    drawn = wanted;
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
  };
};

function onPixel({ x, y }: Point): Point {
  return { x: Math.floor(x) + 0.5, y: Math.floor(y) + 0.5 };
}
