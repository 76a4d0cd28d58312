// Ghosts: outlines of the heading that each body would have now in the time-optimal turn. One of them is labelled.
import { colourOf } from '../../view/bodies';
import { palette } from '../../view/palette';
import { drawPart } from '../bodies/hulls';
import { importance } from '../labels/label-board';
import { layerOf } from '../layer';

/** An outline (ghost) shows the best possible heading if the actual heading differs by more than this angle. rad */
const leastAngle = 0.02;

/**
 * The ghost outline (best possible heading) has a label if the body's heading differs from it by at least this angle.
 * rad
 */
const leastLabelled = 0.15;

/** Distance of the nose from the centre of mass, for a body of size 1. m */
const nose = 4;

/** Opacity of a ghost (outline of a body at the best possible heading), 0 to 1. */
const ghostAlpha = 0.55;

export const ghostLayer = layerOf(
  (surface) => surface.strips(),
  (strips, { session, view, viewport, bodies, labels }) => {
    if (!view.shown.ghost) return;
    let labelled = false;
    for (const [entity, body] of bodies) {
      const angle = session.simulation.measures.of(entity)?.turn.ghost ?? null;
      const apart = angle === null ? 0 : Math.abs(angle - body.angle);
      if (angle === null || apart <= leastAngle) continue;
      const heading = angle + viewport.turn;
      drawPart(strips, body, 'outline', { colour: colourOf(session, entity), alpha: ghostAlpha, heading });
      if (labelled || apart < leastLabelled) continue;
      labelled = true;
      const reach = nose * body.scale;
      const { x, y } = body.centre;
      labels.place({
        id: 'ghost',
        text: 'best possible turn',
        at: { x: x + reach * Math.cos(heading), y: y + reach * Math.sin(heading) },
        sides: ['right', 'left', 'above', 'below'],
        priority: importance.ghost,
        colour: palette.caption,
      });
    }
  },
);
