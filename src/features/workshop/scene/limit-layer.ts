// Draws the allowed overshoot of the scene's challenge in the curve on the card of the body with the written law: a
// dashed line. Also labels the time before the start, in which the body is clamped.
import { reachOn } from '../../../app/scene/cards/card-layer';
import { axisOf, holdOf, statesOf } from '../../../app/scene/cards/card-state';
import { boxAfter, heightOf } from '../../../app/scene/cards/card-trace';
import { strokeDashes } from '../../../app/scene/draw/strokes';
import { importance } from '../../../app/scene/labels/label-board';
import { drawingLayer } from '../../../app/scene/layer';
import { palette } from '../../../app/view/palette';
import { challenges } from '../../../lab/ladder/challenges';
import { challengeOn } from '../../../lab/ladder/on-field';
import { quantities } from '../../../lab/ladder/quantities';

/** Style of the dashed line at the allowed overshoot, and of the two labels on the card. */
const look = {
  /** Thickness of the dashed line. CSS pixels */
  width: 1,
  /** Length of one dash. CSS pixels */
  dash: 5,
  /** Gap between two dashes. CSS pixels */
  gap: 4,
  /** Opacity of the dashed line. 0 to 1 */
  alpha: 0.6,
  /** Font size of the labels. CSS pixels */
  size: 13,
  /** Smallest distance from the zero line at which the dashed line is drawn. CSS pixels */
  leastOff: 2,
  /** Smallest length at which the dashed line gets a label. CSS pixels */
  leastLine: 120,
  /** Smallest width at which the part of the curve before the turn gets the label "held". CSS pixels */
  leastHeld: 40,
};

export const limitLayer = drawingLayer((graphics, { session, cards, labels }) => {
  const place = challengeOn(session.scenario);
  const goal = place === null ? null : challenges[place].goals.find(({ isOvershoot }) => isOvershoot);
  const own = cards?.shown.find(({ entity }) => entity.controller.kind === 'own');
  if (!goal || !own?.card.curve) return;
  const states = statesOf(session);
  const { course, heldError } = states[own.index];
  const step = course?.step ?? heldError;
  if (step === null) return;
  const hold = holdOf(session);
  const { curve } = own.card;
  const box = hold ? boxAfter(curve, hold.length, axisOf(session)) : curve;
  const reach = reachOn(session, states);
  const y = heightOf(-goal.limit * Math.abs(step), box, reach);
  const right = box.left + box.width;
  const isClear = y - heightOf(0, box, reach) >= look.leastOff;
  if (isClear) {
    graphics.lineStyle(look.width, palette.label, look.alpha);
    strokeDashes(graphics, { x: box.left, y }, { x: right, y }, look.dash, look.gap);
  }
  const text = { colour: palette.caption, size: look.size, priority: importance.card };
  if (isClear && box.width >= look.leastLine)
    labels.pin({
      id: 'limit',
      text: `limit ${quantities[goal.quantity].limit(goal.limit)}`,
      at: { x: right, y: y + 2 },
      origin: [1, 0],
      ...text,
    });
  const held = box.left - curve.left;
  if (held < look.leastHeld) return;
  labels.pin({
    id: 'held',
    text: 'held',
    at: { x: curve.left + held / 2, y: curve.top + curve.height - 2 },
    origin: [0.5, 1],
    ...text,
  });
});
