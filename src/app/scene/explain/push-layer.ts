// The push: the torque of the wind on each body, as two curved arrows around its dial or around the body.
import type Phaser from 'phaser';
import type { Point } from '../../../world/entities/command';
import { pushShare } from '../../../world/simulation/meters/push-share';
import { palette } from '../../view/palette';
import { arcPoints } from '../draw/strokes';
import { drawingLayer } from '../layer';

type Graphics = Phaser.GameObjects.Graphics;

/** Place of the two arrows: angle of the first on the page (rad), radius on a dial (share), and in the field (m). */
const place = { middle: (-3 * Math.PI) / 4, onDial: 1.07, inField: 5.4 };

/** Angle of an arrow for a torque equal to the motor's, and largest angle. rad */
const sweeps = { wholeMotor: Math.PI / 2, most: 0.9 * Math.PI };

/** Opacities of the arrow's tail and end, and number of steps between. */
const fade = { tail: 0.12, end: 0.9, steps: 10 };

/** Line width, least and largest, and half the width of the head, over the radius. CSS pixels */
const look = { line: 0.022, leastLine: 2.2, mostLine: 4.5, head: 2.1 };

/** Returns the angle of an arrow. rad, positive clockwise @param share torque over the motor's largest, signed */
export function sweepOf(share: number): number {
  return Math.sign(share) * Math.min(sweeps.most, Math.abs(share) * sweeps.wholeMotor);
}

/** Draws two opposite arrows around a centre. @param share see sweepOf */
function drawCouple(graphics: Graphics, centre: Point, radius: number, share: number): void {
  const sweep = sweepOf(share);
  const line = Math.min(look.mostLine, Math.max(look.leastLine, look.line * radius));
  const half = look.head * line;
  // The head is equally long and wide. The line ends at its middle.
  const headAngle = (2 * half) / radius;
  for (const middle of [place.middle, place.middle + Math.PI]) {
    const end = middle + sweep / 2;
    const points = arcPoints(centre, radius, middle - sweep / 2, sweep);
    const shaft = points.length - 1;
    for (let n = 0; n < shaft; n++) {
      const grown = Math.ceil(((n + 1) / shaft) * fade.steps) / fade.steps;
      graphics.lineStyle(line, palette.label, fade.tail + (fade.end - fade.tail) * grown);
      graphics.lineBetween(points[n].x, points[n].y, points[n + 1].x, points[n + 1].y);
    }
    const [inner, outer, tip] = [
      [radius - half, end],
      [radius + half, end],
      [radius, end + Math.sign(sweep) * headAngle],
    ].map(([r, angle]) => ({ x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) }));
    graphics.fillStyle(palette.label, fade.end);
    graphics.fillTriangle(inner.x, inner.y, outer.x, outer.y, tip.x, tip.y);
  }
}

export const pushLayer = drawingLayer(
  (graphics, { session: { simulation }, cards, bodies, viewport, lag }) => {
    for (const [entity, body] of bodies) {
      const share = pushShare(simulation, entity, simulation.time - lag);
      if (share === 0 || !body.box) continue;
      const dial = cards?.shown.find((card) => card.entity === entity)?.card.dial;
      if (dial) drawCouple(graphics, dial, place.onDial * dial.radius, share);
      else if (!cards)
        drawCouple(graphics, body.centre, place.inField * entity.build.size * viewport.zoom, share);
    }
  },
);
