// The turning circle, which shows why a missile orbits a target inside it.
import { reachableSpeed } from '../../../world/entities/guidance/turning-circle';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Pose } from '../../../world/simulation/pose';
import { colourOf } from '../../view/bodies';
import { boxAbout } from '../../view/box';
import { arcPoints, strokePolylineDashed } from '../draw/strokes';
import { importance } from '../labels/label-board';
import { drawingLayer } from '../layer';

/** Threshold for drawing a turning circle: missile speed divided by the highest speed that can reach the target. */
const tooFast = 1.05;

/** Largest number of missiles whose turning circles are drawn. */
const mostDrawn = 4;

export const turningLayer = drawingLayer((graphics, { session, view, viewport, mode, bodies, labels }) => {
  // An answer has its own circle.
  if (session.round.state === 'held' || !view.shown.vectors || mode.hides.includes('explanations')) return;
  const orbiting = session.entities.filter(orbits);
  for (const [n, missile] of orbiting.slice(0, mostDrawn).entries()) {
    const body = bodies.get(missile);
    if (!body) continue;
    const radius = missile.body.getLinearVelocity().length() / turnRateOf(missile);
    const colour = colourOf(session, missile);
    graphics.lineStyle(1.25, colour, 0.6);
    const side = Math.sign(missile.body.getLocalPoint(missile.target!).y) || 1;
    const centre = viewport.toPage(beside(body, side * radius));
    strokePolylineDashed(graphics, arcPoints(centre, radius * viewport.zoom));
    labels.place({
      id: `turning ${n}`,
      text: 'The target is inside its turning circle: at this speed it cannot get there',
      at: boxAbout(centre, radius * viewport.zoom),
      sides: ['below', 'above', 'right', 'left', 'dock bottom', 'dock left', 'dock right'],
      priority: importance.remark,
      patience: 0.4,
      colour,
      wrap: 250,
    });
  }
});

/** Returns the turn rate for a body's turning circle. rad/s; Infinity without a limit */
function turnRateOf({ limits, guided }: Entity): number {
  return limits.turnRate < Infinity ? limits.turnRate : (guided?.sustainedTurnRate ?? Infinity);
}

/** Whether a missile orbits a target inside the missile's turning circle. */
function orbits(missile: Entity): boolean {
  const { target, command, body } = missile;
  if (!target || !missile.guided?.missed || command.kind === 'turn-towards') return false;
  const { x, y } = body.getLocalPoint(target);
  const reachable = reachableSpeed(x, y, missile.seekDistance, turnRateOf(missile));
  return body.getLinearVelocity().length() > tooFast * reachable;
}

/** Returns a point beside a body. @param aside distance, m, positive to the right of the body's heading */
function beside({ x, y, angle }: Pose, aside: number): { x: number; y: number } {
  return { x: x - aside * Math.sin(angle), y: y + aside * Math.cos(angle) };
}
