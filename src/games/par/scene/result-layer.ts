// Draws the result of a run of Par on the field: where time was won and lost, and the turn that cost most.
import { drawWedge, strokePolyline } from '../../../scene/draw/strokes';
import { boxAbout } from '../../../scene/labels/box';
import { importance } from '../../../scene/labels/label-board';
import { drawing } from '../../../scene/layer';
import { palette } from '../../../view/palette';
import { resultOf } from '../rules/comparison';
import { parOf } from '../rules/par-rules';

/** Time lost in a second beyond which a piece of the way is marked, and time won. */
const marked = { lost: 0.1, won: -0.03 };

/** Width of the marked way. CSS pixels */
const width = 5;

/** Radius of the wedge. m */
const wedgeRadius = 6;

/** Room around the gate at which a body fell behind. CSS pixels */
const lagRoom = 16;

/** How remarks on a result look, and where they stand. */
const remark = {
  sides: [
    ...(['right', 'left', 'below', 'above'] as const),
    ...(['above right', 'above left', 'below right', 'below left'] as const),
    ...(['dock bottom', 'dock top'] as const),
  ],
  priority: importance.score,
  colour: palette.label,
  weight: 500,
  plate: true,
} as const;

/** Width from which on remarks on a result have room beside their gates in their usual type. CSS pixels */
const roomy = 880;

/** Their type and width, on a page and on a narrow one. CSS pixels */
const types = { page: { size: 15, wrap: 230 }, narrow: { size: 13, wrap: 150 } };

export const resultLayer = drawing((graphics, { session, viewport, labels }) => {
  const rules = parOf(session.simulation);
  const result = rules?.state === 'over' ? resultOf(rules) : null;
  if (!result) return;
  const ways = result.pieces.map(({ way, lost }) => ({
    line: way.map((place) => viewport.toPage(place)),
    look: lookOf(lost),
  }));
  graphics.lineStyle(width + 3, palette.night, 0.8);
  for (const { line } of ways) strokePolyline(graphics, line);
  for (const { line, look } of ways) {
    graphics.lineStyle(width, look.colour, look.alpha);
    strokePolyline(graphics, line);
  }
  const type = labels.free.width < roomy ? types.narrow : types.page;
  if (result.lag) {
    labels.place({
      id: 'lag',
      text: result.lag.words,
      at: boxAbout(viewport.toPage(result.lag.at), lagRoom),
      ...remark,
      ...type,
    });
  }
  const { turn, words } = result;
  if (!turn || !words) return;
  const at = viewport.toPage(turn.at);
  const radius = wedgeRadius * viewport.zoom;
  drawWedge(graphics, at, radius, {
    from: turn.from + viewport.turn,
    sweep: turn.angle,
    colour: palette.label,
  });
  labels.place({
    id: 'dearest turn',
    text: words,
    at: boxAbout(at, radius / 2),
    ...remark,
    ...type,
  });
});

/** How a piece of the way looks by the time lost in a second. */
function lookOf(lost: number): { readonly colour: number; readonly alpha: number } {
  if (lost > marked.lost) return { colour: palette.label, alpha: 1 };
  return lost < marked.won ? { colour: palette.gained, alpha: 1 } : { colour: palette.own, alpha: 0.4 };
}
