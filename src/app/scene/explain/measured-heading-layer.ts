// The heading that a noisy or late sensor measures, as an outline under the hull.
import { isMisinformed } from '../../../world/entities/steered-body';
import { palette } from '../../view/palette';
import { drawPart } from '../bodies/hulls';
import { layerOf } from '../layer';

/** Opacity of the pale hull that shows a body's measured heading, 0 to 1. */
const ghostAlpha = 0.55;

export const measuredHeadingLayer = layerOf(
  (surface) => surface.strips(),
  (strips, { bodies, viewport }) => {
    for (const [entity, body] of bodies) {
      if (!isMisinformed(entity) || entity.turn.error === null || !body.box) continue;
      const heading = entity.turn.told + viewport.turn;
      drawPart(strips, body, 'paint', { colour: palette.label, alpha: ghostAlpha * body.alpha, heading });
    }
  },
);
