// Momentum of crates: an arrow at each, whose length shows the momentum received in all hits together.
import { knowsMomentum, momentumGiven } from '../../../world/simulation/meters/momentum-given';
import { palette } from '../../view/palette';
import { strokeArrow } from '../draw/strokes';
import { drawingLayer } from '../layer';

/** Length of the arrow at a crate, which shows the momentum that the crate received. */
const arrow = {
  /** Length of the arrow at a crate for each N s of momentum that the crate has received. m */
  each: 0.03,
  /** Largest length of the arrow that shows a crate's momentum. m */
  longest: 4.5,
  /** Smallest length of the arrow at a crate, m. A shorter arrow is not drawn. */
  shortest: 0.5,
};

/** Line width of an arrow at a crate, and of its dark edge. CSS pixels */
const widths = { line: 2.5, edge: 5 };

export const momentumLayer = drawingLayer((graphics, { session: { simulation, game }, viewport, labels }) => {
  if (game || !knowsMomentum(simulation)) return;
  const { specs } = simulation.obstacleField;
  simulation.obstacles.forEach((crate, n) => {
    if (crate.kind !== 'crate' || !crate.body.isActive()) return;
    const { x, y } = momentumGiven(crate, specs[n]);
    const momentum = Math.hypot(x, y);
    const length = Math.min(arrow.longest, arrow.each * momentum);
    if (length < arrow.shortest) return;
    const from = crate.body.getPosition();
    const share = length / momentum;
    const ends = [
      viewport.toPage(from),
      viewport.toPage({ x: from.x + share * x, y: from.y + share * y }),
    ] as const;
    labels.addSoftObstacle(ends);
    graphics.lineStyle(widths.edge, palette.night, 0.7);
    strokeArrow(graphics, ...ends);
    graphics.lineStyle(widths.line, palette.label, 1);
    strokeArrow(graphics, ...ends);
  });
});
