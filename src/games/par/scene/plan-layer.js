// Draws what a plan would bring: its way by the time lost on each leg, and at the point in hand its time and medal.
import { boxAbout } from '../../../scene/labels/box';
import { importance } from '../../../scene/labels/label-board';
import { drawing } from '../../../scene/layer';
import { palette } from '../../../view/palette';
import { planOf } from '../rules/comparison';
import { parOf } from '../rules/par-rules';
import { planText } from '../text';
import { drawLegs } from './legs';

/** Opacity of the way that is not flown yet. */
const alpha = 0.8;
/** Room round a point. CSS pixels */
const pointRoom = 14;
export const planLayer = drawing((graphics, frame) => {
  const { session, view, viewport, labels } = frame;
  const rules = parOf(session.simulation);
  const plan = rules?.state === 'ready' ? planOf(rules) : null;
  if (!rules || !plan) return;
  drawLegs(graphics, rules, plan.legs, frame, alpha);
  const place =
    view.selectedWaypoint === null ? undefined : session.commands.waypoints[view.selectedWaypoint];
  if (!place) return;
  labels.place({
    id: 'this line',
    text: `this line: ${planText(plan)}`,
    at: boxAbout(viewport.toPage(place), pointRoom),
    sides: ['below', 'above', 'right', 'left', 'below right', 'below left', 'above right', 'above left'],
    reach: 80,
    priority: importance.answer,
    colour: palette.label,
    size: 17,
    weight: 600,
    plate: true,
  });
});
