// The heading that a noisy or late sensor measures, as a needle from under the hull.
import { isMisinformed } from '../../../world/entities/steered-body';
import { hullLength } from '../../view/hull-size';
import { palette } from '../../view/palette';
import { drawingLayer } from '../layer';

/** Look of the needle that shows a body's measured heading. */
const needle = {
  /** Length of the needle from the body's centre. m, for a body of size 1 */
  length: 0.85 * hullLength,
  /** Line width of the needle. CSS pixels */
  width: 2,
  /** Opacity of the needle, 0 to 1. */
  alpha: 0.75,
};

export const measuredHeadingLayer = drawingLayer((graphics, { bodies, viewport }) => {
  for (const [entity, body] of bodies) {
    if (!isMisinformed(entity) || entity.turn.error === null || !body.box) continue;
    const { x, y } = body.centre;
    const heading = entity.turn.told + viewport.turn;
    const length = needle.length * body.scale;
    graphics.lineStyle(needle.width, palette.label, needle.alpha * body.alpha);
    graphics.lineBetween(x, y, x + length * Math.cos(heading), y + length * Math.sin(heading));
  }
});
