// Drawn around a body: the sector of headings that it avoids, and the heading error of its control law as a wedge
// with a number.

import { angleText, toRadians } from '../../../laws/exact/figures';
import { sectorWidth } from '../../../world/entities/closed-sector';
import { kindOf } from '../../../world/simulation/entity-kinds';
import { colourOf } from '../../view/bodies';
import { palette } from '../../view/palette';
import type { Viewport } from '../../view/viewport';
import type { DrawnBody } from '../bodies/drawn-body';
import { drawWedge } from '../draw/strokes';
import { importance } from '../labels/label-board';
import { drawingLayer } from '../layer';

/** Look of the sector that shows the headings through which a body may not turn. */
const sector = {
  /** Radius of the drawn sector that shows a body's forbidden headings. m, for a body of the usual size */
  radius: 7,
  /** Opacity of the sector of forbidden headings, 0 to 1. */
  alpha: 0.36,
};

/** Sizes in the drawing of a heading error, for a body of size 1. m */
const reach = {
  /** Radius of the wedge that shows a heading error, m: 1.1 body lengths. */
  wedge: 8.25,
  /** Distance from the body's centre of mass to the number that gives the heading error. m */
  label: 10.2,
};

/** Smallest heading errors at which a body's error is drawn as a wedge, and written as a number. rad */
const least = {
  /** Smallest heading error that is drawn as a wedge. rad */
  wedge: 0.03,
  /** Smallest heading error whose number is shown. rad */
  value: toRadians(5),
};

/** Largest number of bodies whose heading error is drawn. */
const mostExplained = 12;

/** Largest number of bodies whose heading errors are followed by the words “to turn”. */
const mostTold = 2;

/** Returns the scale for drawings around a body, CSS pixels per metre. */
function scaleAround({ scale, enlargement }: Readonly<DrawnBody>, { zoom }: Viewport): number {
  return Math.max(zoom * enlargement, scale);
}

export const sectorLayer = drawingLayer((graphics, { bodies, viewport }) => {
  for (const [entity, body] of bodies) {
    const { centre } = body;
    const closed = entity.guided?.closed;
    if (!closed) continue;
    const radius = sector.radius * scaleAround(body, viewport);
    graphics.fillStyle(palette.error, sector.alpha);
    const from = closed[0] + viewport.turn;
    graphics.slice(centre.x, centre.y, radius, from, from + sectorWidth(closed), false).fillPath();
  }
});

export const errorLayer = drawingLayer((graphics, { session, view, viewport, mode, bodies, labels }) => {
  // Some games leave no time to read them.
  if (!view.shown.vectors || mode.hides.includes('explanations')) return;
  const { simulation, round } = session;
  // These angles would be mistaken for the angles of the answer, and lie on its marks.
  if (round.state === 'held') return;
  // Enemies are only aimed at; their turns are not explained.
  const explained = [...bodies]
    .filter(
      ([entity]) => !simulation.specOf(entity).hostile && kindOf(entity).controlledVariable === 'heading',
    )
    .slice(0, mostExplained);
  for (const [n, [entity, body]] of explained.entries()) {
    const { angle, heading, centre } = body;
    // The error is from before the last step; the body is drawn part of a step later.
    const turned = angle - simulation.before.at(session.entities.indexOf(entity)).angle;
    const error = entity.turn.error === null ? null : entity.turn.error - turned;
    if (error === null || Math.abs(error) < least.wedge) continue;
    const scale = scaleAround(body, viewport);
    const colour = colourOf(session, entity);
    drawWedge(graphics, centre, reach.wedge * scale, { from: heading, sweep: error, colour });
    if (Math.abs(error) < least.value) continue;
    const middle = heading + error / 2;
    const away = reach.label * scale;
    labels.place({
      id: `error ${n}`,
      text: `${angleText(Math.abs(error))}${explained.length > mostTold ? '' : ' to turn'}`,
      at: { x: centre.x + away * Math.cos(middle), y: centre.y + away * Math.sin(middle) },
      sides: ['centre', 'right', 'left', 'above', 'below'],
      gap: 4,
      priority: importance.error,
      patience: 0.2,
      colour,
    });
  }
});
