// Closest approaches: places where each chasing body last passed its target, with the miss distance.
import { colourOf } from '../../view/bodies';
import { boxAbout } from '../../view/box';
import { importance } from '../labels/label-board';
import { drawingLayer } from '../layer';

/** Largest number of closest approaches that are shown for each body. */
const mostApproaches = 3;

/** Largest number of bodies whose closest approaches to a target are shown. */
const mostBodies = 6;

/** Simulated time in which the marker of a closest approach fades. s */
const fadeTime = 12;

/** Lowest opacity of the text that says how close a body came to its target. */
const leastAlpha = 0.75;

/** Half the width of the diamond that marks a closest approach. CSS pixels */
const half = 5;

export const approachLayer = drawingLayer((graphics, { session, view, viewport, mode, labels }) => {
  if (!view.shown.vectors || mode.hides.includes('explanations')) return;
  // The picture leaves its room to the marks of the answer.
  if (session.round.state === 'held') return;
  const { simulation } = session;
  for (const [n, entity] of session.entities.slice(0, mostBodies).entries()) {
    const approaches = (simulation.measures.of(entity)?.approach.approaches ?? []).slice(-mostApproaches);
    const colour = colourOf(session, entity);
    for (const { place, range, time } of approaches) {
      const alpha = 1 - (simulation.time - time) / fadeTime;
      if (alpha <= 0) continue;
      const { x, y } = viewport.toPage(place);
      graphics.lineStyle(1.5, colour, alpha);
      graphics.lineBetween(x - half, y, x, y - half);
      graphics.lineBetween(x, y - half, x + half, y);
      graphics.lineBetween(x + half, y, x, y + half);
      graphics.lineBetween(x, y + half, x - half, y);
      const box = boxAbout({ x, y }, half);
      labels.addObstacle(box);
      // Only the last one has its figure, because figures would pile up at a target that is passed repeatedly.
      if (place !== approaches.at(-1)?.place) continue;
      labels.place({
        id: `approach ${n}`,
        text: `passed at ${range.toFixed(2)} m`,
        at: box,
        sides: ['right', 'left', 'above', 'below'],
        priority: importance.approach,
        colour,
        alpha: Math.max(leastAlpha, alpha),
      });
    }
  }
});
