// The turning circle: it shows why a missile orbits a target that is inside its turning circle.
import { reachableSpeed } from '../../../world/entities/guidance/turning-circle';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Pose } from '../../../world/simulation/pose';
import { colourOf } from '../../view/bodies';
import { boxAbout } from '../../view/box';
import { arcPoints, strokePolylineDashed } from '../draw/strokes';
import { importance } from '../labels/label-board';
import { drawing } from '../layer';

/** How far the speed must be above the one at which the target can be reached, as a factor. At 1 the circles of a missile that eases its throttle flicker. */
const tooFast = 1.05;

/** How many missiles have their circles drawn, the first ones. */
const mostDrawn = 4;

export const turningLayer = drawing((graphics, { session, view, viewport, mode, bodies, labels }) => {
  if (!view.shown.vectors || mode.hides.includes('explanations')) return;
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

/** Turn rate of its circle. rad/s: the limit, or without a limit the rate that the motor can keep up. */
function turnRateOf({ limits, guided }: Entity): number {
  return limits.turnRate < Infinity ? limits.turnRate : (guided?.sustainedTurnRate ?? Infinity);
}

/** Whether a missile has missed its target and the target is inside a turning circle, out of its seek distance. */
function orbits(missile: Entity): boolean {
  const { target, command, body } = missile;
  if (!target || !missile.guided?.missed || command.kind === 'turn-towards') return false;
  const { x, y } = body.getLocalPoint(target);
  const reachable = reachableSpeed(x, y, missile.seekDistance, turnRateOf(missile));
  return body.getLinearVelocity().length() > tooFast * reachable;
}

/** A point to the side of a body. @param aside m, positive to the right of its heading */
function beside({ x, y, angle }: Pose, aside: number): { x: number; y: number } {
  return { x: x - aside * Math.sin(angle), y: y + aside * Math.cos(angle) };
}
