// Draws the forecast of a plan: its track from gate to gate by time lost, and time and medal at the dragged waypoint.
// If the plan misses a gate, also the track beyond that gate and the gap between the two.
import type Phaser from 'phaser';
import { strokeDashes, strokePolyline } from '../../../app/scene/draw/strokes';
import { importance, isNarrow } from '../../../app/scene/labels/label-board';
import { drawingLayer, type Frame } from '../../../app/scene/layer';
import { boxAbout, boxOf } from '../../../app/view/box';
import { palette } from '../../../app/view/palette';
import type { Point } from '../../../world/entities/command';
import type { Miss } from '../rules/display';
import { friendsAmong } from '../rules/ghosts';
import { parOf } from '../rules/par-rules';
import { planText } from '../text';
import { postsOf } from './gate-layer';
import { cutIntoDashes, drawLegs } from './legs';

/** Opacity of the drawing of the planned flight. */
const alpha = 0.8;

/** Font sizes at a waypoint (`point`) and a missed gate (`miss`; `narrow` on narrow pages). CSS pixels */
const sizes = { point: 17, miss: 15, narrow: 13 };

/** Radius of the area around a waypoint on which no text is written. CSS pixels */
const pointRoom = 14;

/** Style of the drawn track of a flight that misses a gate. CSS pixels */
const lost = { width: 3, dash: 2, gap: 8 };

/** Style of the dashed line between a track and the gate that it misses. CSS pixels */
const apart = { width: 2, dash: 5, gap: 4 };

/** Style and placement of the text about the planned flight. */
const words = {
  id: 'this line',
  sides: [
    ...(['below', 'above', 'right', 'left'] as const),
    ...(['below right', 'below left', 'above right', 'above left'] as const),
  ],
  reach: 80,
  priority: importance.answer,
  colour: palette.label,
  weight: 600,
  plate: true,
} as const;

export const planLayer = drawingLayer((graphics, frame) => {
  const { session, view, viewport, labels } = frame;
  const rules = parOf(session.simulation);
  const plan = rules?.state === 'ready' ? rules.display.plan : null;
  if (!rules || !plan) return;
  // The texts avoid the gates where possible.
  for (const gate of rules.gates) {
    if (gate.kind !== 'line') continue;
    const [a, b] = postsOf(gate, 0);
    labels.addSoftObstacle([viewport.toPage(a), viewport.toPage(b)]);
  }
  if (plan.miss) {
    labels.place({
      ...words,
      text: planText(plan),
      at: drawMiss(graphics, plan.miss, frame),
      size: isNarrow(labels.free) ? sizes.narrow : sizes.miss,
    });
    return;
  }
  // In a race each gate already shows the times of the rivals.
  drawLegs(graphics, rules, plan.legs, frame, alpha, friendsAmong(rules.display.ghosts).length === 0);
  const place =
    view.selectedWaypoint === null ? undefined : session.commands.waypoints[view.selectedWaypoint];
  if (!place) return;
  labels.place({
    ...words,
    text: `this line: ${planText(plan)}`,
    at: boxAbout(viewport.toPage(place), pointRoom),
    size: sizes.point,
  });
});

/**
 * Draws the track of a flight that misses a gate, and a line from the track to the gate.
 * @returns the bounding box of this line, CSS pixels
 */
function drawMiss(
  graphics: Phaser.GameObjects.Graphics,
  { passed, astray, from, to }: Miss,
  { viewport }: Frame,
) {
  const onPage = (way: readonly Point[]) => way.map((place) => viewport.toPage(place));
  graphics.lineStyle(lost.width, palette.label, alpha);
  strokePolyline(graphics, onPage(passed));
  for (const dash of cutIntoDashes(onPage(astray), lost.dash, lost.gap)) strokePolyline(graphics, dash);
  const gap = onPage([from, to]);
  graphics.lineStyle(apart.width, palette.target);
  strokeDashes(graphics, gap[0], gap[1], apart.dash, apart.gap);
  return boxOf(gap);
}
