// Draws the circle in which the missile catches its target.
import { drawingLayer } from '../../../app/scene/layer';
import { palette } from '../../../app/view/palette';
import { helloOf, reach } from '../rules/hello';

export const reachLayer = drawingLayer((graphics, { session, viewport }) => {
  if (!helloOf(session.simulation)) return;
  const { x, y } = viewport.toPage(session.commands.target);
  graphics.lineStyle(1, palette.label).strokeCircle(x, y, reach * viewport.zoom);
});
