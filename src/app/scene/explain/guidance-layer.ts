// Guidance of missiles: the aim point, the turn rate of the line of sight, and a note if the law has no solution.

import type Phaser from 'phaser';
import { toDegrees } from '../../../laws/exact/figures';
import { distance } from '../../../world/entities/command';
import { isGuided } from '../../../world/entities/steered-body';
import { type Entity, kindOf } from '../../../world/simulation/entity-kinds';
import { colourOf } from '../../view/bodies';
import { palette } from '../../view/palette';
import { strokeArrow } from '../draw/strokes';
import { importance } from '../labels/label-board';
import { drawingLayer, type Frame } from '../layer';

/** Largest number of bodies that have a text about their line of sight to the target. */
const mostWritten = 4;

/** The aim point (point to which a body steers) is drawn if it is at least this far from the target. m */
const leastLead = 0.5;

/** Least distance to the target for a text about the line of sight. m, for a body of size 1 */
const leastRange = 12;

/** Half the width of the cross that marks a body's aim point (the point that it steers to). CSS pixels */
const crossArm = 5;

export const guidanceLayer = drawingLayer((graphics, frame) => {
  const { session, view, mode } = frame;
  // Some games leave no time to read figures, and draw the important things themselves.
  if (!view.shown.vectors || mode.hides.includes('explanations')) return;
  // An aim point would be mistaken for a mark of the answer.
  if (session.round.state === 'held') return;
  const guided = session.entities.filter(isGuided);
  for (const entity of guided) drawAim(graphics, entity, frame);
  const flying = guided.filter(({ kind }) => kindOf({ kind }).travels);
  for (const entity of flying.slice(0, mostWritten)) write(entity, frame);
});

/** Draws the aim point of a body as a cross at the end of a thin arrow. */
function drawAim(
  graphics: Phaser.GameObjects.Graphics,
  entity: Entity,
  { session, bodies, viewport, labels }: Frame,
): void {
  const { point } = entity.aim;
  const { target } = entity;
  const body = bodies.get(entity);
  if (!point || !target || !body || distance(point, target) < leastLead) return;
  const colour = colourOf(session, entity);
  const { x, y } = viewport.toPage(point);
  graphics.lineStyle(1, colour, 0.4);
  strokeArrow(graphics, body.centre, { x, y });
  graphics.lineStyle(2, colour, 0.95);
  graphics.lineBetween(x - crossArm, y, x + crossArm, y);
  graphics.lineBetween(x, y - crossArm, x, y + crossArm);
  labels.addSoftObstacle([body.centre, { x, y }]);
}

/** Writes beside a body how fast the line of sight to the target turns. */
function write(entity: Entity, { session, bodies, labels }: Frame): void {
  const at = bodies.get(entity)?.box;
  const { target } = entity;
  if (!at || !entity.aim.point || !target) return;
  // Close to the target the line of sight turns by hundreds of degrees a second, which is no useful figure.
  if (distance(entity.body.getPosition(), target) < leastRange * entity.build.size) return;
  const n = session.entities.indexOf(entity);
  const colour = colourOf(session, entity);
  const sides = ['below', 'above', 'right', 'left'] as const;
  const text = rateOf(entity);
  labels.place({ id: `rate ${n}`, text, at, sides, priority: importance.rate, colour });
  if (!entity.aim.fallback) return;
  const words = 'no course meets the target: points at it';
  labels.place({
    id: `fallback ${n}`,
    text: words,
    at,
    sides,
    priority: importance.remark,
    patience: 0.4,
    colour: palette.caption,
    wrap: 180,
  });
}

/** Returns a text that says how fast the line from the body to its target turns. */
function rateOf({ aim }: Entity): string {
  const degrees = Math.abs(toDegrees(aim.lineOfSightRate));
  return `line of sight turns ${degrees.toFixed(degrees < 9.95 ? 1 : 0)}°/s`;
}
