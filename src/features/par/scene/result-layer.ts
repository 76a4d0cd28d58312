// Draws the result of a run on the field: places of lost time, the most expensive turn, and advice.
import { drawWedge, strokeArrow } from '../../../app/scene/draw/strokes';
import { importance } from '../../../app/scene/labels/label-board';
import { drawingLayer } from '../../../app/scene/layer';
import { boxAbout, boxOf } from '../../../app/view/box';
import { palette } from '../../../app/view/palette';
import { lowHeight, phoneWidth } from '../../../app/view/steps';
import { friendsAmong } from '../rules/ghosts';
import { parOf } from '../rules/par-rules';
import { adviceText } from '../text';
import { drawLegs } from './legs';

/** Radius of the wedge that marks the turn that cost most time. m */
const wedgeRadius = 6;

/** Least distance between the middle of a gate and the text about the body that finished last. CSS pixels */
const lagRoom = 16;

/** Style and placement of the texts about a finished run. */
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

/** Least width of the page for the usual size of result texts. CSS pixels */
const roomy = 880;

/** Font size and line width of result texts, on wide and narrow pages. CSS pixels */
const types = { page: { size: 15, wrap: 230 }, narrow: { size: 13, wrap: 150 } };

/**
 * Style of the arrow that shows where to move a waypoint. CSS pixels. `width`: line width. `least`: least drawn length.
 */
const arrow = { width: 3, least: 26 };

export const resultLayer = drawingLayer((graphics, frame) => {
  const { session, viewport, labels } = frame;
  const rules = parOf(session.simulation);
  const result = rules?.state === 'over' ? rules.display.result : null;
  if (!rules || !result) return;
  const advice = frame.view.advises ? result.advice : null;
  // In a race each gate already shows the times of the rivals.
  drawLegs(graphics, rules, result.legs, frame, 1, friendsAmong(rules.display.ghosts).length === 0);
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
  if (advice) {
    const [from, to] = [advice.from, advice.to].map((place) => viewport.toPage(place));
    const longer = Math.max(1, arrow.least / Math.hypot(to.x - from.x, to.y - from.y));
    const tip = { x: from.x + longer * (to.x - from.x), y: from.y + longer * (to.y - from.y) };
    graphics.lineStyle(arrow.width, palette.target);
    strokeArrow(graphics, from, tip);
    labels.addObstacle(boxOf([from, tip]));
  }
  const { turn, words } = result;
  if (!turn || !words || !frame.view.advises) return;
  const at = viewport.toPage(turn.at);
  const radius = wedgeRadius * viewport.zoom;
  drawWedge(graphics, at, radius, {
    from: turn.from + viewport.turn,
    sweep: turn.angle,
    colour: palette.label,
  });
  const isUpright = viewport.width <= phoneWidth && viewport.height > lowHeight;
  labels.place({
    id: 'dearest turn',
    text: advice && !isUpright ? `${words} ${adviceText(advice, rules.gates)}` : words,
    at: boxAbout(at, radius / 2),
    ...remark,
    ...type,
  });
});
